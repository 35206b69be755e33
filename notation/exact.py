"""How one line is taken apart word by word, up to the word that does not fit."""

import re
from itertools import pairwise
from typing import Final, NamedTuple, TypeAlias

from sevenrocks.notation.grammar import Misread, Node, read
from sevenrocks.notation.record import Kind

_BLANKS: Final = re.compile(r"[ \t]++")
_EVENT: Final = re.compile(r"[ \t]*+[NESW](?!\w)")

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
