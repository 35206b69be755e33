"""The validator: replays what a record says, judges it by the rules, and tells what is wrong."""

from typing import TYPE_CHECKING

from sevenrocks.validator.api import DealReport, MatchReport, Validation, Verdict, report, validate
from sevenrocks.validator.discrepancy import Discrepancy, Edit, Fix, Related
from sevenrocks.validator.game import Game
from sevenrocks.validator.language import LANGUAGES, speaking
from sevenrocks.validator.progress import KNOCKED, OPENING
from sevenrocks.validator.replay import Replay, Step, replay

if TYPE_CHECKING:
    from sevenrocks.validator.catalogue import CATALOGUE, Entry, message, remark

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


def __getattr__(name: str) -> object:
    """What the catalogue says: loaded once it is asked for, so that a right record does not wait for it."""
    if name not in ("CATALOGUE", "Entry", "message", "remark"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sevenrocks.validator import catalogue  # noqa: PLC0415

    return getattr(catalogue, name)
