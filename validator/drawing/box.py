"""Boxes of tiles on paper, in whole numbers: the unit is half the short side of a tile, y grows downwards."""

from collections.abc import Iterable
from typing import NamedTuple

from sevenrocks.notation.tiles import IS_DOUBLE
from sevenrocks.validator.table import SITE_VALUE


class Port(NamedTuple):
    """Where the next tile is joined: the middle of an edge, and the direction out of the tile."""

    x: int
    y: int
    dx: int
    dy: int

    @property
    def mark(self) -> "Area":
        """The square in front of the port, where its contribution is shown until a tile lies there."""
        x, y = self.x + self.dx, self.y + self.dy
        return Area(x - 1, y - 1, x + 1, y + 1)


class Area(NamedTuple):
    """A rectangle with its sides along the axes."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def width(self) -> int:
        """How wide it is."""
        return self.right - self.left

    @property
    def height(self) -> int:
        """How high it is."""
        return self.bottom - self.top

    @property
    def center(self) -> tuple[int, int]:
        """Its middle; only areas of even sides have one."""
        return (self.left + self.right) // 2, (self.top + self.bottom) // 2

    def halves(self) -> tuple["Area", "Area"]:
        """Its left and right halves, or upper and lower ones where it is higher than wide."""
        x, y = self.center
        if self.width > self.height:
            return self._replace(right=x), self._replace(left=x)
        return self._replace(bottom=y), self._replace(top=y)


class Box(NamedTuple):
    """A tile on paper: 4 by 2 lying, 2 by 4 standing.

    ``values`` are those of its halves, the left or upper one first.
    """

    tile: int
    area: Area
    values: tuple[int, int]


def box_of(entry: int, area: Area, inlet: Port) -> Box:
    """The box of a tile that is reached through its site ``entry``, at the port ``inlet``."""
    inner, outer = SITE_VALUE[entry], SITE_VALUE[entry ^ 1]
    x, y = area.center
    is_forward = inlet.x < x if area.width > area.height else inlet.y < y
    values = (inner, outer) if is_forward or IS_DOUBLE[entry >> 4] else (outer, inner)
    return Box(entry >> 4, area, values)


def around(areas: Iterable[Area]) -> Area:
    """The smallest area that holds some areas, at least one."""
    lefts, tops, rights, bottoms = zip(*areas, strict=True)
    return Area(min(lefts), min(tops), max(rights), max(bottoms))
