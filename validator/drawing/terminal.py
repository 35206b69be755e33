"""A scene as rows of characters for a terminal."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from sevenrocks.validator.drawing.box import Area, Box, Port
from sevenrocks.validator.drawing.canvas import DOUBLE, HEAVY, Canvas
from sevenrocks.validator.drawing.fitting import fit_width
from sevenrocks.validator.drawing.layout import End
from sevenrocks.validator.drawing.scene import Scene
from sevenrocks.validator.language import say
from sevenrocks.validator.reports.excerpt import visible
from sevenrocks.validator.reports.style import Paint, plain

ACROSS: Final = 2
"""Columns to the unit (half the short side of a tile); there is one row to it, so squares look square."""


@dataclass(frozen=True, slots=True)
class Terminal:
    """What is written to: its width in characters, how it shows colour, and what it can show at all.

    Seventy columns are always enough.
    """

    columns: int = 80
    paint: Paint = plain
    encoding: str = "utf-8"
    ascii_only: bool = False


def text(scene: Scene, terminal: Terminal = Terminal()) -> Iterator[str]:
    """Give the rows of a scene, drawing and caption.

    The scene after another event of the same round is drawn with every tile in the same place,
    except that empty rows above and below are left out.
    """
    if scene.layout.placements:
        yield from _drawing(scene, terminal)
        yield ""
    yield terminal.paint(visible(f"{scene.heading}: {scene.deed}", terminal.encoding), "strong")
    if scene.ends:
        yield visible(say("ends {ends}", ends=scene.ends), terminal.encoding)
    for statement in scene.statements:
        yield terminal.paint(visible(f"! {statement}", terminal.encoding), "error")
    if scene.layout.placements:
        legend = _legend(scene, ascii_only=terminal.ascii_only)
        yield terminal.paint(visible(legend, terminal.encoding), "faint")


def _drawing(scene: Scene, terminal: Terminal) -> Iterator[str]:
    folding = fit_width(scene.final, (terminal.columns - 1) // ACROSS)
    canvas = Canvas()
    boxes = [folding.boxes[tile] for tile, _ in scene.layout.placements]
    for box in boxes:
        canvas.rectangle(_cells(box.area))
    for box in boxes:
        _fill(canvas, box, is_spinner=box.tile == scene.layout.spinner)
    canvas.outline(_cells(boxes[-1].area), HEAVY, "strong")
    for end in scene.layout.ends:
        _mark(canvas, end, folding.ports[end.site], ascii_only=terminal.ascii_only)
    return canvas.rows(folding.area.left * ACROSS, terminal.paint, ascii_only=terminal.ascii_only)


def _cells(area: Area) -> Area:
    """The columns and rows of the sides of an area."""
    return area._replace(left=area.left * ACROSS, right=area.right * ACROSS)


def _fill(canvas: Canvas, box: Box, *, is_spinner: bool) -> None:
    """Draw what is inside a tile: two values and a line between them."""
    area = _cells(box.area)
    for value, half in zip(box.values, area.halves(), strict=True):
        canvas.write(*half.center, str(value))
    column, row = area.center
    style = "warning" if is_spinner else ""
    if is_spinner:
        canvas.outline(area, DOUBLE, style)
    if box.area.width > box.area.height:
        canvas.write(column, row, "║" if is_spinner else "╎", style)
    else:
        canvas.write(column - 1, row, ("═" if is_spinner else "╌") * 3, style)


def _mark(canvas: Canvas, end: End, port: Port, *, ascii_only: bool) -> None:
    """Write what an open site contributes right in front of it."""
    if end.contribution is None:
        mark = "o" if ascii_only else "○"
    else:
        mark = f"({end.contribution})" if ascii_only else f"●{end.contribution}"
    column, row = port.x * ACROSS, port.y + port.dy
    start = column + 1 if port.dx > 0 else column - len(mark) if port.dx < 0 else column - len(mark) // 2
    canvas.write(start, row, mark, "strong")


def _legend(scene: Scene, *, ascii_only: bool) -> str:
    counts, only_open, last, spinner = ("(n)", "o", "*", "#") if ascii_only else ("●n", "○", "┏┓", "╔╗")
    parts = [f"{counts} {say('counts')}"]
    if any(end.contribution is None for end in scene.layout.ends):
        parts.append(f"{only_open} {say('only open')}")
    parts.append(f"{last} {say('last tile')}")
    if scene.layout.spinner is not None:
        parts.append(f"{spinner} {say('spinner')}")
    return ", ".join(parts)
