"""The lines of a match that was read from text: which statement stands on which, and what shares one."""

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from sevenrocks.notation.origin import TextOrigin
from sevenrocks.notation.record import Address, Kind, Match, Round


class Lines:
    """Line numbers of the statements of a match, from 1."""

    def __init__(self, match: Match, origin: TextOrigin) -> None:
        self._match = match
        self._origin = origin
        self._unread = {lost.place.line or 0 for lost in match.unreadable}
        self._events = [list(self._of_events(index)) for index in range(len(match.rounds))]
        self._shared = Counter(chain.from_iterable(self._events))

    def of(self, kind: Kind, index: int = 0, played: int | None = None) -> int:
        """The line of a statement; ``played`` is the index of its round."""
        return self._origin.line(Address(kind, index, played))

    def is_alone(self, line: int) -> bool:
        """Whether all that a line holds can be read and is a single statement."""
        return line not in self._unread and self._shared[line] <= 1

    def event(self, index: int, played: int) -> int:
        """The line of an event; those written after the end of the round count on."""
        return self._events[played][index]

    def last_event(self, index: int) -> int:
        """The line of the last event of a round, or its first line where it has none."""
        events = self._match.rounds[index].events
        return self.of(Kind.EVENT, len(events) - 1, index) if events else self.of(Kind.ROUND, 0, index)

    def last_of_round(self, index: int) -> int:
        """The last line that belongs to a round."""
        unread = [lost.place.line or 0 for lost in self._match.unreadable if lost.round == index]
        statements = _last_statements(self._match.rounds[index])
        return max(unread + [self.of(kind, number, index) for kind, number in statements])

    @property
    def last(self) -> int:
        """The last line that belongs to the match."""
        ends = [self._match.line, *self._unread]
        if self._match.tags:
            ends.append(self.of(Kind.TAG, len(self._match.tags) - 1))
        if self._match.rounds:
            ends.append(self.last_of_round(len(self._match.rounds) - 1))
        if self._match.result:
            ends.append(self.of(Kind.RESULT))
        return max(ends)

    def _of_events(self, played: int) -> Iterator[int]:
        record = self._match.rounds[played]
        for kind, events in ((Kind.EVENT, record.events), (Kind.LATE, record.late)):
            for index in range(len(events)):
                yield self.of(kind, index, played)


def _last_statements(record: Round) -> Iterator[tuple[Kind, int]]:
    """The last statement of every kind that a round has."""
    yield Kind.ROUND, 0
    for kind, statements in (
        (Kind.DRAW, record.draws),
        (Kind.DEAL, record.deals),
        (Kind.EVENT, record.events),
        (Kind.LATE, record.late),
        (Kind.HAND, record.hands),
    ):
        if statements:
            yield kind, len(statements) - 1
    for kind, statement in ((Kind.OPENER, record.opener), (Kind.END, record.end), (Kind.SCORE, record.score)):
        if statement:
            yield kind, 0
