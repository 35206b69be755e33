"""The reports for programs, held against their schema."""

import io
import json

import pytest
from jsonschema import Draft202012Validator

from sevenrocks import schemas
from sevenrocks.validator import validate
from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.reports.finding import findings_in_match, findings_in_source
from sevenrocks.validator.reports.json import JsonLinesReport, JsonReport
from sevenrocks.validator.reports.summary import Summary

SCHEMA = schemas.load("report")
WRONG = """\
[Event "Autumn Teams"]
[Event "Spring Teams"]

round 1
S 5|5 (10) +5 =5
W 0|5@5 (10) +10
N 2|5@5 (2) +0 =10
result *
"""


def report_on(source, form=JsonReport, **options):
    """The text of the report on one source."""
    out = io.StringIO()
    report, summary = form(out, **options), Summary(files=1)
    validation = validate(source, name="club.srn")
    for match in validation:
        findings = findings_in_match(match)
        summary.add_match(match)
        summary.add_findings(findings)
        report.add_match(report.teller.match(match, findings), match.index)
    findings = findings_in_source(validation)
    summary.add_findings(findings)
    report.add_source(report.teller.source(findings))
    report.close(summary)
    return out.getvalue()


def check(instance, definition=None):
    schema = SCHEMA if definition is None else {**SCHEMA["$defs"][definition], "$defs": SCHEMA["$defs"]}
    Draft202012Validator(schema).validate(instance)


def discrepancies(source):
    """All discrepancies of the first match, by code."""
    return {found["code"]: found for found in json.loads(report_on(source))["matches"][0]["discrepancies"]}


def test_the_schema_is_a_schema_and_its_examples_follow_it():
    Draft202012Validator.check_schema(SCHEMA)
    for example in SCHEMA["examples"]:
        check(example)


@pytest.mark.parametrize("name", SCHEMA["$defs"])
def test_every_definition_has_a_title_a_description_and_examples_that_follow_it(name):
    definition = SCHEMA["$defs"][name]
    assert definition["title"]
    assert definition["description"]
    for example in definition.get("examples", ()):
        check(example, name)


@pytest.mark.parametrize("side", ["fires", "near"])
@pytest.mark.parametrize("code", CATALOGUE)
def test_every_report_follows_the_schema(code, side):
    source = getattr(CATALOGUE[code], side)
    check(json.loads(report_on(source if isinstance(source, bytes) else source.encode())))


def test_json_lines_are_matches_and_a_rest():
    *matches, rest = map(json.loads, report_on(f"{WRONG}\n{WRONG}", JsonLinesReport).splitlines())
    assert [match["index"] for match in matches] == [1, 2]
    for match in matches:
        check(match, "match")
    check(rest, "rest")


def test_both_forms_say_the_same():
    document = json.loads(report_on(WRONG))
    *matches, rest = map(json.loads, report_on(WRONG, JsonLinesReport).splitlines())
    assert document == {"matches": matches, **rest}


@pytest.mark.parametrize(
    ("definition", "where"),
    [
        (None, lambda report: report),
        ("match", lambda report: report["matches"][0]),
        (None, lambda report: report["matches"][0]["discrepancies"][1]),
        (None, lambda report: report["matches"][0]["discrepancies"][1]["fix"]),
        (None, lambda report: report["matches"][0]["discrepancies"][1]["fix"]["edits"][0]),
        (None, lambda report: report["summary"]),
    ],
)
def test_the_schema_knows_no_other_keys(definition, where):
    report = json.loads(report_on(WRONG))
    where(report)["surprise"] = 1
    assert not Draft202012Validator(SCHEMA).is_valid(report)


