"""The Seven Rocks Notation: what a record says, how it is read and how it is written."""

from typing import TYPE_CHECKING

from sevenrocks.notation.form import Form
from sevenrocks.notation.parser import Reading, parse
from sevenrocks.notation.record import (
    Address,
    Deal,
    Draw,
    End,
    Ending,
    Event,
    Fault,
    Hand,
    Kind,
    Match,
    Notes,
    Opener,
    Origin,
    Place,
    Play,
    Result,
    Round,
    Score,
    Tag,
    Unreadable,
)
from sevenrocks.notation.render import render
from sevenrocks.notation.source import Source
from sevenrocks.notation.tiles import KNOCK, NO_TARGET, SEATS, SIDES, target_name, tile_name, tile_of

if TYPE_CHECKING:
    from sevenrocks.notation.json_writer import json_document, json_lines, match_to_json

__all__ = [
    "KNOCK",
    "NO_TARGET",
    "SEATS",
    "SIDES",
    "Address",
    "Deal",
    "Draw",
    "End",
    "Ending",
    "Event",
    "Fault",
    "Form",
    "Hand",
    "Kind",
    "Match",
    "Notes",
    "Opener",
    "Origin",
    "Place",
    "Play",
    "Reading",
    "Result",
    "Round",
    "Score",
    "Source",
    "Tag",
    "Unreadable",
    "json_document",
    "json_lines",
    "match_to_json",
    "parse",
    "render",
    "target_name",
    "tile_name",
    "tile_of",
]


def __getattr__(name: str) -> object:
    """What writes JSON: loaded once it is asked for, so that whoever only reads does not wait for it."""
    if name not in ("json_document", "json_lines", "match_to_json"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from sevenrocks.notation import json_writer  # noqa: PLC0415

    return getattr(json_writer, name)
