"""Writes the tables of the grammar: ``python -m sevenrocks.notation.tabulate``."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from sevenrocks.notation.grammar import steps, terminal
from sevenrocks.notation.record import Kind

TABLES: Final = Path(__file__).with_name("tables.py")

_NAMES: Final = (
    *("TILE", "PLAIN_TARGET", "LINE", "SECTION", "WHOLE_ROUND", "COMMENTS"),
    *(f"{kind.name}_ROW" for kind in Kind if kind not in (Kind.LATE, Kind.UNREADABLE)),
)

_TEMPLATE: Final = '''"""Tables of ``grammar.lark``, written by ``python -m sevenrocks.notation.tabulate``."""

from typing import Final

TERMINALS: Final[dict[str, str]] = {{
{patterns}}}
"""The patterns that plain lines are read by."""

STEPS: Final[tuple[dict[str, int], ...]] = (
{states})
"""By state and kind of statement the state after it; a kind that may not stand there is missing."""
'''


def tables() -> str:
    """The module that holds the tables of the grammar."""
    patterns = "".join(f"    {name!r}: {terminal(name)!r},\n" for name in _NAMES)
    states = "".join(f"    {step},\n" for step in _merged(steps()))
    return _TEMPLATE.format(patterns=patterns, states=states)


def _merged(states: Sequence[Mapping[str, int]]) -> list[dict[str, int]]:
    """The same order with the fewest states: those that allow the same from there on are one."""
    numbers: dict[frozenset[tuple[str, int]], int] = {}
    groups = [0] * len(states)
    before = 0
    while len(numbers) != before or not before:
        before, numbers = len(numbers), {}
        regrouped = [{kind: groups[after] for kind, after in step.items()} for step in states]
        groups = [numbers.setdefault(frozenset(step.items()), len(numbers)) for step in regrouped]
    return [dict(sorted(step)) for step in numbers]


if __name__ == "__main__":
    TABLES.write_text(tables(), "utf-8")
