"""Whether any deal explains what is known of a round: asked tile by tile, by looking for a place for each."""

from collections.abc import Iterable
from typing import TypeAlias

from sevenrocks.notation.tiles import tile_name
from sevenrocks.validator.simulating.match import Round
from support.naive import HAND_SIZE, SEATS, TILES, Layout, placements
from support.named import named_hand, named_placement

Holders: TypeAlias = dict[str, set[str]]
"""By tile the seats that may have been dealt it."""


def possible_holders(played: Round, known: Iterable[str], shown: Iterable[str] = ()) -> Holders:
    """Who may have been dealt what.

    ``known`` are the seats whose deal is written down, ``shown`` those whose hand is laid open at the end.
    """
    holders = {tile: set(SEATS) for tile in TILES}
    for seat in known:
        hold(holders, seat, named_hand(played.deals[SEATS.index(seat)]))
    laid = [event for event in played.events if not event.is_knock]
    for event in laid:
        holders[tile_name(event.tile)] &= {SEATS[event.seat]}
    for hand in played.hands:
        if SEATS[hand.seat] in shown:
            placed = [event.tile for event in laid if event.seat == hand.seat]
            hold(holders, SEATS[hand.seat], named_hand([*placed, *hand.tiles]))
    for seat, tile in kept_out_by_knocks(played):
        holders[tile].discard(seat)
    return holders


def hold(holders: Holders, seat: str, hand: list[str]) -> None:
    """A seat was dealt exactly this hand."""
    for tile, seats in holders.items():
        seats.intersection_update({seat} if tile in hand else set(SEATS) - {seat})


def kept_out_by_knocks(played: Round) -> Iterable[tuple[str, str]]:
    """Each seat that knocked, with each tile that fitted then and so was not in its hand."""
    layout = Layout()
    for event in played.events:
        if not event.is_knock:
            layout.place(*named_placement(event.tile, event.site))
        else:
            left = [tile for tile in TILES if tile not in layout.tiles]
            yield from ((SEATS[event.seat], placement.tile) for placement in placements(layout, left))


def has_deal(holders: Holders) -> bool:
    """Whether every tile can be dealt to a seat that may hold it, seven to each."""
    hands: dict[str, list[str]] = {seat: [] for seat in SEATS}
    return all(finds_place(tile, holders, hands, set()) for tile in holders)


def finds_place(tile: str, holders: Holders, hands: dict[str, list[str]], tried: set[str]) -> bool:
    """Deal a tile, moving others to other hands if need be."""
    for seat in holders[tile] - tried:
        tried.add(seat)
        if len(hands[seat]) < HAND_SIZE:
            hands[seat].append(tile)
            return True
        for other in list(hands[seat]):
            if finds_place(other, holders, hands, tried):
                hands[seat].remove(other)
                hands[seat].append(tile)
                return True
    return False
