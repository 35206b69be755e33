"""A whole layout on paper: four chains that fold like a pinwheel, so that they cannot meet."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from sevenrocks.notation.tiles import ARM_A, ARM_B, HIGH, IS_DOUBLE, LOW
from sevenrocks.validator.drawing.box import Area, Box, Port, around
from sevenrocks.validator.drawing.chain import Chain, Frame
from sevenrocks.validator.drawing.layout import Layout

WEST: Final = Frame((-1, 0), (0, -1))
EAST: Final = Frame((1, 0), (0, 1))
NORTH: Final = Frame((0, -1), (1, 0))
SOUTH: Final = Frame((0, 1), (-1, 0))
"""Each chain folds to its own right."""

NEAR: Final = 8
"""How near to an axis with a chain on it a row comes back: a double's half width 2, clearance 1, and 5 for
a turn with doubles before and in it."""

BESIDE_FLAT: Final = 3
"""The same beside an arm that is one tile long, for its own rows: no double lies on its axis."""

ORIGIN: Final = Area(0, 0, 0, 0)
"""In the middle of the root."""


@dataclass(frozen=True, slots=True)
class Folding:
    """A layout, or a part of it, on paper: boxes by tile, and by site where the next tile is joined.

    ``area`` holds the boxes and the marks at the open sites. ``ugly`` counts turns that are hard to read.
    """

    boxes: Mapping[int, Box]
    ports: Mapping[int, Port]
    area: Area
    ugly: int = 0


def fold_root(layout: Layout) -> Folding:
    """The spinner, across the line, or the opening tile along it; and its sites."""
    tile = layout.root
    half_width, half_height = (1, 2) if IS_DOUBLE[tile] else (2, 1)
    area = Area(-half_width, -half_height, half_width, half_height)
    frames = zip(layout.root_sites, (WEST, EAST, NORTH, SOUTH), strict=False)
    ports = {
        site: frame.port(half_height if frame in (NORTH, SOUTH) else half_width, 0, 1, 0)
        for site, frame in frames
    }
    open_ports = [ports[end.site].mark for end in layout.ends if end.site in ports]
    return Folding({tile: Box(tile, area, (LOW[tile], HIGH[tile]))}, ports, around([area, *open_ports]))


def fold_line(layout: Layout, site: int, limit: int) -> Folding:
    """The chain on a side of the line.

    It may come back beyond the root, into the quadrant of an arm that is not used.
    """
    is_west = site & 1 == 0
    neighbour = layout.root * 16 + (ARM_A if is_west else ARM_B)
    near = NEAR if neighbour in layout.joins else -limit
    start = 1 if IS_DOUBLE[layout.root] else 2
    return _filled(layout, site, Chain(WEST if is_west else EAST, start, 0, near, limit))


def fold_arm(layout: Layout, site: int, limit: int, *, is_flat: bool = False) -> Folding:
    """The chain on an arm; a flat one is one tile out and then in rows parallel to the line."""
    frame = NORTH if site & 1 == 0 else SOUTH
    if not is_flat:
        return _filled(layout, site, Chain(frame, 2, 0, NEAR, limit))
    flat = Frame(along=frame.fold, fold=frame.along)  # its first tile is one that leaves a turn
    return _filled(layout, site, Chain(flat, 1, 2, BESIDE_FLAT, limit, ahead=-1, is_turning=True))


def together(parts: Iterable[Folding]) -> Folding:
    """Parts of a layout as one."""
    found = list(parts)
    return Folding(
        {tile: box for part in found for tile, box in part.boxes.items()},
        {site: port for part in found for site, port in part.ports.items()},
        around(part.area for part in found),
        sum(part.ugly for part in found),
    )


def _filled(layout: Layout, site: int, chain: Chain) -> Folding:
    """The part that a chain becomes with the tiles that lead away from a site of the root."""
    last = site
    for entry in layout.chain(site):
        chain.lay(entry)
        last = entry ^ 1
    marks = [chain.ports[last].mark] if chain.boxes else []
    area = around([ORIGIN, *(box.area for box in chain.boxes), *marks])
    return Folding({box.tile: box for box in chain.boxes}, chain.ports, area, chain.ugly)
