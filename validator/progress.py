"""How far a round has come: table, hands and turn, and what an event does to them."""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from sevenrocks.notation.record import Ending
from sevenrocks.validator.hands import Hands
from sevenrocks.validator.table import Table

OPENING: Final = -1
"""Stands in place of a site for the tile that opens a round."""
KNOCKED: Final = -2
"""Stands in place of a site for a knock."""
UNPLACED: Final = -3
"""Stands in place of a site where it is not known where the tile went, or the event did not count."""


class Outcome(NamedTuple):
    """How a round ended: ``seat`` went out, or ``side`` won the match; both ``None`` for a block.

    ``certain`` is false where the record says so against the rules, or nothing tells.
    """

    by: Ending | None
    seat: int | None = None
    side: int | None = None
    certain: bool = True


UNKNOWN: Final = Outcome(None, certain=False)
"""Nothing tells how the round ended."""


@dataclass(slots=True)
class Progress:
    """How far a round has come.

    ``table`` and ``hands`` are what it came to, ``turn`` is the seat that is due, ``passes`` counts the
    knocks in a row, ``outcome`` is how it ended. ``sites`` and ``totals`` hold for each event where its
    tile went and what the ends then added up to.
    """

    hands: Hands
    table: Table = field(default_factory=Table)
    turn: int = 0
    passes: int = 0
    outcome: Outcome | None = None
    sites: list[int] = field(default_factory=list)
    totals: list[int] = field(default_factory=list)

    def place(self, seat: int, tile: int, site: int) -> None:
        """Lay a tile and pass the turn on; the last tile of a hand ends the round (R19)."""
        self.passes = 0
        self.turn = (seat + 1) & 3
        self.sites.append(site)
        self.totals.append(lay(self.table, tile, site))
        if not self.hands.play(seat, tile):
            self.outcome = Outcome(Ending.DOMINO, seat=seat)

    def knock(self, seat: int) -> None:
        """Pass the turn on; the fourth knock in a row ends the round (R19)."""
        self.turn = (seat + 1) & 3
        self.sites.append(KNOCKED)
        self.totals.append(0)
        self.count_passes(1)

    def count_passes(self, number: int) -> None:
        """Count knocks, recorded or silent."""
        self.passes += number
        if self.passes >= 4:
            self.outcome = Outcome(Ending.BLOCKED)


def lay(table: Table, tile: int, site: int) -> int:
    """Lay a tile on a site or as the opening; return the total of the ends."""
    return table.place_first(tile) if site == OPENING else table.place(tile, site)
