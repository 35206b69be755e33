"""Fixes made in the text of a record, and tried: a match that a fix does not mend stays as it was."""

from collections import defaultdict
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sevenrocks.validator.api import MatchReport, Validation, is_error, validate
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.files import unpacked
from sevenrocks.validator.rewriting import Change, change_for, rewritten

_MOST_PASSES: Final = 20


@dataclass(frozen=True, slots=True)
class Mending:
    """What is to be changed in one match, whose number in its source is ``index``.

    ``mended`` are the discrepancies that go; ``errors`` counts the errors of the match before.
    """

    index: int
    errors: int
    changes: tuple[Change, ...]
    mended: tuple[Discrepancy, ...]

    def succeeds(self, report: MatchReport) -> bool:
        """Whether a report on the changed match has none of what was mended, and no more errors."""
        found = {fault.statement for fault in report.discrepancies}
        gone = found.isdisjoint(fault.statement for fault in self.mended)
        return gone and _count_errors(report) <= self.errors


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a record: how much was mended, and the matches that their fixes did not mend.

    ``errors`` counts the errors that are left, those of the source itself included. ``broken`` is what is
    wrong with an archive that cannot be unpacked; then nothing was written.
    """

    mended: int = 0
    failed: tuple[int, ...] = ()
    errors: int = 0
    broken: Discrepancy | None = None


def write_fixed(source: Path, draft: Path, *, suggested: bool = False) -> Outcome:
    """Write a record to another file with its fixes made: the safe ones, and with ``suggested`` the others.

    A fix may bring to light what another one mends, so this goes on until nothing is left to fix. Raises
    ``OSError``.
    """
    outcome = _fixed_once(source, draft, suggested=suggested)
    again, passes = outcome, 1
    while again.mended and passes < _MOST_PASSES:
        before = draft.replace(draft.with_suffix(".before"))
        again = _fixed_once(before, draft, suggested=suggested)
        outcome = Outcome(outcome.mended + again.mended, again.failed, again.errors)
        passes += 1
    return outcome


def fixable(discrepancy: Discrepancy, *, suggested: bool = False) -> bool:
    """Whether a discrepancy is to be fixed: none that a ruling lets stand is."""
    fix = discrepancy.fix
    return discrepancy.acknowledged is None and fix is not None and (fix.safe or suggested)


def _fixed_once(source: Path, draft: Path, *, suggested: bool) -> Outcome:
    """Make the fixes of a record and judge it again; matches that came out no better stay as they were."""
    validation = validate(source, form="srn")
    mendings = [_mending(report, suggested) for report in validation]
    planned = [mending for mending in mendings if mending.mended]
    errors = sum(mending.errors for mending in mendings) + sum(map(is_error, validation.discrepancies))
    broken = _broken(validation)
    if broken is not None:
        return Outcome(broken=broken)
    failed: list[Mending] = []
    while True:
        _write(source, draft, planned)
        bad = _unmended(draft, planned)
        if not bad:
            return Outcome(sum(len(mending.mended) for mending in planned), _numbers(failed), errors)
        failed += bad
        planned = [mending for mending in planned if mending not in bad]


def _broken(validation: Validation) -> Discrepancy | None:
    """What is wrong with the archive that a source is: it stands on no line."""
    return next(
        (fault for fault in validation.discrepancies if validation.origin.place(fault.address).line is None),
        None,
    )


def _mending(report: MatchReport, suggested: bool) -> Mending:
    """What is to be changed in a match; of fixes that touch the same text the first alone is made."""
    changes: list[Change] = []
    mended: list[Discrepancy] = []
    for fault in report.discrepancies:
        if not fixable(fault, suggested=suggested):
            continue
        new = [change for change in _changes(fault, report) if change not in changes]
        if not any(one.overlaps(other) for one in new for other in changes):
            changes += new
            mended.append(fault)
    return Mending(report.index, _count_errors(report), tuple(changes), tuple(mended))


def _changes(fault: Discrepancy, report: MatchReport) -> list[Change]:
    edits = fault.fix.edits if fault.fix else ()
    origin = report.match.origin
    return [change for edit in edits if origin and (change := change_for(edit, origin))]


def _write(source: Path, draft: Path, planned: Collection[Mending]) -> None:
    by_line: dict[int, list[Change]] = defaultdict(list)
    for mending in planned:
        for change in mending.changes:
            by_line[change.line].append(change)
    with unpacked(source) as lines, draft.open("wb") as out:
        out.writelines(rewritten(lines, by_line))


def _unmended(draft: Path, planned: Collection[Mending]) -> list[Mending]:
    """What was planned and came out no better."""
    waiting = {mending.index: mending for mending in planned}
    for report in validate(draft, form="srn") if waiting else ():
        mending = waiting.get(report.index)
        if mending is not None and mending.succeeds(report):
            del waiting[report.index]
    return list(waiting.values())


def _numbers(mendings: Iterable[Mending]) -> tuple[int, ...]:
    return tuple(sorted(mending.index for mending in mendings))


def _count_errors(report: MatchReport) -> int:
    return sum(map(is_error, report.discrepancies))
