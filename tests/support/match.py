"""A match as it was played: what every statement of its record tells of."""

from dataclasses import dataclass, field
from typing import TypeAlias

from support.naive import TARGET, Site, deduction, pips, side_of

Hands: TypeAlias = dict[str, list[str]]
Scores: TypeAlias = dict[str, int]

DOMINO = "domino"
BLOCKED = "blocked"
WON = "won"


@dataclass(eq=False)
class Event:
    """A placement or, without a tile, a knock.

    ``ends`` are the contributions after it, ``score`` is the partnership's score after it.
    """

    seat: str
    tile: str | None = None
    site: Site | None = None
    ends: list[tuple[str, int]] = field(default_factory=list)
    points: int = 0
    score: int = 0

    @property
    def side(self) -> str:
        """The partnership that acted."""
        return side_of(self.seat)

    @property
    def count(self) -> int:
        """The total of the ends."""
        return sum(value for _, value in self.ends)


@dataclass(eq=False)
class End:
    """How a round ended; ``who`` is the seat that went out or the side that won."""

    by: str
    who: str = ""


@dataclass(eq=False)
class Hand:
    """What was left in a hand, and what it cost; ``score`` is the partnership's score after it."""

    seat: str
    tiles: list[str]
    score: int

    @property
    def side(self) -> str:
        """The partnership that pays."""
        return side_of(self.seat)

    @property
    def pips(self) -> int:
        """The pips left."""
        return pips(self.tiles)

    @property
    def deduction(self) -> int:
        """What is subtracted."""
        return deduction(self.tiles)


@dataclass(eq=False)
class Round:
    """A round as it was played; ``scores`` are those after its settlement."""

    number: int
    draws: list[dict[str, int]]
    opener: str
    deals: Hands
    events: list[Event] = field(default_factory=list)
    end: End | None = None
    hands: list[Hand] = field(default_factory=list)
    scores: Scores = field(default_factory=dict)


@dataclass(eq=False)
class Match:
    """A match as it was played; without ``result`` it was left unfinished."""

    target: int = TARGET
    rounds: list[Round] = field(default_factory=list)
    result: Scores | None = None

    @property
    def scores(self) -> Scores:
        """Both scores after the last round."""
        return dict(self.rounds[-1].scores) if self.rounds else {"NS": 0, "EW": 0}

    @property
    def is_won(self) -> bool:
        """Whether the last round ended with the target reached."""
        last = self.rounds[-1].end if self.rounds else None
        return last is not None and last.by == WON


def cut(match: Match, number: int) -> Match:
    """The first rounds of a match, which then goes on or is left unfinished."""
    return Match(match.target, match.rounds[:number])
