"""How a block of text falls into pieces: statements of one kind in a row, or a line that cannot be read."""

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple, TypeVar

from sevenrocks.notation.exact import statements_of, take_apart, too_long, unreadable
from sevenrocks.notation.grammar import pattern
from sevenrocks.notation.plain import Statement, plain_statements
from sevenrocks.notation.record import Event, Kind, Notes, Unreadable
from sevenrocks.notation.source import MOST_CHARACTERS, Block

Noted = TypeVar("Noted", bound=Statement | Unreadable)


class Piece(NamedTuple):
    """Statements of one kind that follow each other, with what is above and between them.

    They stand in ``block.text[start:end]``, the first of them from ``at`` on.
    """

    kind: Kind
    statements: "list[Statement] | list[Unreadable]"
    block: Block
    start: int
    at: int
    end: int

    @property
    def line(self) -> int:
        """The line of the first statement."""
        return self.block.line + self.block.text.count("\n", 0, self.at)


def pieces_of(block: Block) -> Iterator[Piece]:
    """The pieces of a block, in order. Comments behind the last of them belong to none."""
    if len(block.text) > MOST_CHARACTERS + 1:
        yield Piece(Kind.UNREADABLE, [too_long(block.text, block.line)], block, 0, 0, len(block.text))
        return
    section = pattern("SECTION").match
    start = 0
    while found := section(block.text, start):
        kind = Kind(found.lastgroup)
        at, end = found.start(kind.value), found.end()
        if statements := _plain(kind, block, start, end):
            yield Piece(kind, statements, block, start, at, end)
        else:
            for above, line, stop in lines_of(block, start, end):
                yield from _line(kind, block, above, line, stop)
        start = end


def exact_pieces_of(block: Block) -> Iterator[Piece]:
    """The same pieces, each line of them read word by word."""
    for above, line, stop in lines_of(block, 0, len(block.text)):
        yield from _exact_line(block, above, line, stop)


def lines_of(block: Block, start: int, end: int) -> Iterator[tuple[int, int, int]]:
    """The lines that hold more than a comment: where what is above them, they themselves and the next begin."""
    line = pattern("LINE").match
    while start < end and (found := line(block.text, start)):
        yield start, found.end(1), found.end()
        start = found.end()


def with_above(statement: Noted, above: tuple[str, ...]) -> Noted:
    """A statement with more comments above it."""
    old = statement.notes or Notes()
    notes = Notes(above + old.above, old.beside)
    return statement._replace(notes=notes) if isinstance(statement, Event) else replace(statement, notes=notes)


def _plain(kind: Kind, block: Block, start: int, end: int) -> list[Statement] | None:
    return None if kind is Kind.UNREADABLE else plain_statements(kind, block.text, start, end)


def _line(kind: Kind, block: Block, above: int, start: int, end: int) -> Iterator[Piece]:
    if statements := _plain(kind, block, above, end):
        yield Piece(kind, statements, block, above, start, end)
    else:
        yield from _exact_line(block, above, start, end)


def _exact_line(block: Block, above: int, start: int, end: int) -> Iterator[Piece]:
    text = block.text[start : end - 1]
    comments = block.text[above:start]
    line = take_apart(text)
    if line.kind and (statements := statements_of(line, comments)):
        yield Piece(line.kind, statements, block, above, start, end)
    if line.fault:
        number = block.line + block.text.count("\n", 0, start)
        fault = unreadable(text, number, line, comments, flawed=block.flawed)
        yield Piece(Kind.UNREADABLE, [fault], block, above, start, end)
