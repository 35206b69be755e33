"""The report for people: a block for each discrepancy, a line for each match, and a summary."""

from collections.abc import Iterable
from typing import Final, NamedTuple, TextIO

from sevenrocks.notation.tiles import SIDES
from sevenrocks.validator.api import MatchReport
from sevenrocks.validator.language import counted, say, speaking, spoken
from sevenrocks.validator.reports.excerpt import visible
from sevenrocks.validator.reports.finding import Finding
from sevenrocks.validator.reports.report import Told
from sevenrocks.validator.reports.style import BlockStyle, paint_for, width_of
from sevenrocks.validator.reports.summary import Summary

MATCHES_LISTED: Final = 20

_NUMBER: Final = "\0"
"""Stands for the number of a match; no name of a file and no tag holds it."""


class TextTeller(NamedTuple):
    """Puts what was judged into blocks and lines of a language.

    With ``verbose`` acknowledged discrepancies have blocks as well.
    """

    style: BlockStyle
    language: str
    verbose: bool = False

    @property
    def tells_games(self) -> bool:
        """No: what is said of a match is known at a glance."""
        return False

    def match(self, report: MatchReport, findings: Iterable[Finding]) -> Told:
        """The blocks of what was found in a match, and its line, unless there are too many to be listed."""
        if report.index > MATCHES_LISTED and not self.verbose:
            return Told(self._blocks(findings))
        with speaking(self.language):
            before, behind = match_line(report)
        line = visible(before, self.style.encoding), visible(behind, self.style.encoding)
        return Told(self._blocks(findings), line)

    def source(self, findings: Iterable[Finding]) -> Told:
        """The blocks of what was found in a source and belongs to no match."""
        return Told(self._blocks(findings))

    def _blocks(self, findings: Iterable[Finding]) -> str:
        shown = [one for one in findings if self.verbose or one.discrepancy.acknowledged is None]
        with speaking(self.language):
            return _text(line for finding in shown for line in (*_block(finding, self.style), ""))


class TextReport:
    """Writes discrepancies as they come.

    The lines of up to 20 matches are held back and stand together above the summary; with more than
    that there are none, so an archive of any size needs no more memory. With ``verbose`` each match
    has its line at once, and acknowledged discrepancies are shown as well.
    """

    def __init__(
        self, out: TextIO, *, quiet: bool = False, verbose: bool = False, statistics: bool = False
    ) -> None:
        style = BlockStyle(out.encoding or "utf-8", paint_for(out), verbose, width_of(out))
        self.teller = TextTeller(style, spoken(), verbose)
        self._out = out
        self._quiet = quiet
        self._verbose = verbose
        self._statistics = statistics
        self._lines: list[str] = []

    def add_match(self, told: Told, number: int) -> None:
        """Write what was found in a match."""
        self.add_source(told)
        if self._quiet:
            return
        line = str(number).join(told.match)
        if self._verbose:
            self._out.write(_text([line, ""]))
        elif len(self._lines) <= MATCHES_LISTED:
            self._lines.append(line)

    def add_source(self, told: Told) -> None:
        """Write what was found; also what belongs to no match."""
        self._out.write(told.findings)

    def close(self, summary: Summary) -> None:
        """Write what stands below everything."""
        if self._quiet:
            return
        if not self._verbose and len(self._lines) <= MATCHES_LISTED:
            self._out.write(_text(self._lines))
        if self._statistics:
            self._out.write(_text(statistics_lines(summary)))
        self._out.write(_text([summary_line(summary)]))


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in lines)


def _block(finding: Finding, style: BlockStyle) -> list[str]:
    from sevenrocks.validator.reports.block import block  # noqa: PLC0415 - right records shall not wait for it

    return block(finding, style)


def match_line(report: MatchReport) -> tuple[str, str]:
    """Return what is to be said of a match in one line: what stands before its number, and what behind it."""
    event = report.tag("Event")
    title = say("match {number}", number=_NUMBER)
    if event:
        title = say('match {number} "{event}"', number=_NUMBER, event=event)
    scores = " : ".join(
        f"{side} {'?' if score is None else score}" for side, score in zip(SIDES, report.score, strict=True)
    )
    parts = [say(report.verdict), scores]
    if report.winner is not None:
        parts.append(say("{side} win", side=SIDES[report.winner]))
    if report.reconstructed_deals:
        told = counted(
            report.reconstructed_deals, "{count} deal reconstructed", "{count} deals reconstructed"
        )
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
    before, _, behind = f"{report.source}: {title}: {', '.join(parts)}".partition(_NUMBER)
    return before, behind


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
    from sevenrocks.validator.catalogue import CATALOGUE  # noqa: PLC0415 - right records shall not wait for it

    width = max((len(str(count)) for count in summary.codes.values()), default=0)
    ranking = sorted(summary.codes.items(), key=lambda item: (-item[1], item[0]))
    return [f"{count:>{width}}  {code} {CATALOGUE[code].name}" for code, count in ranking]
