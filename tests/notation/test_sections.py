"""Plain sections and lines read word by word give the same."""

from collections.abc import Iterable

from hypothesis import example, given
from hypothesis import strategies as st
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


LONGEST_COUNT = f"({'+'.join(['123456789'] * 9)}+12345678)"
WORDS = [
    *("1|4", "4|4@1|4.high", "[1|4]@[4|4].lineA", "knock", "(8)", "(0+12)", LONGEST_COUNT, "+5", "=-5"),
    *("N", "W", "x", "#", "#:", "+", "(", "@", "\r", "1234567890"),
]
BLANKS = ["", " ", " ", "\t", " " * 9, " " * 10]
event_lines = st.lists(st.tuples(st.sampled_from(BLANKS), st.sampled_from(WORDS)), max_size=5).map(
    lambda words: "S" + "".join(map("".join, words))
)


@example(["N [1|4]@[4|4].lineA+5"])
@example([f"N 1|4 {LONGEST_COUNT}+5"])
@given(st.lists(event_lines, min_size=1, max_size=3))
def test_both_ways_agree_on_events_alone_on_their_lines(lines: list[str]) -> None:
    block = block_of("\n".join(lines))
    assert read(pieces_of(block)) == read(exact_pieces_of(block))
