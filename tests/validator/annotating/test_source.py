"""A source is read and copied at the same time, and holds no more than what waits to be copied."""

import gzip
import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sevenrocks.validator.annotating.source import Source
from sevenrocks.validator.annotating.text import write_annotated

MATCH = b'[Event "Autumn Teams"]\nround 1\nS 1|4\nresult *\n\n'


class Trickle(io.RawIOBase):
    """Gives a few bytes at a time."""

    def __init__(self, data, size):
        self.stream, self.size = io.BytesIO(data), size

    def read(self, size=-1):
        return self.stream.read(self.size)


@given(
    data=st.lists(st.sampled_from([b"\n", b"\r\n", b"a", b"\xc3\xa9"])).map(b"".join), size=st.integers(1, 5)
)
def test_the_lines_are_those_of_the_text_however_it_comes(data, size):
    lines = list(Source(Trickle(data, size)).lines())
    assert b"".join(lines) == data
    assert all(line.endswith(b"\n") for line in lines[:-1])
    assert all(line.count(b"\n") <= 1 and line for line in lines)


def test_lines_that_were_read_wait_until_they_are_asked_for():
    source = Source(io.BytesIO(b"a\nb\nc"))
    assert source.read() == b"a\nb\nc"
    assert list(source.lines()) == [b"a\n", b"b\n", b"c"]


@pytest.mark.parametrize(
    ("data", "name", "why"),
    [
        (gzip.compress(MATCH)[:-4], "club", "damaged or cut short"),
        (MATCH, "club.srn.gz", "no gzip data"),
        (gzip.compress(b"#" * 10_000_000), "club", "thousandfold"),
    ],
    ids=["cut", "not-packed", "growth"],
)
def test_what_cannot_be_unpacked_is_named(data, name, why):
    with pytest.raises(OSError, match=why) as caught:
        list(Source(io.BytesIO(data), name).lines())
    assert caught.value.filename == name


def test_a_match_is_written_before_the_next_ones_are_read():
    out = io.BytesIO()
    written = []

    class Watched(io.BytesIO):
        def read(self, size=-1):
            written.append(len(out.getvalue()))
            return super().read(size)

    write_annotated(Source(Watched((b"# " + b"x" * 5_000 + b"\n" + MATCH) * 100)), out)
    assert len(written) > 5
    assert 0 < written[3] < written[-1]
