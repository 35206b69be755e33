"""Chance that falls the same for the same seed, on every platform and in every version of Python."""

from collections.abc import Sequence
from random import Random
from typing import TypeVar

Choice = TypeVar("Choice")


class Chance:
    """Random choices, all of them made of ``random()``.

    It alone gives the same numbers for a seed in every version of Python; ``choice``, ``sample``,
    ``shuffle`` and ``randrange`` of the library do not.
    """

    __slots__ = ("random",)

    def __init__(self, seed: int) -> None:
        """Start from a seed that is not negative: the library seeds with the absolute value."""
        self.random = Random(seed).random
        """A number from 0 to 1, without 1."""

    def happens(self, share: float) -> bool:
        """Whether something happens that happens in a share of all cases."""
        return self.random() < share

    def below(self, number: int) -> int:
        """A number from 0 on, below another."""
        return int(self.random() * number)

    def choice(self, choices: Sequence[Choice]) -> Choice:
        """One of some choices."""
        return choices[int(self.random() * len(choices))]

    def sample(self, choices: Sequence[Choice], number: int) -> list[Choice]:
        """So many of some choices, in any order."""
        pool = list(choices)
        return [pool.pop(int(self.random() * len(pool))) for _ in range(number)]
