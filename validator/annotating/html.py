"""Matches as one page that stands by itself: it prints, works without scripts and asks for nothing else."""

from collections.abc import Iterator, Sequence
from html import escape
from itertools import chain
from typing import Final, Literal, TypeAlias

from sevenrocks.notation.phrase import both
from sevenrocks.notation.tiles import SEATS, SIDES
from sevenrocks.validator.annotating.document import EVENT_HEAD, Document, EventRow, Remark, Section
from sevenrocks.validator.annotating.grids import Grid
from sevenrocks.validator.annotating.stylesheet import STYLESHEET
from sevenrocks.validator.annotating.words import number
from sevenrocks.validator.drawing.paper import Paper
from sevenrocks.validator.drawing.scene import Scene
from sevenrocks.validator.drawing.scenes import Scenes
from sevenrocks.validator.drawing.svg import svg
from sevenrocks.validator.language import say, spoken
from sevenrocks.validator.reports.excerpt import visible

Pictures: TypeAlias = Literal["none", "final", "scoring"]
"""What is drawn of each round: nothing, the final layout, or that and the layout after each award."""

_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
_HEAD: Final = """\
<!DOCTYPE html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="{policy}">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
"""
_FOOT: Final = "</body>\n</html>\n"
_LARGE: Final = Paper(720, 480)
_SMALL: Final = Paper(480, 360)
_LEFT: Final = ("player", "play", "left", "round", "")


def page(documents: Iterator[Document], pictures: Pictures = "final") -> Iterator[str]:
    """The page of some matches, in pieces; its title is that of the first."""
    first = next(documents, None)
    title = "Seven Rocks" if first is None else f"{first.title}: {first.standing}"
    yield _HEAD.format(language=spoken(), policy=_POLICY, title=_text(title), style=STYLESHEET)
    for document in chain([first] if first else [], documents):
        yield from _match(document, pictures)
    yield _FOOT


def _text(text: str) -> str:
    return escape(visible(text))


def _match(document: Document, pictures: Pictures) -> Iterator[str]:
    name = f"m{document.judged.report.index}"
    yield f'<article aria-labelledby="{name}">\n<header>\n<h1 id="{name}">{_text(document.title)}</h1>\n'
    yield from _facts(document.facts)
    yield from _result(document)
    yield "</header>\n"
    yield from _remarks(document.remarks)
    for section in document.sections:
        yield from _section(document, section, f"{name}r{section.sheet.index + 1}", pictures)
    if document.box_score:
        heading = _text(say("Box score"))
        yield f'<section class="box" aria-labelledby="{name}box">\n<h2 id="{name}box">{heading}</h2>\n'
        yield from chain.from_iterable(map(_grid, document.box_score))
        yield "</section>\n"
    yield "</article>\n"


def _facts(facts: Sequence[tuple[str, str]]) -> Iterator[str]:
    if facts:
        cells = (f"<div><dt>{_text(name)}</dt><dd>{_text(value)}</dd></div>" for name, value in facts)
        yield f'<dl class="facts">{"".join(cells)}</dl>\n'


def _result(document: Document) -> Iterator[str]:
    """Both partnerships with their scores, the winner marked."""
    report = document.judged.report
    caption = say("Final score; the target is {target}", target=report.target)
    yield f'<table class="result">\n<caption>{_text(caption)}</caption>\n'
    for side, name in enumerate(SIDES):
        won = report.winner == side
        names = say(both(document.players[seat] for seat in range(len(SEATS)) if seat & 1 == side))
        yield f'<tr{_class("won" if won else "")}><th scope="row">{name} <span>{_text(names)}</span></th>'
        yield f"<td>{number(report.score[side])}</td><td>{_text(say('win')) if won else ''}</td></tr>\n"
    yield "</table>\n"


