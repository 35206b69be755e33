"""A layout in words: what a picture shows, for those who read it or hear it."""

from collections.abc import Iterator

from sevenrocks.notation.tiles import IS_DOUBLE, LINE_B, target_name, tile_name
from sevenrocks.validator.drawing.layout import End, Layout
from sevenrocks.validator.language import counted, say
from sevenrocks.validator.progress import OPENING
from sevenrocks.validator.table import SITE_VALUE, award


def description(layout: Layout) -> list[str]:
    """Return all of a layout, a sentence for each kind of thing.

    Tiles in the order they were placed, the spinner, what is joined to what, the open sites with what they
    contribute, total and points (R11 to R17).
    """
    if not layout.placements:
        return [say("Nothing has been placed") + "."]
    return [f"{label}: {text}." for label, text in _facts(layout)]


def placed(tile: int, site: int, spinner: int) -> str:
    """Return where a tile went: ``4|4 on the 4 of 1|4``; of the opening, the tile alone."""
    if site < 0:
        return tile_name(tile)
    return say("{tile} on {site}", tile=tile_name(tile), site=_place(site, spinner))


def count(layout: Layout) -> str:
    """Return the contributions of the ends and their total: ``1 + 8 = 9``, or the total of one alone."""
    terms = [str(value) for _, value in layout.table.contributions()]
    return f"{' + '.join(terms)} = {layout.table.total}" if len(terms) > 1 else str(layout.table.total)


def points(layout: Layout) -> str:
    """Return the award for a layout (R17): ``5 points``, or ``no points``."""
    due = award(layout.table.total)
    return counted(due, "{count} point", "{count} points") if due else say("no points")


def _facts(layout: Layout) -> Iterator[tuple[str, str]]:
    tiles = counted(len(layout.placements), "{count} tile", "{count} tiles")
    yield tiles, ", ".join(tile_name(tile) for tile, _ in layout.placements)
    yield say("Spinner"), say("none") if layout.spinner is None else tile_name(layout.spinner)
    yield say("Joined"), "; ".join(_join(layout, site) for site in _joined(layout)) or say("nothing")
    yield say("Open"), "; ".join(_open(end) for end in layout.ends)
    yield say("Ends"), count(layout)
    yield say("Award"), points(layout)


def _joined(layout: Layout) -> list[int]:
    return [site for _, site in layout.placements if site != OPENING]


def _join(layout: Layout, site: int) -> str:
    return say("{one} to {other}", one=target_name(layout.joins[site]), other=target_name(site))


def _open(end: End) -> str:
    open_end = say("{site} for a {value}", site=target_name(end.site), value=SITE_VALUE[end.site])
    if end.contribution is None:
        return f"{open_end}, {say('does not count')}"
    return f"{open_end}, {say('counts {points}', points=end.contribution)}"


def _place(site: int, spinner: int) -> str:
    tile, name = site >> 4, tile_name(site >> 4)
    if tile == spinner:
        label = "AB"[site & 1]
        if site & 15 <= LINE_B:
            return say("line side {label} of the spinner {tile}", label=label, tile=name)
        return say("arm {label} of the spinner {tile}", label=label, tile=name)
    return name if IS_DOUBLE[tile] else say("the {value} of {tile}", value=SITE_VALUE[site], tile=name)
