"""The hands dealt (R2, R4), held against each other; a hand with a fault counts as hidden."""

from typing import Final, NamedTuple

from sevenrocks.notation.record import Address, Deal, Kind
from sevenrocks.notation.tiles import BACK, FOREIGN, HAND_SIZE, mask_of, tile_name
from sevenrocks.validator.discrepancy import Discrepancy, Related

_BITS: Final = tuple(1 << tile if tile < FOREIGN else 0 for tile in range(BACK + 1))
"""By tile its bit in a mask; a tile outside the set has none, so that a hand with one is not plain."""


class Dealt(NamedTuple):
    """By seat the mask of the hand dealt, ``None`` where it is hidden; and what was wrong."""

    hands: list[int | None]
    found: list[Discrepancy]


def judge_deals(index: int, deals: tuple[Deal, ...], players: tuple[str, ...]) -> Dealt:
    """Judge the ``deal`` lines of a round (SR201 to SR204)."""
    plain = _plain_hands(deals)
    return _judge(index, deals, players) if plain is None else Dealt(plain, [])


def _plain_hands(deals: tuple[Deal, ...]) -> list[int | None] | None:
    """The hands where nothing is wrong: seven tiles each, and all of them different."""
    hands: list[int | None] = [None] * 4
    together = 0
    for deal in deals:
        mask = sum(map(_BITS.__getitem__, deal.tiles))
        if len(deal.tiles) != HAND_SIZE or hands[deal.seat] is not None:
            return None
        hands[deal.seat] = mask
        together += mask
    return hands if together.bit_count() == HAND_SIZE * len(deals) else None


def _judge(index: int, deals: tuple[Deal, ...], players: tuple[str, ...]) -> Dealt:
    hands: list[int | None] = [None] * 4
    found: list[Discrepancy] = []
    faulty: set[int] = set()
    first_seen: dict[int, Address] = {}
    holder: dict[int, int] = {}
    seats: set[int] = set()
    for number, deal in enumerate(deals):
        address = Address(Kind.DEAL, number, index)
        if deal.seat in seats:
            values = {"player": players[deal.seat]}
            found.append(Discrepancy("SR204", address._replace(part="seat"), "deal", values))
            faulty.add(deal.seat)
            continue
        seats.add(deal.seat)
        slips = []
        for item, tile in enumerate(deal.tiles):
            place = address._replace(part="listed", item=item)
            if tile >= FOREIGN:
                slips.append(Discrepancy("SR201", place, "", {"tile": tile_name(tile)}, tile_name(tile)))
            elif tile in first_seen:
                other = "" if holder[tile] == deal.seat else players[holder[tile]]
                slips.append(_dealt_twice(place, tile, first_seen[tile], other))
                faulty.add(holder[tile])
            else:
                first_seen[tile], holder[tile] = place, deal.seat
        if HAND_SIZE not in (len(deal.tiles), len(deal.tiles) - len(slips)):
            slips.append(_wrong_size(address, len(deal.tiles)))
        if slips:
            faulty.add(deal.seat)
            found += slips
        else:
            hands[deal.seat] = mask_of(deal.tiles)
    return Dealt([None if seat in faulty else hand for seat, hand in enumerate(hands)], found)


def _dealt_twice(place: Address, tile: int, first: Address, other: str) -> Discrepancy:
    """SR202, at the second of the two; ``other`` holds the first, where it is another hand."""
    name = tile_name(tile)
    related = Related(first, "dealt-here", {"tile": name})
    reason = "two-hands" if other else "one-hand"
    return Discrepancy("SR202", place, reason, {"tile": name, "other": other}, name, related=(related,))


def _wrong_size(address: Address, count: int) -> Discrepancy:
    return Discrepancy("SR203", address._replace(part="tiles"), "", {"count": count}, count, HAND_SIZE)
