"""The validator: replays what a record says, judges it by the rules, and tells what is wrong."""

from sevenrocks.validator.api import DealReport, MatchReport, Validation, validate
from sevenrocks.validator.catalogue import message
from sevenrocks.validator.discrepancy import Discrepancy, Edit, Fix, Related
from sevenrocks.validator.replay import Replay, Step, replay

__all__ = [
    "DealReport",
    "Discrepancy",
    "Edit",
    "Fix",
    "MatchReport",
    "Related",
    "Replay",
    "Step",
    "Validation",
    "message",
    "replay",
    "validate",
]
