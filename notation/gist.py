"""The gist of statements: what judging needs of them where neither a place nor a comment is wanted."""

from typing import TypeAlias

from sevenrocks.notation.record import Event, Hand, Play
from sevenrocks.notation.tiles import BITS

Claims: TypeAlias = tuple[tuple[int, ...] | None, int | None, int | None]
"""What is claimed of a placement: the contributions of the ends, the points, and the score after it."""

Acted: TypeAlias = tuple[Play, Claims]
"""What an event tells."""

Tiles: TypeAlias = tuple[int, int, int]
"""A seat, the sum of the bits of some tiles, and how many: a mask, if as many of its bits are set."""

Cost: TypeAlias = tuple[int | None, int | None, int | None]
"""What is claimed of a hand that is settled: its pips, the subtraction, and the score after it."""


def claims_of(event: Event) -> Claims:
    """What an event claims."""
    return event[1:4]


def tiles_of(seat: int, tiles: tuple[int, ...]) -> Tiles:
    """The tiles of a seat."""
    return seat, sum(map(BITS.__getitem__, tiles)), len(tiles)


def cost_of(hand: Hand) -> Cost:
    """What a hand claims."""
    return hand.pips, hand.deduction, hand.total
