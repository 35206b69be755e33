"""What stands below a picture, in rows of a given width: the deed, the ends and the award, the marks."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from textwrap import wrap
from typing import Final, NamedTuple, TypeAlias

from sevenrocks.validator.drawing.scene import Difference, Scene
from sevenrocks.validator.language import say
from sevenrocks.validator.reports.excerpt import columns

ROOMY: Final = 75
"""From this number of columns on two texts stand side by side."""


class Run(NamedTuple):
    """A piece of text in one style: a class of the theme, or ``deed``, ``claimed``, ``computed``."""

    text: str
    style: str


Item: TypeAlias = tuple[Run, ...]
"""Runs that stay together."""


@dataclass(frozen=True, slots=True)
class Row:
    """What stands at the left and at the right."""

    left: Item = ()
    right: Item = ()


def rows_for(width: int) -> int:
    """How many rows a caption of so many columns has; the same for every moment, so that nothing moves."""
    return 2 if width >= ROOMY else 4


def caption(scene: Scene, width: int) -> list[Row]:
    """Return the rows of a caption; what is longer than its place is cut."""
    ends, heading = Run(scene.ends, "deed"), Run(scene.heading, "faint")
    if width >= ROOMY:
        beside = width - columns(scene.heading) - 3
        deed = _wrapped(scene.deed, "deed", width - columns(scene.ends) - 3, 1)
        marks = _packed(_items(scene, beside, 1), beside)[:1]
        return [Row(deed[0], (ends,)), Row((heading,), marks[0] if marks else ())]
    deed = _wrapped(scene.deed, "deed", width, 2)
    marks = _packed(_items(scene, width, 2), width)[: 3 - len(deed)]
    return [*map(Row, deed), Row((ends,), (heading,)), *map(Row, marks)]


def _items(scene: Scene, width: int, most: int) -> list[Item]:
    """What is wrong at this moment; where nothing is, what the marks mean."""
    wrong = [_difference(one) for one in scene.differences]
    for remark in filter(None, (scene.doubt, *scene.remarks)):
        wrong += _wrapped(remark, "wrong", width, most)
    return wrong or list(_legend(scene))


def _difference(one: Difference) -> Item:
    return (
        Run(f"≠ {one.what}: {say('claimed')} ", "wrong"),
        Run(one.claimed, "claimed"),
        Run(f", {say('computed')} ", "ink"),
        Run(one.computed, "computed"),
    )


def _legend(scene: Scene) -> Iterator[Item]:
    layout = scene.layout
    if layout.placements:
        yield Run("●", "ink"), _meaning(say("counts"))
    if any(end.contribution is None for end in layout.ends):
        yield Run("○", "faint"), _meaning(say("only open"))
    if layout.placements:
        yield Run("□", "blue"), _meaning(say("last tile"))
    if layout.spinner is not None:
        yield Run("□", "orange"), _meaning(say("spinner"))


def _meaning(words: str) -> Run:
    return Run(f" {words}", "faint")


def _wrapped(text: str, style: str, width: int, most: int) -> list[Item]:
    lines = wrap(text, max(width, 10), max_lines=most, placeholder=" …")
    return [(Run(line, style),) for line in lines]


def _packed(items: Iterable[Item], width: int) -> list[Item]:
    """Items side by side, as many as a row takes."""
    rows: list[Item] = []
    for item in items:
        if rows and _columns(rows[-1]) + 3 + _columns(item) <= width:
            rows[-1] = (*rows[-1], Run(" · ", "faint"), *item)
        else:
            rows.append(item)
    return rows


def _columns(item: Item) -> int:
    return sum(columns(run.text) for run in item)
