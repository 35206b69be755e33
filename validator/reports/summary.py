"""What was read and what was found, in numbers."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from sevenrocks.validator.api import MatchReport
from sevenrocks.validator.reports.finding import Finding


@dataclass(slots=True)
class Summary:
    """Counts over everything that was judged; acknowledged discrepancies are counted apart."""

    files: int = 0
    matches: int = 0
    rounds: int = 0
    events: int = 0
    acknowledged: int = 0
    severities: Counter[str] = field(default_factory=Counter)
    codes: Counter[str] = field(default_factory=Counter)

    def add_match(self, report: MatchReport) -> None:
        """Count a match, its rounds and its events."""
        self.matches += 1
        self.rounds += report.rounds
        self.events += report.events

    def add_findings(self, findings: Iterable[Finding]) -> None:
        """Count discrepancies by severity and by code."""
        for finding in findings:
            if finding.discrepancy.acknowledged is None:
                self.severities[finding.entry.severity] += 1
                self.codes[finding.entry.code] += 1
            else:
                self.acknowledged += 1

    def add(self, other: "Summary") -> None:
        """Count what another one counted."""
        self.files += other.files
        self.matches += other.matches
        self.rounds += other.rounds
        self.events += other.events
        self.acknowledged += other.acknowledged
        if other.codes:  # an update takes as long with nothing in it, and most matches are right
            self.severities.update(other.severities)
            self.codes.update(other.codes)

    def is_clean(self, *, strict: bool) -> bool:
        """Whether no error was found; with ``strict``, nothing at all."""
        return not (self.severities.total() if strict else self.severities["error"])
