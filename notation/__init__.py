"""The Seven Rocks Notation: what a record says, how it is read and how it is written."""

from sevenrocks.notation.form import Form
from sevenrocks.notation.json_writer import json_document, json_lines, match_to_json
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
