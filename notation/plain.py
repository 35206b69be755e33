"""How sections of plain lines become statements, without a look at each word."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import repeat
from operator import add
from typing import Any, Final, TypeAlias

from sevenrocks.notation.grammar import Misread
from sevenrocks.notation.memo import Memo
from sevenrocks.notation.patterns import pattern
from sevenrocks.notation.record import Deal, Draw, End, Event, Hand, Kind, Opener, Result, Round, Score, Tag
from sevenrocks.notation.tiles import SEATS
from sevenrocks.notation.words import COUNTS, ENDINGS, LOTS, NUMBERS, PLAYS, TILES, notes_of

Statement: TypeAlias = Tag | Round | Draw | Opener | Deal | Event | End | Hand | Score | Result
"""A statement as its line says it; a ``round`` line is a round that holds nothing yet."""

Row: TypeAlias = tuple[str, ...]

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

_SEAT: Final = {seat: number for number, seat in enumerate(SEATS)}
_ESCAPE: Final = re.compile(r"\\(.)")


def plain_statements(kind: Kind, text: str, start: int, end: int) -> Sequence[Statement] | None:
    """The statements of a section, or ``None`` where a line of it is not plainly one of that kind."""
    if kind in _REPEATED and end - start <= _SHORT:
        return _REMEMBERED[kind, text[start:end]]
    if kind is Kind.EVENT and (events := _events_on_lines(text, start, end)):
        return events
    return _statements_in_rows(kind, text, start, end)


def _statements_in_rows(kind: Kind, text: str, start: int, end: int) -> Sequence[Statement] | None:
    rows = _rows()[kind](text, start, end)
    if rows[-1][-1]:  # what is left where a line is no such row
        return None
    try:
        return _events(rows) if kind is Kind.EVENT else [*map(_MAKERS[kind], rows)]
    except Misread:
        return None


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


@cache
def _rows() -> dict[Kind, Callable[[str, int, int], list[Row]]]:
    return {kind: pattern(f"{kind.name}_ROW").findall for kind in (Kind.EVENT, *_MAKERS)}


def _tag(row: Row) -> Tag:
    above, name, value, beside, _ = row
    return Tag(name, _ESCAPE.sub(r"\1", value) if "\\" in value else value, notes_of(above, beside))


def _round(row: Row) -> Round:
    above, number, beside, _ = row
    return Round(int(number), notes=notes_of(above, beside))


def _draw(row: Row) -> Draw:
    above, lots, beside, _ = row
    return Draw(tuple(map(LOTS.__getitem__, lots.split())), notes_of(above, beside))


def _opener(row: Row) -> Opener:
    above, seat, beside, _ = row
    return Opener(_SEAT[seat], notes_of(above, beside))


def _deal(row: Row) -> Deal:
    above, seat, tiles, beside, _ = row
    return Deal(_SEAT[seat], tuple(map(TILES.__getitem__, tiles.split())), notes_of(above, beside))


def _events(rows: list[Row]) -> list[Event]:
    above, plays, counts, points, totals, beside, _ = zip(*rows, strict=True)
    notes = map(notes_of, above, beside) if any(above) or any(beside) else repeat(None)
    fields = zip(
        map(PLAYS.__getitem__, plays),
        map(COUNTS.__getitem__, counts),
        map(NUMBERS.__getitem__, points),
        map(NUMBERS.__getitem__, totals),
        notes,
        strict=False,  # where there are no notes, they have no end
    )
    return list(map(tuple.__new__, repeat(Event), fields))  # half the time of Event(...)


def _events_on_lines(text: str, start: int, end: int) -> list[Event] | None:
    """Events alone on their lines and without comments: words that claim something are looked up uncut."""
    plays, counts, scores, left = zip(*pattern("EVENT_LINE").findall(text, start, end), strict=True)
    if left[-1]:
        return None
    try:
        played = zip(map(PLAYS.__getitem__, plays), map(_COUNTED.__getitem__, counts), strict=True)
        fields = map(add, played, map(_SCORED.__getitem__, scores))
        return list(map(tuple.__new__, repeat(Event), fields))
    except Misread:
        return None


def _claims(words: str) -> tuple[str, str, str]:
    """The count, the points and the score that the words behind a play claim. Raises ``Misread``."""
    (above, _, *claims, beside, left), *more = _rows()[Kind.EVENT](f"N 0|0{words}\n", 0, len(words) + 6)
    if above or beside or left or more:
        raise Misread(0)
    count, points, total = claims
    return count, points, total


def _counted(words: str) -> tuple[int, ...] | None:
    count, points, total = _claims(words)
    if points or total:
        raise Misread(0)
    return COUNTS[count]


def _scored(words: str) -> tuple[int | None, int | None, None]:
    count, points, total = _claims(words)
    if count:
        raise Misread(0)
    return NUMBERS[points], NUMBERS[total], None


def _end(row: Row) -> End:
    above, words, beside, _ = row
    return End(*ENDINGS[words], notes_of(above, beside))


def _hand(row: Row) -> Hand:
    above, seat, tiles, pips, deduction, total, beside, _ = row
    return Hand(
        _SEAT[seat],
        tuple(map(TILES.__getitem__, tiles.split())),
        NUMBERS[pips],
        NUMBERS[deduction],
        NUMBERS[total],
        notes_of(above, beside),
    )


def _score(row: Row) -> Score:
    above, north_south, east_west, beside, _ = row
    return Score((int(north_south), int(east_west)), notes_of(above, beside))


def _result(row: Row) -> Result:
    above, north_south, east_west, beside, _ = row
    scores = (int(north_south), int(east_west)) if north_south else None
    return Result(scores, notes_of(above, beside))


_MAKERS: Final[dict[Kind, Callable[[Row], Statement]]] = {
    Kind.TAG: _tag,
    Kind.ROUND: _round,
    Kind.DRAW: _draw,
    Kind.OPENER: _opener,
    Kind.DEAL: _deal,
    Kind.END: _end,
    Kind.HAND: _hand,
    Kind.SCORE: _score,
    Kind.RESULT: _result,
}

_REPEATED: Final = frozenset((Kind.ROUND, Kind.DRAW, Kind.OPENER, Kind.END))
"""The kinds of which the same lines return in every match."""

_SHORT: Final = 32
"""The characters up to which such a section is remembered."""

_REMEMBERED: Final[Memo[tuple[Kind, str], Sequence[Statement] | None]] = Memo(
    lambda section: _statements_in_rows(section[0], section[1], 0, len(section[1]))
)
_COUNTED: Final = Memo(_counted)
_SCORED: Final = Memo(_scored)
