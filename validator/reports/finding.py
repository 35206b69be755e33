"""A discrepancy as every report tells it: its entry, its words, and where in its source it stands."""

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from sevenrocks.notation.record import Address, Kind, Match, Origin, Place, Unreadable
from sevenrocks.notation.tiles import SEATS
from sevenrocks.validator.api import MatchReport, Validation
from sevenrocks.validator.discrepancy import Discrepancy, Edit
from sevenrocks.validator.language import say
from sevenrocks.validator.reports.statement import seat_of, statement_at
from sevenrocks.validator.tags import players_of

if TYPE_CHECKING:
    from sevenrocks.validator.catalogue import Entry


def findings_in_match(report: MatchReport) -> list["Finding"]:
    """Return what was found in a match."""
    if not report.discrepancies:
        return []
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
    def entry(self) -> "Entry":
        """What the catalogue says of its code."""
        from sevenrocks.validator.catalogue import CATALOGUE  # noqa: PLC0415 - right records shall not wait for it

        return CATALOGUE[self.discrepancy.code]

    @property
    def message(self) -> str:
        """What is wrong, in one sentence."""
        from sevenrocks.validator.catalogue import message  # noqa: PLC0415

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
        index = self.discrepancy.address.round
        if isinstance(self._statement, Unreadable):
            index = self._statement.round
        return None if index is None else index + 1

    @property
    def event(self) -> int | None:
        """The number of its event in the round, from 1; ``None`` for what stands behind an event."""
        kind, index, number, part, _ = self.discrepancy.address
        if part == "after" or number is None or self.match is None:
            return None
        events = {Kind.EVENT: 0, Kind.LATE: len(self.match.rounds[number].events)}
        return events[kind] + index + 1 if kind in events else None

    @property
    def seat(self) -> int | None:
        """The seat whose statement it is."""
        kind, _, _, part, item = self.discrepancy.address
        if part == "after" or (kind is Kind.DRAW and part != "lot"):
            return None
        return seat_of(self._statement, item)

    def player(self, seat: int) -> str:
        """A seat, and beside it the name of its player where the record tells it."""
        return players_of(self.match)[seat] if self.match else SEATS[seat]

    def step(self, edit: Edit) -> str:
        """What an edit of its fix does, in words."""
        place = self.place_of(edit.address)
        new = edit.text.strip()
        if place.line is None or place.column is None or place.end_column is None:
            deed = say("write {new}", new=new) if new else say("remove it")
            return f"{place.pointer}: {deed}" if place.pointer else deed
        old = self.line(place.line)[place.column - 1 : place.end_column - 1].strip()
        if not old:
            deed = say("insert {new}", new=new)
        elif new:
            deed = say("write {new} for {old}", new=new, old=old)
        else:
            deed = say("remove {old}", old=old)
        return deed if place.line == self.place.line else at_line(place.line, deed)

    @property
    def _statement(self) -> object:
        return statement_at(self.match, self.discrepancy.address) if self.match else None


def at_line(line: int, told: str) -> str:
    """What is told, with the line that it is about."""
    return say("line {number}: {told}", number=line, told=told)
