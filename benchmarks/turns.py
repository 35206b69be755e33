"""Contenders that take turns."""

import sys
from collections.abc import Callable, Mapping, Sequence
from statistics import median
from typing import TypeAlias

Contender: TypeAlias = Callable[[], float]
"""Does its work once, and returns what is measured of it."""


def in_turn(contenders: Mapping[str, Contender], repeats: int) -> dict[str, list[float]]:
    """Let every contender do its work once, then every one again: what slows the machine slows all."""
    measured: dict[str, list[float]] = {name: [] for name in contenders}
    for repeat in range(repeats):
        for name, contender in contenders.items():
            sys.stderr.write(f"{repeat + 1} of {repeats}: {name}\n")
            measured[name].append(contender())
    return measured


def ratio(ones: Sequence[float], others: Sequence[float]) -> float:
    """The median of the ratios turn by turn."""
    return median(one / other for one, other in zip(ones, others, strict=True))
