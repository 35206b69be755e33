"""Small endings: hidden hands of a few tiles, and every deal of them."""

from collections.abc import Iterator
from itertools import combinations

from hypothesis import strategies as st

from sevenrocks.notation.tiles import mask_of, tiles_in
from sevenrocks.validator.hands import Hands

Deal = dict[int, int]
"""By hidden seat the mask of its hand."""


@st.composite
def endings(draw: st.DrawFn) -> Hands:
    """Up to four hidden hands with a few tiles each, of which some are barred from some."""
    hands = Hands([None] * 4)
    hands.hidden = draw(st.lists(st.integers(0, 3), min_size=1, unique=True).map(sorted))
    most = 2 if len(hands.hidden) == 4 else 3
    hands.left = [draw(st.integers(0, most)) if seat in hands.hidden else 0 for seat in range(4)]
    number = sum(hands.left)
    tiles = draw(st.lists(st.integers(0, 27), min_size=number, max_size=number, unique=True))
    pool = mask_of(tiles)
    hands.may_hold = [pool if seat in hands.hidden else 0 for seat in range(4)]
    hands.barred = [pool & draw(st.integers(0, pool)) & draw(st.integers(0, pool)) for _ in range(4)]
    return hands


def every_deal(hands: Hands, pool: int | None = None, dealt: int = 0) -> Iterator[Deal]:
    """Every way to deal the tiles that are left, one hidden hand after the other."""
    if dealt == len(hands.hidden):
        yield {}
        return
    seat = hands.hidden[dealt]
    rest = hands.may_hold[seat] if pool is None else pool
    for chosen in combinations(tiles_in(rest & ~hands.barred[seat]), hands.left[seat]):
        for others in every_deal(hands, rest & ~mask_of(chosen), dealt + 1):
            yield {seat: mask_of(chosen), **others}
