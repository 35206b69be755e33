"""Rulings: comments that let a discrepancy of their statement stand."""

import re
from collections.abc import Iterator, Sequence
from itertools import chain
from operator import attrgetter
from typing import Final, Protocol

from sevenrocks.notation.record import Address, Kind, Match, Notes, Round
from sevenrocks.validator.discrepancy import Discrepancy

RULING: Final = "allow"
"""The word that a ruling begins with."""

_RULING: Final = re.compile(
    RULING + r"[ \t]+(?P<codes>SR[0-9]{3}(?:[ \t,]+SR[0-9]{3})*)\b[ \t:]*(?P<reason>.*)"
)


_notes_of: Final = attrgetter("notes")


class _Commented(Protocol):
    @property
    def notes(self) -> Notes | None: ...


class Rulings:
    """The rulings of a match, and which of them were used."""

    def __init__(self, match: Match) -> None:
        self._given = {
            (statement, code): (address, reason)
            for address, ruling in _rulings(match)
            for statement, reason in [(_statement(address), ruling["reason"])]
            for code in re.findall(r"SR[0-9]{3}", ruling["codes"])
        }

    def reason(self, address: Address, code: str) -> str | None:
        """The reason given for letting a discrepancy stand, or ``None`` where no ruling names it."""
        given = self._given.get((_statement(address), code))
        return None if given is None else given[1]

    def unused(self, found: list[Discrepancy]) -> list[Discrepancy]:
        """SR105: a ruling names a code that its statement does not have."""
        used = {(_statement(fault.address), fault.code) for fault in found}
        return [
            Discrepancy("SR105", address, "", {"code": code}, code)
            for (statement, code), (address, _) in self._given.items()
            if (statement, code) not in used
        ]


def _statement(address: Address) -> Address:
    return Address(address.kind, address.index, address.round)


def _rulings(match: Match) -> Iterator[tuple[Address, re.Match[str]]]:
    """Every comment of a statement that is a ruling, and its address."""
    for kind, round_index, statements in _statements(match):
        if not any(map(_notes_of, statements)):
            continue
        for index, statement in enumerate(statements):
            notes = statement.notes or Notes()
            for item, comment in enumerate((*notes.above, notes.beside or "")):
                if comment.startswith(RULING) and (ruling := _RULING.match(comment)):
                    yield Address(kind, index, round_index, "comment", item), ruling


def _statements(match: Match) -> Iterator[tuple[Kind, int | None, Sequence[_Commented]]]:
    """The statements of a match, list by list."""
    yield Kind.TAG, None, match.tags
    yield Kind.UNREADABLE, None, match.unreadable
    yield Kind.RESULT, None, _given(match.result)
    for index, record in enumerate(match.rounds):
        by_kind = _by_kind(record)
        if any(map(_notes_of, chain.from_iterable([statements for _, statements in by_kind]))):
            yield from ((kind, index, statements) for kind, statements in by_kind)


def _by_kind(record: Round) -> tuple[tuple[Kind, Sequence[_Commented]], ...]:
    """The statements of a round."""
    return (
        (Kind.ROUND, (record,)),
        (Kind.DRAW, record.draws),
        (Kind.OPENER, _given(record.opener)),
        (Kind.DEAL, record.deals),
        (Kind.EVENT, record.events),
        (Kind.END, _given(record.end)),
        (Kind.LATE, record.late),
        (Kind.HAND, record.hands),
        (Kind.SCORE, _given(record.score)),
    )


def _given(statement: _Commented | None) -> Sequence[_Commented]:
    return () if statement is None else (statement,)
