"""What each seat can hold: dealt hands, and hidden ones as far as the known facts decide."""

from sevenrocks.notation.tiles import ALL_TILES, HAND_SIZE, PIPS, tiles_in

RECORDED = "recorded"
RECONSTRUCTED = "reconstructed"
PARTIAL = "partial"


class Hands:
    """The four hands of a round (R4).

    ``may_hold`` is, by seat, the mask of the tiles that can still be in that hand: exactly the hand
    where it is known, every tile of no known hand where it is hidden. ``left`` counts the tiles still
    held; a hidden hand goes out with its seventh tile. ``hidden`` lists the hidden seats.
    """

    __slots__ = ("dealt", "hidden", "left", "may_hold", "reconstructed")

    def __init__(self, dealt: list[int | None]) -> None:
        """Start from the masks dealt, ``None`` for a hidden hand."""
        self.left = [HAND_SIZE] * 4
        self.hidden = [seat for seat in range(4) if dealt[seat] is None]
        self.reconstructed = len(self.hidden) == 1
        pool = ALL_TILES
        for mask in dealt:
            pool &= ~(mask or 0)
        self.may_hold = [pool if mask is None else mask for mask in dealt]
        if self.reconstructed:
            self.hidden = []
        self.dealt = [None if seat in self.hidden else mask for seat, mask in enumerate(self.may_hold)]

    def play(self, seat: int, tile: int) -> None:
        """A tile leaves a hand for the table, where nobody holds it any more."""
        keep = ~(1 << tile)
        self.left[seat] -= 1
        self.may_hold[seat] &= keep
        for hidden in self.hidden:
            self.may_hold[hidden] &= keep

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

    def can_show(self, seat: int, tiles: tuple[int, ...]) -> bool:
        """Whether a hidden hand may be exactly these tiles."""
        mask = self.may_hold[seat]
        return len(set(tiles)) == len(tiles) == self.left[seat] and all(mask >> tile & 1 for tile in tiles)

    def rest(self, seat: int) -> int | None:
        """The mask of what is left in a hand, ``None`` where the known facts leave it open."""
        mask = self.may_hold[seat]
        if seat in self.hidden and mask.bit_count() != self.left[seat]:
            return 0 if self.left[seat] == 0 else None
        return mask


def pips(mask: int) -> int:
    """The pips of a hand."""
    return sum(PIPS[tile] for tile in tiles_in(mask))
