"""The order of statements in a match, as the grammar has it."""

from functools import cache, reduce
from typing import Final

from sevenrocks.notation.record import Kind
from sevenrocks.notation.tables import STEPS

START: Final = 0
"""The state at the beginning of a match; every state is a small integer."""

_STEPS: Final = [{Kind[name]: state for name, state in step.items()} for step in STEPS]


def after(state: int, kind: Kind) -> int | None:
    """The state after a statement of that kind, or ``None`` where none may stand."""
    return _STEPS[state].get(kind)


@cache
def after_all(state: int, kinds: tuple[Kind, ...]) -> int:
    """The state after statements in their order."""
    return reduce(lambda before, kind: _STEPS[before][kind], kinds, state)


def accepted(state: int) -> list[Kind]:
    """The kinds of statement that may stand next."""
    return [kind for kind in Kind if kind in _STEPS[state]]
