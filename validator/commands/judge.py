"""How sources are judged, in this process or another: the small values that come out tell everything."""

from collections.abc import Generator, Iterable
from pathlib import Path
from typing import BinaryIO, NamedTuple

from sevenrocks.notation.parser import parse, parse_part
from sevenrocks.notation.parts import Part
from sevenrocks.validator.api import Validation
from sevenrocks.validator.reports.finding import Finding, findings_in_match, findings_in_source
from sevenrocks.validator.reports.report import Teller, Told
from sevenrocks.validator.reports.selection import Selection
from sevenrocks.validator.reports.summary import Summary


class Task(NamedTuple):
    """Something to judge: a source, a part of one, or what kept it from being read; and the source's name."""

    name: str
    content: Path | BinaryIO | Part | OSError


class Judged(NamedTuple):
    """What came of a task, step by step.

    Where ``counts`` has a file, a source begins; where it has a match, that is what was ``told``; otherwise
    it is what belongs to no match. ``problem`` is what could not be carried out, its ``filename`` set.
    """

    counts: Summary
    told: Told = Told()
    problem: OSError | None = None


class Judge(NamedTuple):
    """Judges tasks one after the other, and goes on after what cannot be read."""

    teller: Teller
    selection: Selection
    count_deals: bool = False

    def judge(self, tasks: Iterable[Task]) -> Generator[Judged, None, None]:
        """What came of some tasks."""
        for task in tasks:
            try:
                validation = self._validation(task)
            except OSError as error:
                yield _problem(task, error)
            else:
                with validation:
                    yield from self._judged(task, validation)

    def _validation(self, task: Task) -> Validation:
        content = task.content
        if isinstance(content, OSError):
            raise content
        reading = parse_part(content) if isinstance(content, Part) else parse(content)
        return Validation(reading, task.name, count_deals=self.count_deals, in_full=self.teller.tells_games)

    def _judged(self, task: Task, validation: Validation) -> Generator[Judged, None, None]:
        if not isinstance(task.content, Part) or task.content.is_first:
            yield Judged(Summary(files=1))
        try:
            for report in validation:
                counts = Summary()
                counts.add_match(report)
                found = self._counted(findings_in_match(report), counts)
                yield Judged(counts, self.teller.match(report, found))
        except OSError as error:
            yield _problem(task, error)
        counts = Summary()
        found = self._counted(findings_in_source(validation), counts)
        yield Judged(counts, self.teller.source(found))

    def _counted(self, findings: Iterable[Finding], counts: Summary) -> list[Finding]:
        selected = self.selection.of(findings)
        counts.add_findings(selected)
        return selected


def _problem(task: Task, error: OSError) -> Judged:
    return Judged(Summary(), problem=OSError(error.errno, error.strerror, task.name))
