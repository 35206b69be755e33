"""A canvas of characters: thin lines that meet are joined, outlines and text lie over them."""

from collections.abc import Iterator
from itertools import groupby
from typing import Final, NamedTuple

from sevenrocks.validator.drawing.box import Area
from sevenrocks.validator.reports.style import Paint

_NORTH, _EAST, _SOUTH, _WEST = 1, 2, 4, 8
_JOINED: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""By the sum of the directions in which thin lines leave a cell."""

_ASCII: Final = str.maketrans("╵╶└╷│┌├╴┘─┴┐┤┬┼╎╌═║╔╗╝╚━┃┏┓┛┗", "|-+||++-+-+++++:.######******")


class Outline(NamedTuple):
    """The characters of an outline: its sides, and its corners clockwise from the upper left one."""

    across: str
    down: str
    corners: str


DOUBLE: Final = Outline("═", "║", "╔╗╝╚")
HEAVY: Final = Outline("━", "┃", "┏┓┛┗")


class Canvas:
    """Cells by column and row, which may be negative; what is drawn later lies on top."""

    def __init__(self) -> None:
        self._lines: dict[tuple[int, int], int] = {}
        self._cells: dict[tuple[int, int], tuple[str, str]] = {}

    def rectangle(self, area: Area) -> None:
        """Draw thin lines along the sides of an area."""
        left, top, right, bottom = area
        for column in range(left, right):
            for row in (top, bottom):
                self._join(column, row, _EAST)
                self._join(column + 1, row, _WEST)
        for row in range(top, bottom):
            for column in (left, right):
                self._join(column, row, _SOUTH)
                self._join(column, row + 1, _NORTH)

    def outline(self, area: Area, outline: Outline, style: str) -> None:
        """Draw thick lines along the sides of an area, over what is there."""
        left, top, right, bottom = area
        for row in (top, bottom):
            self.write(left + 1, row, outline.across * (area.width - 1), style)
        for row in range(top + 1, bottom):
            self.write(left, row, outline.down, style)
            self.write(right, row, outline.down, style)
        corners = ((left, top), (right, top), (right, bottom), (left, bottom))
        for (column, row), corner in zip(corners, outline.corners, strict=True):
            self.write(column, row, corner, style)

    def write(self, column: int, row: int, text: str, style: str = "") -> None:
        """Write text from a cell on, one character a cell."""
        for offset, character in enumerate(text):
            self._cells[column + offset, row] = character, style

    def rows(self, left: int, paint: Paint, *, ascii_only: bool = False) -> Iterator[str]:
        """Give what was drawn, row by row, from a column on and without blanks at the right."""
        used = self._lines.keys() | self._cells.keys()
        rows = [row for _, row in used]
        for row in range(min(rows), max(rows) + 1):
            last = max((column for column, other in used if other == row), default=left - 1)
            cells = [self._cell(column, row) for column in range(left, last + 1)]
            yield "".join(_painted(cells, paint, ascii_only=ascii_only))

    def _join(self, column: int, row: int, direction: int) -> None:
        self._lines[column, row] = self._lines.get((column, row), 0) | direction

    def _cell(self, column: int, row: int) -> tuple[str, str]:
        return self._cells.get((column, row)) or (_JOINED[self._lines.get((column, row), 0)], "")


def _painted(cells: list[tuple[str, str]], paint: Paint, *, ascii_only: bool) -> Iterator[str]:
    """Cells of one style as one text in it."""
    for style, group in groupby(cells, key=lambda cell: cell[1]):
        text = "".join(character for character, _ in group)
        text = text.translate(_ASCII) if ascii_only else text
        yield paint(text, style) if style else text
