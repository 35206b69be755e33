"""What single plain lines tell, for a reader who wants neither places nor comments.

Words that return are remembered, and taken apart by the rows of the grammar when they are met first.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from sevenrocks.notation.gist import Acted, Claims, Cost, Tiles, claims_of, cost_of, tiles_of
from sevenrocks.notation.grammar import Misread
from sevenrocks.notation.memo import Memo
from sevenrocks.notation.record import Deal, Draw, End, Event, Hand, Kind, Opener, Play, Round, Score, Tag
from sevenrocks.notation.rows import SEAT, statements_in_rows
from sevenrocks.notation.tiles import BITS, KNOCK, SIDES
from sevenrocks.notation.words import TILES

_MOST_COUNTED: Final = 10
"""The contributions up to which a count stands in a row of the grammar."""

_NOTHING: Final = (None, None, None)


def events_on(lines: Sequence[str]) -> list[Acted]:
    """The events on some lines. Raises ``Misread`` where one is not plain."""
    if "(" not in lines[0]:
        try:
            return [
                (_placed(words), _claimed(claimed)) if plus else (_played(words), _NOTHING)
                for words, plus, claimed in [line.partition(" +") for line in lines]
            ]
        except Misread:
            pass
    return [event for line in lines for event in _events_on(line)]


def deal_on(line: str) -> Tiles:
    """The tiles on a line that begins with ``deal``. Raises ``Misread`` where it is not plain."""
    try:
        return _tiles_on(line)
    except (LookupError, Misread):
        deal: Deal = _single(Kind.DEAL, line)
        return tiles_of(deal.seat, deal.tiles)


def hand_on(line: str) -> tuple[Tiles, Cost]:
    """The tiles and claims on a line that begins with ``hand``. Raises ``Misread`` where it is not plain."""
    words, bracket, claimed = line.partition(" (")
    try:
        return _tiles_on(words), _cost(claimed) if bracket else _NOTHING
    except (LookupError, Misread):
        hand: Hand = _single(Kind.HAND, line)
        return tiles_of(hand.seat, hand.tiles), cost_of(hand)


def tags_on(lines: Sequence[str]) -> tuple[Tag, ...]:
    """The tags on some lines. Raises ``Misread`` where one is not plain."""
    return tuple(map(_tag_on, lines))


def score_on(line: str) -> Score:
    """The score on a line that begins with its word. Raises ``Misread`` where it is not plain."""
    try:
        _, ns, north_south, ew, east_west = line.split(" ")
        if (ns, ew) == SIDES:
            return Score((_number(north_south), _number(east_west)))
    except (ValueError, Misread):
        pass
    score: Score = _single(Kind.SCORE, line)
    return score


def _tiles_on(line: str) -> Tiles:
    """The tiles behind a word and a seat; odd words raise ``LookupError`` or ``Misread``."""
    words = line.split(" ")
    return SEAT[words[1]], sum(map(_bit, words[2:])), len(words) - 2


def _events_on(line: str) -> list[Acted]:
    """The events on a line that may claim the ends."""
    words, _, claimed = line.partition(" +")
    words, bracket, counted = words.partition(" (")
    try:
        if claimed and bracket:
            _, points, total = _claimed(claimed)
            return [(_placed(words), (_counted(counted), points, total))]
    except Misread:
        pass
    events = statements_in_rows(Kind.EVENT, f"{line}\n", 0, len(line) + 1)
    return [(event.play, claims_of(event)) for event in events if isinstance(event, Event)]


def _single(kind: Kind, line: str) -> Any:  # noqa: ANN401 - it is what the kind says
    """The only statement on a line, without a comment. Raises ``Misread`` where it is not plain."""
    statement, *more = statements_in_rows(kind, f"{line}\n", 0, len(line) + 1)
    if more or statement.notes:
        raise Misread(0)
    return statement


def _read_play(words: str) -> Play:
    event: Event = _single(Kind.EVENT, words)
    if claims_of(event) != _NOTHING:
        raise Misread(0)
    return event.play


def _read_placement(words: str) -> Play:
    play = _read_play(words)
    if play.tile == KNOCK:
        raise Misread(0)
    return play


def _read_count(words: str) -> tuple[int, ...]:
    numbers = words.removesuffix(")").split("+")
    if not words.endswith(")") or len(numbers) > _MOST_COUNTED:
        raise Misread(0)
    return tuple(map(_number, numbers))


def _read_number(word: str) -> int:
    head: Round = _single(Kind.ROUND, f"round {word}")
    if str(head.number) != word:
        raise Misread(0)
    return int(word)


def _read_claims(words: str) -> Claims:
    return claims_of(_single(Kind.EVENT, f"N 0|0 +{words}"))


# To ask for the item by a bound method takes half the time of brackets, which in a dictionary of our own look
# for the method first.
_tag_on: Final = Memo[str, Tag](partial(_single, Kind.TAG)).__getitem__
_bit: Final = Memo[str, int](lambda word: BITS[TILES[word]]).__getitem__
_played: Final = Memo(_read_play).__getitem__
_placed: Final = Memo(_read_placement).__getitem__
_counted: Final = Memo(_read_count).__getitem__
_number: Final = Memo(_read_number).__getitem__
_claimed: Final = Memo(_read_claims).__getitem__
_cost: Final = Memo[str, Cost](lambda words: cost_of(_single(Kind.HAND, f"hand N ({words}"))).__getitem__

draw_on: Final = Memo[str, Draw](partial(_single, Kind.DRAW)).__getitem__
"""The draw on a line. Raises ``Misread`` where it is not plain."""

opener_on: Final = Memo[str, Opener](partial(_single, Kind.OPENER)).__getitem__
"""The opener on a line. Raises ``Misread`` where it is not plain."""

end_on: Final = Memo[str, End](partial(_single, Kind.END)).__getitem__
"""The end on a line. Raises ``Misread`` where it is not plain."""
