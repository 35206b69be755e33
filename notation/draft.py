"""How statements in their order become one match, and what becomes of those out of order."""

from collections import defaultdict
from dataclasses import replace
from typing import Any, Final, cast

from sevenrocks.notation import order
from sevenrocks.notation.origin import Entry, TextOrigin
from sevenrocks.notation.record import (
    Kind,
    Match,
    Result,
    Round,
    Tag,
    Unreadable,
)
from sevenrocks.notation.sections import Piece
from sevenrocks.notation.source import Block

_FIRST_OF_A_ROUND: Final = (Kind.DRAW, Kind.OPENER, Kind.DEAL, Kind.EVENT)


class Draft:
    """A match as far as it has been read."""

    def __init__(self, line: int) -> None:
        self._line = line
        self._state = order.START
        self._tags: list[Tag] = []
        self._result: list[Result] = []
        self._rounds: list[Round] = []
        self._head: Round | None = None
        self._outside: dict[Kind, list[Any]] = {Kind.TAG: self._tags, Kind.RESULT: self._result}
        self._parts: dict[Kind, list[Any]] = defaultdict(list)
        self._unreadable: list[Unreadable] = []
        self._entries: list[Entry] = []
        self._blocks: list[Block] = []

    def ends_before(self, kind: Kind) -> bool:
        """Whether a statement of that kind belongs to the next match."""
        return bool(self._result) or (kind is Kind.TAG and self._head is not None)

    def add(self, piece: Piece, unread: list[Kind | None]) -> None:
        """Take statements of one kind; ``unread`` are the kinds of the unreadable lines right before."""
        self._keep(piece.block)
        kind = piece.kind
        state = order.after(self._state, kind)
        if state is None:
            counts_as = self._made_to_fit(piece, unread)
            if counts_as is None:
                return
            kind = counts_as
            state = order.after(self._state, kind)
        self._state = cast(int, state)
        if kind is Kind.ROUND:
            self._begin_round(cast(Round, piece.statements[0]))
            self._state = order.after_all(self._state, piece.kinds_behind)
        else:
            statements = self._outside[kind] if kind in self._outside else self._parts[kind]
            statements += piece.statements
        played = None if self._head is None or kind is Kind.RESULT else len(self._rounds)
        self._entries.append((kind, played, piece))

    def add_unreadable(self, statement: Unreadable, block: Block) -> None:
        """Take a statement that does not count, where it stands."""
        self._keep(block)
        if self._head is not None:
            events = len(self._head.events) + len(self._parts[Kind.EVENT])
            statement = replace(statement, round=len(self._rounds), event=events)
        self._unreadable.append(statement)

    def match(self) -> Match:
        """The match, without comments behind it."""
        self._end_round()
        unreadable = tuple(self._unreadable)
        origin = TextOrigin(self._blocks, self._entries, unreadable)
        result = self._result[0] if self._result else None
        return Match(tuple(self._tags), tuple(self._rounds), result, (), unreadable, self._line, origin)

    def _made_to_fit(self, piece: Piece, unread: list[Kind | None]) -> Kind | None:
        """What statements out of order count as: opens a round for them if one seems to be missing.

        ``None`` where they do not count, and are unreadable instead.
        """
        from sevenrocks.notation.misplaced import expected_after, misplaced_lines  # noqa: PLC0415 - seldom needed

        kind = piece.kind
        if self._head is None:
            self._imply_round()
            if all(like is Kind.TAG for like in unread):
                fault = next(misplaced_lines(piece, ("round",)))
                self.add_unreadable(replace(fault, notes=None, hides_event=False), piece.block)
            return kind
        if kind in _FIRST_OF_A_ROUND and unread and unread[-1] in (None, Kind.ROUND):
            self._imply_round()
            return kind
        if kind is Kind.EVENT and order.after(self._state, Kind.LATE) is not None:
            return Kind.LATE
        for fault in misplaced_lines(piece, expected_after(self._state)):
            self.add_unreadable(fault, piece.block)
        return None

    def _imply_round(self) -> None:
        self._state = cast(int, order.after(self._state, Kind.ROUND))  # it follows all but a result
        self._begin_round(Round(None))

    def _begin_round(self, head: Round) -> None:
        self._end_round()
        self._head = head

    def _end_round(self) -> None:
        if self._head is not None:
            self._rounds.append(_round(self._head, self._parts) if self._parts else self._head)
            self._head = None
            self._parts.clear()

    def _keep(self, block: Block) -> None:
        if not self._blocks or self._blocks[-1] is not block:
            self._blocks.append(block)


def _round(head: Round, parts: dict[Kind, list[Any]]) -> Round:
    """The round that begins with a head, with the statements behind it."""
    opener, end, score = parts[Kind.OPENER], parts[Kind.END], parts[Kind.SCORE]
    return Round(
        head.number,
        (*head.draws, *parts[Kind.DRAW]),
        opener[0] if opener else head.opener,
        (*head.deals, *parts[Kind.DEAL]),
        (*head.events, *parts[Kind.EVENT]),
        end[0] if end else head.end,
        tuple(parts[Kind.LATE]),
        (*head.hands, *parts[Kind.HAND]),
        score[0] if score else head.score,
        head.notes,
    )
