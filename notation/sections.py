"""How a block of text falls into pieces: statements of one kind in a row, or a line that cannot be read."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, NamedTuple, cast

from sevenrocks.notation.patterns import pattern
from sevenrocks.notation.plain import SECTIONS, Span, plain_round, plain_statements
from sevenrocks.notation.record import Kind, Notes, Round, Unreadable
from sevenrocks.notation.rows import Statement
from sevenrocks.notation.source import MOST_CHARACTERS, Block

_KINDS: "Final[dict[str | None, Kind]]" = {kind.value: kind for kind in Kind}


class Piece(NamedTuple):
    """Statements of one kind that follow each other, or a whole round, with what is above and between them.

    They stand in ``block.text[start:end]``, the sections of a whole round at ``sections``.
    """

    kind: Kind
    statements: Sequence[Statement]
    block: Block
    start: int
    end: int
    sections: Sequence[Span] = ()

    @property
    def at(self) -> int:
        """Where the line of the first statement begins."""
        return next(lines_of(self.block, self.start, self.end))[1]

    @property
    def line(self) -> int:
        """The line of the first statement."""
        return self.block.line + self.block.text.count("\n", 0, self.at)

    @property
    def kinds_behind(self) -> tuple[Kind, ...]:
        """The kinds of the statements of a whole round behind its first."""
        return tuple(
            [kind for kind, (start, end) in zip(SECTIONS, self.sections, strict=False) if start < end][1:]
        )

    def below(self, above: tuple[str, ...]) -> "Piece":
        """The piece with comments above its first statement that stand in the block before."""
        first, *others = self.statements
        return self._replace(statements=[first._replace(notes=_below(above, first.notes)), *others])

    def split(self) -> "list[Piece]":
        """The pieces that a whole round is made of, each with statements of one kind."""
        if not self.sections:
            return [self]
        played = cast(Round, self.statements[0])
        head = Round(played.number, notes=played.notes)
        said = [head], played.draws, [played.opener], played.deals, played.events, [played.end], played.hands
        return [
            Piece(kind, cast(Sequence[Statement], statements), self.block, start, end)
            for kind, statements, (start, end) in zip(
                SECTIONS, (*said, [played.score]), self.sections, strict=True
            )
            if start < end
        ]


class Unread(NamedTuple):
    """A line that cannot be read, or what is left of it behind those of its statements that can."""

    statement: Unreadable
    block: Block
    end: int

    def below(self, above: tuple[str, ...]) -> "Unread":
        """The line with comments above it that stand in the block before."""
        notes = _below(above, self.statement.notes)
        return self._replace(statement=replace(self.statement, notes=notes))


def pieces_of(block: Block, start: int = 0, end: int | None = None) -> Iterator[Piece | Unread]:
    """The pieces of a block, or of some of its lines, in order. Comments behind the last belong to none."""
    last = len(block.text) if end is None else end
    if len(block.text) > MOST_CHARACTERS + 1:
        from sevenrocks.notation.unreadable import too_long  # noqa: PLC0415 - plain lines shall not wait for it

        yield Unread(too_long(block.text, block.line), block, len(block.text))
        return
    section = pattern("SECTION").match
    lines = _Lines(block)
    while found := section(block.text, start, last):
        kind, end = _KINDS[found.lastgroup], found.end()
        if kind is Kind.ROUND and (whole := _whole_round(block, start, last)):
            yield whole
            end = whole.end
        elif statements := _plain(kind, block, start, end):
            yield Piece(kind, statements, block, start, end)
        else:
            for above, line, stop in lines_of(block, start, end):
                yield from _line(kind, lines, above, line, stop)
        start = end


def exact_pieces_of(block: Block) -> Iterator[Piece | Unread]:
    """The same pieces, each line of them read word by word."""
    lines = _Lines(block)
    for above, line, stop in lines_of(block, 0, len(block.text)):
        yield from _exact_line(lines, above, line, stop)


class _Lines:
    """Numbers the lines of a block from its beginning on, each character counted once."""

    def __init__(self, block: Block) -> None:
        self.block = block
        self._at = 0
        self._number = block.line

    def number_at(self, at: int) -> int:
        """The number of the line at a place no earlier than the one before."""
        self._number += self.block.text.count("\n", self._at, at)
        self._at = at
        return self._number


def lines_of(block: Block, start: int, end: int) -> Iterator[tuple[int, int, int]]:
    """Where the lines that hold more than a comment begin: what is above each, itself, and the next."""
    line = pattern("LINE").match
    while start < end and (found := line(block.text, start)):
        yield start, found.end(1), found.end()
        start = found.end()


def _below(above: tuple[str, ...], notes: Notes | None) -> Notes:
    return Notes(above) if notes is None else Notes(above + notes.above, notes.beside)


def _plain(kind: Kind, block: Block, start: int, end: int) -> Sequence[Statement] | None:
    return None if kind is Kind.UNREADABLE else plain_statements(kind, block.text, start, end)


def _whole_round(block: Block, start: int, stop: int) -> Piece | None:
    found = pattern("WHOLE_ROUND").match(block.text, start, stop)
    if not found:
        return None
    sections = found.regs[1:]
    played = plain_round(block.text, sections)
    return Piece(Kind.ROUND, [played], block, start, found.end(), sections) if played else None


def _line(kind: Kind, lines: _Lines, above: int, start: int, end: int) -> Iterator[Piece | Unread]:
    if statements := _plain(kind, lines.block, above, end):
        yield Piece(kind, statements, lines.block, above, end)
    else:
        yield from _exact_line(lines, above, start, end)


def _exact_line(lines: _Lines, above: int, start: int, end: int) -> Iterator[Piece | Unread]:
    from sevenrocks.notation.exact import take_apart  # noqa: PLC0415 - plain lines shall not wait for it
    from sevenrocks.notation.statements import statements_of  # noqa: PLC0415
    from sevenrocks.notation.unreadable import unreadable  # noqa: PLC0415

    block = lines.block
    text = block.text[start : end - 1]
    comments = block.text[above:start]
    line = take_apart(text)
    if line.kind and (statements := statements_of(line.kind, line, comments)):
        yield Piece(line.kind, statements, block, above, end)
    if line.fault:
        fault = unreadable(text, lines.number_at(start), line, comments, flawed=block.flawed)
        yield Unread(fault, block, end)
