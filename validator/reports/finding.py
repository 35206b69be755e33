"""A discrepancy as every report tells it: its entry, its words, and where in its source it stands."""

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from sevenrocks.notation.record import (
    Address,
    Deal,
    Draw,
    End,
    Event,
    Hand,
    Kind,
    Match,
    Opener,
    Origin,
    Place,
    Unreadable,
)
from sevenrocks.notation.tiles import SEATS
from sevenrocks.validator.api import MatchReport, Validation
from sevenrocks.validator.catalogue import CATALOGUE, Entry, message
from sevenrocks.validator.discrepancy import Discrepancy, Edit
from sevenrocks.validator.tags import players_of

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


def findings_in_match(report: MatchReport) -> list["Finding"]:
    """Return what was found in a match."""
    match = report.match
    return [Finding(found, report.source, match.origin, match) for found in report.discrepancies]


def findings_in_source(validation: Validation) -> list["Finding"]:
    """Return what was found in a source and belongs to no match; complete when all matches were read."""
    return [Finding(found, validation.name, validation.origin) for found in validation.discrepancies]


@dataclass(frozen=True)  # no slots: the place is kept, for it costs another reading of its line
class Finding:
    """A discrepancy and what it was found in; ``match`` is ``None`` where it belongs to none."""

    discrepancy: Discrepancy
    source: str
    origin: Origin | None
    match: Match | None = None

    @property
    def entry(self) -> Entry:
        """What the catalogue says of its code."""
        return CATALOGUE[self.discrepancy.code]

    @property
    def message(self) -> str:
        """What is wrong, in one sentence."""
        return message(self.discrepancy)

    @cached_property
    def place(self) -> Place:
        """Where it stands."""
        return self.place_of(self.discrepancy.address)

    def place_of(self, address: Address) -> Place:
        """Where something else of the same source stands; nowhere for a match made by a program."""
        return self.origin.place(address) if self.origin else Place(line=None)

    def line(self, number: int) -> str:
        """A line of the source."""
        return self.origin.text(number) if self.origin else ""

    @property
    def round(self) -> int | None:
        """The ordinal of its round, from 1."""
        unreadable = self._statement
        index = unreadable.round if isinstance(unreadable, Unreadable) else self.discrepancy.address.round
        return None if index is None else index + 1

    @property
    def event(self) -> int | None:
        """The number of its event in the round, from 1; ``None`` for what stands behind an event."""
        kind, index, _, part, _ = self.discrepancy.address
        if part == "after" or kind not in (Kind.EVENT, Kind.LATE):
            return None
        return index + 1 if kind is Kind.EVENT else self._regular_events + index + 1

    @property
    def seat(self) -> int | None:
        """The seat whose statement it is."""
        if self.discrepancy.address.part == "after":
            return None
        match self._statement:
            case Event(play=play):
                return play.seat
            case Deal(seat=seat) | Hand(seat=seat) | Opener(seat=seat) | End(seat=seat):
                return seat
            case Draw(lots=lots) if self.discrepancy.address.part == "lot":
                return lots[self.discrepancy.address.item][0]
        return None

    def player(self, seat: int) -> str:
        """A seat, and beside it the name of its player where the record tells it."""
        return players_of(self.match)[seat] if self.match else SEATS[seat]

    def step(self, edit: Edit) -> str:
        """What an edit of its fix does, in words."""
        place = self.place_of(edit.address)
        if place.line is None or place.column is None or place.end_column is None:
            return f"write {edit.text}" if edit.text else "remove it"
        old = self.line(place.line)[place.column - 1 : place.end_column - 1].strip()
        new = edit.text.strip()
        deed = f"insert {new}" if not old else f"write {new} for {old}" if new else f"remove {old}"
        return deed if place.line == self.place.line else f"line {place.line}: {deed}"

    @property
    def _statement(self) -> object:
        kind, index, number, _, _ = self.discrepancy.address
        if self.match is None or kind not in _HOMES:
            return None
        found = getattr(self.match if number is None else self.match.rounds[number], _HOMES[kind])
        return found[index] if isinstance(found, tuple) else found

    @property
    def _regular_events(self) -> int:
        number = self.discrepancy.address.round
        return 0 if self.match is None or number is None else len(self.match.rounds[number].events)
