"""The work of ``validate``: every source judged, every discrepancy told, and the status that follows."""

from collections.abc import Iterable

import click

from sevenrocks.validator.commands.judge import Judged
from sevenrocks.validator.commands.status import CLEAN, FAILED, FOUND
from sevenrocks.validator.language import say
from sevenrocks.validator.reports.excerpt import visible
from sevenrocks.validator.reports.report import Report, Told
from sevenrocks.validator.reports.summary import Summary


class Judging:
    """Has sources judged and writes what is told of them, in their order."""

    def __init__(self, report: Report, *, strict: bool = False) -> None:
        self._report = report
        self._strict = strict
        self._summary = Summary()
        self._number = 0
        self._unplaced: list[Told] = []
        self._failed = False

    def run(self, judged: Iterable[Judged], problems: Iterable[OSError] = ()) -> int:
        """Write the report and return the exit status; ``problems`` are the sources that could not be had."""
        for problem in problems:
            self._complain(problem)
        for step in judged:
            self._take(step)
        self._end_source()
        self._report.close(self._summary)
        if self._failed:
            return FAILED
        return CLEAN if self._summary.is_clean(strict=self._strict) else FOUND

    def _take(self, judged: Judged) -> None:
        counts = judged.counts
        self._summary.add(counts)
        if judged.problem:
            self._complain(judged.problem)
        elif counts.files:
            self._end_source()
        elif counts.matches:
            self._number += 1
            self._report.add_match(judged.told, self._number)
        else:
            self._unplaced.append(judged.told)

    def _end_source(self) -> None:
        """Write what belongs to no match of the last source, of which all parts were taken."""
        for told in self._unplaced:
            self._report.add_source(told)
        self._unplaced.clear()
        self._number = 0

    def _complain(self, error: OSError) -> None:
        self._failed = True
        click.echo(f"sevenrocks: {visible(error.filename)}: {say(error.strerror or '')}", err=True)
