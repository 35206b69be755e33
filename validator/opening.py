"""Who opens a round (R5 to R7): the neutral draw, held against the record."""

from collections.abc import Sequence
from operator import itemgetter
from typing import Final

from sevenrocks.notation.record import Address, Draw, Ending, Kind, Round
from sevenrocks.notation.tiles import SEATS
from sevenrocks.validator.discrepancy import Discrepancy, Edit, Fix
from sevenrocks.validator.progress import Outcome

_lot: Final = itemgetter(1)


def judge_draws(
    index: int, draws: Sequence[Draw], before: Outcome, players: tuple[str, ...]
) -> tuple[int | None, list[Discrepancy]]:
    """The seat that is due to open, ``None`` where nothing tells, and the first fault of the draws (SR302).

    ``before`` is how the round before ended; a first round counts as after a block.
    """
    if before.by is Ending.DOMINO and before.certain:
        if not draws:
            return before.seat, []
        values = {"player": players[before.seat or 0]}
        return before.seat, [Discrepancy("SR302", Address(Kind.DRAW, 0, index), "not-due", values)]
    drawing = list(range(4))
    for number, draw in enumerate(draws):
        address = Address(Kind.DRAW, number, index)
        fault = _judge_draw(address, draw, drawing, players)
        if fault is not None:
            return None, [fault]
        highest = max(map(_lot, draw.lots))
        drawing = [seat for seat, lot in draw.lots if lot == highest]
    if draws and len(drawing) > 1:
        return None, [
            Discrepancy("SR302", address, "undecided", {"seats": _names(drawing)}, computed=_list(drawing))
        ]
    return (drawing[0] if draws else None), []


def _judge_draw(
    address: Address, draw: Draw, drawing: list[int], players: tuple[str, ...]
) -> Discrepancy | None:
    """R5: the first draw is among all four seats, each later one among exactly those tied."""
    seats = [seat for seat, _ in draw.lots]
    twice = next((item for item, seat in enumerate(seats) if seat in seats[:item]), None)
    if twice is not None:
        place = address._replace(part="lot", item=twice)
        return Discrepancy("SR302", place, "twice", {"player": players[seats[twice]]})
    if len(drawing) == 1:
        return Discrepancy("SR302", address, "again", {"player": players[drawing[0]]})
    if sorted(seats) == sorted(drawing):
        return None
    reason = "redraw" if address.index else "missing"
    named = sorted(set(drawing) - set(seats)) if reason == "missing" else sorted(drawing)
    return Discrepancy(
        "SR302", address, reason, {"seats": _names(named)}, _list(sorted(seats)), _list(sorted(drawing))
    )


def judge_opener(
    index: int, record: Round, due: int | None, before: Outcome, players: tuple[str, ...]
) -> tuple[int | None, list[Discrepancy]]:
    """The seat that opens, ``None`` where any does, and SR301 where it is not the one that is due."""
    first = record.events[0].play.seat if record.events else None
    named = first if record.opener is None else record.opener.seat
    if due is None or named is None or named == due:
        return named, []
    address = Address(Kind.EVENT if record.opener is None else Kind.OPENER, 0, index, "seat")
    reason = "domino" if before.by is Ending.DOMINO and before.certain else "draw"
    fault = Discrepancy(
        "SR301",
        address,
        reason,
        {"player": players[named], "due": players[due]},
        SEATS[named],
        SEATS[due],
    )
    if record.opener is not None and first == due:
        fault.fix = Fix(False, [Edit(address, SEATS[due])])
    return (due if first == due else named), [fault]


def _names(seats: list[int]) -> str:
    return ", ".join(_list(seats))


def _list(seats: list[int]) -> list[str]:
    return [SEATS[seat] for seat in seats]
