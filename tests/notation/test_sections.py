"""Plain sections and lines read word by word give the same."""

from collections.abc import Iterable

from hypothesis import given
from support.records import any_texts, loose_texts

from sevenrocks.notation import Match
from sevenrocks.notation.sections import Piece, Unread, exact_pieces_of, pieces_of
from sevenrocks.notation.source import Block


def read(pieces: Iterable[Piece | Unread]) -> list[object]:
    """The statements of some pieces, one by one, each with its kind."""
    said: list[object] = []
    for piece in pieces:
        if isinstance(piece, Unread):
            said.append(piece.statement)
        else:
            said += [(part.kind, statement) for part in piece.split() for statement in part.statements]
    return said


def block_of(text: str) -> Block:
    return Block(text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\0", "\ufffd") + "\n", 1)


@given(loose_texts())
def test_both_ways_agree_on_right_texts(written: tuple[Match, str]) -> None:
    block = block_of(written[1])
    assert read(pieces_of(block)) == read(exact_pieces_of(block))


@given(any_texts)
def test_both_ways_agree_on_faulty_texts(text: str) -> None:
    block = block_of(text)
    assert read(pieces_of(block)) == read(exact_pieces_of(block))
