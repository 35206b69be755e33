"""One hand at the settlement of a round, and what it costs (R20)."""

from dataclasses import dataclass, field
from typing import Final

from sevenrocks.notation.record import Address, Hand, Kind
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.hands import pips
from sevenrocks.validator.table import deduction

_NOWHERE: Final = Address(Kind.HAND)
"""Stands in place of the address of a hand without a statement."""


@dataclass(slots=True)
class Settled:
    """One hand at the settlement.

    ``rest`` is the mask of what is left in it, ``None`` where nothing tells; then ``between`` are the fewest
    and the most pips that it can have, as far as that is known, and ``supposed`` is what it costs if what the
    record claims of it, or else of the other hands, is right. ``statement`` is its first ``hand`` line
    and ``address`` where that stands, ``score`` the partnership's known score after it. ``found`` is what
    is wrong with the line, ``root`` what a wrong subtraction in it rests on.
    """

    seat: int
    rest: int | None
    statement: Hand | None = None
    address: Address = _NOWHERE
    found: list[Discrepancy] = field(default_factory=list)
    root: Discrepancy | None = None
    between: tuple[int, int] | None = None
    supposed: int | None = None
    score: int | None = None

    @property
    def pips(self) -> int | None:
        """The pips of the hand; ``None`` where not every deal gives the same."""
        if self.rest is not None:
            return pips(self.rest)
        return self.between[0] if self.between and self.between[0] == self.between[1] else None

    @property
    def deduction(self) -> int | None:
        """What the hand costs, 0 or more (R20); ``None`` where not every deal gives the same."""
        if self.rest is not None:
            return deduction(pips(self.rest))
        costs = {deduction(number) for number in self.between or ()}
        return costs.pop() if len(costs) == 1 else None

    @property
    def claimed(self) -> int | None:
        """What the statement says that it costs."""
        return self.statement.deduction if self.statement else None
