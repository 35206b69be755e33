"""The examples are what they say they are."""

from pathlib import Path

import pytest

from sevenrocks.notation import parse, render
from sevenrocks.validator import validate
from sevenrocks.validator.catalogue import CATALOGUE

EXAMPLES = Path(__file__).parents[1] / "examples"
README = (EXAMPLES / "README.md").read_text("utf-8").splitlines()
RECORDS = sorted(path.relative_to(EXAMPLES).as_posix() for path in EXAMPLES.rglob("*.srn"))
RIGHT = [name for name in RECORDS if name.startswith("right/")]
FREE_FORM = "right/quickly-typed.srn"
FAULTY = {
    "faulty/early-arm.srn": ("SR406", 0),
    "faulty/hands-rounded-together.srn": ("SR706", 40),
    "faulty/knock-refuted-later.srn": ("SR501", 0),
    "faulty/needless-knock.srn": ("SR501", 0),
    "faulty/played-on.srn": ("SR801", 0),
    "faulty/wrong-award.srn": ("SR601", 35),
}
"""The one error of each faulty example, and how many later claims rest on it."""


def report_on(name):
    """The report on the only match of an example."""
    validation = validate(EXAMPLES / name)
    (report,) = validation
    assert validation.discrepancies == []
    return report


def opening_comment(name):
    """The comment at the top of an example, as one text."""
    (match,) = parse(EXAMPLES / name)
    return " ".join(match.tags[0].notes.above)


def test_every_example_is_right_or_expected_to_be_faulty():
    assert set(RECORDS) == {*RIGHT, *FAULTY}
    assert len(RIGHT) == 4


@pytest.mark.parametrize("name", RIGHT)
def test_a_right_example_is_a_whole_match_to_250_without_a_discrepancy(name):
    report = report_on(name)
    assert report.discrepancies == ()
    assert (report.verdict, report.target, report.unverified_events) == ("valid", 250, 0)
    assert report.score[report.winner] >= 250


@pytest.mark.parametrize("name", FAULTY)
def test_a_faulty_example_has_exactly_one_error(name):
    report = report_on(name)
    assert [(found.code, found.carried) for found in report.discrepancies] == [FAULTY[name]]
    assert CATALOGUE[report.discrepancies[0].code].severity == "error"
    assert (report.verdict, report.unverified_events) == ("invalid", 0)


@pytest.mark.parametrize("name", FAULTY)
def test_a_faulty_example_says_in_which_round_to_look(name):
    (found,) = report_on(name).discrepancies
    assert f"round {found.address.round + 1}" in opening_comment(name)


@pytest.mark.parametrize("name", RECORDS)
def test_an_example_begins_with_a_comment_that_says_what_it_shows(name):
    assert (EXAMPLES / name).read_text("utf-8").startswith("# ")
    assert opening_comment(name).startswith("Faulty: ") == (name in FAULTY)


@pytest.mark.parametrize("name", RECORDS)
def test_an_example_is_in_canonical_form_unless_it_shows_the_free_one(name):
    text = (EXAMPLES / name).read_text("utf-8")
    assert (render(parse(text)) == text) == (name != FREE_FORM)


@pytest.mark.parametrize("name", RECORDS)
def test_the_readme_names_an_example_and_what_is_found_in_it(name):
    (row,) = [line for line in README if f"]({name})" in line]
    assert row.endswith(f"| {FAULTY[name][0]} |" if name in FAULTY else "|")


def test_hidden_hands_are_reconstructed_in_the_rounds_that_are_settled():
    known = [deal.known for deal in report_on("right/hidden-hands.srn").deals]
    assert known == ["reconstructed", "reconstructed", "partial"]


def test_the_knock_is_refuted_twenty_events_later():
    (found,) = report_on("faulty/knock-refuted-later.srn").discrepancies
    (shown,) = found.related
    assert shown.address.index == found.address.index + 20
