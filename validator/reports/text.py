"""The report for people: a block for each discrepancy, a line for each match, and a summary."""

from collections.abc import Iterable
from typing import Final, TextIO

from sevenrocks.notation.tiles import SIDES
from sevenrocks.validator.api import MatchReport
from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.language import counted, say
from sevenrocks.validator.reports.block import BlockStyle, block
from sevenrocks.validator.reports.excerpt import visible
from sevenrocks.validator.reports.finding import Finding
from sevenrocks.validator.reports.style import paint_for, width_of
from sevenrocks.validator.reports.summary import Summary

MATCHES_LISTED: Final = 20


class TextReport:
    """Writes discrepancies as they come.

    The lines of up to 20 matches are held back and stand together above the summary; with more than
    that there are none, so an archive of any size needs no more memory. With ``verbose`` each match
    has its line at once, and acknowledged discrepancies are shown as well.
    """

    def __init__(
        self, out: TextIO, *, quiet: bool = False, verbose: bool = False, statistics: bool = False
    ) -> None:
        self._out = out
        self._quiet = quiet
        self._verbose = verbose
        self._statistics = statistics
        self._style = BlockStyle(out.encoding or "utf-8", paint_for(out), verbose, width_of(out))
        self._lines: list[str] = []

    def add_match(self, report: MatchReport, findings: Iterable[Finding]) -> None:
        """Write what was found in a match."""
        self.add_findings(findings)
        if self._quiet:
            return
        if self._verbose:
            self._write([self._line(report), ""])
        elif len(self._lines) <= MATCHES_LISTED:
            self._lines.append(self._line(report))

    def add_findings(self, findings: Iterable[Finding]) -> None:
        """Write what was found; also what belongs to no match."""
        for finding in findings:
            if self._verbose or finding.discrepancy.acknowledged is None:
                self._write([*block(finding, self._style), ""])

    def close(self, summary: Summary) -> None:
        """Write what stands below everything."""
        if self._quiet:
            return
        if not self._verbose and len(self._lines) <= MATCHES_LISTED:
            self._write(self._lines)
        if self._statistics:
            self._write(statistics_lines(summary))
        self._write([summary_line(summary)])

    def _line(self, report: MatchReport) -> str:
        return visible(match_line(report), self._style.encoding)

    def _write(self, lines: Iterable[str]) -> None:
        self._out.writelines(f"{line}\n" for line in lines)


def match_line(report: MatchReport) -> str:
    """Return what is to be said of a match in one line."""
    event = report.match.tag("Event")
    title = say("match {number}", number=report.index)
    if event:
        title = say('match {number} "{event}"', number=report.index, event=event)
    scores = " : ".join(
        f"{side} {'?' if score is None else score}" for side, score in zip(SIDES, report.score, strict=True)
    )
    parts = [say(report.verdict), scores]
    if report.winner is not None:
        parts.append(say("{side} win", side=SIDES[report.winner]))
    reconstructed = sum(deal.known == "reconstructed" for deal in report.deals)
    if reconstructed:
        told = counted(reconstructed, "{count} deal reconstructed", "{count} deals reconstructed")
        parts.append(told)
    if report.unverified_events:
        told = counted(report.unverified_events, "{count} event unverified", "{count} events unverified")
        parts.append(told)
    if report.unverified_settlements:
        told = counted(
            report.unverified_settlements,
            "{count} settlement unverified",
            "{count} settlements unverified",
        )
        parts.append(told)
    return f"{report.source}: {title}: {', '.join(parts)}"


def summary_line(summary: Summary) -> str:
    """Return what was read and found in one line."""
    read = [
        counted(summary.files, "{count} file", "{count} files"),
        counted(summary.matches, "{count} match", "{count} matches"),
        counted(summary.rounds, "{count} round", "{count} rounds"),
        counted(summary.events, "{count} event", "{count} events"),
    ]
    found = [
        counted(summary.severities["error"], "{count} error", "{count} errors"),
        counted(summary.severities["warning"], "{count} warning", "{count} warnings"),
        counted(summary.severities["note"], "{count} note", "{count} notes"),
    ]
    if summary.acknowledged:
        found.append(counted(summary.acknowledged, "{count} acknowledged", "{count} acknowledged"))
    return f"{', '.join(read)}: {', '.join(found)}"


def statistics_lines(summary: Summary) -> list[str]:
    """Return a line for each code that was found, the most frequent first."""
    width = max((len(str(count)) for count in summary.codes.values()), default=0)
    ranking = sorted(summary.codes.items(), key=lambda item: (-item[1], item[0]))
    return [f"{count:>{width}}  {code} {CATALOGUE[code].name}" for code, count in ranking]
