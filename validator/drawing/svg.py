"""A scene as an SVG picture of a given size."""

from collections.abc import Iterator
from typing import Final
from xml.sax.saxutils import escape

from sevenrocks.validator.drawing.caption import Item, caption
from sevenrocks.validator.drawing.fitting import fit
from sevenrocks.validator.drawing.paper import WIDE, Paper
from sevenrocks.validator.drawing.scene import Scene
from sevenrocks.validator.drawing.shapes import shapes
from sevenrocks.validator.drawing.theme import Theme, style
from sevenrocks.validator.drawing.words import description
from sevenrocks.validator.language import spoken
from sevenrocks.validator.reports.excerpt import visible

_FONTS: Final = "system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif"

_RUNS: Final = {
    "deed": 'class="ink" font-weight="700"',
    "claimed": 'class="wrong" text-decoration="line-through"',
    "computed": 'class="ink" font-weight="700" text-decoration="underline"',
}
"""The attributes of runs that differ from others by more than their colour."""


def svg(scene: Scene, paper: Paper = WIDE, theme: Theme = "auto") -> str:
    """Draw a scene; title and description say the same in words.

    The scene after another event of the same round is drawn with every tile in the same place.
    """
    size = f'width="{paper.width}" height="{paper.height}"'
    attributes = (
        f'class="seven-rocks" role="img" lang="{spoken()}" {size} viewBox="0 0 {paper.width} {paper.height}"'
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {attributes} font-family="{_FONTS}">',
        f"<title>{_text(f'{scene.heading}: {scene.sentence}')}</title>",
        f"<desc>{_text(' '.join([*description(scene.layout), *scene.statements]))}</desc>",
        f"<style>\n{style(theme)}\n</style>",
        f'<rect class="paper" {size}/>',
        *_drawing(scene, paper),
        *_caption(scene, paper),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _drawing(scene: Scene, paper: Paper) -> Iterator[str]:
    if not scene.layout.placements:
        return
    width, height = paper.room
    folding = fit(scene.final, width, height)
    left, top, right, bottom = folding.area
    unit = paper.unit(folding.area)
    x = paper.margin + (width - unit * (left + right)) / 2
    y = paper.margin + (height - unit * (top + bottom)) / 2
    yield f'<g transform="translate({x:.2f} {y:.2f}) scale({unit:.3f})">'
    yield from shapes(scene.layout, folding)
    yield "</g>"


def _caption(scene: Scene, paper: Paper) -> Iterator[str]:
    yield f'<g font-size="{paper.font}" xml:space="preserve">'
    rows = caption(scene, paper.columns)
    for number, row in enumerate(rows, 1):
        y = paper.height - paper.margin - (len(rows) - number) * paper.leading - paper.font // 3
        if row.left:
            yield f'<text x="{paper.margin}" y="{y}">{_runs(row.left)}</text>'
        if row.right:
            x = paper.width - paper.margin
            yield f'<text x="{x}" y="{y}" text-anchor="end">{_runs(row.right)}</text>'
    yield "</g>"


def _runs(item: Item) -> str:
    attributes = [_RUNS.get(run.style, f'class="{run.style}"') for run in item]
    runs = zip(item, attributes, strict=True)
    return "".join(f"<tspan {attribute}>{_text(run.text)}</tspan>" for run, attribute in runs)


def _text(text: str) -> str:
    return escape(visible(text))