def test_a_match_tells_what_became_of_it():
    (match,) = json.loads(report_on(WRONG))["matches"]
    del match["discrepancies"]
    assert match == {
        "source": "club.srn",
        "index": 1,
        "line": 1,
        "tags": {"Event": "Autumn Teams"},
        "verdict": "invalid",
        "target": 250,
        "score": {"NS": 10, "EW": 10},
        "winner": None,
        "rounds": 1,
        "events": 3,
        "unverified_events": 0,
        "deals": [{"known": "partial", "hands": {}}],
    }


def test_a_discrepancy_tells_where_it_stands_and_how_it_is_mended():
    assert discrepancies(WRONG)["SR601"] == {
        "code": "SR601",
        "name": "wrong-points",
        "severity": "error",
        "category": "score",
        "rule": "R17",
        "message": "claimed 5, but ends that add up to 10 score 10",
        "round": 1,
        "event": 1,
        "line": 5,
        "column": 12,
        "end_column": 14,
        "claimed": 5,
        "computed": 10,
        "carried": 1,
        "cause": None,
        "fix": {
            "safe": True,
            "message": "write +10 for +5; write =10 for =5",
            "edits": [
                {"line": 5, "column": 12, "end_column": 14, "text": "+10"},
                {"line": 5, "column": 15, "end_column": 17, "text": "=10"},
            ],
        },
        "ends": [{"tile": "5|5", "value": 10}],
    }


def test_a_record_in_json_has_pointers_and_in_json_lines_lines_as_well():
    match = {
        "rounds": [{"number": 1, "events": [{"seat": "S", "place": "5|5", "claims": {"points": 5}}]}],
        "result": {"unfinished": True},
    }
    document = {"format": "srn", "version": 1, "matches": [match]}
    points = "/rounds/0/events/0/claims/points"
    for source, place in [
        (json.dumps(document), {"pointer": f"/matches/0{points}"}),
        (json.dumps(match), {"pointer": points, "line": 1}),
    ]:
        check(json.loads(report_on(source)))
        found = discrepancies(source)["SR601"]
        assert {key: found[key] for key in ("pointer", "line", "column") if key in found} == place
        assert found["fix"]["edits"] == [{**place, "text": "+10"}]


def test_what_belongs_to_no_match_stands_apart_with_its_source():
    report = json.loads(report_on("# nothing yet\n"))
    assert report["matches"] == []
    assert [(found["source"], found["code"]) for found in report["discrepancies"]] == [("club.srn", "SR003")]


def test_a_cause_is_an_index_into_the_same_list():
    source = '[Target "20"]\nround 1\nS 5|5 +20 =20\nend won NS\nresult NS 20 EW 0\n'
    (match,) = json.loads(report_on(source))["matches"]
    causes = [found["cause"] for found in match["discrepancies"]]
    codes = [found["code"] for found in match["discrepancies"]]
    assert (codes, causes) == (["SR601", "SR803"], [None, 0])


def test_an_acknowledged_discrepancy_is_there_and_counts_for_nothing():
    report = json.loads(report_on("round 1\nS 5|5 +5  # allow SR601: as called\nresult *\n"))
    (match,) = report["matches"]
    assert match["verdict"] == "unfinished"
    assert match["discrepancies"][0]["acknowledged"] == "as called"
    assert (report["summary"]["errors"], report["summary"]["acknowledged"]) == (0, 1)


def test_statistics_are_part_of_the_summary():
    report = json.loads(report_on(WRONG, statistics=True))
    check(report)
    assert report["summary"]["codes"] == {"SR101": 1, "SR601": 1}


def test_the_text_is_ascii_whatever_the_names():
    assert report_on('[North "Şükrü 櫻"]\nresult *\n').isascii()


def test_an_unverified_settlement_shows_in_the_score_alone():
    source = """\
round 1
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
hand N 1|1 1|3 1|4 1|5 2|2
result *
"""
    report = json.loads(report_on(source))
    check(report)
    (match,) = report["matches"]
    assert (match["score"], match["unverified_events"]) == ({"NS": None, "EW": None}, 0)
    assert "unverified_settlements" not in match
