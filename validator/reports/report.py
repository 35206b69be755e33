"""What every report can do, whatever its form."""

from collections.abc import Sequence
from typing import Protocol

from sevenrocks.validator.api import MatchReport
from sevenrocks.validator.reports.finding import Finding
from sevenrocks.validator.reports.summary import Summary


class Report(Protocol):
    """Takes what was judged as it comes, and writes it."""

    def add_match(self, report: MatchReport, findings: Sequence[Finding]) -> None:
        """Take a match and what was found in it."""

    def add_findings(self, findings: Sequence[Finding]) -> None:
        """Take what was found in a source and belongs to no match."""

    def close(self, summary: Summary) -> None:
        """Take the counts over everything; nothing follows."""
