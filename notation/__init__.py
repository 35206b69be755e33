"""The Seven Rocks Notation: what a record says, how it is read and how it is written."""

from sevenrocks.notation.parser import Reading, parse
from sevenrocks.notation.record import Address, Kind, Match, Place, Unreadable
from sevenrocks.notation.render import render

__all__ = ["Address", "Kind", "Match", "Place", "Reading", "Unreadable", "parse", "render"]
