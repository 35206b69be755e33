"""The hands dealt (R2, R4), held against each other; a hand with a fault counts as hidden."""

from collections.abc import Sequence
from typing import NamedTuple

from sevenrocks.notation.gist import Tiles, tiles_of
from sevenrocks.notation.record import Address, Deal, Kind
from sevenrocks.notation.tiles import FOREIGN, HAND_SIZE, mask_of, tile_name
from sevenrocks.validator.discrepancy import Discrepancy, Related


class Dealt(NamedTuple):
    """By seat the mask of the hand dealt, ``None`` where it is hidden; and what was wrong."""

    hands: list[int | None]
    found: list[Discrepancy]


def judge_deals(index: int, deals: tuple[Deal, ...], players: tuple[str, ...]) -> Dealt:
    """Judge the ``deal`` lines of a round (SR201 to SR204)."""
    plain = plain_hands([tiles_of(deal.seat, deal.tiles) for deal in deals])
    return _judge(index, deals, players) if plain is None else Dealt(plain, [])


def plain_hands(deals: Sequence[Tiles]) -> list[int | None] | None:
    """The hands where nothing is wrong: seven tiles each, and all of them different."""
    hands: list[int | None] = [None] * 4
    together = 0
    for seat, mask, number in deals:
        if number != HAND_SIZE or hands[seat] is not None:
            return None
        hands[seat] = mask
        together += mask
    return hands if together.bit_count() == HAND_SIZE * len(deals) else None


def _judge(index: int, deals: tuple[Deal, ...], players: tuple[str, ...]) -> Dealt:
    """Judge the hands one after the other."""
    dealing = _Dealing(players)
    for number, deal in enumerate(deals):
        dealing.take(Address(Kind.DEAL, number, index), deal)
    return Dealt(
        [None if seat in dealing.faulty else dealing.hands.get(seat) for seat in range(4)], dealing.found
    )


class _Dealing:
    """The hands taken so far, and the seat and place where each tile was first listed."""

    def __init__(self, players: tuple[str, ...]) -> None:
        self.hands: dict[int, int] = {}
        self.faulty: set[int] = set()
        self.found: list[Discrepancy] = []
        self._players = players
        self._first: dict[int, tuple[int, Address]] = {}

    def take(self, address: Address, deal: Deal) -> None:
        """Take a ``deal`` line; what is wrong with it is said once for each tile."""
        if deal.seat in self.hands:
            values = {"player": self._players[deal.seat]}
            self._blame([Discrepancy("SR204", address._replace(part="seat"), "deal", values)], deal.seat)
            return
        wrong = [
            item for item, tile in enumerate(deal.tiles) if not self._is_new(tile, deal.seat, address, item)
        ]
        first = {deal.tiles[item]: item for item in reversed(wrong)}
        slips = [
            self._slip(address, tile, item, deal.seat) for tile, item in sorted(first.items(), key=_item)
        ]
        if HAND_SIZE not in (len(deal.tiles), len(deal.tiles) - len(wrong)):
            slips.append(_wrong_size(address, len(deal.tiles)))
        self.hands[deal.seat] = mask_of([tile for tile in deal.tiles if tile < FOREIGN])
        if slips:
            self._blame(slips, deal.seat)

    def _is_new(self, tile: int, seat: int, address: Address, item: int) -> bool:
        if tile >= FOREIGN or tile in self._first:
            return False
        self._first[tile] = seat, address._replace(part="listed", item=item)
        return True

    def _slip(self, address: Address, tile: int, item: int, seat: int) -> Discrepancy:
        """SR201, or SR202 at the second of the two; both hands that list the tile are faulty."""
        place, name = address._replace(part="listed", item=item), tile_name(tile)
        if tile >= FOREIGN:
            return Discrepancy("SR201", place, "", {"tile": name}, name)
        holder, first = self._first[tile]
        self.faulty.add(holder)
        related = Related(first, "dealt-here", {"tile": name})
        reason = "one-hand" if holder == seat else "two-hands"
        values = {"tile": name, "other": self._players[holder]}
        return Discrepancy("SR202", place, reason, values, name, related=(related,))

    def _blame(self, slips: list[Discrepancy], seat: int) -> None:
        self.found += slips
        self.faulty.add(seat)


def _item(entry: tuple[int, int]) -> int:
    return entry[1]


def _wrong_size(address: Address, count: int) -> Discrepancy:
    return Discrepancy("SR203", address._replace(part="tiles"), "", {"count": count}, count, HAND_SIZE)
