"""How one line is read word by word: its statements, or where and why it cannot be read."""

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from sevenrocks.notation.grammar import Misread, Node, NumberTooLong, read
from sevenrocks.notation.lookalikes import advice_for, kind_like
from sevenrocks.notation.plain import Statement
from sevenrocks.notation.record import (
    Deal,
    Draw,
    End,
    Event,
    Fault,
    Hand,
    Kind,
    Notes,
    Opener,
    Place,
    Play,
    Result,
    Round,
    Score,
    Tag,
    Unreadable,
)
from sevenrocks.notation.source import MOST_CHARACTERS
from sevenrocks.notation.tiles import NO_TARGET, SEATS
from sevenrocks.notation.wording import expected_words, number_at, word_at
from sevenrocks.notation.words import (
    ending_in,
    lot_in,
    notes_of,
    numbers_in,
    target_in,
    tile_in,
)

_KEPT: Final = 1_000
_FOUND: Final = {"": "the end of the line", " ": "a blank", "\t": "a tab"}
_BLANKS: Final = re.compile(r"[ \t]++")
_EVENT: Final = re.compile(r"[ \t]*+[NESW](?!\w)")
_ANOTHER_EVENT: Final = re.compile(r"[ \t][NESW][ \t]")
_MANGLED_EVENT: Final = re.compile(r"[^ \t(+=#]\S*+[ \t]++[^ \t(+=#]")


Parts: TypeAlias = tuple[Node, ...]

_NOTHING: Final = Node("", 0, 0, "")


class Line(NamedTuple):
    """A line word by word: what its statements are made of, all of them, its comment, and its fault, if any.

    With a fault the statements are the events before it.
    """

    kind: Kind | None
    parts: list[Parts]
    whole: Node
    comment: Node
    fault: Misread | None = None


def take_apart(text: str) -> Line:
    """A line, without its line end, word by word."""
    try:
        return _line(read("line", text), None)
    except Misread as fault:
        return _before(text, fault)


def statements_of(kind: Kind, line: Line, above: str) -> list[Statement]:
    """The statements of a line; the comments above it go to the first, the one beside it to the last."""
    last = len(line.parts) - 1
    return [
        _MAKERS[kind](parts, notes_of(above if not i else "", line.comment.text if i == last else ""))
        for i, parts in enumerate(line.parts)
    ]


def unreadable(text: str, number: int, line: Line, above: str, *, flawed: bool) -> Unreadable:
    """What is wrong with a line; ``flawed`` tells that its source holds bytes that are no text."""
    assert line.fault is not None
    column = line.fault.column
    is_long = isinstance(line.fault, NumberTooLong)
    word = number_at(text, column) if is_long else word_at(text, column)
    fault = Fault.LIMIT if is_long else _fault(word, flawed)
    kind = line.kind or _kind_like(text)
    return Unreadable(
        text,
        Place(number, column + 1, column + 1 + len(word)),
        fault,
        found=_FOUND.get(word, word),
        expected=expected_words(line.fault.expected),
        advice=advice_for(word) if fault is Fault.SYNTAX else None,
        kind=kind,
        hides_event=kind is None or (kind is Kind.EVENT and _hides_event(text, line)),
        notes=notes_of("" if line.parts else above, _comment_behind(text, column)),
    )


def too_long(text: str, number: int) -> Unreadable:
    """A line of more than ``MOST_CHARACTERS``, of which little is kept."""
    place = Place(number, MOST_CHARACTERS + 1, MOST_CHARACTERS + 2)
    kind = _kind_like(text)
    hides_event = kind is Kind.EVENT or (kind is None and not text.lstrip(" \t").startswith("#"))
    return Unreadable(text[:_KEPT], place, Fault.LIMIT, kind=kind, hides_event=hides_event)


def misplaced(
    text: str, number: int, line: Line, expected: tuple[str, ...], notes: Notes | None
) -> Unreadable:
    """A statement that can be read and cannot stand where it is."""
    start, end = line.whole.start, line.whole.end
    return Unreadable(
        text,
        Place(number, start + 1, end + 1),
        Fault.MISPLACED,
        found=word_at(text, start),
        expected=expected,
        kind=line.kind,
        hides_event=line.kind is Kind.EVENT,
        notes=notes,
    )


def _line(node: Node, fault: Misread | None) -> Line:
    comment = next((part for part in node.parts if part.name == "COMMENT"), _NOTHING)
    statement = next((part for part in node.parts if part is not comment), None)
    if statement is None:
        return Line(None, [], _NOTHING, comment, fault)
    kind = Kind(statement.name)
    parts = _events(statement.parts) if kind is Kind.EVENT else [statement.parts]
    return Line(kind, parts, statement, comment, fault)


