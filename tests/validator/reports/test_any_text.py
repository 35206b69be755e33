"""Whatever the text, every report can be written and follows its schema."""

import json

from hypothesis import example, given
from jsonschema import Draft202012Validator
from support.records import any_texts

from sevenrocks import schemas
from sevenrocks.validator import validate
from sevenrocks.validator.reports.block import block
from sevenrocks.validator.reports.finding import Finding, findings_in_match, findings_in_source
from sevenrocks.validator.reports.style import BlockStyle
from sevenrocks.validator.reports.values import match_json

SCHEMA = schemas.load("report")
MATCH = Draft202012Validator({**SCHEMA["$defs"]["match"], "$defs": SCHEMA["$defs"]})


def assert_marked(finding: Finding) -> None:
    """The place lies on its line, and the block can be shown on any terminal."""
    place = finding.place
    if place.line is not None:
        assert 1 <= place.column <= place.end_column <= len(finding.line(place.line)) + 2
    assert all(line.isprintable() for line in block(finding, BlockStyle()))


@given(any_texts)
@example("hand N (0)\n")  # a round without its line, and without an event to stand behind
def test_it_is_reported(text):
    validation = validate(text, name="club.srn")
    for report in validation:
        findings = findings_in_match(report)
        MATCH.validate(json.loads(json.dumps(match_json(report, findings))))
        for finding in findings:
            assert_marked(finding)
    for finding in findings_in_source(validation):
        assert_marked(finding)
