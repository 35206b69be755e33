"""Statements that can be read and cannot stand where they are."""

from collections.abc import Iterator, Sequence

from sevenrocks.notation import order
from sevenrocks.notation.exact import take_apart
from sevenrocks.notation.record import Notes, Unreadable
from sevenrocks.notation.rows import Statement
from sevenrocks.notation.sections import Piece, lines_of
from sevenrocks.notation.unreadable import misplaced
from sevenrocks.notation.wording import kind_words


def expected_after(state: int) -> tuple[str, ...]:
    """What can follow in a state of the order of statements, in words."""
    return kind_words(order.accepted(state))


def misplaced_lines(piece: Piece, expected: tuple[str, ...]) -> Iterator[Unreadable]:
    """The statements of a piece as what cannot stand here, one for each line."""
    first = 0
    for _, start, end in lines_of(piece.block, piece.start, piece.end):
        text = piece.block.text[start : end - 1]
        line = take_apart(text)
        number = piece.block.line + piece.block.text.count("\n", 0, start)
        last = first + len(line.parts)
        yield misplaced(text, number, line, expected, _notes_around(piece.statements[first:last]))
        first = last


def _notes_around(statements: Sequence[Statement]) -> Notes | None:
    """The comments above and beside a line of statements."""
    first, last = statements[0].notes or Notes(), statements[-1].notes or Notes()
    notes = Notes(first.above, last.beside)
    return None if notes == Notes() else notes
