"""A club: how well its members play, to which targets, and how its scorers write."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from sevenrocks.validator.simulating.chance import Chance
from sevenrocks.validator.simulating.live import LiveRound
from sevenrocks.validator.simulating.match import Match
from sevenrocks.validator.simulating.play import MOST_ROUNDS, Player, Turn, play_on
from sevenrocks.validator.simulating.script import Script
from sevenrocks.validator.simulating.style import Style, random_style
from sevenrocks.validator.simulating.writer import write


@dataclass(frozen=True, slots=True)
class Habits:
    """What is chosen from for each match: scores that win, skills from 0 to 1, and styles of writing.

    A match that nobody has won after ``most_rounds`` is left unfinished.
    """

    targets: Sequence[int]
    skills: Sequence[float]
    style: Callable[[Chance], Style]
    most_rounds: int = MOST_ROUNDS


MIXED: Final = Habits((20, 45, 100, 250), (0.0, 0.5, 0.9), random_style)
"""Long matches and short ones, played and written in every way."""


@dataclass(frozen=True, slots=True)
class Club:
    """A place where matches are played and written down, one like the other only in its habits.

    ``number`` is written into the records, to tell them apart.
    """

    chance: Chance
    habits: Habits = MIXED
    number: int = 1

    def player(self) -> Player:
        """Somebody who plays lawfully."""
        return Player(self.chance, self.chance.choice(self.habits.skills))

    def play(self, turn: Turn | None = None, target: int | None = None) -> Match:
        """A match that is won, or left unfinished after many rounds."""
        target = target or self.chance.choice(self.habits.targets)
        return play_on(Match(target), turn or self.player(), self.chance, self.habits.most_rounds)

    def style(self) -> Style:
        """A style that somebody here writes in."""
        return self.habits.style(self.chance)

    def write(self, match: Match, style: Style | None = None, **fixed: Any) -> Script:  # noqa: ANN401
        """The record of a match, in some style of the club; what is ``fixed`` of it is as given."""
        return write(match, (style or self.style()).but(**fixed), self.chance, self.number)


@dataclass(slots=True)
class Meddler:
    """Plays lawfully, save that it does one thing once, where that is possible."""

    club: Club
    meddle: Callable[[LiveRound], object | None]
    done: Any = None
    player: Player = field(init=False)
    eagerness: float = field(init=False)

    def __post_init__(self) -> None:
        """Choose how eagerly points are looked for, and how soon to meddle."""
        self.player = self.club.player()
        self.eagerness = self.club.chance.choice([0.05, 0.3, 1])

    def __call__(self, live: LiveRound) -> None:
        """Make the next event."""
        if self.done is None and self.club.chance.happens(self.eagerness):
            self.done = self.meddle(live)
            if self.done is not None:
                return
        self.player(live)