def _events(parts: Parts) -> list[Parts]:
    starts = [i for i, part in enumerate(parts) if part.name == "seat"]
    return [parts[start:end] for start, end in pairwise([*starts, len(parts)])]


def _before(text: str, fault: Misread) -> Line:
    """The events of a line before its fault, their claims before it included."""
    if not _EVENT.match(text):
        return Line(None, [], _NOTHING, _NOTHING, fault)
    ends = [blanks.start() for blanks in _BLANKS.finditer(text, 0, fault.column)]
    for end in reversed(ends[-3:]):  # at most a claim and a seat stand between the fault and an event
        try:
            return _line(read("line", text[:end]), fault)
        except Misread:
            continue
    return Line(Kind.EVENT, [], _NOTHING, _NOTHING, fault)


def _kind_like(text: str) -> Kind | None:
    return kind_like(word_at(text, len(text) - len(text.lstrip(" \t"))))


def _fault(word: str, flawed: bool) -> Fault:
    return Fault.ENCODING if flawed and "\ufffd" in word else Fault.SYNTAX


def _hides_event(text: str, line: Line) -> bool:
    """Whether an event may be lost with a faulty line of events: the one at fault, or one behind it."""
    assert line.fault is not None
    column = line.fault.column
    if not line.parts or _EVENT.match(text, line.whole.end, column):
        return True
    return bool(
        _ANOTHER_EVENT.search(text, column)
        or ("SEAT" in line.fault.expected and _MANGLED_EVENT.match(text, column))
    )


def _comment_behind(text: str, column: int) -> str:
    start = text.find("#", column)
    return text[start:] if start >= 0 else ""


def _named(parts: Parts) -> dict[str, Node]:
    return {part.name: part for part in parts}


def _number(part: Node | None) -> int | None:
    return None if part is None else numbers_in(part)[0]


def _seat(part: Node) -> int:
    return SEATS.index(part.text)


def _tag(parts: Parts, notes: Notes | None) -> Tag:
    name, value = parts
    text = "".join(part.text[1] if part.name == "ESCAPE" else part.text for part in value.parts)
    return Tag(name.text, text, notes)


def _round(parts: Parts, notes: Notes | None) -> Round:
    return Round(_number(parts[0]), notes=notes)


def _draw(parts: Parts, notes: Notes | None) -> Draw:
    return Draw(tuple(map(lot_in, parts)), notes)


def _opener(parts: Parts, notes: Notes | None) -> Opener:
    return Opener(_seat(parts[0]), notes)


def _deal(parts: Parts, notes: Notes | None) -> Deal:
    return Deal(_seat(parts[0]), tuple(map(tile_in, parts[1:])), notes)


def _event(parts: Parts, notes: Notes | None) -> Event:
    named = _named(parts)
    target = target_in(named["target"]) if "target" in named else NO_TARGET
    return Event(
        Play(_seat(parts[0]), tile_in(parts[1]), target),
        numbers_in(named["count"]) if "count" in named else None,
        _number(named.get("points")),
        _number(named.get("total")),
        notes,
    )


def _end(parts: Parts, notes: Notes | None) -> End:
    return End(*ending_in(parts[0]), notes)


def _hand(parts: Parts, notes: Notes | None) -> Hand:
    named = _named(parts)
    return Hand(
        _seat(parts[0]),
        tuple(tile_in(part) for part in parts if part.name == "tile"),
        _number(named.get("pips")),
        _number(named.get("deduction")),
        _number(named.get("total")),
        notes,
    )


def _score(parts: Parts, notes: Notes | None) -> Score:
    north_south, east_west = parts
    return Score((int(north_south.text), int(east_west.text)), notes)


def _result(parts: Parts, notes: Notes | None) -> Result:
    return Result(None if parts[0].name == "unfinished" else _score(parts, None).scores, notes)


_MAKERS: Final[dict[Kind, Callable[[Parts, Notes | None], Statement]]] = {
    Kind.TAG: _tag,
    Kind.ROUND: _round,
    Kind.DRAW: _draw,
    Kind.OPENER: _opener,
    Kind.DEAL: _deal,
    Kind.EVENT: _event,
    Kind.END: _end,
    Kind.HAND: _hand,
    Kind.SCORE: _score,
    Kind.RESULT: _result,
}
