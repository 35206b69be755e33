"""Line scores and box scores as grids of text, which every form of annotation shows in its own way."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.tiles import SIDES
from sevenrocks.validator.annotating import words
from sevenrocks.validator.annotating.scoresheet import LineScore, RoundSheet, tallies
from sevenrocks.validator.language import say

Row: TypeAlias = tuple[str, ...]


_HEAD_OF_ROUNDS: Final[Row] = (
    Phrase("round"),
    *(
        Phrase("{side} {what}", side=side, what=what)
        for side in SIDES
        for what in (Phrase("awards"), Phrase("hands"), Phrase("score"))
    ),
)
_HEAD_OF_PLAYERS: Final[Row] = (
    *(Phrase("player"), Phrase("tiles"), Phrase("knocks")),
    *(Phrase("awards"), Phrase("points"), Phrase("best")),
)


class Grid(NamedTuple):
    """A caption, the heads of the columns, which are said only where they are written, and the cells.

    The first column names its row.
    """

    caption: str
    head: Row
    rows: tuple[Row, ...]


def line_score(sheet: RoundSheet, players: Sequence[str]) -> Grid:
    """What a round brought both partnerships; without rows where it was not replayed."""
    caption = say("Round {number}: {ending}", number=sheet.index + 1, ending=words.ended(sheet, players))
    lines = sheet.line_scores or ()
    is_taken = any(line.taken for line in lines)
    taken = (Phrase("taken as claimed"),) if is_taken else ()
    head = ("", Phrase("before"), Phrase("awards"), Phrase("hands"), *taken, Phrase("after"))
    rows = [_line(side, line, is_taken=is_taken) for side, line in zip(SIDES, lines, strict=False)]
    return Grid(caption, head, tuple(rows))


def round_by_round(rounds: Sequence[RoundSheet], caption: str) -> Grid:
    """The line scores of a match, one round a row."""
    return Grid(caption, _HEAD_OF_ROUNDS, tuple(_rounds(rounds)))


def settlement(sheet: RoundSheet, players: Sequence[str]) -> Grid:
    """The hands at the end of a round (R20), in the order in which they are subtracted."""
    rows = [
        (
            players[one.seat],
            words.UNKNOWN if one.rest is None else words.hand_name(one.rest) or say("nothing"),
            words.number(one.pips),
            words.subtracted(one.deduction),
        )
        for one in (sheet.game.settled if sheet.game else ())
    ]
    head = (Phrase("player"), Phrase("left"), Phrase("pips"), Phrase("cost"))
    return Grid(say("Settlement"), head, tuple(rows))


def by_player(rounds: Sequence[RoundSheet], players: Sequence[str]) -> Grid:
    """What the four players did, as far as it is certain."""
    rows = [(player, *map(str, tally)) for player, tally in zip(players, tallies(rounds), strict=True)]
    return Grid(say("Players"), _HEAD_OF_PLAYERS, tuple(rows))


def _line(side: str, line: LineScore, *, is_taken: bool) -> Row:
    taken = (f"{line.taken:+}",) if is_taken else ()
    return (
        side,
        words.number(line.before),
        words.awards(line),
        words.costs(line),
        *taken,
        words.number(line.after),
    )


def _rounds(rounds: Sequence[RoundSheet]) -> Iterator[Row]:
    for sheet in rounds:
        cells = [
            cell
            for line in sheet.line_scores or ()
            for cell in (words.awards(line), words.cost(line), words.number(line.after))
        ]
        if cells:
            yield str(sheet.index + 1), *cells
