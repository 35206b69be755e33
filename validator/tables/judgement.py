"""A match that was judged, as the tables look at it: its replay, its report, and what was found where."""

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeVar

from sevenrocks.validator.api import MatchReport, report
from sevenrocks.validator.replay import Replay, replay
from sevenrocks.validator.reports.finding import Finding, findings_in_match
from sevenrocks.validator.writers import Sourced

Place = TypeVar("Place")


class Found(NamedTuple):
    """The codes of some discrepancies; those that a ruling lets stand are apart."""

    codes: tuple[str, ...]
    acknowledged: tuple[str, ...]


NOTHING: Final = Found((), ())


class Judgement(NamedTuple):
    """A match with all that is known of it."""

    report: MatchReport
    played: Replay
    findings: list[Finding]

    @property
    def source(self) -> str:
        """What it was read from, as text: the name of a file need not be one."""
        return self.report.source.encode(errors="backslashreplace").decode()

    def found_by(self, place_of: Callable[[Finding], Place]) -> dict[Place, Found]:
        """What was found, by its place; where nothing was found there is no entry."""
        grouped: dict[Place, list[Finding]] = {}
        for finding in self.findings:
            grouped.setdefault(place_of(finding), []).append(finding)
        return {place: found_in(findings) for place, findings in grouped.items()}


def judge(sourced: Sourced) -> Judgement:
    """Replay and judge a match."""
    played = replay(sourced.match)
    judged = report(played, sourced.source, sourced.index)
    return Judgement(judged, played, findings_in_match(judged))


def found_in(findings: Iterable[Finding]) -> Found:
    """The codes of discrepancies, in their order."""
    codes: list[str] = []
    acknowledged: list[str] = []
    for finding in findings:
        (codes if finding.discrepancy.acknowledged is None else acknowledged).append(finding.discrepancy.code)
    return Found(tuple(codes), tuple(acknowledged))
