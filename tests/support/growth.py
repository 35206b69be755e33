"""Layouts that grew at random, as players would never let them grow too."""

from random import Random

from hypothesis import strategies as st

from sevenrocks.notation.tiles import IS_DOUBLE, NO_TARGET, TILES
from sevenrocks.validator.drawing.layout import Layout, Placement
from sevenrocks.validator.progress import OPENING, lay
from sevenrocks.validator.simulating.match import Match
from sevenrocks.validator.table import Table
from support import layouts


def grown(rng: Random, stubborn: float, doubles: float, tiles: int = TILES) -> Layout:
    """Placements until nothing fits, or so many tiles lie.

    With probability ``stubborn`` a tile goes on where the last one ended, with ``doubles`` it is a
    double where one fits.
    """
    table, placements = Table(), [Placement(rng.randrange(TILES), OPENING)]
    lay(table, *placements[0])
    while len(placements) < tiles:
        choices = [Placement(tile, site) for tile in range(TILES) for site in sites(table, tile)]
        if not choices:
            break
        for share, wanted in (
            (stubborn, [choice for choice in choices if choice.site >> 4 == placements[-1].tile]),
            (doubles, [choice for choice in choices if IS_DOUBLE[choice.tile]]),
        ):
            if wanted and rng.random() < share:
                choices = wanted
        placements.append(rng.choice(choices))
        lay(table, *placements[-1])
    return Layout(tuple(placements))


def sites(table: Table, tile: int) -> list[int]:
    """Where a tile that does not lie yet can be joined."""
    return [] if table.placed >> tile & 1 else table.sites_for(tile, NO_TARGET)


shares = st.sampled_from([0.0, 0.3, 0.9, 0.99])

wild = st.builds(
    lambda seed, stubborn, doubles, tiles: grown(Random(seed), stubborn, doubles, tiles),
    st.integers(0, 2**32 - 1),
    shares,
    shares,
    st.sampled_from([1, 2, 5, 12, 20, TILES, TILES]),
)
"""Layouts of every length, with long chains and with crowds of doubles."""


def layouts_of(match: Match) -> list[Layout]:
    """The final layout of each round of a match."""
    return [
        Layout(tuple(Placement(event.tile, event.site) for event in played.events if not event.is_knock))
        for played in match.rounds
    ]


def placed(words: str) -> Layout:
    """The layout of placements like ``3|6 6|6@3|6.high``."""
    parts = [word.partition("@") for word in words.split()]
    return Layout(
        tuple(
            Placement(layouts.tile(name), layouts.site(target) if target else OPENING)
            for name, _, target in parts
        )
    )
