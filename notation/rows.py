"""How rows, the plain lines of one kind taken out of a text at once, become statements."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from itertools import repeat
from typing import Final, TypeAlias

from sevenrocks.notation.grammar import Misread
from sevenrocks.notation.patterns import pattern
from sevenrocks.notation.record import Deal, Draw, End, Event, Hand, Kind, Opener, Result, Round, Score, Tag
from sevenrocks.notation.tiles import SEATS
from sevenrocks.notation.words import COUNTS, ENDINGS, LOTS, NUMBERS, PLAYS, TILES, notes_of

Statement: TypeAlias = Tag | Round | Draw | Opener | Deal | Event | End | Hand | Score | Result
"""A statement as its line says it; a ``round`` line is a round that holds nothing yet."""

Row: TypeAlias = tuple[str, ...]

SEAT: Final = {seat: number for number, seat in enumerate(SEATS)}
_ESCAPE: Final = re.compile(r"\\(.)")


def statements_in_rows(kind: Kind, text: str, start: int, end: int) -> Sequence[Statement]:
    """The statements on some lines. Raises ``Misread`` where one is not plainly of that kind."""
    rows = _rows()[kind](text, start, end)
    if rows[-1][-1]:  # what is left where a line is no such row
        raise Misread(0)
    return _events(rows) if kind is Kind.EVENT else [*map(_MAKERS[kind], rows)]


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
    return Opener(SEAT[seat], notes_of(above, beside))


def _deal(row: Row) -> Deal:
    above, seat, tiles, beside, _ = row
    return Deal(SEAT[seat], tuple(map(TILES.__getitem__, tiles.split())), notes_of(above, beside))


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
    return list(map(tuple.__new__, repeat(Event), fields))


def _end(row: Row) -> End:
    above, words, beside, _ = row
    return End(*ENDINGS[words], notes_of(above, beside))


def _hand(row: Row) -> Hand:
    above, seat, tiles, pips, deduction, total, beside, _ = row
    return Hand(
        SEAT[seat],
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
