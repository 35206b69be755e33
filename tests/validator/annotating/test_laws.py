"""What holds of remarks whatever the record: nothing but remarks differs, and it is judged as before."""

import io
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.clubs import ANY_SLIP, lawful, slip
from support.records import any_texts, loose_texts

from sevenrocks.notation import parse
from sevenrocks.validator import validate
from sevenrocks.validator.annotating.source import Source
from sevenrocks.validator.annotating.text import write_annotated, write_stripped
from sevenrocks.validator.catalogue import message

ROOT = Path(__file__).parents[3]
RECORDS = [*sorted((ROOT / "examples").rglob("*.srn")), *sorted((ROOT / "tests/cases").rglob("*.srn"))]

seeds = st.integers(0, 2**32 - 1)
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def annotated(text, *, missed=False):
    out = io.BytesIO()
    write_annotated(Source(io.BytesIO(text)), out, form="srn", missed=missed)
    return out.getvalue()


def stripped(text):
    out = io.BytesIO()
    write_stripped(Source(io.BytesIO(text)), out)
    return out.getvalue()


def findings(text):
    """Every discrepancy by the statement and the part that it is about, not by its line."""
    validation = validate(text, form="srn")
    found = [
        (report.index, one.code, one.address, message(one), one.claimed, one.computed, one.carried)
        for report in validation
        for one in report.discrepancies
    ]
    return found + [(0, one.code, one.address.index, message(one)) for one in validation.discrepancies]


def matches(text):
    """What a text says, without the line numbers of what cannot be read."""
    return [
        replace(match, unreadable=tuple(replace(lost, place=None) for lost in match.unreadable))
        for match in parse(text, form="srn")
    ]


def is_text(data):
    try:
        return "\0" not in data.decode()
    except UnicodeDecodeError:
        return False


def assert_laws(text):
    if not is_text(text):
        with pytest.raises(OSError, match="UTF-8"):
            annotated(text)
        return
    for missed in (False, True):
        after = annotated(text, missed=missed)
        assert findings(after) == findings(text)
        assert matches(after) == matches(text)
        assert annotated(after, missed=missed) == after
        assert stripped(after) == stripped(text)


@settings(unhurried, max_examples=10)
@given(seed=seeds)
def test_a_lawful_match_in_any_style(seed):
    _, text = lawful(seed)
    assert_laws(text.encode())


@pytest.mark.parametrize("name", ANY_SLIP)
@settings(unhurried, max_examples=1)
@given(seed=seeds)
def test_a_slip(name, seed):
    assert_laws(slip(name, seed).text.encode())


@settings(unhurried, max_examples=60)
@given(text=any_texts)
def test_any_text(text):
    assert_laws(text.encode("utf-8", "surrogatepass"))


@settings(unhurried, max_examples=60)
@given(data=st.binary(max_size=200))
def test_any_bytes(data):
    if not data.startswith(b"\x1f\x8b"):
        assert_laws(data)


@settings(unhurried, max_examples=40)
@given(written=loose_texts())
def test_any_record_without_remarks_is_got_back_byte_for_byte(written):
    text = stripped(written[1].encode())
    assert stripped(annotated(text)) == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_the_records_of_the_repository(path):
    assert_laws(path.read_bytes())


@settings(unhurried, max_examples=20)
@given(seed=seeds, name=st.sampled_from(list(ANY_SLIP)))
def test_every_discrepancy_stands_in_a_remark(seed, name):
    text = slip(name, seed).text.encode()
    remarks = [line.partition(b"#:")[2] for line in annotated(text).split(b"\n")]
    for _, code, *_ in findings(text):
        assert any(code.encode() in remark for remark in remarks), code
