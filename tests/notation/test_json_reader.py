"""The reader of matches in JSON: it takes what the schema takes, and nothing else."""

import json

import pytest
from hypothesis import given, settings
from jsonschema import Draft202012Validator
from jsonschema.validators import extend
from support.objects import mutated_objects, objects
from support.records import matches

from sevenrocks.notation import match_to_json, parse
from sevenrocks.notation.json_reader import PLAYS, MatchReader, Misfit
from sevenrocks.notation.record import Fault
from sevenrocks.schemas import load

SCHEMA = load("record")
TYPES = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
JUDGE = extend(Draft202012Validator, type_checker=TYPES)({"$ref": "#/$defs/match", "$defs": SCHEMA["$defs"]})


def is_ordered(value):
    """Whether the events after the end of every round are the last of its list."""
    marks = [
        ["after_end" in event for event in played.get("events", ())] for played in value.get("rounds", ())
    ]
    return all(late == sorted(late) for late in marks)


@given(match=matches)
def test_a_match_is_read_as_it_was_written(match):
    assert MatchReader().read(match_to_json(match), 1, None) == match


@given(value=objects)
def test_an_object_without_repeated_keys_has_as_many_colons_as_are_counted(value):
    reader = MatchReader()
    reader.read(value, 1, None)
    assert json.dumps(value, ensure_ascii=False).count(":") == reader.colons


@settings(max_examples=300, deadline=None)
@given(value=mutated_objects())
def test_an_object_is_read_if_and_only_if_the_schema_allows_it(value):
    allowed = JUDGE.is_valid(value) and is_ordered(value)
    reading = parse(json.dumps(value), form="jsonl")
    assert len(list(reading)) == allowed
    assert [fault.fault in (Fault.SCHEMA, Fault.LIMIT) for fault in reading.faults] == [True] * (not allowed)


@settings(max_examples=200, deadline=None)
@given(value=mutated_objects())
def test_an_object_that_is_read_is_written_the_same(value):
    for match in parse(json.dumps(value), form="jsonl"):
        assert match_to_json(match) == value


EVENT = {"seat": "N", "place": "1|4"}


@pytest.mark.parametrize("on", [{"value": 4}, {"tile": "4|4"}, {"tile": "4|4", "site": "line"}], ids=str)
def test_a_target_with_more_in_it_is_refused_and_not_remembered(on):
    event = {**EVENT, "on": {**on, "x" * 50_000: 1}}
    with pytest.raises(Misfit):
        MatchReader().read({"rounds": [{"number": 1, "events": [event]}]}, 1, None)
    assert all(len(str(words)) < 100 for words in PLAYS)


@pytest.mark.parametrize(
    "event",
    [
        {},
        {"seat": "N"},
        {"place": "1|4"},
        EVENT | {"knock": True},
        {"seat": "N", "knock": 1},
        {"seat": "N", "knock": True, "on": {"value": 4}},
        EVENT | {"on": {}},
        EVENT | {"on": {"tile": 4}},
        EVENT | {"on": {"value": True}},
        EVENT | {"on": {"value": 4.0}},
        EVENT | {"on": {"value": 10}},
        EVENT | {"on": {"value": -1}},
        EVENT | {"on": {"value": 4, "site": "low"}},
        EVENT | {"on": {"site": "low"}},
        EVENT | {"on": {"tile": "1|4", "site": "middle"}},
        EVENT | {"claims": {}},
        EVENT | {"claims": {"count": []}},
        EVENT | {"claims": {"count": [True]}},
        EVENT | {"claims": {"count": {"5": 5}}},
        EVENT | {"claims": {"points": -5}},
        EVENT | {"claims": {"points": 5.0}},
        EVENT | {"claims": {"total": 1_000_000_000}},
        EVENT | {"claims": {"pips": 5}},
        EVENT | {"after_end": True},
        EVENT | {"comment": "two\nlines"},
        EVENT | {"comment": "a #: remark"},
        EVENT | {"comments": "x"},
        EVENT | {"comments": []},
        {"seat": "N", "place": "4|1"},
        {"seat": "N", "place": "14"},
        ["seat", "place"],
        "N knock",
        7,
    ],
    ids=json.dumps,
)
def test_what_is_no_event(event):
    for before in (
        [],
        [EVENT | {"on": {"value": 1}}, EVENT | {"on": {"value": 4}}],
    ):  # words read before change nothing
        with pytest.raises(Misfit):
            MatchReader().read({"rounds": [{"number": 1, "events": [*before, event]}]}, 1, None)
