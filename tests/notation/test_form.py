"""Which form a record has: by its ending, or by how it begins."""

from pathlib import Path

import pytest

from sevenrocks.notation.form import form_told_by_name, recognised

LINE = b'{"result": {"unfinished": true}}'


@pytest.mark.parametrize(
    ("source", "form"),
    [
        (Path("club.srn"), "srn"),
        (Path("club.srn.gz"), "srn"),
        (Path("club.json"), "json"),
        (Path("club.json.gz"), "json"),
        (Path("club.jsonl"), "jsonl"),
        (Path("club.jsonl.gz"), "jsonl"),
        (Path("club.txt"), None),
        (Path("json"), None),
        ("club.json", None),
    ],
)
def test_an_ending_tells(source, form):
    assert form_told_by_name(source) == form


@pytest.mark.parametrize(
    ("data", "form"),
    [
        (b"", "srn"),
        (b" \n\n", "srn"),
        (b'[North "{"]\n', "srn"),
        (b"{", "json"),
        (b" \n\t{", "json"),
        (b'{"format": "srn", "version": 1, "matches": []}', "json"),
        (b'{"matches": []}\n' + LINE, "json"),
        (b'{"format": "srn",\n', "json"),
        (LINE, "jsonl"),
        (b"\n" + LINE + b"\r\n" + LINE, "jsonl"),
        (b"{}", "jsonl"),
        (LINE[:-1] + b"\n" + LINE, "json"),
        (b"{" * 100_000, "json"),
    ],
)
@pytest.mark.parametrize("size", [1, 7, 100])
def test_a_beginning_tells(data, form, size):
    chunks = iter([data[start : start + size] for start in range(0, len(data), size)])
    found, again = recognised(chunks)
    assert found == form
    assert b"".join(again) == data


def test_no_more_is_read_than_is_needed():
    chunks = iter([b"\n", b"round 1\n", b"round 2\n"])
    recognised(chunks)
    assert next(chunks) == b"round 2\n"
