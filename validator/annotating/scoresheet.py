"""The score sheet of a match that was replayed: its rounds, their figures and line scores, its players."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from operator import attrgetter
from typing import NamedTuple

from sevenrocks.notation.record import Deal, Event, Round
from sevenrocks.notation.tiles import FOREIGN, mask_of
from sevenrocks.validator.annotating.figures import Figure, figures_of
from sevenrocks.validator.game import Game
from sevenrocks.validator.replay import Step
from sevenrocks.validator.tables.judgement import Judgement


class LineScore(NamedTuple):
    """What a round brought one partnership.

    ``awards`` are added up (R17), ``costs`` are those of its hands in the order of the seats (R20), empty
    where the round is not settled. ``None`` is what is not known.
    """

    before: int | None
    awards: int | None
    costs: tuple[int | None, ...]
    after: int | None

    @property
    def cost(self) -> int | None:
        """What its hands cost together."""
        known = [cost for cost in self.costs if cost is not None]
        return sum(known) if len(known) == len(self.costs) else None

    @property
    def taken(self) -> int:
        """What the score differs by from all that: it was taken as claimed, by a ruling or unverified."""
        if self.before is None or self.awards is None or self.cost is None or self.after is None:
            return 0
        return self.after - self.before - self.awards + self.cost


class Tally(NamedTuple):
    """What a player did in a match, as far as it is certain: ``best`` is the highest award."""

    tiles: int
    knocks: int
    awards: int
    points: int
    best: int


@dataclass(frozen=True)  # no slots: what is worked out is kept
class RoundSheet:
    """A round; ``game`` is ``None`` for one behind the win, which is not replayed."""

    index: int
    record: Round
    game: Game | None
    steps: Sequence[Step]
    missed: bool = False

    @cached_property
    def figures(self) -> list[Figure]:
        """The figures of the events that were replayed, in the order of play."""
        dealt = [None] * 4 if self.game is None else self.game.hands.dealt
        return list(figures_of(self.steps, dealt, missed=self.missed))

    @property
    def events(self) -> tuple[Event, ...]:
        """The events as they are written, those after the end of the round last."""
        return self.record.events + self.record.late

    @property
    def unverified(self) -> int | None:
        """The index of the first event that is not certain; the number of events where all of them are."""
        since = None if self.game is None else self.game.unverified
        return None if self.game is None or since is None else self.game.origin(since)

    def figure_of(self, event: int) -> Figure | None:
        """The figure of an event of the record; ``None`` where it does not count or is not certain."""
        found = self._by_event.get(event)
        return found[-1] if found and event < len(self.record.events) else None

    def missing_before(self, event: int) -> list[Figure]:
        """The figures of events that replay added right before one of the record, or behind the last one."""
        found = self._by_event.get(event, [])
        return found[:-1] if event < len(self.record.events) else found

    @cached_property
    def _by_event(self) -> dict[int, list[Figure]]:
        found: dict[int, list[Figure]] = {}
        for figure in self.figures:
            found.setdefault(figure.step.event, []).append(figure)
        return found

    @property
    def reconstructed(self) -> Iterator[tuple[int, int]]:
        """The seats whose hands were worked out, each with the mask of the hand dealt to it."""
        for seat, mask in enumerate(self.game.hands.dealt if self.game else ()):
            if mask is not None and not any(_is_deal(deal, seat, mask) for deal in self.record.deals):
                yield seat, mask

    @property
    def line_scores(self) -> tuple[LineScore, LineScore] | None:
        """What it brought NS and EW; ``None`` where it was not replayed."""
        if self.game is None:
            return None
        return self._line_score(self.game, 0), self._line_score(self.game, 1)

    def _line_score(self, game: Game, side: int) -> LineScore:
        before, after = game.before[side], game.after[side]
        awards = None if game.unverified is not None else self._awards(side)
        settled = sorted(game.settled, key=attrgetter("seat"))
        costs = tuple(one.deduction for one in settled if one.seat & 1 == side)
        return LineScore(before, awards, costs, after)

    def _awards(self, side: int) -> int:
        return sum(step.points for step in self.steps if step.seat & 1 == side)


def round_sheets(judged: Judgement, *, missed: bool = False) -> list[RoundSheet]:
    """The rounds of a match."""
    games = {game.index: game for game in judged.played.games}
    steps = {index: list(group) for index, group in groupby(judged.played, attrgetter("round"))}
    return [
        RoundSheet(index, record, games.get(index), steps.get(index, []), missed)
        for index, record in enumerate(judged.report.match.rounds)
    ]


def tallies(rounds: Sequence[RoundSheet]) -> list[Tally]:
    """What the four players did, by seat."""
    steps = [step for sheet in rounds for step in sheet.steps]
    return [_tally([step for step in steps if step.seat == seat]) for seat in range(4)]


def _tally(steps: Sequence[Step]) -> Tally:
    points = [step.points for step in steps if step.points]
    placed = sum(step.tile >= 0 for step in steps)
    return Tally(placed, len(steps) - placed, len(points), sum(points), max(points, default=0))


def _is_deal(deal: Deal, seat: int, mask: int) -> bool:
    """Whether a deal line says that this hand was dealt to this seat."""
    return deal.seat == seat and max(deal.tiles, default=0) < FOREIGN and mask_of(deal.tiles) == mask
