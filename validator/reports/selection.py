"""Which discrepancies are shown, counted and returned as status."""

from collections.abc import Iterable

from sevenrocks.validator.reports.finding import Finding


class Selection:
    """Which codes are wanted. ``select`` and ``ignore`` hold codes; an empty ``select`` wants all."""

    def __init__(self, select: Iterable[str] = (), ignore: Iterable[str] = ()) -> None:
        self._wanted = frozenset(select)
        self._unwanted = frozenset(ignore)

    def of(self, findings: Iterable[Finding]) -> list[Finding]:
        """Return those that are wanted, in the same order."""
        return [finding for finding in findings if self._wants(finding.discrepancy.code)]

    def _wants(self, code: str) -> bool:
        return code not in self._unwanted and (not self._wanted or code in self._wanted)
