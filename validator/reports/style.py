"""Colour, for terminals that want it."""

import os
from collections.abc import Callable
from typing import Final, TextIO, TypeAlias

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
    """Return ``paint`` for a terminal, where neither ``NO_COLOR`` nor ``TERM=dumb`` speaks against it."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return paint if wanted and stream.isatty() else plain
