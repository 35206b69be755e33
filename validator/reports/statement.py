"""The statement of a match that an address names, and the seat that it is about."""

from typing import Final

from sevenrocks.notation.record import Address, Deal, Draw, End, Event, Hand, Kind, Match, Opener

_HOMES: Final = {
    Kind.TAG: "tags",
    Kind.DRAW: "draws",
    Kind.OPENER: "opener",
    Kind.DEAL: "deals",
    Kind.EVENT: "events",
    Kind.END: "end",
    Kind.LATE: "late",
    Kind.HAND: "hands",
    Kind.SCORE: "score",
    Kind.RESULT: "result",
    Kind.UNREADABLE: "unreadable",
}


_ALONE: Final = (Kind.OPENER, Kind.END, Kind.SCORE, Kind.RESULT)
"""The kinds of which there is one at most."""


def statement_at(match: Match, address: Address) -> object:
    """Return the statement; of the ``round`` line, the round."""
    home = match if address.round is None else match.rounds[address.round]
    if address.kind is Kind.ROUND:
        return home
    found = getattr(home, _HOMES[address.kind])
    return found if address.kind in _ALONE else found[address.index]


def seat_of(statement: object, lot: int = 0) -> int | None:
    """Return the seat that a statement is about; of a draw, that of one of its lots."""
    match statement:
        case Event(play=play):
            return play.seat
        case Deal(seat=seat) | Hand(seat=seat) | Opener(seat=seat) | End(seat=seat):
            return seat
        case Draw(lots=lots):
            return lots[lot][0]
    return None
