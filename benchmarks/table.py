"""Tables of figures."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple


class Goal(NamedTuple):
    """What was to be reached, and whether it was."""

    what: str
    is_reached: bool


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the page: its heading, what it means, its columns, its rows, and the goals."""

    heading: str
    meaning: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    goals: Sequence[Goal]


def rate(value: float) -> str:
    """A rate, to three figures."""
    return f"{float(f'{value:.3g}'):,.0f}"


def span(values: Sequence[float]) -> str:
    """The lowest and the highest."""
    return f"{min(values):.0f} to {max(values):.0f}"


def rates(values: Sequence[float]) -> str:
    """The lowest and the highest rate."""
    return f"{rate(min(values))} to {rate(max(values))}"
