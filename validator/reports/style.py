"""Colour for terminals that want it, and the room that they have."""

import os
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TextIO, TypeAlias

from sevenrocks.validator.reports.excerpt import WIDTH

Paint: TypeAlias = Callable[[str, str], str]
"""Gives a text in a style: ``error``, ``warning``, ``note``, ``strong`` or ``faint``."""

_CODES: Final = {"error": "1;31", "warning": "1;33", "note": "1;36", "strong": "1", "faint": "2"}


def paint(text: str, style: str) -> str:
    """Give the text in colour."""
    return f"\x1b[{_CODES[style]}m{text}\x1b[0m"


def plain(text: str, style: str) -> str:  # noqa: ARG001 - a Paint that uses none
    """Give the text as it is."""
    return text


def paint_for(stream: TextIO) -> Paint:
    """Return ``paint`` for a terminal or where ``FORCE_COLOR`` is set, and ``plain`` where ``NO_COLOR`` is.

    A terminal with ``TERM=dumb`` has no colour.
    """
    if os.environ.get("NO_COLOR"):
        return plain
    if os.environ.get("FORCE_COLOR"):
        return paint
    return paint if stream.isatty() and os.environ.get("TERM") != "dumb" else plain


def width_of(stream: TextIO) -> int:
    """Return how many columns there are on a line."""
    if not stream.isatty():
        return WIDTH
    from shutil import get_terminal_size  # noqa: PLC0415 - which a file shall not wait for

    return get_terminal_size((WIDTH, 24)).columns


@dataclass(frozen=True, slots=True)
class BlockStyle:
    """How blocks are written: ``full`` cuts no list, ``width`` is that of the terminal in columns."""

    encoding: str = "utf-8"
    paint: Paint = plain
    full: bool = False
    width: int = WIDTH
