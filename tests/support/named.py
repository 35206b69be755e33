"""What was played, by the names of the naive rules."""

from collections.abc import Iterable

from sevenrocks.notation.tiles import target_name, tile_name
from sevenrocks.validator.progress import OPENING
from support.naive import Placement, Site


def named_hand(tiles: Iterable[int]) -> list[str]:
    """Some tiles."""
    return list(map(tile_name, tiles))


def named_site(site: int) -> Site | None:
    """A site; none for the opening."""
    return None if site == OPENING else Site(*target_name(site).split("."))


def named_placement(tile: int, site: int) -> Placement:
    """A tile and its site."""
    return Placement(tile_name(tile), named_site(site))
