"""What every report can do, whatever its form: put into words what was judged, and write it in order."""

from collections.abc import Sequence
from typing import NamedTuple, Protocol

from sevenrocks.validator.api import MatchReport
from sevenrocks.validator.reports.finding import Finding
from sevenrocks.validator.reports.summary import Summary


class Told(NamedTuple):
    """What a report says of a match, or of what belongs to none.

    ``match`` is what it says of the match itself, cut in two where the number of the match belongs.
    """

    findings: str = ""
    match: tuple[str, str] = ("", "")


class Teller(Protocol):
    """Puts what was judged into words. It keeps nothing, so it may do so in another process."""

    @property
    def tells_games(self) -> bool:
        """Whether it tells of every match what only its rounds as they were replayed can tell."""

    def match(self, report: MatchReport, findings: Sequence[Finding]) -> Told:
        """What is said of a match and of what was found in it."""

    def source(self, findings: Sequence[Finding]) -> Told:
        """What is said of what was found in a source and belongs to no match."""


class Report(Protocol):
    """Takes what its teller told, in the order of the sources, and writes it."""

    @property
    def teller(self) -> Teller:
        """What puts things into words for it."""

    def add_match(self, told: Told, number: int) -> None:
        """Take what was told of a match, and its number in its source, from 1."""

    def add_source(self, told: Told) -> None:
        """Take what was told of what belongs to no match."""

    def close(self, summary: Summary) -> None:
        """Take the counts over everything; nothing follows."""
