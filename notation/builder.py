"""How statements, in the order of their source, become matches, and how reading goes on where one is out of place."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from sevenrocks.notation.exact import misplaced, take_apart
from sevenrocks.notation.grammar import order
from sevenrocks.notation.origin import Entry, TextOrigin
from sevenrocks.notation.plain import Statement
from sevenrocks.notation.record import (
    Fault,
    Kind,
    Match,
    Notes,
    Result,
    Round,
    Tag,
    Unreadable,
)
from sevenrocks.notation.sections import Piece, lines_of, with_above
from sevenrocks.notation.source import Block
from sevenrocks.notation.wording import kind_words
from sevenrocks.notation.words import comments_in

_FIRST_OF_A_ROUND: Final = (Kind.DRAW, Kind.OPENER, Kind.DEAL, Kind.EVENT)
_IN_A_ROUND: Final = (*_FIRST_OF_A_ROUND, Kind.END, Kind.LATE, Kind.HAND, Kind.SCORE)


class MatchBuilder:
    """Takes the pieces of a source one by one and gives the matches they make.

    What cannot be read before the first statement belongs to no match and is added to ``faults``.
    """

    def __init__(self, faults: list[Unreadable]) -> None:
        self._faults = faults
        self._draft: _Draft | None = None
        self._above: tuple[str, ...] = ()
        self._unread: list[Kind | None] = []

    def add(self, piece: Piece) -> Match | None:
        """Take the next piece; gives the match before it, if the piece begins another."""
        if self._above:
            piece = piece._replace(statements=[with_above(piece.statements[0], self._above), *piece.statements[1:]])
            self._above = ()
        if piece.kind is Kind.UNREADABLE:
            self._add_unreadable(piece)
            return None
        finished = None
        if self._draft is None or self._draft.ends_before(piece.kind):
            finished = self._finished()
            self._draft = _Draft(piece.line)
        self._draft.add(piece, self._unread)
        self._unread = []
        return finished

    def add_comments(self, text: str) -> None:
        """Take comment lines that stand behind the last piece: they belong to the next."""
        if text:
            self._above += comments_in(text.split("\n"))

    def finish(self) -> Match | None:
        """The last match, with the comments behind it."""
        match = self._finished()
        return match and replace(match, comments=self._above)

    def _finished(self) -> Match | None:
        return None if self._draft is None else self._draft.match()

    def _add_unreadable(self, piece: Piece) -> None:
        for statement in piece.statements:
            self._unread.append(statement.kind)
            if self._draft is not None:
                self._draft.add_unreadable(statement, piece.block)
            elif statement.fault is not Fault.ENCODING:  # which is said once a source
                self._faults.append(statement)


class _Draft:
    """A match as far as it has been read."""

    def __init__(self, line: int) -> None:
        self._line = line
        self._state = order().START
        self._tags: list[Tag] = []
        self._rounds: list[Round] = []
        self._round: _OpenRound | None = None
        self._result: Result | None = None
        self._unreadable: list[Unreadable] = []
        self._entries: list[Entry] = []
        self._blocks: list[Block] = []

    def ends_before(self, kind: Kind) -> bool:
        """Whether a statement of that kind belongs to the next match."""
        return self._result is not None or (kind is Kind.TAG and self._round is not None)

    def add(self, piece: Piece, unread: list[Kind | None]) -> None:
        """Take statements of one kind; ``unread`` are the kinds that the unreadable lines before seem to have."""
        self._keep(piece.block)
        kind = self._place_for(piece, unread)
        if kind is None:
            for fault in self._misplaced(piece):
                self.add_unreadable(fault, piece.block)
            return
        self._state = order().after(self._state, kind)
        self._take(kind, piece.statements)
        played = None if self._round is None or kind is Kind.RESULT else len(self._rounds)
        self._entries.append((kind, played, piece))

    def add_unreadable(self, statement: Unreadable, block: Block) -> None:
        """Take a statement that does not count, where it stands."""
        self._keep(block)
        if self._round is not None:
            events = len(self._round.parts[Kind.EVENT])
            statement = replace(statement, round=len(self._rounds), event=events)
        self._unreadable.append(statement)

    def match(self) -> Match:
        """The match, without comments behind it."""
        self._close_round()
        unreadable = tuple(self._unreadable)
        origin = TextOrigin(self._blocks, self._entries, unreadable)
        return Match(
            tuple(self._tags), tuple(self._rounds), self._result, (), unreadable, self._line, origin
        )

    def _place_for(self, piece: Piece, unread: list[Kind | None]) -> Kind | None:
        """The kind that statements count as, in a round that is opened if need be; ``None`` if they cannot stand."""
        steps = order()
        kind = piece.kind
        if steps.after(self._state, kind) is not None:
            return kind
        if self._round is None:
            self._open_round(Round(None))
            if all(kind is Kind.TAG for kind in unread):
                fault = next(self._misplaced(piece, ("round",)))
                self.add_unreadable(replace(fault, notes=None, hides_event=False), piece.block)
            return kind
        if kind in _FIRST_OF_A_ROUND and unread and unread[-1] in (None, Kind.ROUND):
            self._open_round(Round(None))
            return kind
        late = kind is Kind.EVENT and steps.after(self._state, Kind.LATE) is not None
        return Kind.LATE if late else None

    def _take(self, kind: Kind, statements: list[Statement]) -> None:
        if kind is Kind.TAG:
            self._tags += statements
        elif kind is Kind.ROUND:
            self._close_round()
            self._round = _OpenRound(statements[0])
        elif kind is Kind.RESULT:
            self._result = statements[0]
        else:
            self._round.parts[kind] += statements

    def _open_round(self, head: Round) -> None:
        self._state = order().after(self._state, Kind.ROUND)
        self._take(Kind.ROUND, [head])

    def _close_round(self) -> None:
        if self._round is not None:
            self._rounds.append(self._round.closed())
            self._round = None

    def _keep(self, block: Block) -> None:
        if not self._blocks or self._blocks[-1] is not block:
            self._blocks.append(block)

    def _misplaced(self, piece: Piece, expected: tuple[str, ...] | None = None) -> Iterator[Unreadable]:
        """The statements of a piece as what cannot stand here, one for each line."""
        accepted = kind_words(order().accepted(self._state)) if expected is None else expected
        text = piece.block.text
        first = 0
        for _, start, end in lines_of(piece.block, piece.start, piece.end):
            line = take_apart(text[start : end - 1])
            last = first + len(line.parts)
            notes = _notes_around(piece.statements[first:last])
            yield misplaced(text[start : end - 1], piece.block.line + text.count("\n", 0, start), line, accepted, notes)
            first = last


class _OpenRound:
    """A round as far as it has been read."""

    __slots__ = ("head", "parts")

    def __init__(self, head: Round) -> None:
        self.head = head
        self.parts: dict[Kind, list] = {kind: [] for kind in _IN_A_ROUND}

    def closed(self) -> Round:
        """The round with its statements."""
        draws, opener, deals, events, end, late, hands, score = self.parts.values()
        return Round(
            self.head.number,
            tuple(draws),
            opener[0] if opener else None,
            tuple(deals),
            tuple(events),
            end[0] if end else None,
            tuple(late),
            tuple(hands),
            score[0] if score else None,
            self.head.notes,
        )


def _notes_around(statements: list[Statement]) -> Notes | None:
    """The comments above and beside a line of statements."""
    first, last = statements[0].notes or Notes(), statements[-1].notes or Notes()
    notes = Notes(first.above, last.beside)
    return None if notes == Notes() else notes
