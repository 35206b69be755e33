"""Bytes that are not UTF-8: said once a source, with a likely encoding; the other lines are read."""

import bz2
import io
import lzma
import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest

from sevenrocks.notation import Reading, parse
from sevenrocks.notation.encoding import advice_for_bytes
from sevenrocks.notation.record import Fault, Notes, Place

RECORD = '[North "{}"]\nround 1\nS 1|4 +5 =5\n'


def zipped(data: bytes) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("club.srn", data)
    return packed.getvalue()


def read(data: bytes) -> Reading:
    reading = parse(data)
    list(reading)
    return reading


@pytest.mark.parametrize(
    ("pack", "name"),
    [(bz2.compress, "bzip2"), (lzma.compress, "xz"), (zipped, "zip")],
    ids=["bz2", "xz", "zip"],
)
def test_an_archive_that_is_not_unpacked_on_the_way_is_named(pack, name) -> None:
    fault = read(pack(RECORD.format("Ada").encode())).faults[0]
    assert (fault.fault, fault.advice) == (Fault.ENCODING, f"this is a {name} archive; unpack it first")


@pytest.mark.parametrize(
    ("name", "encoding", "said"),
    [
        ("José Müller", "latin-1", "Latin-1"),
        ("Åsa Çelik", "latin-1", "Latin-1"),
        ("Łukasz Wąż", "cp1250", "Windows-1250"),
        ("Jiří Šimůnek", "cp1250", "Windows-1250"),
        ("İpek Çağrı", "cp1254", "Windows-1254"),
        ("Ayşe Öz", "cp1254", "Windows-1254"),
        ("Ada", "utf-16-le", "UTF-16LE"),
        ("Ada", "utf-16-be", "UTF-16BE"),
        ("Łukasz", "utf-16", "UTF-16LE"),
    ],
)
def test_a_likely_encoding_is_named_with_a_command_that_converts_it(
    name: str, encoding: str, said: str
) -> None:
    (fault,) = read(RECORD.format(name).encode(encoding)).faults
    assert fault.fault is Fault.ENCODING
    assert fault.advice is not None
    assert fault.advice.startswith(f"this looks like {said}; convert it with: iconv -f ")


def test_utf_16_is_told_by_its_mark() -> None:
    assert "UTF-16BE" in str(read(b"\xfe\xff\x01\x05").faults[0].advice)
    assert "UTF-16LE" in str(read(b"\xff\xfe\x05\x01").faults[0].advice)


@pytest.mark.skipif(shutil.which("iconv") is None, reason="needs iconv")
@pytest.mark.parametrize("encoding", ["latin-1", "cp1250", "cp1254", "utf-16-le", "utf-16-be"])
def test_the_command_converts(encoding: str, tmp_path: Path) -> None:
    text = RECORD.format({"latin-1": "é", "cp1250": "ł", "cp1254": "ğ"}.get(encoding, "x"))
    (tmp_path / "OLD.srn").write_bytes(text.encode(encoding))
    advice = read(text.encode(encoding)).faults[0].advice
    assert advice is not None
    subprocess.run(advice.partition(": ")[2], shell=True, check=True, cwd=tmp_path)
    assert (tmp_path / "NEW.srn").read_bytes().decode() == text


def test_the_first_bad_byte_is_placed_by_line_and_character() -> None:
    data = b"# ok\r\n" + 'x [North "ż'.encode() + b"\xe9 \xea"
    fault = next(fault for fault in read(data).faults if fault.fault is Fault.ENCODING)
    assert fault.place == Place(2, 12, 13)
    assert fault.found == "the byte 0xE9"
    assert fault.expected == ("text in UTF-8",)
    assert fault.text == 'x [North "ż\ufffd \ufffd'


def test_a_byte_order_mark_is_not_counted() -> None:
    assert read(b"\xef\xbb\xbf# \xe9\nround 1\n").faults[0].place == Place(1, 3, 4)


def test_a_bad_byte_is_said_once_a_source_however_large() -> None:
    reading = read((b"round 1\n# \xe9\n" + b"S 1|4 +5 =5\n" * 9_000) * 3)
    assert [fault.place.line for fault in reading.faults] == [2]


def test_comments_and_tags_with_bad_bytes_are_read_all_the_same() -> None:
    reading = parse(b'[North "\xe9"]\nround 1 # \xe9\n')
    (match,) = reading
    assert match.unreadable == ()
    assert match.tags[0].value == "\ufffd"
    assert match.rounds[0].notes == Notes(beside="\ufffd")


def test_a_line_that_a_bad_byte_makes_unreadable_adds_no_finding_beside() -> None:
    reading = parse(b"round 1\nS 1|4\n\xe9 1|1\nE x\n")
    (match,) = reading
    assert [(fault.fault, fault.text) for fault in match.unreadable] == [
        (Fault.ENCODING, "\ufffd 1|1"),
        (Fault.SYNTAX, "E x"),
    ]
    assert match.unreadable[0].hides_event
    assert [fault.fault for fault in reading.faults] == [Fault.ENCODING]


def test_before_the_first_statement_neither() -> None:
    reading = parse(b"r\xe9und 1\nx\ndeal N 1|4\n")
    (match,) = reading
    assert match.unreadable == ()
    assert [(fault.fault, fault.place.line) for fault in reading.faults] == [
        (Fault.ENCODING, 1),
        (Fault.SYNTAX, 2),
    ]


def test_a_replacement_character_in_good_text_is_no_bad_byte() -> None:
    reading = parse("round 1\nS \ufffd\n")
    (match,) = reading
    assert [fault.fault for fault in match.unreadable] == [Fault.SYNTAX]
    assert reading.faults == []


def test_nul_is_no_text() -> None:
    reading = parse("round 1\nS 1|4\0\n# \0\n")
    (match,) = reading
    assert [fault.fault for fault in match.unreadable] == [Fault.ENCODING]
    (fault,) = reading.faults
    assert (fault.place, fault.found, fault.advice) == (
        Place(2, 6, 7),
        "the byte 0x00",
        "remove the NUL bytes",
    )


def test_lone_surrogates_are_no_text() -> None:
    for text in ("round 1 # \udce9\n", "round 1 # \ud800\n"):
        reading = parse(text)
        assert len(list(reading)) == 1
        assert [(fault.fault, fault.place.line) for fault in reading.faults] == [(Fault.ENCODING, 1)]


def test_bytes_with_control_characters_are_no_text_in_any_encoding() -> None:
    assert (
        advice_for_bytes(b"\xb9\xb3\x02\x1f\xbf")
        == "it holds control characters, so it may be no text at all"
    )
