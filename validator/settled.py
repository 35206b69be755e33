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

    ``rest`` is the mask of what is left in it, ``None`` where nothing tells; ``statement`` its first
    ``hand`` line and ``address`` where that stands. ``found`` is what is wrong with the line,
    ``root`` what a wrong subtraction in it rests on.
    """

    seat: int
    rest: int | None
    statement: Hand | None = None
    address: Address = _NOWHERE
    found: list[Discrepancy] = field(default_factory=list)
    root: Discrepancy | None = None

    @property
    def deduction(self) -> int | None:
        """What the hand costs, 0 or more (R20)."""
        return None if self.rest is None else deduction(pips(self.rest))

    @property
    def claimed(self) -> int | None:
        """What the statement says that it costs."""
        return self.statement.deduction if self.statement else None
