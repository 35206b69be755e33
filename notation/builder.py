"""How the pieces of a source become matches, and where one match ends and the next begins."""

from dataclasses import replace
from typing import Generic, TypeVar, cast

from sevenrocks.notation.draft import Draft
from sevenrocks.notation.passage import Passage
from sevenrocks.notation.record import Fault, Kind, Match, Round, Unreadable
from sevenrocks.notation.sections import Piece, Unread
from sevenrocks.notation.words import comments_in

Seen = TypeVar("Seen")
"""What is known of a match that was not taken apart."""


class MatchBuilder(Generic[Seen]):
    """Takes the pieces of a source one by one and gives the matches they make.

    What cannot be read before the first statement belongs to no match and is added to ``faults``; but a tag
    that cannot be read is the first statement of its match all the same. A passage that is known to be a
    match can be taken whole; what is known of it is given in its place, unless what stands behind it belongs
    to it too.
    """

    def __init__(self, faults: list[Unreadable]) -> None:
        self._faults = faults
        self._passage: tuple[Passage, Seen] | None = None
        self._draft: Draft | None = None
        self._above: tuple[str, ...] = ()
        self._unread: list[Unread] = []
        self._undecided: list[Unread] = []

    @property
    def is_between_matches(self) -> bool:
        """Whether a tag would begin the next match, and nothing was read yet that may belong to it."""
        pending = self._above or self._unread or self._undecided
        return not pending and (self._draft is None or self._draft.ends_before(Kind.TAG))

    def add_passage(self, passage: Passage, seen: Seen) -> Match | Seen | None:
        """Take a whole match, between matches; gives the one before it."""
        finished = self._finished()
        self._passage = passage, seen
        return finished

    def add(self, piece: Piece | Unread) -> Match | Seen | None:
        """Take the next piece; gives the match before it, if the piece begins another."""
        if self._above:
            piece = piece.below(self._above)
            self._above = ()
        if isinstance(piece, Unread):
            self._take_apart()
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

    def finish(self) -> Match | Seen | None:
        """The last match, with the comments behind it."""
        if self._above:
            self._take_apart()
        if self._draft is None:
            for unread in self._undecided:
                self._belongs_to_none(unread)
        else:
            self._decide()
        match = self._finished()
        return replace(match, comments=self._above) if isinstance(match, Match) else match

    def _finished(self) -> Match | Seen | None:
        match = self._draft.match() if self._draft else self._passage and self._passage[1]
        self._draft = self._passage = None
        return match

    def _take_apart(self) -> None:
        """Read the passage that was taken last, if nothing was read since then: more belongs to its match."""
        if self._passage is None:
            return
        passage, _ = self._passage
        self._passage, above, self._above = None, self._above, ()
        self.read(passage)
        self._above = above

    def read(self, passage: Passage) -> None:
        """Take the pieces of a passage one by one."""
        for piece in passage.pieces():
            self.add(piece)

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


def read_passage(passage: Passage) -> Match:
    """The match that a passage is known to be."""
    builder: MatchBuilder[Match] = MatchBuilder([])
    builder.read(passage)
    return cast(Match, builder.finish())
