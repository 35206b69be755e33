"""How the pieces of a source become matches, and where one match ends and the next begins."""

from dataclasses import replace

from sevenrocks.notation.draft import Draft
from sevenrocks.notation.record import Fault, Kind, Match, Round, Unreadable
from sevenrocks.notation.sections import Piece, Unread
from sevenrocks.notation.words import comments_in


class MatchBuilder:
    """Takes the pieces of a source one by one and gives the matches they make.

    What cannot be read before the first statement belongs to no match and is added to ``faults``; but a tag
    that cannot be read is the first statement of its match all the same.
    """

    def __init__(self, faults: list[Unreadable]) -> None:
        self._faults = faults
        self._draft: Draft | None = None
        self._above: tuple[str, ...] = ()
        self._unread: list[Unread] = []
        self._undecided: list[Unread] = []

    def add(self, piece: Piece | Unread) -> Match | None:
        """Take the next piece; gives the match before it, if the piece begins another."""
        if self._above:
            piece = piece.below(self._above)
            self._above = ()
        if isinstance(piece, Unread):
            self._add_unread(piece)
            return None
        begins = self._draft is None or self._draft.ends_before(piece.kind)
        begins = begins or (bool(self._undecided) and _is_first_round(piece))
        if not begins:
            self._decide()
        finished = None
        if begins:
            finished = self._finished()
            self._draft = Draft(self._first_line(piece))
        assert self._draft is not None
        self._decide()
        self._draft.add(piece, [unread.statement.kind for unread in self._unread])
        self._unread.clear()
        return finished

    def add_comments(self, text: str) -> None:
        """Take comment lines that stand behind the last piece: they belong to the next."""
        if text:
            self._above += comments_in(text.split("\n"))

    def finish(self) -> Match | None:
        """The last match, with the comments behind it."""
        if self._draft is None:
            for unread in self._undecided:
                self._belongs_to_none(unread)
        else:
            self._decide()
        match = self._finished()
        return None if match is None else replace(match, comments=self._above)

    def _finished(self) -> Match | None:
        return None if self._draft is None else self._draft.match()

    def _add_unread(self, unread: Unread) -> None:
        """Take a line that cannot be read; the next line tells whether a tag begins the next match."""
        self._unread.append(unread)
        begins = self._draft is None or self._draft.ends_before(Kind.TAG)
        if self._undecided or (begins and unread.statement.kind is Kind.TAG):
            self._undecided.append(unread)
        elif self._draft is None:
            self._belongs_to_none(unread)
        else:
            self._draft.add_unreadable(unread.statement, unread.block)

    def _belongs_to_none(self, unread: Unread) -> None:
        if unread.statement.fault is not Fault.ENCODING:  # which is said once a source
            self._faults.append(unread.statement)

    def _first_line(self, piece: Piece) -> int:
        """Where a match begins whose first statement that can be read is this one."""
        line = self._undecided[0].statement.place.line if self._undecided else None
        return piece.line if line is None else line

    def _decide(self) -> None:
        """Leave the lines that were undecided to the match that is being read."""
        for unread in self._undecided:
            assert self._draft is not None
            self._draft.add_unreadable(unread.statement, unread.block)
        self._undecided.clear()


def _is_first_round(piece: Piece) -> bool:
    """Whether a match is likely to begin here, if a tag line before it could not be read."""
    first = piece.statements[0]
    return isinstance(first, Round) and first.number == 1
