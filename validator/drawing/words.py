"""A layout in words: what a picture shows, for those who read it or hear it."""

from collections.abc import Iterator

from sevenrocks.notation.tiles import IS_DOUBLE, LINE_B, target_name, tile_name
from sevenrocks.validator.drawing.layout import End, Layout
from sevenrocks.validator.game import OPENING
from sevenrocks.validator.reports.words import plural
from sevenrocks.validator.table import SITE_VALUE, award


def description(layout: Layout) -> list[str]:
    """Return all of a layout, a sentence for each kind of thing.

    Tiles in the order they were placed, the spinner, what is joined to what, the open sites with what they
    contribute, total and points (R11 to R17).
    """
    if not layout.placements:
        return ["Nothing has been placed."]
    return [f"{label}: {text}." for label, text in _facts(layout)]


def placed(tile: int, site: int, spinner: int) -> str:
    """Return where a tile went: ``4|4 on the 4 of 1|4``; of the opening, the tile alone."""
    return f"{tile_name(tile)} on {_place(site, spinner)}" if site >= 0 else tile_name(tile)


def count(layout: Layout) -> str:
    """Return the contributions of the ends and their total: ``1 + 8 = 9``, or the total of one alone."""
    terms = [str(value) for _, value in layout.table.contributions()]
    return f"{' + '.join(terms)} = {layout.table.total}" if len(terms) > 1 else str(layout.table.total)


def points(layout: Layout) -> str:
    """Return the award for a layout (R17): ``5 points``, or ``no points``."""
    due = award(layout.table.total)
    return plural(due, "point") if due else "no points"


def _facts(layout: Layout) -> Iterator[tuple[str, str]]:
    yield plural(len(layout.placements), "tile"), ", ".join(tile_name(tile) for tile, _ in layout.placements)
    yield "Spinner", "none" if layout.spinner is None else tile_name(layout.spinner)
    joins = [f"{target_name(layout.joins[site])} to {target_name(site)}" for site in _joined(layout)]
    yield "Joined", "; ".join(joins) or "nothing"
    yield "Open", "; ".join(_open(end) for end in layout.ends)
    yield "Ends", count(layout)
    yield "Award", points(layout)


def _joined(layout: Layout) -> list[int]:
    return [site for _, site in layout.placements if site != OPENING]


def _open(end: End) -> str:
    worth = "does not count" if end.contribution is None else f"counts {end.contribution}"
    return f"{target_name(end.site)} for a {SITE_VALUE[end.site]}, {worth}"


def _place(site: int, spinner: int) -> str:
    tile, name = site >> 4, tile_name(site >> 4)
    if tile == spinner:
        label = "AB"[site & 1]
        return f"{'line side' if site & 15 <= LINE_B else 'arm'} {label} of the spinner {name}"
    return name if IS_DOUBLE[tile] else f"the {SITE_VALUE[site]} of {name}"
