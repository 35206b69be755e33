"""A file in parts gives the same matches as the file as a whole."""

from itertools import chain

import pytest
from support.archives import case_records, short_matches, write

from sevenrocks.notation.parser import parse, parse_part
from sevenrocks.notation.parts import Part, Stretch, parts_of
from sevenrocks.notation.source import CHUNK

TEXT = short_matches(400)
FEW = short_matches(4)


def whole(path):
    """All that reading a file gives: matches, their lines, what is unreadable in them, and the rest."""
    with parse(path) as reading:
        matches = list(reading)
    return [match.line for match in matches], matches, reading.faults


def in_parts(path, size=1):
    """The same from its parts, and how many these are."""
    readings = [parse_part(part) if isinstance(part, Part) else parse(part) for part in parts_of(path, size)]
    matches = list(chain.from_iterable(readings))
    faults = [fault for reading in readings for fault in reading.faults]
    return ([match.line for match in matches], matches, faults), len(readings)


def check(path, least=2):
    """Hold the parts to the whole; there are at least so many of them."""
    read, count = in_parts(path)
    assert read == whole(path)
    assert count >= least


WON = b'[Event "x"]\nround 1\nN 1|2\nresult *\n'
OPEN = b'[Event "x"]\nround 1\nN 1|2\nN 1|\xef\xbf\xbd\n'


def latin_1_behind_matches_without_result(text):
    """Bytes that are no text, read along with the lines behind the last result of the chunk before."""
    before = WON * ((CHUNK - 2000) // len(WON))
    lost = OPEN * ((CHUNK + 100 - len(before)) // len(OPEN))
    return before + lost + b"# \xe7 \x01\n" + WON + text


CHANGES = {
    "as-it-is": lambda text: text,
    "crlf": lambda text: text.replace(b"\n", b"\r\n"),
    "byte-order-mark": lambda text: b"\xef\xbb\xbf" + text,
    "no-last-line-end": lambda text: text.removesuffix(b"\n"),
    "faults-first": lambda text: (b"# " + b"x" * 500 + b"\n? ?\n") * 150 + text,
    "a-long-line": lambda text: text[: CHUNK + 900] + b"# " + b"x" * 500_000 + b"\n" + text,
    "latin-1-late": lambda text: text.replace(b'"390"', b'"Gr\xfc\xdfe"'),
    "latin-1-early": lambda text: text.replace(b'"9"', b'"Gr\xfc\xdfe"'),
    "latin-1-everywhere": lambda text: text.replace(b"x" * 3, b"x\xfcx"),
    "nul": lambda text: text.replace(b'"200"', b'"\0"'),
    "latin-1-behind-matches-without-result": latin_1_behind_matches_without_result,
    "cut-inside-a-character": lambda text: text + b"# \xc3",
}


@pytest.mark.parametrize("ending", [".srn", "", ".srn.gz"])
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_parts_give_the_same_matches_and_faults(tmp_path, change, ending):
    check(write(tmp_path / f"archive{ending}", change(TEXT.encode())))


@pytest.mark.parametrize("between", [b"", b"\n", b"\n\n# and then\n", b"\r\n"])
def test_records_of_every_kind_give_the_same(tmp_path, between):
    check(write(tmp_path / "cases.srn", between.join(case_records())), least=100)


def test_a_part_begins_with_the_comments_above_its_match(tmp_path):
    path = write(
        tmp_path / "a.srn", 'round 1\nS 5|5\nscore NS 10 EW 0 # so far\n\n# next\n[Event "x"]\nround 1\n'
    )
    first, second = parts_of(path, 1)
    assert (first.is_first, second.is_first, second.beginning.line) == (True, False, 4)
    assert parse_part(second).__next__().tags[0].notes.above == ("next",)


@pytest.mark.parametrize(
    "text",
    [
        'round 1\nS 5|5\n? ?\n[Event "x"]\nround 1\n',
        "round 1\nS 5|5\n[Event x]\nround 1\n",
        '[Event "x"]\n[Event "y"]\nround 1\n',
        "round 1\nS 5|5\nround 1\nS 5|5\n",
    ],
    ids=["behind-what-is-unreadable", "at-an-unreadable-tag", "between-tags", "without-tags"],
)
def test_where_a_match_might_not_begin_nothing_is_cut(tmp_path, text):
    assert len(list(parts_of(write(tmp_path / "a.srn", "\n" + text), 1))) == 1


def test_behind_a_result_anything_begins_a_match(tmp_path):
    check(
        write(tmp_path / "a.srn", "round 1\nS 5|5\nresult *\nround 1\nS 5|5\nresult *\nresult *\n"), least=3
    )


def test_a_part_has_the_size_that_is_asked_for(tmp_path):
    path = write(tmp_path / "a.srn", TEXT)
    *parts, last = [part.content for part in parts_of(path, 30_000)]
    assert all(30_000 <= stretch.end - stretch.start < 33_000 for stretch in parts)
    assert last.end == path.stat().st_size


@pytest.mark.parametrize("ending", [".jsonl", ".jsonl.gz", ""])
def test_json_lines_are_cut_between_lines(tmp_path, ending):
    path = write(tmp_path / "a.jsonl", short_matches(400))
    lines = path.read_bytes().splitlines(keepends=True)
    lines[7:9] = [b'{"rounds": 7}\n', b"\n", b"}\n", b'{"tags": "\xff"}\n', b'{"tags": "\xfe"}\r\n']
    check(write(tmp_path / f"archive{ending.replace('.jsonl', '')}", b"".join(lines)), least=100)


def test_blank_json_lines_are_one_empty_source(tmp_path):
    check(write(tmp_path / "a.jsonl", b""), least=1)
    (tmp_path / "a.jsonl").write_bytes(b"\n" * 70_000)
    check(tmp_path / "a.jsonl", least=1)


def test_a_json_document_is_one_piece(tmp_path):
    path = tmp_path / "a.json"
    path.write_text('{"format": "srn", "version": 1, "matches": []}')
    assert list(parts_of(path)) == [path]


@pytest.mark.parametrize(
    "damage", [lambda data: data[:-9], lambda data: data[:-9] + b"x" * 9, lambda _: FEW.encode()]
)
def test_a_broken_archive_is_told_once(tmp_path, damage):
    path = write(tmp_path / "a.srn.gz", TEXT)
    path.write_bytes(damage(path.read_bytes()))
    check(path, least=1)


def test_a_stretch_is_read_in_the_chunks_of_its_file(tmp_path):
    path = write(tmp_path / "a.srn", b"x" * (2 * CHUNK + 9))
    assert [len(chunk) for chunk in Stretch(path, 10, 2 * CHUNK + 5).chunks()] == [CHUNK - 10, CHUNK, 5]


def test_a_file_that_cannot_be_opened_is_an_error(tmp_path):
    with pytest.raises(FileNotFoundError):
        next(parts_of(tmp_path / "missing.srn"))
