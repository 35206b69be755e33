"""The two running scores: what they are, and what a record that goes on from a wrong one would claim."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from sevenrocks.notation.record import Address
from sevenrocks.notation.tiles import SIDES
from sevenrocks.validator.discrepancy import Discrepancy, Edit, Fix

_MOST_TRAILS: Final = 64


State: TypeAlias = tuple[int, bool, bool, dict[int, Discrepancy]]


class Account:
    """The score of one partnership.

    ``score`` is computed. ``known`` tells whether all that it is made of could be computed; while
    ``floating``, the next claimed score is taken as it stands. ``trail`` holds the scores that a record would
    claim that goes on from a wrong one, each with the discrepancy it rests on.
    """

    __slots__ = ("floating", "known", "score", "trail")

    def __init__(self) -> None:
        self.score = 0
        self.known = True
        self.floating = False
        self.trail: dict[int, Discrepancy] = {}

    @property
    def plain(self) -> bool:
        """Whether a claimed score can only be right or wrong."""
        return not (self.trail or self.floating)

    @property
    def certain(self) -> bool:
        """Whether the score is what the rules make of the record."""
        return self.known and not self.floating

    @property
    def root(self) -> Discrepancy | None:
        """The discrepancy that the claimed scores rest on, if they rest on one."""
        return next(iter(self.trail.values()), None)

    def change(self, computed: int, claimed: int | None = None, root: Discrepancy | None = None) -> None:
        """Add an award, or a subtraction as a negative number.

        Every trail goes on with the one amount and with the other. A claim that differs starts a trail;
        ``root`` is the discrepancy that says so.
        """
        if not self.trail and claimed in (None, computed):
            self.score += computed
            return
        amounts = {computed, computed if claimed is None else claimed}
        trail = {score + amount: why for score, why in self.trail.items() for amount in amounts}
        if root is not None and claimed is not None and claimed != computed:
            trail.setdefault(self.score + claimed, root)
        self.trail = dict(list(trail.items())[-_MOST_TRAILS:])
        self.score += computed

    def accept(self, claimed: int) -> Discrepancy | bool:
        """Take a claimed score: true if it is right, the root it is carried from, or false if wrong."""
        if self.floating:
            self.set(claimed)
            return True
        if claimed == self.score:
            self.trail = {}
            return True
        root = self.trail.get(claimed)
        if root is None:
            return False
        self.trail = {claimed: root}
        return root

    def follow(self, claimed: int, root: Discrepancy) -> None:
        """What the record claims from here on may rest on a wrong score."""
        self.trail = {claimed: root}

    def state(self) -> State:
        """How the account stands, to come back to; a trail is never changed, only replaced."""
        return self.score, self.known, self.floating, self.trail

    def restore(self, state: State) -> None:
        """Come back to how it stood."""
        self.score, self.known, self.floating, self.trail = state

    def set(self, score: int) -> None:
        """Take a score as it stands."""
        self.score = score
        self.known = True
        self.floating = False
        self.trail = {}

    def float(self, *, known: bool) -> None:
        """The next claimed score is taken as it stands."""
        self.floating = True
        self.known = self.known and known


class Bookmark(NamedTuple):
    """The accounts at a moment, and how far the roots they rest on had been carried."""

    accounts: tuple[State, State]
    roots: list[tuple[Discrepancy, int, int]]


class Ledger:
    """The accounts of NS and EW, and the scores that a record claims for them.

    What is wrong goes to ``report``, which also finds out whether a ruling lets it stand.
    """

    def __init__(self, report: Callable[[Discrepancy], None]) -> None:
        self.accounts = (Account(), Account())
        self._report = report

    @property
    def certain(self) -> bool:
        """Whether both scores are what the rules make of the record."""
        return all(account.certain for account in self.accounts)

    @property
    def plain(self) -> bool:
        """Whether claimed scores can only be right or wrong."""
        ns, ew = self.accounts
        return ns.plain and ew.plain

    @property
    def scores(self) -> tuple[int, int]:
        """The computed scores of NS and EW."""
        return self.accounts[0].score, self.accounts[1].score

    @property
    def known_scores(self) -> tuple[int | None, int | None]:
        """The computed scores of NS and EW, ``None`` for one that could not be computed."""
        ns, ew = self.accounts
        return ns.score if ns.known else None, ew.score if ew.known else None

    def take(self, scores: tuple[int, int]) -> None:
        """Take both scores as they were computed elsewhere, where both accounts are plain."""
        for account, score in zip(self.accounts, scores, strict=True):
            account.score = score

    def float(self) -> None:
        """The next claimed score of each partnership is taken as it stands."""
        for account in self.accounts:
            account.float(known=True)

    def judge_total(self, address: Address, side: int, claimed: int) -> None:
        """SR603: a running score that is neither right nor carried."""
        account = self.accounts[side]
        computed = account.score
        if account.plain and claimed == computed:
            return
        edit = Edit(address, f"={computed}")
        if not self.accepts(side, claimed, edit):
            values = {"side": SIDES[side]}
            fault = Discrepancy("SR603", address, "", values, claimed, computed, fix=Fix(True, [edit]))
            self._report(fault)
            self._book_wrong(fault, side, claimed)

    def judge_scores(self, address: Address, code: str, scores: tuple[int, int]) -> None:
        """SR707 and SR802: two scores of which one is neither right nor carried; once a statement."""
        if scores == self.scores and self.plain:
            return
        edits = [
            Edit(address._replace(part=side), str(score))
            for side, score in zip(SIDES, self.scores, strict=True)
        ]
        wrong = [side for side in (0, 1) if not self.accepts(side, scores[side], edits[side])]
        if not wrong:
            return
        first = wrong[0]
        fault = Discrepancy(
            code, edits[first].address, "", {"side": SIDES[first]}, scores[first], self.scores[first]
        )
        fault.fix = Fix(True, [edits[side] for side in wrong])
        self._report(fault)
        for side in wrong:
            self._book_wrong(fault, side, scores[side])

    def accepts(self, side: int, claimed: int, edit: Edit) -> bool:
        """Whether a claimed score is right or carried; a carried one is mended with its root."""
        root = self.accounts[side].accept(claimed)
        if isinstance(root, Discrepancy):
            carry(root, edit)
        return root is not False

    def follow_scores(self, scores: tuple[int, int], root: Discrepancy) -> None:
        """What the record claims of both scores from here on rests on a discrepancy."""
        for account, claimed in zip(self.accounts, scores, strict=True):
            if claimed != account.score:
                account.follow(claimed, root)

    def agrees(self, scores: tuple[int, int]) -> bool:
        """Whether two claimed scores are right or carried, or cannot be told to be wrong."""
        return all(
            account.accept(claimed) is not False
            for account, claimed in zip(self.accounts, scores, strict=True)
        )

    def mark(self) -> Bookmark:
        """The accounts as they stand, to come back to."""
        ns, ew = self.accounts
        roots = [
            (root, root.carried, 0 if root.fix is None else len(root.fix.edits))
            for account in self.accounts
            for root in account.trail.values()
        ]
        return Bookmark((ns.state(), ew.state()), roots)

    def undo(self, mark: Bookmark) -> None:
        """Come back to a bookmark, as often as one likes."""
        for account, state in zip(self.accounts, mark.accounts, strict=True):
            account.restore(state)
        for root, carried, edits in mark.roots:
            root.carried = carried
            if root.fix is not None:
                del root.fix.edits[edits:]

    def _book_wrong(self, fault: Discrepancy, side: int, claimed: int) -> None:
        """An acknowledged score counts from here on; from another one the record may go on."""
        if fault.acknowledged is not None:
            self.accounts[side].set(claimed)
        else:
            self.accounts[side].follow(claimed, fault)


def carry(root: Discrepancy, edit: Edit) -> None:
    """A claim rests on a discrepancy and is mended with it.

    Only safe fixes leave the computed scores as they are, and another list of leftover tiles (SR703).
    """
    root.carried += 1
    if root.fix is not None and (root.fix.safe or root.code == "SR703"):
        root.fix.edits.append(edit)
