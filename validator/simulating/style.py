"""How a record can be written: what it claims, how short, and with which characters."""

from dataclasses import dataclass, replace
from typing import Any, Final

from sevenrocks.notation.tiles import HIGH, LOW
from sevenrocks.validator.simulating.chance import Chance


@dataclass(frozen=True, slots=True)
class Style:
    """Numbers between 0 and 1 are the share of the statements that have something.

    ``events_a_line`` is about how many events share a line, ``gaps`` are what may stand between words and
    ``beside`` how a comment may stand behind a statement. A comment at the end belongs to the next match
    where there is one.
    """

    deals: float = 1
    draws: bool = True
    openers: bool = True
    short_targets: float = 0
    counts: float = 1
    listed_counts: float = 1
    points: float = 1
    totals: float = 1
    knocks: float = 1
    ends: float = 1
    hands: float = 1
    shown: float = 1
    pips: float = 1
    deductions: float = 1
    scores: float = 1
    result: bool = True
    tags: bool = True
    result_tag: bool = True
    target_tag: float = 0
    mixed_tags: bool = False
    events_a_line: int = 1
    odd_tiles: float = 0
    comments: float = 0
    ends_with_comment: bool = False
    gaps: tuple[str, ...] = (" ",)
    beside: tuple[str, ...] = ("  # {}",)

    def but(self, **changes: Any) -> "Style":  # noqa: ANN401 - the fields have types of their own
        """The same style, save for some fields."""
        return replace(self, **changes)

    def having(self, *names: str) -> "Style":
        """The same style, save that what some shares would leave out everywhere stands everywhere."""
        return self.but(**{name: getattr(self, name) or 1 for name in names})


PLAIN: Final = Style()


def random_style(chance: Chance) -> Style:
    """Any style."""
    share = (0, 0.5, 1)
    return Style(
        deals=chance.choice([0, 0.7, 1, 1]),
        draws=chance.happens(0.7),
        openers=chance.happens(0.7),
        short_targets=chance.choice(share),
        counts=chance.choice(share),
        listed_counts=chance.choice(share),
        points=chance.choice(share),
        totals=chance.choice(share),
        knocks=chance.choice([0, 0.5, 1, 1]),
        ends=chance.choice([0, 0.5, 1, 1]),
        hands=chance.choice([0, 0.5, 1, 1]),
        shown=chance.choice([0, 0.5, 1, 1]),
        pips=chance.choice(share),
        deductions=chance.choice(share),
        scores=chance.choice(share),
        result=chance.happens(0.8),
        tags=chance.happens(0.8),
        result_tag=chance.happens(0.5),
        target_tag=0.1,
        mixed_tags=True,
        events_a_line=chance.choice([1, 1, 2, 5]),
        odd_tiles=chance.choice([0, 0, 0.3, 1]),
        comments=chance.choice([0, 0, 0.1]),
        ends_with_comment=chance.happens(0.05),
        gaps=chance.choice([(" ",), (" ",), (" ", "  ", "\t", " \t ")]),
        beside=("  # {}", "  #{}", "\t# {}  #: computed", "  #: {}"),
    )


def odd_tile(chance: Chance, tile: int) -> str:
    """One of the other ways to write a tile."""
    one, other = chance.sample((LOW[tile], HIGH[tile]), 2)
    character = chr(chance.choice([0x1F031, 0x1F063]) + 7 * one + other)
    return chance.choice([f"{one}|{other}", f"{one}-{other}", f"{one}{other}", f"[{one}|{other}]", character])
