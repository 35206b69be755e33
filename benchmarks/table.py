"""Tables of figures."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Table:
    """A table of the page: its heading, what it means, its columns, and its rows."""

    heading: str
    meaning: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


def rate(value: float) -> str:
    """A rate, to three figures."""
    return f"{float(f'{value:.3g}'):,.0f}"


def span(values: Sequence[float], form: str = ".0f") -> str:
    """The lowest and the highest."""
    return f"{min(values):{form}} to {max(values):{form}}"


def rates(values: Sequence[float]) -> str:
    """The lowest and the highest rate."""
    return f"{rate(min(values))} to {rate(max(values))}"
