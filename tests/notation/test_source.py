"""Sources as blocks of whole lines."""

import io
from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from sevenrocks.notation.record import Unreadable
from sevenrocks.notation.source import CHUNK, MOST_CHARACTERS, Block, blocks_of, chunks_of


def blocks(*chunks: bytes) -> list[Block]:
    faults: list[Unreadable] = []
    found = list(blocks_of(iter(chunks), faults))
    assert all(block.flawed for block in found) or not faults
    return found


def test_blocks_hold_whole_lines_and_know_their_first() -> None:
    assert blocks(b"a\nb", b"c\n", b"\nd", b"e") == [
        Block("a\n", 1),
        Block("bc\n", 2),
        Block("\n", 3),
        Block("de\n", 4),
    ]


def test_a_block_ends_behind_a_result_where_it_can() -> None:
    assert blocks(b"[A]\nresult *\n[B]\nro", b"und 1\n", b"result *\n# a\n", b"# b") == [
        Block("[A]\nresult *\n", 1),
        Block("[B]\nround 1\n", 3),
        Block("result *\n# a\n", 5),
        Block("# b\n", 7),
    ]


def test_what_is_held_behind_a_result_makes_no_block_too_long() -> None:
    held = b"[B]\n" * 15_000
    long = b"x" * 50_000
    assert blocks(b"result *\nresult *\n" + held, long, long + b"\n[C]\n") == [
        Block("result *\nresult *\n", 1),
        Block(held.decode(), 3),
        Block("x" * 100_000 + "\n", 15_003),
        Block("[C]\n", 15_004),
    ]


def test_line_ends_become_one_character() -> None:
    assert blocks(b"a\r\nb\r", b"\nc\rd\n") == [Block("a\n", 1), Block("b\nc\rd\n", 2)]


@given(st.lists(st.binary(max_size=8)))
def test_no_byte_is_lost_and_every_block_ends_a_line(chunks: list[bytes]) -> None:
    data = b"".join(chunks).replace(b"\r", b"").replace(b"\0", b"")
    found = list(blocks_of([chunk.replace(b"\r", b"").replace(b"\0", b"") for chunk in chunks], []))
    text = "".join(block.text for block in found)
    assert text.removesuffix("\n") == data.decode(errors="replace").removesuffix("\n")
    assert all(block.text.endswith("\n") for block in found)


def test_a_long_line_is_a_block_of_its_own() -> None:
    line = b"x" * (MOST_CHARACTERS - 10)
    found = blocks(b"a\n" + line[:50_000], line[50_000:], b"yyyyyyyyyyyyy\nb\n")
    assert [len(block.text) for block in found] == [2, MOST_CHARACTERS + 4, 2]


def test_of_an_endless_line_the_beginning_is_kept() -> None:
    long, after = blocks(*[b"x" * CHUNK] * 20, b"y\nafter\n")
    assert MOST_CHARACTERS < len(long.text) < 20 * CHUNK
    assert after == Block("after\n", 2)


def test_an_endless_line_is_not_cut_within_a_character() -> None:
    for shift in range(4):
        long, after = blocks(b"x" * shift, *["🀰".encode() * 10_000] * 20, b"\nafter\n")
        assert not long.flawed
        assert long.text.strip("x\n") == "🀰" * (len(long.text) - shift - 1)
        assert after.line == 2


def test_a_mark_is_taken_off_however_the_bytes_come() -> None:
    class Drops(io.RawIOBase):
        def read(self, size: int = -1) -> bytes:
            return data.read(min(size, 1))

    data = io.BytesIO(b"\xef\xbb\xbfx\n")
    assert b"".join(chunks_of(Drops(), [])) == b"x\n"  # type: ignore[arg-type]


def test_a_stream_is_read_as_it_comes() -> None:
    given_out = []

    def lines() -> Iterator[bytes]:
        for number in range(3):
            given_out.append(number)
            yield b"line\n"

    assert next(blocks_of(lines(), [])) == Block("line\n", 1)
    assert given_out == [0]
