"""What the statements of a line say that was taken apart word by word."""

from collections.abc import Callable
from typing import Final

from sevenrocks.notation.exact import Line, Parts
from sevenrocks.notation.grammar import Node
from sevenrocks.notation.record import (
    Deal,
    Draw,
    End,
    Event,
    Hand,
    Kind,
    Notes,
    Opener,
    Play,
    Result,
    Round,
    Score,
    Tag,
)
from sevenrocks.notation.rows import Statement
from sevenrocks.notation.tiles import NO_TARGET, SEATS
from sevenrocks.notation.words import ending_in, laid_in, lot_in, notes_of, target_in, tile_in


def statements_of(kind: Kind, line: Line, above: str) -> list[Statement]:
    """The statements of a line; the comments above it go to the first, the one beside it to the last."""
    last = len(line.parts) - 1
    return [
        _MAKERS[kind](parts, notes_of(above if not i else "", line.comment.text if i == last else ""))
        for i, parts in enumerate(line.parts)
    ]


def _named(parts: Parts) -> dict[str, Node]:
    return {part.name: part for part in parts}


def _number(part: Node | None) -> int | None:
    return None if part is None else _numbers(part)[0]


def _numbers(part: Node) -> tuple[int, ...]:
    return tuple(int(number.text) for number in part.parts)


def _seat(part: Node) -> int:
    return SEATS.index(part.text)


def _tag(parts: Parts, notes: Notes | None) -> Tag:
    name, value = parts
    text = "".join(part.text[1] if part.name == "ESCAPE" else part.text for part in value.parts)
    return Tag(name.text, text, notes)


def _round(parts: Parts, notes: Notes | None) -> Round:
    return Round(_number(parts[0]), notes=notes)


def _draw(parts: Parts, notes: Notes | None) -> Draw:
    return Draw(tuple(lot_in(part.text) for part in parts), notes)


def _opener(parts: Parts, notes: Notes | None) -> Opener:
    return Opener(_seat(parts[0]), notes)


def _deal(parts: Parts, notes: Notes | None) -> Deal:
    return Deal(_seat(parts[0]), tuple(tile_in(part.text) for part in parts[1:]), notes)


def _event(parts: Parts, notes: Notes | None) -> Event:
    named = _named(parts)
    target = target_in(named["target"].text) if "target" in named else NO_TARGET
    return Event(
        Play(_seat(parts[0]), laid_in(parts[1].text), target),
        _numbers(named["count"]) if "count" in named else None,
        _number(named.get("points")),
        _number(named.get("total")),
        notes,
    )


def _end(parts: Parts, notes: Notes | None) -> End:
    return End(*ending_in(parts[0].text), notes)


def _hand(parts: Parts, notes: Notes | None) -> Hand:
    named = _named(parts)
    return Hand(
        _seat(parts[0]),
        tuple(tile_in(part.text) for part in parts if part.name == "tile"),
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
