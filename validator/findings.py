"""What was found in a match, held against its rulings as it is taken down."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sevenrocks.notation.record import Address, Match
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.rulings import Rulings

_HARMLESS: Final = frozenset({"SR304", "SR709"})
"""The notes of a replay: allowed, but loosely written."""


class Implausible(Exception):  # noqa: N818 - not an error: a trial has come to its end
    """What is being tried leaves a fault."""


class Findings:
    """The discrepancies of a match so far."""

    def __init__(self, match: Match) -> None:
        self.discrepancies: list[Discrepancy] = []
        self.rulings = Rulings(match)
        self._trial: set[tuple[str, Address]] | None = None

    def report(self, discrepancy: Discrepancy) -> None:
        """Take a discrepancy down, with the ruling that lets it stand if there is one."""
        discrepancy.acknowledged = self.rulings.reason(discrepancy.address, discrepancy.code)
        self.discrepancies.append(discrepancy)
        if self._trial is not None and is_fault(discrepancy) and discrepancy.statement not in self._trial:
            raise Implausible

    def withdraw(self, code: str, address: Address) -> None:
        """Take a discrepancy back that has turned out to be another one."""
        kept = [found for found in self.discrepancies if found.statement != (code, address)]
        self.discrepancies[:] = kept

    @contextmanager
    def trial(self, known: list[Discrepancy]) -> Iterator[None]:
        """Raise ``Implausible`` as soon as a fault is found that is not known already."""
        self._trial = {fault.statement for fault in known}
        try:
            yield
        finally:
            self._trial = None


def is_fault(discrepancy: Discrepancy) -> bool:
    """Whether a discrepancy of replay is more than a note, and no ruling lets it stand."""
    return discrepancy.acknowledged is None and discrepancy.code not in _HARMLESS
