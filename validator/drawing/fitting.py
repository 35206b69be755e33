"""How a layout is folded for a paper, so that its tiles come out as large as can be."""

from collections.abc import Iterator
from itertools import product
from typing import Final, TypeAlias

from sevenrocks.validator.drawing.box import Area, around
from sevenrocks.validator.drawing.folding import Folding, fold_arm, fold_line, fold_root, together
from sevenrocks.validator.drawing.layout import Layout

Way: TypeAlias = tuple[Folding, ...]
"""One way to fold a layout, in its parts: the root and the line, then the arms that are used."""

LINE_LIMITS: Final = range(12, 32, 2)
ARM_LIMITS: Final = range(12, 28, 2)
"""Limits of 12 and more let no row come back nearer to an axis than it may."""

UGLY: Final = 0.95
"""What a turn that is hard to read costs, as a factor of the scale."""


def fit(layout: Layout, width: float, height: float) -> Folding:
    """Fold a layout of at least one tile for a paper, of which only the proportions count.

    Every earlier moment of the round is a part of the result.
    """
    best: Way = max(ways(layout), key=lambda way: _merit(way, width, height))
    return together(best)


def fit_width(layout: Layout, width: int) -> Folding:
    """Fold a layout of at least one tile for a paper as high as need be, on which nothing changes its size.

    It is made as low as can be within the width; where nothing keeps within it, as narrow as can be.
    Every earlier moment of the round is a part of the result.
    """
    best: Way = min(ways(layout), key=lambda way: _length(way, width))
    return together(best)


def ways(layout: Layout) -> Iterator[Way]:
    """Give every way to fold a layout that is considered."""
    root = fold_root(layout)
    west, east, *arms = layout.root_sites
    used = [arm for arm in arms if arm in layout.joins]
    upright = [[fold_arm(layout, arm, limit) for limit in ARM_LIMITS] for arm in used]
    for limit in LINE_LIMITS:
        line = together([root, fold_line(layout, west, limit), fold_line(layout, east, limit)])
        flat = [fold_arm(layout, arm, limit, is_flat=True) for arm in used]
        for chosen in product(*([*tall, wide] for tall, wide in zip(upright, flat, strict=True))):
            yield line, *chosen


def _merit(way: Way, width: float, height: float) -> float:
    area = _area(way)
    return min(width / area.width, height / area.height) * UGLY ** _ugly(way)


def _length(way: Way, width: int) -> tuple[int, float]:
    area = _area(way)
    return max(area.width, width), area.height / UGLY ** _ugly(way)


def _area(way: Way) -> Area:
    return around(part.area for part in way)


def _ugly(way: Way) -> int:
    return sum(part.ugly for part in way)
