"""The layout on the table: which sites are open, and what the ends add up to (R8 to R18)."""

from collections.abc import Iterable
from typing import Final

from sevenrocks.notation.tiles import (
    ANY,
    ARM,
    ARM_A,
    ARM_B,
    HIGH,
    HIGH_END,
    IS_DOUBLE,
    LINE,
    LINE_A,
    LINE_B,
    LOW,
    LOW_END,
    NO_TARGET,
    PIPS,
    TILES,
    VALUE,
)

NO_SITE: Final = -1
NO_SPINNER: Final = -1


def _site_values() -> tuple[int, ...]:
    values = [-1] * (TILES * 16)
    for tile in range(TILES):
        if IS_DOUBLE[tile]:
            values[tile * 16 + LINE_A : tile * 16 + ARM_B + 1] = [LOW[tile]] * 4
        else:
            values[tile * 16 + LOW_END], values[tile * 16 + HIGH_END] = LOW[tile], HIGH[tile]
    return tuple(values)


def _outer_sites() -> tuple[int, ...]:
    sites = [NO_SITE] * (TILES * 7)
    for tile in range(TILES):
        if IS_DOUBLE[tile]:
            sites[tile * 7 + LOW[tile]] = tile * 16 + LINE_B
        else:
            sites[tile * 7 + LOW[tile]] = tile * 16 + HIGH_END
            sites[tile * 7 + HIGH[tile]] = tile * 16 + LOW_END
    return tuple(sites)


SITE_VALUE: Final = _site_values()
"""The pip that joins at a site, by site; -1 where a tile has no such site (R8, R10)."""

OUTER_SITE: Final = _outer_sites()
"""By ``tile * 7 + pip``: the site a tile opens when it is joined by that pip, or ``NO_SITE``."""

MOST_AT_AN_END: Final = 12
"""The most that one end contributes: both halves of 6|6."""

_TOTAL: Final = 255
_DOUBLED: Final = tuple(value << IS_DOUBLE[site >> 4] for site, value in enumerate(SITE_VALUE))


def ends_number(values: Iterable[int]) -> int:
    """Some contributions, of at most 12 each, as one number that does not depend on their order.

    Its lowest byte is their total; above it four bits for each value tell how often that occurs. Zeros add
    nothing.
    """
    return sum(value + (1 << 8 + 4 * value) for value in values if value)


_END: Final = tuple(ends_number([value]) if value > 0 else 0 for value in _DOUBLED)
_FITTING: Final = tuple(
    sum(1 << tile for tile in range(TILES) if pips >> LOW[tile] & 1 or pips >> HIGH[tile] & 1)
    for pips in range(128)
)


class Table:
    """The tiles placed in one round.

    ``open`` holds the open sites, always in the same set, ``placed`` the mask of the tiles that lie,
    ``ends`` the contributions of the ends as one number (R13 to R16), ``spinner`` the first double (R11)
    and ``lines`` how many of its line sides are filled. ``early`` holds the arms that were used before
    their time.
    """

    __slots__ = ("early", "ends", "lines", "open", "placed", "spinner")

    def __init__(self) -> None:
        self.open: set[int] = set()
        self.placed = 0
        self.ends = 0
        self.spinner = NO_SPINNER
        self.lines = 0
        self.early: set[int] = set()

    @property
    def total(self) -> int:
        """What the ends add up to."""
        return self.ends & _TOTAL

    def place_first(self, tile: int) -> int:
        """Lay the opening tile (R6); return the total of the ends."""
        self.placed = 1 << tile
        if IS_DOUBLE[tile]:
            self.spinner = tile
            self.open.update((tile * 16 + LINE_A, tile * 16 + LINE_B))
            self.ends = ends_number([PIPS[tile]])
        else:
            self.open.update((tile * 16 + LOW_END, tile * 16 + HIGH_END))
            self.ends = ends_number([LOW[tile], HIGH[tile]])
        return PIPS[tile]

    def place(self, tile: int, site: int) -> int:
        """Join a tile to a site of its value (R8); return the total of the ends.

        The site must be open, or an arm used before its time, and the tile must fit.
        """
        open_sites = self.open
        if site in open_sites:
            open_sites.remove(site)
            if site >> 4 != self.spinner:
                self.ends -= _END[site]
            elif site & 15 <= LINE_B:
                self.lines += 1
                if self.lines == 2:
                    self.ends -= _END[site]
                    self._open_arms()
        else:
            self.early.add(site)
        outer = OUTER_SITE[tile * 7 + SITE_VALUE[site]]
        if self.spinner < 0 and IS_DOUBLE[tile]:
            self.spinner = tile
            self.lines = 1
        open_sites.add(outer)
        self.placed |= 1 << tile
        self.ends = ends = self.ends + _END[outer]
        return ends & _TOTAL

    def _open_arms(self) -> None:
        """R12: both line sides are filled, so the arms may be used."""
        arms = {self.spinner * 16 + ARM_A, self.spinner * 16 + ARM_B}
        self.open |= arms - self.early

    def fitting(self) -> int:
        """The mask of the tiles that can be joined somewhere (R9); every tile before the opening."""
        if not self.placed:
            return _FITTING[127]
        pips = 0
        for site in self.open:
            pips |= 1 << SITE_VALUE[site]
        return _FITTING[pips] & ~self.placed

    def sites_for(self, tile: int, target: int = NO_TARGET) -> list[int]:
        """The open sites that a target allows and the tile fits, in order.

        Sites that differ only in their label A or B are one, and A is taken first (R10).
        """
        first = tile * 7
        wanted = [
            site for site in self.open if OUTER_SITE[first + SITE_VALUE[site]] >= 0 and names(target, site)
        ]
        if len(wanted) == 1:
            return wanted
        labelled_twice = {site + 1 for site in wanted if site & 15 in (LINE_A, ARM_A)}
        return sorted(site for site in wanted if site not in labelled_twice)

    def contributions(self) -> list[tuple[int, int]]:
        """The scoring ends as pairs of tile and value, in the order of their sites (R13 to R16)."""
        ends = [(site >> 4, _DOUBLED[site]) for site in self.open if site >> 4 != self.spinner]
        if self.spinner >= 0 and self.lines < 2:
            ends.append((self.spinner, PIPS[self.spinner]))
        return sorted(ends)

    def total_after(self, tile: int, site: int) -> int:
        """What the ends would add up to after a placement."""
        return self.copy().place(tile, site)

    def copy(self) -> "Table":
        """A table that goes its own way."""
        other = Table()
        other.open, other.early = set(self.open), set(self.early)
        other.placed, other.ends = self.placed, self.ends
        other.spinner, other.lines = self.spinner, self.lines
        return other


def names(target: int, site: int) -> bool:
    """Whether a target, shortened or not, can mean a site."""
    if target == NO_TARGET:
        return True
    if target >= VALUE:
        return SITE_VALUE[site] == target - VALUE
    kind = target & 15
    if target >> 4 != site >> 4:
        return False
    if kind == LINE:
        return LINE_A <= site & 15 <= LINE_B
    if kind == ARM:
        return ARM_A <= site & 15 <= ARM_B
    return kind == ANY or target == site


def award(total: int) -> int:
    """The points for a total of the ends (R17)."""
    return 0 if total % 5 else total


AWARD: Final = tuple(map(award, range(_TOTAL + 1)))
"""The points by total of the ends, for where every event asks for them."""


def deduction(pips: int) -> int:
    """What a hand costs: its pips, rounded by itself to the nearest multiple of five (R20)."""
    return (pips + 2) // 5 * 5
