"""The Seven Rocks Notation: what a record says, how it is read and how it is written."""

from sevenrocks.notation.json_writer import json_document, json_lines, match_to_json
from sevenrocks.notation.parser import Reading, parse
from sevenrocks.notation.record import Address, Kind, Match, Place, Unreadable
from sevenrocks.notation.render import render

__all__ = [
    "Address",
    "Kind",
    "Match",
    "Place",
    "Reading",
    "Unreadable",
    "json_document",
    "json_lines",
    "match_to_json",
    "parse",
    "render",
]
