"""How sections of plain lines become statements, without a look at each word."""

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from sevenrocks.notation.grammar import Misread
from sevenrocks.notation.lines import events_on
from sevenrocks.notation.memo import Memo
from sevenrocks.notation.record import Event, Kind, Round
from sevenrocks.notation.rows import Statement, statements_in_rows

Span: TypeAlias = tuple[int, int]
"""Where something begins and ends in a text."""

SECTIONS: Final = (
    Kind.ROUND,
    Kind.DRAW,
    Kind.OPENER,
    Kind.DEAL,
    Kind.EVENT,
    Kind.END,
    Kind.HAND,
    Kind.SCORE,
)
"""The kinds of statement of a round, in their order."""


def plain_statements(kind: Kind, text: str, start: int, end: int) -> Sequence[Statement] | None:
    """The statements of a section, or ``None`` where a line of it is not plainly one of that kind."""
    if kind in _REPEATED and end - start <= _SHORT:
        return _REMEMBERED[kind, text[start:end]]
    return _statements(kind, text, start, end)


def _statements(kind: Kind, text: str, start: int, end: int) -> Sequence[Statement] | None:
    try:
        if kind is Kind.EVENT and text.find("#", start, end) < 0:
            return _events_on_lines(text, start, end)
        return statements_in_rows(kind, text, start, end)
    except Misread:
        return None


def _events_on_lines(text: str, start: int, end: int) -> Sequence[Statement]:
    """The events on lines without comments."""
    try:
        told = events_on(text[start : end - 1].split("\n"))
    except Misread:  # there may be a line without a statement
        return statements_in_rows(Kind.EVENT, text, start, end)
    return [tuple.__new__(Event, (play, *claims, None)) for play, claims in told]  # quicker than Event(...)


def plain_round(text: str, spans: Sequence[Span]) -> Round | None:
    """A round of which every section is plain; ``spans`` tell where those of ``SECTIONS`` stand."""
    read: list[Any] = [
        plain_statements(kind, text, start, end) if start < end else ()
        for kind, (start, end) in zip(SECTIONS, spans, strict=True)
    ]
    if None in read:
        return None
    (head,), draws, opener, deals, events, ending, hands, score = map(tuple, read)
    return Round(
        head.number,
        draws,
        opener[0] if opener else None,
        deals,
        events,
        ending[0] if ending else None,
        (),
        hands,
        score[0] if score else None,
        head.notes,
    )


_REPEATED: Final = frozenset((Kind.ROUND, Kind.DRAW, Kind.OPENER, Kind.END))
"""The kinds of which the same lines return in every match."""

_SHORT: Final = 32
"""The characters up to which such a section is remembered."""

_REMEMBERED: Final[Memo[tuple[Kind, str], Sequence[Statement] | None]] = Memo(
    lambda section: _statements(section[0], section[1], 0, len(section[1]))
)
