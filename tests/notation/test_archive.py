"""Compressed sources: unpacked as they are read, within bounds, and said where they are broken."""

import gzip
import io
import zlib
from pathlib import Path

import pytest

from sevenrocks.notation import parse
from sevenrocks.notation.record import Fault

ONE = '[A "x"]\nround 1\nS 1|4 +5 =5\nresult *\n'


def read(data: bytes) -> tuple[int, list[Fault]]:
    """How many matches the data holds, and the faults of the source."""
    reading = parse(data)
    return sum(1 for _ in reading), [fault.fault for fault in reading.faults]


def test_gzip_is_told_by_its_first_bytes_whatever_its_name(tmp_path: Path) -> None:
    data = gzip.compress(ONE.encode())
    (tmp_path / "plain.srn").write_bytes(data)
    (tmp_path / "packed.srn.gz").write_bytes(data)
    expected = list(parse(ONE))
    for source in (data, io.BytesIO(data), tmp_path / "plain.srn", tmp_path / "packed.srn.gz"):
        assert list(parse(source)) == expected


def test_a_byte_order_mark_inside_is_accepted() -> None:
    assert read(gzip.compress(b"\xef\xbb\xbf" + ONE.encode())) == (1, [])


def test_several_members_follow_each_other() -> None:
    data = gzip.compress(ONE.encode())
    assert read(data + gzip.compress(b"") + data) == (2, [])
    assert read(data + b"\0" * 600 + data + b"\0") == (2, [])


def test_a_statement_may_cross_two_members() -> None:
    assert read(gzip.compress(ONE[:20].encode()) + gzip.compress(ONE[20:].encode())) == (1, [])


def test_of_a_cut_archive_what_was_read_counts() -> None:
    text = "".join(
        f'[A "{number * 7919 % 1000}"]\nround {number}\nresult NS {number} EW 0\n' for number in range(5000)
    )
    data = gzip.compress(text.encode())
    count, faults = read(data[: len(data) // 2])
    assert 1000 < count < 4000
    assert faults == [Fault.ARCHIVE]


@pytest.mark.parametrize("size", range(1, 12))
def test_a_line_that_an_archive_breaks_off_in_is_no_fault_of_its_own(size: int) -> None:
    stored = zlib.compressobj(0, zlib.DEFLATED, 31)
    text = ONE.replace("result *", "result NS 255 EW 190").encode()
    data = stored.compress(text) + stored.flush()
    (match,) = parse(data[: -8 - size])
    assert match.unreadable == ()
    assert match.result is None


@pytest.mark.parametrize("size", range(2, 30))
def test_an_archive_cut_anywhere_is_broken(size: int) -> None:
    assert Fault.ARCHIVE in read(gzip.compress(ONE.encode())[:size])[1]


def test_a_damaged_archive_is_broken() -> None:
    data = bytearray(gzip.compress(ONE.encode()))
    data[-5] ^= 1
    assert read(bytes(data)) == (1, [Fault.ARCHIVE])
    assert read(gzip.compress(ONE.encode()) + b"rubbish") == (1, [Fault.ARCHIVE])


def test_what_is_named_gz_has_to_be_gzip(tmp_path: Path) -> None:
    for data in (ONE.encode(), b"", b"\x1f"):
        path = tmp_path / "x.srn.gz"
        path.write_bytes(data)
        reading = parse(path)
        assert list(reading) == []
        (fault,) = reading.faults
        assert (fault.fault, fault.place.line) == (Fault.ARCHIVE, None)


def test_an_archive_may_grow_a_thousandfold_and_no_more() -> None:
    modest = ONE.encode() * 2000
    assert read(gzip.compress(modest)) == (2000, [])
    bomb = zlib.compressobj(9, zlib.DEFLATED, 31)
    data = bomb.compress(ONE.encode() + b" " * 50_000_000) + bomb.flush()
    assert len(data) < 50_000
    assert read(data) == (1, [Fault.GROWTH])
