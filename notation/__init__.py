"""The Seven Rocks Notation: what a record says, how it is read and how it is written."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

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
from sevenrocks.notation.source import Source
from sevenrocks.notation.tiles import KNOCK, NO_TARGET, SEATS, SIDES, target_name, tile_name, tile_of

if TYPE_CHECKING:
    from sevenrocks.notation.json_writer import json_document, json_lines, match_to_json
    from sevenrocks.notation.render import render

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

_WRITERS: Final = {
    "json_document": "json_writer",
    "json_lines": "json_writer",
    "match_to_json": "json_writer",
    "render": "render",
}
"""What is loaded only once it is asked for, and the modules it is in: whoever reads shall not wait for it."""


def __getattr__(name: str) -> object:
    if name not in _WRITERS:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_WRITERS[name]}"), name)
