"""Where the pips of a half tile stand."""

from typing import Final

_CORNERS: Final = ((-1, -1), (1, 1), (-1, 1), (1, -1))
_CENTER: Final = ((0, 0),)
_WAIST: Final = ((-1, 0), (1, 0))

_STANDING: Final = (
    (),
    _CENTER,
    _CORNERS[:2],
    _CORNERS[:2] + _CENTER,
    _CORNERS,
    _CORNERS + _CENTER,
    _CORNERS + _WAIST,
)


def pips(value: int, *, lies: bool) -> list[tuple[int, int]]:
    """Return the pips of a half of a tile that stands, or lies: columns and rows from -1 to 1."""
    return [(y, -x) if lies else (x, y) for x, y in _STANDING[value]]
