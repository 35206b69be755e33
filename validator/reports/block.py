"""One discrepancy as a person reads it: where it stands, the line with its marks, and the details."""

from collections.abc import Iterator
from textwrap import TextWrapper
from typing import Final

from sevenrocks.validator.language import say
from sevenrocks.validator.reports.details import details, located
from sevenrocks.validator.reports.excerpt import excerpt, visible
from sevenrocks.validator.reports.finding import Finding
from sevenrocks.validator.reports.style import BlockStyle

LEAST_ROOM: Final = 20
"""Columns that lines and details have at least, however narrow the terminal."""


def block(finding: Finding, style: BlockStyle) -> list[str]:
    """Return the lines of a discrepancy."""
    gutter, source_lines = _source_lines(finding, style)
    return [_heading(finding, style), *source_lines, *_details(finding, gutter, style)]


def _heading(finding: Finding, style: BlockStyle) -> str:
    entry = finding.entry
    where = visible(located(finding.source, finding.place), style.encoding)
    if finding.discrepancy.acknowledged is None:
        severity = style.paint(say(entry.severity), entry.severity)
    else:
        severity = style.paint(say("acknowledged"), "faint")
    words = visible(finding.message, style.encoding)
    return f"{style.paint(where + ':', 'strong')} {severity} {entry.code} {entry.name}: {words}"


def _source_lines(finding: Finding, style: BlockStyle) -> tuple[str, list[str]]:
    """The gutter of what follows, and the source line with its marks where there is one."""
    place = finding.place
    if place.line is None or place.column is None or place.end_column is None:
        return "   ", []
    number = str(place.line)
    room = max(LEAST_ROOM, style.width - len(number) - len(" | "))
    text, marks = excerpt(finding.line(place.line), place.column, place.end_column, style.encoding, room)
    blank = " " * len(number)
    space = marks[: len(marks) - len(marks.lstrip())]
    bar = style.paint("|", "faint")
    marked = f"{blank} {bar} {space}{style.paint(marks.lstrip(), finding.entry.severity)}"
    return f"{blank}  ", [f"{style.paint(number, 'faint')} {bar} {text}".rstrip(), marked]


def _details(finding: Finding, gutter: str, style: BlockStyle) -> Iterator[str]:
    rows = list(details(finding, full=style.full))
    width = max((len(label) for label, _ in rows), default=0)
    before = ""
    room = max(LEAST_ROOM, style.width - len(gutter) - width - 3)
    wrapper = TextWrapper(room, break_long_words=False, break_on_hyphens=False)
    for label, text in rows:
        for line in wrapper.wrap(visible(text, style.encoding)) or [""]:
            shown = "" if label == before else label
            yield f"{gutter} {style.paint(f'{shown:<{width}}', 'faint')}  {line}"
            before = label
