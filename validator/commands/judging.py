"""The work of ``validate``: every source judged, every discrepancy told, and the status that follows."""

from collections.abc import Iterable, Iterator

import click

from sevenrocks.validator.api import MatchReport, Validation, validate
from sevenrocks.validator.commands.sources import Source
from sevenrocks.validator.commands.status import CLEAN, FAILED, FOUND
from sevenrocks.validator.language import say
from sevenrocks.validator.reports.excerpt import visible
from sevenrocks.validator.reports.finding import Finding, findings_in_match, findings_in_source
from sevenrocks.validator.reports.report import Report
from sevenrocks.validator.reports.selection import Selection
from sevenrocks.validator.reports.summary import Summary


class Judging:
    """Judges what is named, and goes on after what cannot be read."""

    def __init__(
        self, report: Report, selection: Selection, *, strict: bool = False, count_deals: bool = False
    ) -> None:
        self._report = report
        self._selection = selection
        self._strict = strict
        self._count_deals = count_deals
        self._summary = Summary()
        self._failed = False

    def run(self, sources: Iterable[Source], problems: Iterable[OSError] = ()) -> int:
        """Write the report and return the exit status; ``problems`` are the sources that could not be had."""
        for problem in problems:
            self._complain(problem)
        for source in sources:
            self._judge(source)
        self._report.close(self._summary)
        if self._failed:
            return FAILED
        return CLEAN if self._summary.is_clean(strict=self._strict) else FOUND

    def _judge(self, source: Source) -> None:
        try:
            validation = validate(source.content, name=source.name, count_deals=self._count_deals)
        except OSError as error:
            self._complain(OSError(error.errno, error.strerror, source.name))
            return
        self._summary.files += 1
        with validation:
            for report in self._readable(validation):
                self._summary.add_match(report)
                self._report.add_match(report, self._counted(findings_in_match(report)))
            self._report.add_findings(self._counted(findings_in_source(validation)))

    def _readable(self, validation: Validation) -> Iterator[MatchReport]:
        """Give what can be read, so that a failure to read is never taken for a failure to write."""
        try:
            yield from validation
        except OSError as error:
            self._complain(OSError(error.errno, error.strerror, validation.name))

    def _counted(self, findings: Iterable[Finding]) -> list[Finding]:
        selected = self._selection.of(findings)
        self._summary.add_findings(selected)
        return selected

    def _complain(self, error: OSError) -> None:
        self._failed = True
        click.echo(f"sevenrocks: {visible(error.filename)}: {say(error.strerror or '')}", err=True)
