"""Remarks: what ``#:`` begins on a line, which is computed and no part of the record."""

from typing import Final

from sevenrocks.notation.exact import take_apart
from sevenrocks.notation.sections import Unread, pieces_of
from sevenrocks.notation.source import Block

REMARK: Final = "#:"

_BLANKS: Final = " \t"


def without_remark(line: str) -> str | None:
    """A line, given without its line end, up to its remark; ``None`` where it holds nothing else.

    Blanks before a remark go with it. A line that cannot be read is left as it is.
    """
    if REMARK not in line or not is_readable(line):
        return line
    start = line.find(REMARK, _end_of_tag(line))
    if start < 0:
        return line
    return line[:start].rstrip(_BLANKS) or None


def is_readable(line: str) -> bool:
    """Whether all that a line holds, given without its line end, is notation."""
    return not any(isinstance(piece, Unread) for piece in pieces_of(Block(line + "\n", 1)))


def _end_of_tag(line: str) -> int:
    """Where the comments of a tag line can begin: the value before may hold anything."""
    return take_apart(line).whole.end if line.lstrip(_BLANKS).startswith("[") else 0
