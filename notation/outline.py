"""A round as its plain lines tell it, in their order and without comments."""

from typing import NamedTuple

from sevenrocks.notation.gist import Acted, Cost, Tiles
from sevenrocks.notation.grammar import Misread
from sevenrocks.notation.lines import deal_on, draw_on, end_on, events_on, hand_on, opener_on, score_on
from sevenrocks.notation.record import Draw, End, Score


class Outline(NamedTuple):
    """What the lines of a round tell; ``opener`` is the seat named, ``None`` where none is.

    There is at least one event, and the round has its end.
    """

    number: str
    draws: list[Draw]
    opener: int | None
    deals: list[Tiles]
    events: list[Acted]
    end: End
    hands: list[tuple[Tiles, Cost]]
    score: Score | None


def outline_of(text: str) -> Outline:
    """The outline of the text of a round behind the word ``round``.

    Raises ``Misread`` where a line is not plain, or stands where others do in a round that is whole.
    """
    opening, _, closing = text.partition("\nend ")
    lines, settled = _lines_of(opening), _lines_of(closing)
    opener = _behind(lines, 1, "draw ")
    deal = _behind(lines, opener, "opener ")
    event = _behind(lines, deal, "deal ")
    score = _behind(settled, 1, "hand ")
    last = _behind(settled, score, "score ")
    if event == len(lines) or deal - opener > 1 or last - score > 1 or last < len(settled):
        raise Misread(0)
    return Outline(
        lines[0],
        [draw_on(line) for line in lines[1:opener]],
        opener_on(lines[opener]).seat if opener < deal else None,
        [deal_on(line) for line in lines[deal:event]],
        events_on(lines[event:]),
        end_on(f"end {settled[0]}"),
        [hand_on(line) for line in settled[1:score]],
        score_on(settled[score]) if score < last else None,
    )


def _lines_of(text: str) -> list[str]:
    """The first line, and those behind it that are not empty."""
    lines = text.split("\n")
    return [lines[0], *filter(None, lines[1:])] if "" in lines else lines


def _behind(lines: list[str], start: int, word: str) -> int:
    """The index of the first line, from ``start`` on, that does not begin with a word."""
    while start < len(lines) and lines[start].startswith(word):
        start += 1
    return start
