"""How a record can be written: what it claims, how short, and with which characters."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from support.naive import halves


@dataclass(frozen=True)
class Style:
    """Numbers between 0 and 1 are the share of the statements that have something."""

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
    events_a_line: int = 1
    odd_tiles: float = 0
    comments: float = 0
    gaps: tuple[str, ...] = (" ",)
    newline: str = "\n"
    last_newline: bool = True
    byte_order_mark: bool = False

    @property
    def tells_hands(self) -> bool:
        """Whether every hand that is settled is known."""
        return self.deals == 1 or (self.hands == 1 and self.shown == 1)

    @property
    def is_explicit(self) -> bool:
        """Whether nothing is left to be understood that a note or a warning would mention."""
        return self.knocks == 1 and self.ends == 1 and self.result

    def but(self, **changes: Any) -> "Style":
        """The same style, save for some fields."""
        return replace(self, **changes)


PLAIN = Style()


def random_style(rng: Random, **fixed: Any) -> Style:
    """Any style; ``fixed`` fields are as given."""
    share = (0, 0.5, 1)
    style = Style(
        deals=rng.choice([0, 0.7, 1, 1]),
        draws=rng.random() < 0.7,
        openers=rng.random() < 0.7,
        short_targets=rng.choice(share),
        counts=rng.choice(share),
        listed_counts=rng.choice(share),
        points=rng.choice(share),
        totals=rng.choice(share),
        knocks=rng.choice([0, 0.5, 1, 1]),
        ends=rng.choice([0, 0.5, 1, 1]),
        hands=rng.choice([0, 0.5, 1, 1]),
        shown=rng.choice([0, 0.5, 1, 1]),
        pips=rng.choice(share),
        deductions=rng.choice(share),
        scores=rng.choice(share),
        result=rng.random() < 0.8,
    )
    return replace(style, **vars(random_form(rng)) | fixed)


@dataclass(frozen=True)
class Form:
    """The part of a style that changes nothing of what a record says."""

    tags: bool
    result_tag: bool
    events_a_line: int
    odd_tiles: float
    comments: float
    gaps: tuple[str, ...]
    newline: str
    last_newline: bool
    byte_order_mark: bool


def random_form(rng: Random) -> Form:
    """Any form."""
    return Form(
        tags=rng.random() < 0.8,
        result_tag=rng.random() < 0.5,
        events_a_line=rng.choice([1, 1, 2, 5]),
        odd_tiles=rng.choice([0, 0, 0.3, 1]),
        comments=rng.choice([0, 0, 0.1]),
        gaps=rng.choice([(" ",), (" ",), (" ", "  ", "\t", " \t ")]),
        newline=rng.choice(["\n", "\n", "\r\n"]),
        last_newline=rng.random() < 0.8,
        byte_order_mark=rng.random() < 0.1,
    )


def odd_tile(rng: Random, tile: str) -> str:
    """One of the other ways to write a tile."""
    one, other = rng.sample(halves(tile), 2)
    character = chr(rng.choice([0x1F031, 0x1F063]) + 7 * one + other)
    return rng.choice([f"{one}|{other}", f"{one}-{other}", f"{one}{other}", f"[{one}|{other}]", character])
