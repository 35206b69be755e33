"""Fixes made in the text of a record, and tried: a match that a fix does not mend stays as it was."""

from collections import defaultdict
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path

from sevenrocks.validator.api import MatchReport, Validation, is_error, validate
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.files import unpacked
from sevenrocks.validator.rewriting import Change, change_for, rewritten


@dataclass(frozen=True, slots=True)
class Mending:
    """What is to be changed in one match, whose number in its source is ``index``.

    ``mended`` are the discrepancies that go; ``spared`` those whose fix touches what another one
    changes. ``errors`` counts the errors of the match before.
    """

    index: int
    errors: int
    changes: tuple[Change, ...]
    mended: tuple[Discrepancy, ...]
    spared: tuple[Discrepancy, ...]

    def succeeds(self, report: MatchReport) -> bool:
        """Whether a report on the changed match has none of what was mended, and no more errors."""
        found = {(fault.code, fault.address) for fault in report.discrepancies}
        gone = found.isdisjoint((fault.code, fault.address) for fault in self.mended)
        return gone and _count_errors(report) <= self.errors


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a record: the matches that were mended, and those that their fixes did not mend.

    ``broken`` is what is wrong with an archive that cannot be unpacked; then nothing was written.
    """

    done: tuple[Mending, ...] = ()
    failed: tuple[Mending, ...] = ()
    broken: Discrepancy | None = None


def write_fixed(source: Path, draft: Path, *, suggested: bool = False) -> Outcome:
    """Write a record to another file with its fixes made: the safe ones, and with ``suggested`` the others.

    The draft is judged again; matches that came out no better are then written as they were. Raises
    ``OSError``.
    """
    validation = validate(source, form="srn")
    planned = [mending for report in validation if (mending := _mending(report, suggested)).mended]
    broken = _broken(validation)
    if broken is not None:
        return Outcome(broken=broken)
    failed: list[Mending] = []
    while True:
        _write(source, draft, planned)
        bad = _unmended(draft, planned)
        if not bad:
            return Outcome(tuple(planned), tuple(failed))
        failed += bad
        planned = [mending for mending in planned if mending not in bad]


def _broken(validation: Validation) -> Discrepancy | None:
    """What is wrong with the archive that a source is: it stands on no line."""
    return next(
        (fault for fault in validation.discrepancies if validation.origin.place(fault.address).line is None),
        None,
    )


def fixable(discrepancy: Discrepancy, *, suggested: bool = False) -> bool:
    """Whether a discrepancy is to be fixed: none that a ruling lets stand is."""
    fix = discrepancy.fix
    return discrepancy.acknowledged is None and fix is not None and (fix.safe or suggested)


def _mending(report: MatchReport, suggested: bool) -> Mending:
    changes: list[Change] = []
    mended, spared = [], []
    for fault in report.discrepancies:
        if not fixable(fault, suggested=suggested):
            continue
        new = [change for change in _changes(fault, report) if change not in changes]
        if any(one.overlaps(other) for one in new for other in changes):
            spared.append(fault)
        else:
            mended.append(fault)
            changes += new
    return Mending(report.index, _count_errors(report), tuple(changes), tuple(mended), tuple(spared))


def _changes(fault: Discrepancy, report: MatchReport) -> list[Change]:
    origin = report.match.origin
    if fault.fix is None or origin is None:
        return []
    return [change for edit in fault.fix.edits if (change := change_for(edit, origin))]


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


def _count_errors(report: MatchReport) -> int:
    return sum(map(is_error, report.discrepancies))
