"""Archives: the same bytes for the same seed everywhere, and the truth about every slip."""

import json
from hashlib import sha256
from itertools import islice

import pytest
from support.clubs import ANY_SLIP

from sevenrocks.notation import parse
from sevenrocks.validator import validate
from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.simulating.archive import archive, text_of, truth_of
from sevenrocks.validator.simulating.chance import Chance
from sevenrocks.validator.simulating.club import MIXED, Club, Habits
from sevenrocks.validator.simulating.style import PLAIN

SHORT = Habits((45,), (0.7,), lambda _: PLAIN.but(counts=0))


def text(seed: int, matches: int, habits: Habits = SHORT, faults: float = 0) -> str:
    return "".join(text_of(archive(seed, matches, habits, faults)))


@pytest.mark.parametrize(
    ("seed", "habits", "faults", "digest"),
    [
        (0, SHORT, 0, "dbefa15b740dee52"),
        (7, MIXED, 0, "a9a1754f211dd47f"),
        (7, SHORT, 1, "726fd177058ae18c"),
        (2**70, MIXED, 0.5, "a5cd6f550ac86da6"),
    ],
    ids=["plain", "mixed", "faulty", "large-seed"],
)
def test_the_bytes_are_those_that_were_always_written(seed, habits, faults, digest):
    assert sha256(text(seed, 60, habits, faults).encode()).hexdigest()[:16] == digest


def test_fewer_matches_are_the_first_of_more():
    assert text(3, 9, faults=0.5).startswith(text(3, 5, faults=0.5) + "\n")


def test_no_match_is_like_another():
    assert len({match.text for seed in range(3) for match in archive(seed, 5, SHORT)}) == 15


def test_there_is_no_end_to_it_and_nothing_is_made_before_it_is_asked_for():
    assert [match.number for match in islice(archive(1, 10**9, SHORT), 3)] == [1, 2, 3]


def test_matches_are_read_as_they_were_written():
    made = list(archive(1, 5, SHORT))
    whole = "".join(text_of(made))
    lines = whole.split("\n")
    assert [lines[match.line - 1] for match in made] == [match.text.split("\n")[0] for match in made]
    numbers = [tag.value for match in parse(whole) for tag in match.tags if tag.name == "Match"]
    assert numbers == ["1", "2", "3", "4", "5"]


def test_a_share_of_the_matches_is_faulty():
    slips = [match.slip for match in archive(1, 200, SHORT, faults=0.25)]
    assert 30 < sum(slip is not None for slip in slips) < 70


def test_the_truth_is_what_is_found():
    made = list(archive(5, 300, SHORT, faults=0.9))
    truths = {match.number: json.loads(truth_of(match)) for match in made if match.slip}
    assert len({truth["slip"] for truth in truths.values()}) > 80
    for report in validate("".join(text_of(made))):
        found = [(one, report.place(one)) for one in report.discrepancies]
        truth = truths.get(report.index)
        if truth is None:
            assert found == []
            continue
        errors = [(one, place) for one, place in found if CATALOGUE[one.code].severity == "error"]
        (one, place), *others = errors or [(one, place) for one, place in found if one.code == truth["code"]]
        assert others == []
        assert (one.code, CATALOGUE[one.code].name) == (truth["code"], truth["name"])
        assert place.line == truth["line"]
        assert truth["column"] in (None, place.column)
        assert truth["end_column"] in (None, place.end_column)


def test_there_is_no_truth_about_a_lawful_match():
    assert [truth_of(match) for match in archive(1, 3, SHORT)] == ["", "", ""]


@pytest.mark.parametrize("name", ANY_SLIP)
def test_a_club_of_one_style_makes_every_slip(name):
    made = ANY_SLIP[name](Club(Chance(1), SHORT))
    assert made.name == name
    assert made.code in [one.code for report in validate(made.text) for one in report.discrepancies]


def test_a_club_whose_matches_offer_no_place_for_most_slips_makes_others():
    at_once = Habits((1,), (1,), lambda _: PLAIN)
    assert all(match.slip for match in archive(1, 10, at_once, faults=1))
