"""Records by hand, each with all its findings beside it.

``tests/cases/SR601/fires-<what>`` has that code, ``near-<what>`` is close to it and has not; the
other folders show how replay goes on. The text file of the same name holds a line a finding: its place,
its code, and ``acknowledged`` where a ruling lets it stand.
"""

import re
from pathlib import Path

import pytest

from sevenrocks.validator import validate
from sevenrocks.validator.catalogue import CATALOGUE, message

CASES = Path(__file__).parents[1] / "cases"
RECORDS = {
    path.relative_to(CASES).as_posix(): path
    for path in sorted(CASES.rglob("*.*"))
    if path.suffix in {".srn", ".json", ".jsonl", ".gz"}
}


def found_in(path):
    """All discrepancies of a record with their places, in the order of the record."""
    validation = validate(path)
    found = [(wrong, report.match.origin) for report in validation for wrong in report.discrepancies]
    found += [(wrong, validation.origin) for wrong in validation.discrepancies]
    placed = [(wrong, origin.place(wrong.address)) for wrong, origin in found]
    return sorted(placed, key=lambda pair: (pair[1].line or 0, pair[1].column or 0))


def line_of(wrong, place):
    acknowledged = " acknowledged" if wrong.acknowledged is not None else ""
    return f"{where(place)} {wrong.code}{acknowledged}"


def where(place):
    """Line and columns; for JSON the pointer, in JSON Lines behind its line."""
    if place.pointer is not None:
        return place.pointer if place.line is None else f"{place.line} {place.pointer}"
    return "-" if place.line is None else f"{place.line}:{place.column}-{place.end_column}"


def expected_in(path):
    return path.with_name(path.name.split(".")[0] + ".txt").read_text("utf-8").splitlines()


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_has_the_findings_beside_it(name):
    assert [line_of(*found) for found in found_in(RECORDS[name])] == expected_in(RECORDS[name])


@pytest.mark.parametrize("name", RECORDS)
def test_findings_come_in_order_and_with_words(name):
    for report in validate(RECORDS[name]):
        places = [report.match.origin.place(wrong.address) for wrong in report.discrepancies]
        assert places == sorted(places, key=lambda place: (place.line or 0, place.column or 0))
        for wrong in report.discrepancies:
            assert re.search(r"^ | $|  | [,.;:]|: ?$|\(\)|\[\]|[{}]$|\bNone\b", message(wrong)) is None


@pytest.mark.parametrize("code", CATALOGUE)
class TestCodes:
    def test_has_records_that_fire_and_near_misses(self, code):
        kinds = {path.name.split("-")[0] for path in (CASES / code).iterdir()}
        assert kinds == {"fires", "near"}

    def test_its_records_are_named_for_what_is_expected(self, code):
        for path in (CASES / code).glob("*.txt"):
            fires = any(code in line for line in path.read_text("utf-8").splitlines())
            assert fires == path.name.startswith("fires"), path.name


def test_every_expectation_has_its_record():
    expectations = {path.with_suffix("") for path in CASES.rglob("*.txt")}
    assert expectations == {path.with_name(path.name.split(".")[0]) for path in RECORDS.values()}
