"""Seats, sides, tiles, sites and targets as small integers, and their names.

Everything inside the project counts with these integers; names appear only at
the edges, where a person or a file is read or written.

* A **seat** is 0 to 3: N, E, S, W in the order of play (R1). ``seat & 1`` is its side.
* A **side** is 0 (NS) or 1 (EW).
* A **tile** of the set (R2) is 0 to 27, in the order 0|0, 0|1, ... 6|6, so a hand is a
  bit mask of 28 bits. Tiles that a record can name but the set does not hold are 28 and
  above (``2|7`` is ``FOREIGN + 27``, the back of a domino is ``BACK``).
* A **site** (R10 to R12) is ``tile * 16 + kind``, its kind one of ``LOW_END`` to ``ARM_B``.
* A **target** is what a record writes after ``@``: a site; a tile with ``LINE``, ``ARM`` or
  ``ANY`` in place of the kind; ``VALUE + pip`` for an open end named by its value; or
  ``NO_TARGET``.
"""

from collections.abc import Iterable
from typing import Final

SEATS: Final = "NESW"
SIDES: Final = ("NS", "EW")

TILES: Final = 28
HAND_SIZE: Final = 7
ALL_TILES: Final = (1 << TILES) - 1
FOREIGN: Final = TILES
BACK: Final = FOREIGN + 100
KNOCK: Final = -1
"""Stands in place of a tile where the player knocked."""

BITS: Final = tuple(1 << tile if tile < FOREIGN else 0 for tile in range(BACK + 1))
"""By tile its bit in a mask; 0 for one outside the set."""

LOW: Final = tuple(low for low in range(7) for high in range(low, 7))
HIGH: Final = tuple(high for low in range(7) for high in range(low, 7))
PIPS: Final = tuple(low + high for low, high in zip(LOW, HIGH, strict=True))
IS_DOUBLE: Final = tuple(low == high for low, high in zip(LOW, HIGH, strict=True))

LOW_END: Final = 0
HIGH_END: Final = 1
LINE_A: Final = 2
LINE_B: Final = 3
ARM_A: Final = 4
ARM_B: Final = 5
LINE: Final = 6
ARM: Final = 7
ANY: Final = 8
SITE_NAMES: Final = ("low", "high", "lineA", "lineB", "armA", "armB", "line", "arm")

NO_TARGET: Final = -1
VALUE: Final = 4096

_INDEX: Final = {(low, high): tile for tile, (low, high) in enumerate(zip(LOW, HIGH, strict=True))}
_HORIZONTAL_BACK: Final = 0x1F030
_VERTICAL_BACK: Final = 0x1F062


def tile_of(one: int, other: int) -> int:
    """The tile with these two halves, 0 to 9 each, in either order."""
    low, high = (one, other) if one <= other else (other, one)
    index = _INDEX.get((low, high))
    return FOREIGN + 10 * low + high if index is None else index


def tile_of_domino(character: str) -> int:
    """The tile that a Unicode domino character (U+1F030 to U+1F093) shows."""
    point = ord(character)
    back = _VERTICAL_BACK if point >= _VERTICAL_BACK else _HORIZONTAL_BACK
    return BACK if point == back else tile_of(*divmod(point - back - 1, 7))


def tile_name(tile: int) -> str:
    """A tile as it is written: ``1|4``, ``2|7`` outside the set, ``back``."""
    if tile < TILES:
        return f"{LOW[tile]}|{HIGH[tile]}"
    return "back" if tile == BACK else "{}|{}".format(*divmod(tile - FOREIGN, 10))


def target_name(target: int) -> str:
    """A target as it is written after ``@``: ``1|4.high``, ``1|4`` or ``4``; empty for none."""
    if target == NO_TARGET:
        return ""
    if target >= VALUE:
        return str(target - VALUE)
    tile, kind = divmod(target, 16)
    return tile_name(tile) if kind == ANY else f"{tile_name(tile)}.{SITE_NAMES[kind]}"


def mask_of(tiles: Iterable[int]) -> int:
    """The bit mask of some tiles of the set."""
    mask = 0
    for tile in tiles:
        mask |= 1 << tile
    return mask


def tiles_in(mask: int) -> list[int]:
    """The tiles in a bit mask, in the order of the set."""
    tiles = []
    while mask:
        lowest = mask & -mask
        tiles.append(lowest.bit_length() - 1)
        mask ^= lowest
    return tiles
