"""What each seat can hold: dealt hands, and hidden ones as far as the known facts decide."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from sevenrocks.notation.tiles import ALL_TILES, HAND_SIZE, PIPS, TILES, tiles_in

_GROUPS: Final = tuple(
    tuple(
        group
        for size in range(1, 5)
        for group in combinations([seat for seat in range(4) if chosen >> seat & 1], size)
    )
    for chosen in range(16)
)

_PIPS_OF_7: Final = tuple(
    tuple(sum(PIPS[first + tile] for tile in tiles_in(mask)) for mask in range(128))
    for first in range(0, TILES, 7)
)
"""For every seven tiles the pips of each choice of them, by their mask."""


class Hands:
    """The four hands of a round (R4).

    ``may_hold`` is, by seat, the mask of the tiles that can still be in that hand: exactly the hand
    where it is known, every tile of no known hand where it is hidden. ``left`` counts the tiles still
    held; a hidden hand goes out with its seventh tile. ``hidden`` lists the hidden seats. ``barred`` are the
    tiles that a hidden hand has not got because its seat knocked when they fitted. ``dealt`` holds the hands
    dealt, ``None`` where the facts leave one open, and ``reconstructed`` tells whether one was worked out.
    """

    __slots__ = ("barred", "dealt", "hidden", "left", "may_hold", "reconstructed")

    def __init__(self, dealt: list[int | None]) -> None:
        """Start from the masks dealt, ``None`` for a hidden hand."""
        self.left = [HAND_SIZE] * 4
        self.barred = [0] * 4
        self.hidden = [seat for seat in range(4) if dealt[seat] is None]
        self.reconstructed = len(self.hidden) == 1
        pool = ALL_TILES
        for mask in dealt:
            pool &= ~(mask or 0)
        self.may_hold = [pool if mask is None else mask for mask in dealt]
        if self.reconstructed:
            self.hidden = []
        self.dealt = list(dealt) if self.hidden else list(self.may_hold)

    def play(self, seat: int, tile: int) -> int:
        """A tile leaves a hand for the table, where nobody holds it any more; return how many are left."""
        keep = ~(1 << tile)
        self.left[seat] -= 1
        self.may_hold[seat] &= keep
        for hidden in self.hidden:
            self.may_hold[hidden] &= keep
        return self.left[seat]

    def sweep(self, placed: int) -> None:
        """Nobody holds any more what lies on the table."""
        self.may_hold[:] = [mask & ~placed for mask in self.may_hold]

    def holds(self, seat: int, tile: int) -> bool:
        """Whether a seat is known to hold a tile."""
        return seat not in self.hidden and bool(self.may_hold[seat] >> tile & 1)

    def owner(self, tile: int) -> int | None:
        """The seat known to hold a tile, if there is one."""
        return next((seat for seat in range(4) if self.holds(seat, tile)), None)

    def owners(self, tile: int) -> list[int]:
        """The seats that can hold a tile."""
        return [seat for seat in range(4) if self.may_hold[seat] >> tile & 1]

    def certainly_holds(self, seat: int, wanted: int) -> bool:
        """Whether a seat must hold a tile of a mask: it has too few others that it could hold."""
        return (self.may_hold[seat] & ~wanted).bit_count() < self.left[seat]

    def allowed(self, seat: int) -> int:
        """The tiles that a hand can hold, its knocks considered."""
        return self.may_hold[seat] & ~self.barred[seat]

    def rule_out(self, seat: int, tiles: int) -> None:
        """A hidden hand has got none of some tiles, and will never be said to have."""
        self.may_hold[seat] &= ~tiles

    def are_possible(self, barred: list[int]) -> bool:
        """Whether the tiles that are left can be dealt out to the hidden hands.

        ``barred`` are by seat the tiles that a hand has not got. By Hall's theorem they can if no group
        of hands needs more tiles than there are for it. Where faults have upset the number of tiles
        nothing tells.
        """
        return self.upset or all(tiles.bit_count() >= need for _, tiles, need in self.groups(barred))

    def conclude(self) -> None:
        """Take from each hidden hand what must be in the others.

        This is exact: by Hall's theorem a tile can be in a hand unless a group of the others needs all
        that there are for it.
        """
        if self.upset:
            return
        tight = [
            (seats, tiles) for seats, tiles, need in self.groups(self.barred) if tiles.bit_count() == need
        ]
        for seat in self.hidden:
            self.may_hold[seat] = self.allowed(seat)
            for seats, tiles in tight:
                if seat not in seats:
                    self.may_hold[seat] &= ~tiles

    def believe_no_knock(self) -> None:
        """Take it that whoever knocked may have held anything."""
        self.barred = [0] * 4

    @property
    def upset(self) -> bool:
        """Whether faults have made the tiles left more or fewer than the hidden hands need."""
        pool = 0
        for seat in self.hidden:
            pool |= self.may_hold[seat]
        return pool.bit_count() != sum(self.left[seat] for seat in self.hidden)

    def groups(self, barred: list[int]) -> Iterator[tuple[tuple[int, ...], int, int]]:
        """Every group of hidden hands, the tiles that they can hold together, and how many they need."""
        allowed = [mask & ~without for mask, without in zip(self.may_hold, barred, strict=True)]
        for seats in groups_of(self.hidden):
            tiles = need = 0
            for seat in seats:
                tiles |= allowed[seat]
                need += self.left[seat]
            yield seats, tiles, need

    def hide(self, seats: set[int]) -> None:
        """What these seats hold is no longer certain: their tiles go into one pool."""
        hidden = seats.union(self.hidden)
        pool = 0
        for seat in hidden:
            pool |= self.may_hold[seat]
        self.hidden = sorted(hidden)
        for seat in hidden:
            self.may_hold[seat] = pool

    def show(self, seat: int, mask: int) -> None:
        """A hidden hand is laid open at the settlement."""
        self.hidden.remove(seat)
        for other in self.hidden:
            self.may_hold[other] &= ~mask
        self.may_hold[seat] = mask

    def can_show(self, seat: int, mask: int, number: int) -> bool:
        """Whether a hidden hand may be exactly these tiles: the sum of their bits, and how many there are."""
        return number == self.left[seat] == mask.bit_count() and not mask & ~self.may_hold[seat]

    def rest(self, seat: int) -> int | None:
        """The mask of what is left in a hand, ``None`` where the known facts leave it open."""
        mask = self.may_hold[seat]
        if seat in self.hidden and mask.bit_count() != self.left[seat]:
            return 0 if self.left[seat] == 0 else None
        return mask


def groups_of(seats: list[int]) -> tuple[tuple[int, ...], ...]:
    """Every group that some of the four seats, in order, can form."""
    return _GROUPS[sum(1 << seat for seat in seats)]


def pips(mask: int) -> int:
    """The pips of a hand."""
    return (
        _PIPS_OF_7[0][mask & 127]
        + _PIPS_OF_7[1][mask >> 7 & 127]
        + _PIPS_OF_7[2][mask >> 14 & 127]
        + _PIPS_OF_7[3][mask >> 21]
    )
