"""What is computed of each event of a round: the ends, the award, and what could have been done instead."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from sevenrocks.notation.tiles import PIPS, SEATS, target_name, tile_name, tiles_in
from sevenrocks.validator.progress import OPENING, lay
from sevenrocks.validator.replay import Step
from sevenrocks.validator.table import Table, award


class Better(NamedTuple):
    """A placement that was possible, and its award."""

    tile: int
    site: int
    points: int


class Figure(NamedTuple):
    """What is computed of an event.

    ``ends`` are the contributions after it (R13 to R16). ``better`` is the placement that would have scored
    most, where the hand is known and the one made scored less. ``cannot_place`` tells that it is certain
    that a knock was due.
    """

    step: Step
    ends: tuple[int, ...]
    better: Better | None = None
    cannot_place: bool = False

    @property
    def is_placement(self) -> bool:
        """Whether a tile was placed."""
        return self.step.site >= OPENING

    @property
    def play(self) -> str:
        """What was done, as the notation writes it in full: ``W 4|4@1|4.high``; of a knock the seat alone."""
        seat = SEATS[self.step.seat]
        return f"{seat} {placement_name(self.step.tile, self.step.site)}" if self.is_placement else seat


def placement_name(tile: int, site: int) -> str:
    """A placement as the notation writes it in full."""
    return tile_name(tile) if site == OPENING else f"{tile_name(tile)}@{target_name(site)}"


def figures_of(steps: Iterable[Step], dealt: Sequence[int | None], *, missed: bool) -> Iterator[Figure]:
    """The figures of a round's events, in order.

    ``dealt`` are the hands by seat as far as they are known; with ``missed`` it is looked for what would
    have scored more.
    """
    table, hands = Table(), list(dealt)
    for step in steps:
        hand = hands[step.seat]
        if step.site < OPENING:
            yield Figure(step, (), cannot_place=hand is not None and not hand & table.fitting())
            continue
        better = _better(table, hand, step) if missed and hand is not None else None
        lay(table, step.tile, step.site)
        hands = _without(hands, step)
        yield Figure(step, tuple(value for _, value in table.contributions()), better)


def _better(table: Table, hand: int, step: Step) -> Better | None:
    """The placement that scores most, if that is more than what was made of a hand that it came from."""
    if not hand >> step.tile & 1:
        return None
    best = max(_choices(table, hand), key=lambda choice: choice.points, default=None)
    return best if best is not None and best.points > step.points else None


def _choices(table: Table, hand: int) -> Iterator[Better]:
    """Every lawful placement of a hand (R6, R8 to R12)."""
    for tile in tiles_in(hand & table.fitting()):
        if not table.placed:
            yield Better(tile, OPENING, award(PIPS[tile]))
        for site in table.sites_for(tile):
            yield Better(tile, site, award(table.total_after(tile, site)))


def _without(hands: list[int | None], step: Step) -> list[int | None]:
    """The hands without a tile; where it came from the wrong hand, neither is known any more."""
    tile = 1 << step.tile
    kept = [None if hand is None or hand & tile else hand for hand in hands]
    hand = hands[step.seat]
    kept[step.seat] = hand & ~tile if hand is not None and hand & tile else None
    return kept
