"""The two running scores: what they are, and what a record that goes on from a wrong one would claim."""

from typing import Final

from sevenrocks.validator.discrepancy import Discrepancy

_MOST_TRAILS: Final = 64


class Account:
    """The score of one partnership.

    ``score`` is computed. ``known`` tells whether all that it is made of could be computed; while
    ``floating``, the next claimed score is taken as it stands. ``trail`` holds the scores that a
    record would claim that goes on from a wrong one, each with the discrepancy it rests on.
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

    def change(self, computed: int, claimed: int | None = None, root: Discrepancy | None = None) -> None:
        """Add an award, or a subtraction as a negative number.

        A claim that differs starts or continues a trail; ``root`` is the discrepancy that says so.
        """
        amounts = {computed, computed if claimed is None else claimed}
        trail = {score + amount: why for score, why in self.trail.items() for amount in amounts}
        if root is not None and claimed is not None and claimed != computed:
            trail.setdefault(self.score + claimed, root)
        self.trail = dict(list(trail.items())[-_MOST_TRAILS:])
        self.score += computed

    def accept(self, claimed: int) -> "Discrepancy | bool":
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

    def set(self, score: int) -> None:
        """Take a score as it stands."""
        self.score = score
        self.known = True
        self.floating = False
        self.trail = {}

    def float(self, known: bool) -> None:
        """The next claimed score is taken as it stands."""
        self.floating = True
        self.known = self.known and known
