"""Which site a target means, and why it means none (R8, R10 to R12)."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple

from sevenrocks.notation.tiles import (
    ANY,
    ARM,
    ARM_A,
    ARM_B,
    FOREIGN,
    NO_TARGET,
    SITE_NAMES,
    VALUE,
    target_name,
    tile_name,
)
from sevenrocks.validator.table import OUTER_SITE, SITE_VALUE, Table, names

_ARMS: Final = (ARM_A, ARM_B, ARM)


class Meaning(NamedTuple):
    """What a target comes to on a table.

    ``code`` is empty where it means one open site. Otherwise it is the code of what is wrong with the
    ``part`` of the event, ``reason`` the message that says it and ``values`` what the message needs.
    ``sites`` are the sites that the tile could have been joined to: the one meant, the choice
    that is left, or every site where it fits.
    """

    sites: list[int]
    code: str = ""
    part: str = ""
    reason: str = ""
    values: Mapping[str, object] = MappingProxyType({})


def meaning(table: Table, tile: int, target: int) -> Meaning:
    """What a target means for a tile, after the opening; at most one fault, in the catalogue's order."""
    sites = table.sites_for(tile, target)
    if len(sites) == 1:
        return Meaning(sites)
    if sites:
        values: dict[str, object] = {"tile": tile_name(tile), "sites": ", ".join(map(target_name, sites))}
        return Meaning(sites, "SR408", "tile" if target == NO_TARGET else "target", "", values)
    fitting = table.sites_for(tile)
    if target == NO_TARGET:
        return Meaning(fitting, "SR403", "tile", "nowhere", {"tile": tile_name(tile)})
    if target >= VALUE:
        return _no_such_end(table, tile, target, fitting)
    return _no_such_site(table, tile, target, fitting)


def _no_such_end(table: Table, tile: int, target: int, fitting: list[int]) -> Meaning:
    """A value that is not open, or that the tile has not got."""
    if any(names(target, site) for site in table.open):
        return _mismatch(tile, target, target - VALUE, "target", fitting)
    return Meaning(fitting, "SR404", "target", "value", {"value": target - VALUE})


def _no_such_site(table: Table, tile: int, target: int, fitting: list[int]) -> Meaning:
    """A tile that does not lie there, an arm of no spinner, or a site that is not to be had."""
    joined, kind = target >> 4, target & 15
    values = {"tile": tile_name(joined), "target": tile_name(joined)}
    if joined >= FOREIGN:
        return Meaning(fitting, "SR201", "target_tile", "", values)
    if not table.placed >> joined & 1:
        return Meaning(fitting, "SR403", "target_tile", "absent", values)
    if kind in _ARMS and joined != table.spinner:
        return Meaning(fitting, "SR407", "site", "", values)
    part = "target" if kind == ANY else "site"
    open_sites = [site for site in sorted(table.open) if names(target, site)] or _unready_arm(table, target)
    if not open_sites:
        return Meaning(
            fitting, "SR404", part, _why_closed(joined, target), values | {"site": _site_name(kind)}
        )
    if all(OUTER_SITE[tile * 7 + SITE_VALUE[site]] < 0 for site in open_sites):
        return _mismatch(tile, target, SITE_VALUE[open_sites[0]], part, fitting)
    return Meaning(open_sites, "SR406", part, "", {"tile": tile_name(tile), "target": target_name(target)})


def _why_closed(joined: int, target: int) -> str:
    """Which message says that none of the sites meant is open: the tile has no such site, or it is taken."""
    if target & 15 == ANY:
        return "closed"
    exists = any(names(target, site) for site in range(joined * 16, joined * 16 + 6) if SITE_VALUE[site] >= 0)
    return "taken" if exists else "no-such-site"


def _site_name(kind: int) -> str:
    return "" if kind == ANY else SITE_NAMES[kind]


def _mismatch(tile: int, target: int, value: int, part: str, fitting: list[int]) -> Meaning:
    values: dict[str, object] = {"tile": tile_name(tile), "target": target_name(target), "value": value}
    return Meaning(fitting, "SR405", part, "", values)


def _unready_arm(table: Table, target: int) -> list[int]:
    """R12: the arm that a target means before its time, unless it was used before its time already."""
    if target & 15 not in _ARMS or table.lines == 2:
        return []
    arms = (table.spinner * 16 + ARM_A, table.spinner * 16 + ARM_B)
    return [arm for arm in arms if names(target, arm) and arm not in table.early][:1]
