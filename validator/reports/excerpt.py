"""Text from a record as a terminal shows it: nothing raw, and marks under the right characters."""

import unicodedata
from typing import Final

WIDTH: Final = 100
"""The number of characters that are shown of a long line."""

TAB: Final = 4


def visible(text: str, encoding: str = "utf-8") -> str:
    """Return text for a terminal: control characters and what the encoding lacks are written as escapes."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(_visible(character, encoding) for character in text)


def columns(text: str) -> int:
    """Return the number of columns that printable text takes on a terminal."""
    return len(text) if text.isascii() else sum(_columns(character) for character in text)


def excerpt(text: str, column: int, end_column: int, encoding: str = "utf-8") -> tuple[str, str]:
    """Return a source line, cut around its columns ``column`` to ``end_column``, and the marks below these.

    The columns count from 1, the end is exclusive; a place without width is marked by a single ``^``.
    """
    start, end = column - 1, end_column - 1
    first = max(0, min(start - WIDTH // 2, len(text) - WIDTH))
    last = min(len(text), first + WIDTH)
    cells = _cells(text[first:last], encoding)
    before = _ellipsis(first > 0, encoding) + "".join(cells[: start - first])
    marked = "".join(cells[start - first : end - first])
    rest = "".join(cells[start - first :]) + _ellipsis(last < len(text), encoding)
    return (before + rest).rstrip(), " " * columns(before) + "^" * max(1, columns(marked))


def _cells(text: str, encoding: str) -> list[str]:
    cells: list[str] = []
    column = 0
    for character in text:
        cell = " " * (TAB - column % TAB) if character == "\t" else visible(character, encoding)
        cells.append(cell)
        column += columns(cell)
    return cells


def _visible(character: str, encoding: str) -> str:
    if not character.isprintable():
        return character.encode("unicode_escape").decode("ascii")
    return character.encode(encoding, "backslashreplace").decode(encoding)


def _columns(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me"):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def _ellipsis(cut: bool, encoding: str) -> str:
    if not cut:
        return ""
    return "…" if visible("…", encoding) == "…" else "..."
