"""Matches as Markdown: a table a round, with line scores and box scores."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from sevenrocks.notation.phrase import Phrase
from sevenrocks.validator.annotating.document import EVENT_HEAD, Document, EventRow, Remark, Section
from sevenrocks.validator.annotating.grids import Grid
from sevenrocks.validator.language import say
from sevenrocks.validator.reports.excerpt import visible

_SPECIAL: Final = re.compile(r"[\\`*_{}\[\]<>|&~#$!]|(?<=\w):(?=//)|(?<=\bwww)\.", re.IGNORECASE)


def markdown(document: Document) -> Iterator[str]:
    """The Markdown of a match, in pieces."""
    yield f"# {escaped(document.title)}\n\n"
    for name, value in document.facts:
        yield f"- {escaped(name)}: {escaped(value)}\n"
    yield f"- {say('Players')}: {escaped(', '.join(document.players))}\n"
    yield f"- {say('Result')}: {escaped(document.standing)}\n"
    yield from _list(document.remarks)
    for section in document.sections:
        yield from _section(section)
    for grid in document.box_score:
        yield from _grid(grid)
    yield "\n"


def escaped(text: str) -> str:
    """Text of a record as Markdown shows it as it is."""
    return _SPECIAL.sub(r"\\\g<0>", visible(text))


def _section(section: Section) -> Iterator[str]:
    yield f"\n## {escaped(section.heading)}\n"
    yield from _list(section.remarks)
    if section.rows:
        yield "\n"
        yield from _table((*EVENT_HEAD, Phrase("findings")), map(_cells, section.rows), "rlllrrrl")
    yield from _grid(section.settlement)
    yield from _grid(section.line_score)


def _cells(row: EventRow) -> Sequence[str]:
    return (*row.cells, "; ".join(remark.text for remark in row.remarks))


def _list(remarks: Sequence[Remark]) -> Iterator[str]:
    if remarks:
        yield "\n"
    for remark in remarks:
        yield f"- {escaped(remark.text)}\n"


def _grid(grid: Grid) -> Iterator[str]:
    if grid.rows:
        yield f"\n**{escaped(grid.caption)}**\n\n"
        yield from _table(grid.head, grid.rows, "l" + "r" * (len(grid.head) - 1))


def _table(head: Sequence[str], rows: Iterable[Sequence[str]], sides: str) -> Iterator[str]:
    yield _row([say(cell) for cell in head])
    yield _row(["--:" if side == "r" else "---" for side in sides], plain=True)
    for row in rows:
        yield _row(row)


def _row(cells: Sequence[str], *, plain: bool = False) -> str:
    return f"| {' | '.join(cell if plain else escaped(cell) for cell in cells)} |\n"