def _section(document: Document, section: Section, name: str, pictures: Pictures) -> Iterator[str]:
    yield f'<section aria-labelledby="{name}">\n<h2 id="{name}">{_text(section.heading)}</h2>\n'
    yield from _remarks(section.remarks)
    yield '<div class="round">\n<div>\n'
    yield from _events(section)
    yield '</div>\n<div class="aside">\n'
    yield from _final(document, section, pictures)
    yield from _grid(section.settlement)
    yield from _grid(section.line_score)
    yield "</div>\n</div>\n"
    yield from _awards(document, section, pictures)
    yield "</section>\n"


def _events(section: Section) -> Iterator[str]:
    if section.rows:
        yield f'<table class="events">\n<caption>{_text(say("Events"))}</caption>\n'
        yield f"<thead>{_head(EVENT_HEAD)}</thead>\n<tbody>\n"
        yield from chain.from_iterable(map(_event, section.rows))
        yield "</tbody>\n</table>\n"


def _event(row: EventRow) -> Iterator[str]:
    """The row of an event, and one for each thing to be said of it."""
    yield _row("td", row.cells, EVENT_HEAD, "scored" if row.has_scored else "")
    for remark in row.remarks:
        text = f'<td></td><td colspan="{len(EVENT_HEAD) - 1}">{_text(remark.text)}</td>'
        yield f"<tr{_class(f'remark {remark.kind}')}>{text}</tr>\n"


def _remarks(remarks: Sequence[Remark]) -> Iterator[str]:
    if remarks:
        items = (f'<li class="{remark.kind}">{_text(remark.text)}</li>\n' for remark in remarks)
        yield f'<ul class="remarks">\n{"".join(items)}</ul>\n'


def _grid(grid: Grid) -> Iterator[str]:
    if not grid.rows:
        return
    yield f"<table>\n<caption>{_text(grid.caption)}</caption>\n"
    yield f"<thead>{_head(grid.head)}</thead>\n<tbody>\n"
    for first, *others in grid.rows:
        cells = _cells("td", others, grid.head[1:])
        yield f'<tr><th scope="row">{_text(first)}</th>{cells}</tr>\n'
    yield "</tbody>\n</table>\n"


def _head(head: Sequence[str]) -> str:
    return _row("th", [say(cell) for cell in head], head)


def _row(element: str, cells: Sequence[str], head: Sequence[str], name: str = "") -> str:
    return f"<tr{_class(name)}>{_cells(element, cells, head)}</tr>\n"


def _cells(element: str, cells: Sequence[str], head: Sequence[str]) -> str:
    """Cells, those under a number's ``head`` at the right; those of a head name their column."""
    scope = ' scope="col"' if element == "th" else ""
    return "".join(
        f"<{element}{scope}{_class('' if column in _LEFT else 'number')}>{_text(cell)}</{element}>"
        for cell, column in zip(cells, head, strict=True)
    )


def _class(name: str) -> str:
    return f' class="{name}"' if name else ""


# -- pictures


def _final(document: Document, section: Section, pictures: Pictures) -> Iterator[str]:
    if pictures != "none" and section.sheet.steps:
        scene = _scenes(document, section).last()
        yield _figure(scene, _LARGE, scene.doubt or say("The final layout"))


def _awards(document: Document, section: Section, pictures: Pictures) -> Iterator[str]:
    """The layout after each award."""
    scored = [step for step in section.sheet.steps if step.points]
    if pictures == "scoring" and scored:
        scenes = _scenes(document, section)
        yield '<div class="awards">\n'
        for step in scored:
            caption = say("Event {number}, +{points}", number=step.event + 1, points=step.points)
            yield _figure(scenes.after(step.event + 1), _SMALL, caption)
        yield "</div>\n"


def _scenes(document: Document, section: Section) -> Scenes:
    return Scenes(document.judged.played, section.sheet.index, document.players)


def _figure(scene: Scene, paper: Paper, caption: str) -> str:
    return f"<figure>\n{svg(scene, paper)}<figcaption>{_text(caption)}</figcaption>\n</figure>\n"
