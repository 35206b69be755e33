"""Text from a record as a terminal shows it: nothing raw, and marks under the right characters."""

import unicodedata
from typing import Final

WIDTH: Final = 100
"""The number of columns that a line and its marks take at most where nothing else is said."""

TAB: Final = 4

_JOINERS: Final = "\u200c\u200d"
"""The zero width non-joiner and joiner."""


def visible(text: str, encoding: str = "utf-8") -> str:
    """Return text for a terminal: control characters and what the encoding lacks are written as escapes.

    The characters that join letters, as Persian names and some emoji have them, stay between what they join.
    """
    if text.isascii() and text.isprintable():
        return text
    return "".join(
        _encodable(character, encoding) if _joins(text, at) else _visible(character, encoding)
        for at, character in enumerate(text)
    )


def columns(text: str) -> int:
    """Return the number of columns that printable text takes on a terminal."""
    return len(text) if text.isascii() else sum(_columns(character) for character in text)


def excerpt(
    text: str, column: int, end_column: int, encoding: str = "utf-8", width: int = WIDTH
) -> tuple[str, str]:
    """Return a source line, cut around its columns ``column`` to ``end_column``, and the marks below these.

    The columns count from 1, the end is exclusive; a place without width is marked by a single ``^``.
    Neither of the two takes more than ``width`` columns of a terminal.
    """
    start, end = column - 1, end_column - 1
    first = max(0, start - width)
    cells = _cells(text[first : start + width], encoding)
    cells += [" "] * (start - first + 1 - len(cells))  # for a mark behind the end
    widths = [columns(cell) for cell in cells]
    cut = _ellipsis(encoding)
    shown = range(len(cells))
    if first > 0 or first + len(cells) < len(text) or sum(widths) > width:
        shown = _around(start - first, widths, width - 2 * len(cut))
    is_cut = first + shown.start > 0, first + shown.stop < len(text)
    before = cut * is_cut[0] + "".join(cells[shown.start : start - first])
    marked = "".join(cells[start - first : min(end - first, shown.stop)])
    rest = "".join(cells[start - first : shown.stop]) + cut * is_cut[1]
    return (before + rest).rstrip(), " " * columns(before) + "^" * max(1, columns(marked))


def _around(middle: int, widths: list[int], room: int) -> range:
    """The cells around the one in the ``middle`` that a number of columns has room for."""
    first = last = middle
    while first > 0 and sum(widths[first - 1 : last]) <= room // 2:
        first -= 1
    while last < len(widths) and sum(widths[first : last + 1]) <= room:
        last += 1
    while first > 0 and sum(widths[first - 1 : last]) <= room:
        first -= 1
    return range(first, last)


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
    return _encodable(character, encoding)


def _encodable(character: str, encoding: str) -> str:
    return character.encode(encoding, "backslashreplace").decode(encoding)


def _joins(text: str, at: int) -> bool:
    """Whether a character joins those around it, of which neither is ASCII."""
    around = text[max(at - 1, 0) : at] + text[at + 1 : at + 2]
    return text[at] in _JOINERS and len(around) == 2 and not (around[0].isascii() or around[1].isascii())


def _columns(character: str) -> int:
    if unicodedata.category(character) in ("Mn", "Me") or character in _JOINERS:
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def _ellipsis(encoding: str) -> str:
    return "…" if visible("…", encoding) == "…" else "..."
