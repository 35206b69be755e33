"""A match as it was played: what every statement of its record tells of.

Seats, sides, tiles and sites are the integers of ``sevenrocks.notation.tiles``.
"""

from dataclasses import dataclass, field
from typing import TypeAlias

from sevenrocks.notation.record import Ending
from sevenrocks.notation.tiles import KNOCK, PIPS
from sevenrocks.validator.progress import OPENING
from sevenrocks.validator.table import deduction
from sevenrocks.validator.tags import DEFAULT_TARGET

Hands: TypeAlias = tuple[list[int], ...]
"""By seat the tiles of a hand, in the order in which they were taken up."""

Scores: TypeAlias = list[int]
"""By side."""

Lots: TypeAlias = dict[int, int]
"""By seat the lot of a draw."""


@dataclass(eq=False, slots=True)
class Event:
    """A placement or, without a tile, a knock.

    ``ends`` are the contributions after it as pairs of tile and value, ``count`` is their total and
    ``score`` the partnership's score after it.
    """

    seat: int
    tile: int = KNOCK
    site: int = OPENING
    ends: tuple[tuple[int, int], ...] = ()
    count: int = 0
    points: int = 0
    score: int = 0

    @property
    def is_knock(self) -> bool:
        """Whether nothing was placed."""
        return self.tile == KNOCK

    @property
    def side(self) -> int:
        """The partnership that acted."""
        return self.seat & 1


@dataclass(eq=False, slots=True)
class End:
    """How a round ended; ``who`` is the seat that went out or the side that won.

    Without ``by`` the round only stopped.
    """

    by: Ending | None
    who: int = 0


@dataclass(eq=False, slots=True)
class Hand:
    """What was left in a hand, and what it cost; ``score`` is the partnership's score after it."""

    seat: int
    tiles: list[int]
    score: int

    @property
    def side(self) -> int:
        """The partnership that pays."""
        return self.seat & 1

    @property
    def pips(self) -> int:
        """The pips left."""
        return pips_of(self.tiles)

    @property
    def deduction(self) -> int:
        """What is subtracted."""
        return deduction(self.pips)


def pips_of(tiles: list[int]) -> int:
    """The pips of some tiles."""
    return sum(PIPS[tile] for tile in tiles)


@dataclass(eq=False, slots=True)
class Round:
    """A round as it was played; ``scores`` are those after its settlement."""

    number: int
    draws: list[Lots]
    opener: int
    deals: Hands
    events: list[Event] = field(default_factory=list)
    end: End | None = None
    hands: list[Hand] = field(default_factory=list)
    scores: Scores = field(default_factory=lambda: [0, 0])

    def ended_by(self, by: Ending) -> bool:
        """Whether the round ended in a way."""
        return self.end is not None and self.end.by is by


@dataclass(eq=False, slots=True)
class Match:
    """A match as it was played; without ``result`` it was left unfinished."""

    target: int = DEFAULT_TARGET
    rounds: list[Round] = field(default_factory=list)
    result: Scores | None = None

    @property
    def scores(self) -> Scores:
        """Both scores after the last round."""
        return list(self.rounds[-1].scores) if self.rounds else [0, 0]

    @property
    def is_won(self) -> bool:
        """Whether the last round ended with the target reached."""
        return bool(self.rounds) and self.rounds[-1].ended_by(Ending.WON)


def cut(match: Match, number: int) -> Match:
    """The first rounds of a match, which then goes on or is left unfinished."""
    return Match(match.target, match.rounds[:number])
