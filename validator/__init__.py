"""The validator: replays what a record says, judges it by the rules, and tells what is wrong."""

from sevenrocks.validator.api import DealReport, MatchReport, Validation, Verdict, report, validate
from sevenrocks.validator.catalogue import CATALOGUE, Entry, message, remark
from sevenrocks.validator.discrepancy import Discrepancy, Edit, Fix, Related
from sevenrocks.validator.game import KNOCKED, OPENING, Game
from sevenrocks.validator.language import LANGUAGES, speaking
from sevenrocks.validator.replay import Replay, Step, replay

__all__ = [
    "CATALOGUE",
    "KNOCKED",
    "LANGUAGES",
    "OPENING",
    "DealReport",
    "Discrepancy",
    "Edit",
    "Entry",
    "Fix",
    "Game",
    "MatchReport",
    "Related",
    "Replay",
    "Step",
    "Validation",
    "Verdict",
    "message",
    "remark",
    "replay",
    "report",
    "speaking",
    "validate",
]
