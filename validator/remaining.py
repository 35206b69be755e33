"""The ways to deal the tiles that are left to the hidden hands: how many there are, and what all agree on."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import comb
from typing import Final, TypeAlias

from sevenrocks.notation.record import Hand
from sevenrocks.notation.tiles import PIPS, mask_of, tiles_in
from sevenrocks.validator.hands import Hands, groups_of, pips
from sevenrocks.validator.table import deduction

Claims: TypeAlias = Mapping[int, Hand]
"""By seat the ``hand`` line of a hand that is not shown."""

_MOST_DEALS: Final = 5_000
_MOST_STATES: Final = 20_000


def agreed(hands: Hands, claims: Claims) -> dict[int, int]:
    """The hidden hands that are the same in every deal that the claims allow, each as a mask.

    None where the claims allow no deal at all, or where there are too many deals to look at.
    """
    seats = sorted(hands.hidden, key=lambda seat: seat not in claims)
    if _size(hands, seats) > _MOST_DEALS:
        return {}
    same: dict[int, int] | None = None
    for deal in _deals(hands, seats, _pool(hands), claims):
        same = deal if same is None else {seat: mask for seat, mask in same.items() if deal[seat] == mask}
        if not same:
            break
    return same or {}


def _pool(hands: Hands) -> int:
    pool = 0
    for seat in hands.hidden:
        pool |= hands.allowed(seat)
    return pool


def _size(hands: Hands, seats: Sequence[int]) -> int:
    """At least so many deals there are to look at as this."""
    size, left = 1, _pool(hands).bit_count()
    for seat in seats:
        size *= comb(min(left, hands.allowed(seat).bit_count()), hands.left[seat])
        left -= hands.left[seat]
    return size


def _deals(hands: Hands, seats: Sequence[int], pool: int, claims: Claims) -> Iterator[dict[int, int]]:
    """Every deal of the tiles in a pool to some hands that the claims allow."""
    if not seats:
        yield {}
        return
    seat, *others = seats
    tiles = tiles_in(hands.allowed(seat) & pool)
    for chosen in combinations(tiles, hands.left[seat]):
        mask = mask_of(chosen)
        rest = pool & ~mask
        if (others or not rest) and _allow(claims, seat, sum(PIPS[tile] for tile in chosen)):
            for deal in _deals(hands, others, rest, claims):
                yield {seat: mask, **deal}


def _allow(claims: Claims, seat: int, total: int) -> bool:
    return seat not in claims or is_claimed(claims[seat], total)


def is_claimed(hand: Hand, total: int) -> bool:
    """Whether what a ``hand`` line claims is right for so many pips (R20)."""
    return hand.pips in (None, total) and hand.deduction in (None, deduction(total))


def count(hands: Hands, claims: Claims) -> int | None:
    """How many deals of the tiles left there are that the claims allow, ``None`` where that is too much work.

    Tiles that the same hands can hold are dealt together; with claims, those of equal pips.
    """
    seats = hands.hidden
    ways = Counter({(tuple(hands.left[seat] for seat in seats), (0,) * len(seats)): 1})
    kinds = Counter(
        (tuple(hands.allowed(seat) >> tile & 1 for seat in seats), PIPS[tile] if claims else 0)
        for tile in tiles_in(_pool(hands))
    )
    for (holders, weight), number in kinds.items():
        after: Counter[tuple[tuple[int, ...], tuple[int, ...]]] = Counter()
        for (left, totals), deals in ways.items():
            most = [room * holds for room, holds in zip(left, holders, strict=True)]
            for shares, choices in _shares(number, most):
                rooms = tuple(room - share for room, share in zip(left, shares, strict=True))
                after[rooms, _added(seats, claims, totals, shares, weight)] += deals * choices
        ways = after
        if len(ways) > _MOST_STATES:
            return None
    return sum(
        deals
        for (left, totals), deals in ways.items()
        if not any(left)
        and all(_allow(claims, seat, total) for seat, total in zip(seats, totals, strict=True))
    )


def _shares(number: int, most: Sequence[int]) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every way to share a number of tiles out, and how many choices of the tiles there are for it."""
    if not most:
        if number == 0:
            yield (), 1
        return
    for share in range(min(number, most[0]) + 1):
        for shares, choices in _shares(number - share, most[1:]):
            yield (share, *shares), choices * comb(number, share)


def _added(
    seats: Sequence[int], claims: Claims, totals: tuple[int, ...], shares: tuple[int, ...], weight: int
) -> tuple[int, ...]:
    """The pips of the hands of which they are claimed."""
    return tuple(
        total + share * weight if seat in claims else 0
        for seat, total, share in zip(seats, totals, shares, strict=True)
    )


def range_of_pips(hands: Hands, seat: int) -> tuple[int, int]:
    """The fewest and the most pips that can be left in a hidden hand; there is a deal for either.

    What a hand can take so that the others still get theirs are the independent sets of a matroid,
    so taking the lightest tile first, or the heaviest, is exact.
    """
    others = [other for other in hands.hidden if other != seat]
    needs = []
    for group in groups_of(others):
        tiles = need = 0
        for other in group:
            tiles |= hands.allowed(other)
            need += hands.left[other]
        needs.append((tiles, tiles.bit_count() - need))
    light_first = sorted(tiles_in(hands.allowed(seat)), key=PIPS.__getitem__)
    fewest, most = (_greedy(tiles, hands.left[seat], needs) for tiles in (light_first, light_first[::-1]))
    return pips(fewest), pips(most)


def _greedy(tiles: Sequence[int], number: int, needs: Sequence[tuple[int, int]]) -> int:
    """The first tiles that leave every group of the other hands what it needs."""
    taken = 0
    for tile in tiles:
        with_tile = taken | 1 << tile
        if number and all((with_tile & group).bit_count() <= spare for group, spare in needs):
            taken = with_tile
            number -= 1
    return taken
