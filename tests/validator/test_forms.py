"""Text and JSON of one record are judged alike."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.clubs import lawful
from support.records import matches

from sevenrocks.notation import json_document, json_lines, parse, render
from sevenrocks.validator import validate
from sevenrocks.validator.catalogue import message

ROOT = Path(__file__).parents[2]
RECORDS = sorted((ROOT / "examples").rglob("*.srn")) + sorted((ROOT / "tests/cases").rglob("*.srn"))
FORMS = {"json": json_document, "jsonl": json_lines}


def found(text, form):
    """What becomes of each match of a source, and what is found in it."""
    return [
        (report.verdict, report.score, sorted(map(said, report.discrepancies)))
        for report in validate(text, form=form)
    ]


def said(wrong):
    return wrong.code, str(wrong.address), message(wrong), str(wrong.fix), wrong.carried, wrong.unverified


def assert_alike(records):
    text = render(records)
    for form, written in FORMS.items():
        assert found("".join(written(records)), form) == found(text, "srn")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_record_by_hand(path):
    assert_alike([match for match in parse(path) if not match.unreadable])


@settings(deadline=None, max_examples=30, suppress_health_check=[HealthCheck.too_slow])
@given(seed=st.integers(0, 2**32 - 1))
def test_a_lawful_match(seed):
    _, text = lawful(seed, target=45)
    assert_alike(list(parse(text)))


@settings(deadline=None, max_examples=50)
@given(match=matches)
def test_any_match(match):
    assert_alike([match])
