"""A round while it is played: the table, the hands, whose turn it is and the scores."""

from collections.abc import Iterable
from typing import NamedTuple

from sevenrocks.notation.record import Ending
from sevenrocks.notation.tiles import KNOCK
from sevenrocks.validator.progress import OPENING, lay
from sevenrocks.validator.simulating.match import End, Event, Hands, Scores
from sevenrocks.validator.table import OUTER_SITE, SITE_VALUE, Table, award


class Placement(NamedTuple):
    """A tile and the site that it goes to, ``OPENING`` for the first."""

    tile: int
    site: int


class LiveRound:
    """A round while it is played; ``end`` is ``None`` until it is over."""

    __slots__ = ("end", "events", "hands", "scores", "table", "target", "turn")

    def __init__(self, hands: Hands, turn: int, scores: Scores, target: int) -> None:
        self.table = Table()
        self.hands = tuple(map(list, hands))
        self.turn = turn
        self.scores = list(scores)
        self.target = target
        self.events: list[Event] = []
        self.end: End | None = None

    @property
    def legal(self) -> list[Placement]:
        """What the player whose turn it is may place (R6, R8, R9)."""
        return placements(self.table, self.hands[self.turn])

    def place(self, placement: Placement, seat: int | None = None) -> Event:
        """A placement, by the player whose turn it is or by another; the turn goes on from that one."""
        seat = self.turn if seat is None else seat
        tile, site = placement
        self.hands[seat].remove(tile)
        total = lay(self.table, tile, site)
        points = award(total)
        self.scores[seat & 1] += points
        score = self.scores[seat & 1]
        ends = tuple(self.table.contributions())
        return self._record(Event(seat, tile, site, ends, total, points, score))

    def knock(self) -> Event:
        """A knock by the player whose turn it is."""
        return self._record(Event(self.turn))

    def repeat(self, event: Event) -> Event:
        """What somebody did in the same round before, once more."""
        return self.knock() if event.is_knock else self.place(Placement(event.tile, event.site), event.seat)

    def _record(self, event: Event) -> Event:
        self.events.append(event)
        self.turn = event.seat + 1 & 3
        self.end = self._ending(event)
        return event

    def _ending(self, event: Event) -> End | None:
        """R19, R21: how the round ends with an event, if it does."""
        if event.points and event.score >= self.target:
            return End(Ending.WON, event.side)
        if event.tile != KNOCK:
            return None if self.hands[event.seat] else End(Ending.DOMINO, event.seat)
        last = self.events[-4:]
        return End(Ending.BLOCKED) if len(last) == 4 and all(each.is_knock for each in last) else None


def fits(tile: int, site: int) -> bool:
    """Whether one half of a tile has the value of a site (R8)."""
    return OUTER_SITE[tile * 7 + SITE_VALUE[site]] >= 0


def placements(table: Table, hand: Iterable[int]) -> list[Placement]:
    """Everything that a hand may place, in a settled order (R6, R8, R9)."""
    if not table.placed:
        return [Placement(tile, OPENING) for tile in hand]
    fitting, sites = table.fitting(), sorted(table.open)
    return [
        Placement(tile, site) for tile in hand if fitting >> tile & 1 for site in sites if fits(tile, site)
    ]


def gain(table: Table, placement: Placement) -> int:
    """The points that a placement would score."""
    return award(lay(table.copy(), *placement))


def table_of(events: Iterable[Event]) -> Table:
    """The table that some events of a round leave."""
    table = Table()
    for event in events:
        if not event.is_knock:
            lay(table, event.tile, event.site)
    return table
