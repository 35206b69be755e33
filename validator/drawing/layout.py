"""The layout of a round as it grew: what was placed, in order, and what is joined to what (R8 to R16)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from sevenrocks.notation.tiles import ARM_A, HIGH_END, IS_DOUBLE, LINE_A, LOW_END
from sevenrocks.validator.progress import OPENING, lay
from sevenrocks.validator.table import NO_SITE, NO_SPINNER, OUTER_SITE, SITE_VALUE, Table


class Placement(NamedTuple):
    """A tile and the site it was joined to, or ``OPENING``."""

    tile: int
    site: int


class End(NamedTuple):
    """An open site and what it contributes to the total; ``None`` where it does not score."""

    site: int
    contribution: int | None


@dataclass(frozen=True)  # no slots: what is worked out is kept
class Layout:
    """Placements in the order they were made, each possible after those before it."""

    placements: tuple[Placement, ...] = ()

    def after(self, count: int) -> "Layout":
        """The layout as it was after its first ``count`` placements."""
        return Layout(self.placements[:count])

    @cached_property
    def table(self) -> Table:
        """The table with these tiles on it."""
        table = Table()
        for tile, site in self.placements:
            lay(table, tile, site)
        return table

    @property
    def spinner(self) -> int | None:
        """The first double (R11)."""
        return None if self.table.spinner == NO_SPINNER else self.table.spinner

    @property
    def root(self) -> int:
        """The tile that the chains start from: the spinner, or the opening tile where there is none."""
        return self.placements[0].tile if self.spinner is None else self.spinner

    @property
    def root_sites(self) -> tuple[int, ...]:
        """The sites of the root: two along the line, and for a spinner its two arms."""
        kinds = (LINE_A, LINE_A + 1, ARM_A, ARM_A + 1) if IS_DOUBLE[self.root] else (LOW_END, HIGH_END)
        return tuple(self.root * 16 + kind for kind in kinds)

    @cached_property
    def joins(self) -> dict[int, int]:
        """By filled site the site of the other tile that it is joined to."""
        pairs = [(site, arrival(tile, site)) for tile, site in self.placements if site != OPENING]
        return dict(pairs) | {own: site for site, own in pairs}

    def chain(self, site: int) -> Iterator[int]:
        """The tiles that lead away from a site of the root, each by the site through which it is reached."""
        while site in self.joins:
            yield self.joins[site]
            site = self.joins[site] ^ 1

    @cached_property
    def ends(self) -> tuple[End, ...]:
        """Every open site; the contributions add up to the total (R13 to R16).

        A lone spinner, which is open twice and contributes once, has its contribution at its second side.
        """
        scoring: dict[int, int] = {}
        for tile, value in self.table.contributions():
            free = [site for site in self.table.open if site >> 4 == tile and site not in scoring]
            scoring[max(free, key=lambda site: (SITE_VALUE[site] == value, site))] = value
        return tuple(End(site, scoring.get(site)) for site in sorted(self.table.open))


def arrival(tile: int, site: int) -> int:
    """The site of its own by which a tile joins another site."""
    outer = OUTER_SITE[tile * 7 + SITE_VALUE[site]]
    return NO_SITE if outer == NO_SITE else outer ^ 1
