"""The sheet on which a match is judged: its rounds, its two scores, its winner and what was found."""

from typing import Final, NamedTuple

from sevenrocks.notation.phrase import Phrase, either
from sevenrocks.notation.record import Address, Event, Fault, Kind, Match, Unreadable
from sevenrocks.validator import ledger
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.findings import Findings
from sevenrocks.validator.game import Game, foreign_tiles
from sevenrocks.validator.tags import players_of, target_of

_UNREADABLE: Final = {
    Fault.SYNTAX: ("SR001", ""),
    Fault.MISPLACED: ("SR001", "misplaced"),
    Fault.LIMIT: ("SR004", "number"),
    Fault.ENCODING: ("SR002", ""),
    Fault.EMPTY: ("SR003", ""),
    Fault.GROWTH: ("SR004", "expansion"),
    Fault.LENGTH: ("SR004", "line"),
    Fault.DEPTH: ("SR004", "depth"),
    Fault.INVALID_JSON: ("SR005", ""),
    Fault.REPEATED_KEY: ("SR005", "repeated-key"),
    Fault.NOT_A_NUMBER: ("SR005", "not-a-number"),
    Fault.SCHEMA: ("SR006", ""),
    Fault.ARCHIVE: ("SR007", ""),
}
"""The code and the message for what cannot be read."""

_KINDS: Final = {Kind.TAG: Phrase("tag"), Kind.EVENT: Phrase("event")}
"""What the kinds of statement are called that do not open with a word of their own."""


class Bookmark(NamedTuple):
    """A sheet at a moment."""

    ledger: ledger.Bookmark
    games: int
    discrepancies: int
    winner: int | None
    after_win: Discrepancy | None
    premature: Discrepancy | None
    stopped: Discrepancy | None


class Sheet:
    """What has come out of a match so far.

    ``games`` are its rounds, ``winner`` the side that reached the ``target`` (R21), ``won_at`` the
    event that did. ``after_win``,
    ``premature`` and ``stopped`` are discrepancies that are reported once and that others rest on:
    something went on after the win (SR801, SR708), a win without the target (SR803), a round that stops
    before it is over (SR702). Another ``target`` than the record's can be set. Where the Target tag
    is what could not be read (``target_unread``), wins are believed.
    """

    def __init__(self, match: Match, target: float | None = None) -> None:
        self.match = match
        self.target = target_of(match) if target is None else target
        self.target_unread = any(line.tag == "Target" for line in match.unreadable)
        self._numbers = {id(lost): number for number, lost in enumerate(match.unreadable)}
        self._unread: dict[int | None, list[Unreadable]] = {}
        for lost in match.unreadable:
            self._unread.setdefault(lost.round, []).append(lost)
        self.players = players_of(match)
        self.findings = Findings(match)
        self.discrepancies = self.findings.discrepancies
        self.ledger = ledger.Ledger(self.findings.report)  # not the sheet's own, which would be a cycle
        self.games: list[Game] = []
        self.winner: int | None = None
        self.won_at: Address | None = None
        self.after_win: Discrepancy | None = None
        self.premature: Discrepancy | None = None
        self.stopped: Discrepancy | None = None
        self._unreadable: dict[int, Discrepancy] = {}

    def report(self, discrepancy: Discrepancy) -> None:
        """Take a discrepancy down, with the ruling that lets it stand if there is one."""
        self.findings.report(discrepancy)

    def mark(self) -> Bookmark:
        """The sheet as it stands, to come back to."""
        return Bookmark(
            self.ledger.mark(),
            len(self.games),
            len(self.discrepancies),
            self.winner,
            self.after_win,
            self.premature,
            self.stopped,
        )

    def undo(self, mark: Bookmark) -> None:
        """Come back to a bookmark, as often as one likes."""
        self.ledger.undo(mark.ledger)
        del self.games[mark.games :], self.discrepancies[mark.discrepancies :]
        self.winner = mark.winner
        self.after_win, self.premature, self.stopped = mark.after_win, mark.premature, mark.stopped

    def report_unreadable(self) -> None:
        """What could not be read; where a source is not text, that is said once, of the source."""
        for number, lost in enumerate(self.match.unreadable):
            if lost.fault is not Fault.ENCODING:
                self._unreadable[number] = fault = unread(lost, number)
                self.report(fault)

    def report_foreign(self, statement: Address, event: Event) -> None:
        """SR201, once for each tile outside the set that an event names."""
        told = {fault.address for fault in self.discrepancies if fault.code == "SR201"}
        for fault in foreign_tiles(statement, event):
            if fault.address not in told:
                self.report(fault)

    def unread_in(self, index: int | None) -> list[Unreadable]:
        """The lines of a round, or outside of any, that could not be read."""
        return self._unread.get(index, [])

    def is_unread(self, kind: Kind, index: int | None = None) -> bool:
        """Whether a line that seems to be a statement of a kind, in a round or outside, could not be read."""
        return any(line.kind is kind for line in self.unread_in(index))

    def root_of(self, gap: Unreadable) -> Discrepancy | None:
        """The discrepancy that says what could not be read; none where the whole source is not text."""
        return self._unreadable.get(self.number_of(gap))

    def number_of(self, lost: Unreadable) -> int:
        """The index of an unreadable line among its kind."""
        return self._numbers[id(lost)]


def unread(lost: Unreadable, number: int) -> Discrepancy:
    """The discrepancy for what cannot be read; ``number`` is its index among its kind."""
    code, reason = _UNREADABLE[lost.fault]
    values = {"found": lost.found, "expected": either(lost.expected), "advice": lost.advice or ""}
    if lost.kind is not None:
        values["kind"] = _KINDS.get(lost.kind, lost.kind.value)
    if lost.fault is Fault.SYNTAX and lost.advice:
        reason = "advice"
    return Discrepancy(code, Address(Kind.UNREADABLE, number), reason, values)
