"""The writer of JSON: its layout, and that nothing a record says is lost on the way there and back."""

import json
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from support.clubs import lawful
from support.objects import objects
from support.records import matches

from sevenrocks.notation import json_document, json_lines, match_to_json, parse, render
from sevenrocks.schemas import load

EXAMPLES = sorted((Path(__file__).parents[2] / "examples").rglob("*.srn"))
FORMS = {"json": json_document, "jsonl": json_lines}
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def converted(records, form):
    """The matches as they are read from their JSON."""
    reading = parse("".join(FORMS[form](records)), form=form)
    read = list(reading)
    assert reading.faults == []
    return read


def test_the_layout_is_a_statement_a_line():
    text = """\
[Event "Kaş"]
# first
round 1
draw N:5 S:9
S 1|4 (5) +5  # five
W 4|4@4
result *
# the end
"""
    expected = """\
{"format": "srn", "version": 1, "matches": [
  {"tags": [
    {"name": "Event", "value": "Kaş"}],
   "rounds": [
    {"number": 1,
     "draws": [
      {"lots": [{"seat": "N", "lot": 5}, {"seat": "S", "lot": 9}]}],
     "events": [
      {"seat": "S", "place": "1|4", "claims": {"count": [5], "points": 5}, "comment": "five"},
      {"seat": "W", "place": "4|4", "on": {"value": 4}}],
     "comments": ["first"]}],
   "result": {"unfinished": true},
   "comments": ["the end"]}]}
"""
    assert "".join(json_document(parse(text))) == expected


def test_lines_hold_a_match_each():
    lines = "".join(json_lines(parse("result *\n\nresult NS 5 EW -10\n")))
    assert lines == '{"result": {"unfinished": true}}\n{"result": {"NS": 5, "EW": -10}}\n'


def test_a_document_of_nothing_is_a_document():
    assert json.loads("".join(json_document([]))) == {"format": "srn", "version": 1, "matches": []}


@given(records=st.lists(matches, min_size=1, max_size=3))
def test_what_is_written_fits_the_schema(records):
    Draft202012Validator(load("record")).validate(json.loads("".join(json_document(records))))


@pytest.mark.parametrize("form", FORMS)
@given(records=st.lists(matches, max_size=3))
def test_both_forms_read_back_as_the_same_matches(form, records):
    text = "".join(FORMS[form](records))
    assert list(parse(text, form=form)) == records


@pytest.mark.parametrize("form", FORMS)
@given(match=matches)
def test_text_json_text_is_the_canonical_text(form, match):
    assert render(converted(parse(render(match)), form)) == render(match)


@given(value=objects)
def test_json_text_json_is_the_same_json(value):
    (match,) = parse(json.dumps(value), form="jsonl")
    (again,) = parse(render(match))
    assert match_to_json(again) == value


@unhurried
@given(seed=st.integers(0, 2**32 - 1))
def test_lawful_matches_in_any_style_come_back(seed):
    _, text = lawful(seed, target=45)
    assert render(converted(parse(text), "json")) == render(parse(text))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
@pytest.mark.parametrize("form", FORMS)
def test_every_example_comes_back(form, path):
    records = [match for match in parse(path) if not match.unreadable]
    assert converted(records, form) == records
    assert render(converted(records, form)) == render(records)
