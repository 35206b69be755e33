"""One discrepancy as a person reads it: the place, the line with its marks, and what it is about."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sevenrocks.notation.record import Address, Place
from sevenrocks.notation.tiles import SEATS
from sevenrocks.validator.catalogue import remark
from sevenrocks.validator.discrepancy import Value
from sevenrocks.validator.reports.excerpt import excerpt, visible
from sevenrocks.validator.reports.finding import Finding
from sevenrocks.validator.reports.style import Paint, plain
from sevenrocks.validator.reports.words import plural

LONGEST_LIST: Final = 8


@dataclass(frozen=True, slots=True)
class BlockStyle:
    """How blocks are written; ``full`` cuts no list."""

    encoding: str = "utf-8"
    paint: Paint = plain
    full: bool = False


def block(finding: Finding, style: BlockStyle) -> list[str]:
    """Return the lines of a discrepancy."""
    gutter, source_lines = _source_lines(finding, style)
    return [_heading(finding, style), *source_lines, *_details(finding, gutter, style)]


def located(source: str, place: Place) -> str:
    """Return a place as editors and terminals understand it: ``club.srn:41:20``."""
    parts = (source, place.line, place.column, place.pointer)
    return ":".join(str(part) for part in parts if part is not None)


def _heading(finding: Finding, style: BlockStyle) -> str:
    entry = finding.entry
    where = visible(located(finding.source, finding.place), style.encoding)
    acknowledged = finding.discrepancy.acknowledged is not None
    severity = style.paint(*(("acknowledged", "faint") if acknowledged else (entry.severity, entry.severity)))
    words = visible(finding.message, style.encoding)
    return f"{style.paint(where + ':', 'strong')} {severity} {entry.code} {entry.name}: {words}"


def _source_lines(finding: Finding, style: BlockStyle) -> tuple[str, list[str]]:
    """The gutter of what follows, and the source line with its marks where there is one."""
    place = finding.place
    if place.line is None or place.column is None or place.end_column is None:
        return "   ", []
    text, marks = excerpt(finding.line(place.line), place.column, place.end_column, style.encoding)
    number = str(place.line)
    blank = " " * len(number)
    space = marks[: len(marks) - len(marks.lstrip())]
    bar = style.paint("|", "faint")
    marked = f"{blank} {bar} {space}{style.paint(marks.lstrip(), finding.entry.severity)}"
    return f"{blank}  ", [f"{style.paint(number, 'faint')} {bar} {text}".rstrip(), marked]


def _details(finding: Finding, gutter: str, style: BlockStyle) -> Iterator[str]:
    rows = list(_rows(finding, full=style.full))
    width = max((len(label) for label, _ in rows), default=0)
    before = ""
    for label, text in rows:
        shown = "" if label == before else label
        yield f"{gutter} {style.paint(f'{shown:<{width}}', 'faint')}  {visible(text, style.encoding)}"
        before = label


def _rows(finding: Finding, *, full: bool) -> Iterator[tuple[str, str]]:
    """What is to be said of a discrepancy: pairs of label and text."""
    yield from _where(finding)
    yield from _comparison(finding, full=full)
    yield from _consequences(finding)
    yield from _remedy(finding, full=full)


def _where(finding: Finding) -> Iterator[tuple[str, str]]:
    parts = []
    if finding.round is not None:
        parts.append(f"round {finding.round}")
    if finding.event is not None:
        parts.append(f"event {finding.event}")
    if finding.seat is not None:
        parts.append(finding.player(finding.seat))
    if parts:
        yield "at", ", ".join(parts)


def _comparison(finding: Finding, *, full: bool) -> Iterator[tuple[str, str]]:
    found = finding.discrepancy
    if found.claimed is not None:
        yield "claimed", _value(finding, found.claimed)
    if found.computed is not None:
        yield "computed", _value(finding, found.computed)
    scored = finding.entry.category == "score"
    if scored and isinstance(found.claimed, int) and isinstance(found.computed, int):
        yield "difference", f"{found.computed - found.claimed:+}"
    if found.ends is not None:
        terms = " + ".join(f"{tile} {value}" for tile, value in found.ends)
        yield "ends", f"{terms} = {sum(value for _, value in found.ends)}"
    if found.legal is not None:
        yield "legal", _listed(found.legal, full=full)


def _consequences(finding: Finding) -> Iterator[tuple[str, str]]:
    found = finding.discrepancy
    if finding.entry.rule:
        yield "rule", finding.entry.rule
    if found.carried:
        yield "carried", f"into {plural(found.carried, 'later score')}"
    if found.unverified:
        yield "unverified", f"{plural(found.unverified, 'event')} from here on"
    if found.cause:
        yield (
            "follows",
            f"from {found.cause.code} at {located(finding.source, finding.place_of(found.cause.address))}",
        )
    for related in found.related:
        yield "see", f"{located(finding.source, finding.place_of(related.address))}: {remark(related)}"
    if found.acknowledged is not None:
        yield "ruling", found.acknowledged or "without a reason"


def _remedy(finding: Finding, *, full: bool) -> Iterator[tuple[str, str]]:
    fix = finding.discrepancy.fix
    if fix is None:
        return
    label = "fix" if fix.safe else "suggestion"
    shown = fix.edits if full else fix.edits[:LONGEST_LIST]
    for edit in shown:
        yield label, finding.step(edit)
    if len(shown) < len(fix.edits):
        yield label, f"and {plural(len(fix.edits) - len(shown), 'more edit')}"


def _located(finding: Finding, address: Address) -> str:
    return located(finding.source, finding.place_of(address))


def _value(finding: Finding, value: Value) -> str:
    match value:
        case list():
            return " ".join(value) or "nothing"
        case str() if value and value in SEATS and len(value) == 1:
            return finding.player(SEATS.index(value))
    return str(value)


def _listed(words: tuple[str, ...], *, full: bool) -> str:
    shown = words if full else words[:LONGEST_LIST]
    more = len(words) - len(shown)
    return (", ".join(shown) or "nothing") + (f" and {more} more" if more else "")
