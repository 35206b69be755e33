"""Tiles and marks as SVG elements, in the units of boxes."""

from collections.abc import Iterator

from sevenrocks.validator.drawing.box import Area, Box, Port
from sevenrocks.validator.drawing.folding import Folding
from sevenrocks.validator.drawing.layout import Layout
from sevenrocks.validator.drawing.pips import pips


def shapes(layout: Layout, folding: Folding) -> Iterator[str]:
    """Draw a layout of at least one tile; it may be an earlier one than that which was folded."""
    boxes = [folding.boxes[tile] for tile, _ in layout.placements]
    for box in boxes:
        yield from _tile(box)
    if layout.spinner is not None:
        yield _outline("spinner", folding.boxes[layout.spinner].area, -0.12, 0.24)
    yield _outline("last", boxes[-1].area, 0.16, 0.14)
    for site, contribution in layout.ends:
        yield from _mark(folding.ports[site], contribution)


def _tile(box: Box) -> Iterator[str]:
    lies = box.area.width > box.area.height
    yield _outline("tile", box.area, -0.05, 0.06)
    yield _middle(box.area, lies=lies)
    for value, half in zip(box.values, box.area.halves(), strict=True):
        x, y = half.center
        for column, row in pips(value, lies=lies):
            yield f'<circle class="pip" cx="{x + 0.52 * column:g}" cy="{y + 0.52 * row:g}" r="0.19"/>'


def _middle(area: Area, *, lies: bool) -> str:
    x, y = area.center
    if lies:
        return f'<path class="middle" stroke-width="0.08" d="M{x} {area.top + 0.4}V{area.bottom - 0.4}"/>'
    return f'<path class="middle" stroke-width="0.08" d="M{area.left + 0.4} {y}H{area.right - 0.4}"/>'


def _outline(name: str, area: Area, distance: float, width: float) -> str:
    return (
        f'<rect class="{name}" x="{area.left - distance:g}" y="{area.top - distance:g}"'
        f' width="{area.width + 2 * distance:g}" height="{area.height + 2 * distance:g}"'
        f' rx="{0.32 + distance:g}" stroke-width="{width}"/>'
    )


def _mark(port: Port, contribution: int | None) -> Iterator[str]:
    x, y = port.mark.center
    if contribution is None:
        yield f'<circle class="open" cx="{x}" cy="{y}" r="0.36" stroke-width="0.16"/>'
        return
    size = 1.05 if contribution < 10 else 0.86
    yield f'<circle class="counts" cx="{x}" cy="{y}" r="0.74"/>'
    yield (
        f'<text class="number" x="{x}" y="{y + 0.36 * size:g}" font-size="{size}" font-weight="700"'
        f' text-anchor="middle">{contribution}</text>'
    )
