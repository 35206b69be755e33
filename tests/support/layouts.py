"""Layouts from texts like ``1|1@1|4.low``, on the product's table."""

from sevenrocks.notation.tiles import SITE_NAMES, target_name, tile_name, tile_of
from sevenrocks.validator.table import Table


def tile(name: str) -> int:
    """The tile of a name like ``1|4``."""
    return tile_of(*map(int, name.split("|")))


def site(name: str) -> int:
    """The site of a name like ``1|4.low``."""
    joined, kind = name.split(".")
    return tile(joined) * 16 + SITE_NAMES.index(kind)


def place(table: Table, placement: str) -> int:
    """Lay a tile as ``tile`` or ``tile@tile.site``; return the total of the ends."""
    name, _, target = placement.partition("@")
    return table.place(tile(name), site(target)) if target else table.place_first(tile(name))


def lay(*placements: str) -> Table:
    """The table after some placements."""
    table = Table()
    for placement in placements:
        place(table, placement)
    return table


def open_sites(table: Table) -> set[str]:
    """The open sites by name."""
    return {target_name(site) for site in table.open}


def contributions(table: Table) -> list[tuple[str, int]]:
    """The contributions of the ends by the name of their tile, sorted."""
    return sorted((tile_name(tile), value) for tile, value in table.contributions())
