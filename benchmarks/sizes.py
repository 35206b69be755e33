"""How much is measured, and how often."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Sizes:
    """How large the inputs are, and how often each is measured.

    ``repeats`` are for rates, ``starts`` for start-up, and ``few`` for what takes long: memory, the long
    match and several processes.
    """

    repeats: int
    starts: int
    few: int
    matches: int
    games: int
    hands: int
    transactions: int
    events: int


FULL: Final = Sizes(
    repeats=7,
    starts=25,
    few=3,
    matches=1000,
    games=400,
    hands=300,
    transactions=10_000,
    events=1_000_000,
)
QUICK: Final = Sizes(repeats=1, starts=1, few=1, matches=2, games=2, hands=3, transactions=20, events=1_000)
GROWN: Final = 4
"""How many times as much the larger of two inputs is."""
