"""The tags of a match: what they set, and what is wrong with them (SR101 to SR103)."""

import pytest

from sevenrocks.notation.record import Match, Tag
from sevenrocks.validator.tags import DEFAULT_TARGET, judge_tags, players_of, target_of


def match_of(*tags):
    return Match(tags=tuple(Tag(name, value) for name, value in tags))


def found_in(*tags):
    return [(fault.code, fault.reason, fault.address.index, fault.address.part) for fault in judge(*tags)]


def judge(*tags):
    return list(judge_tags(match_of(*tags)))


@pytest.mark.parametrize(
    ("value", "target"),
    [("5", 5), ("0100", 100), ("999999999", 999_999_999), ("0" * 5000 + "7", 7)]
    + [(value, DEFAULT_TARGET) for value in ("0", "", "-5", "2.5", "1000000000", "250 ", "\u0665")],
)
def test_a_target_is_a_positive_whole_number_and_250_otherwise(value, target):
    assert target_of(match_of(("Target", value))) == target


def test_the_first_target_counts():
    assert target_of(match_of(("Target", "100"), ("Target", "45"))) == 100


def test_without_a_target_250_wins():
    assert target_of(match_of()) == 250


def test_players_are_named_with_their_seats():
    names = match_of(("North", " Ada "), ("South", "?"), ("West", ""))
    assert players_of(names) == ("N (Ada)", "E", "S", "W")


@pytest.mark.parametrize("name", ["Event", "House", "North"])
def test_a_tag_stands_once(name):
    assert found_in((name, "a"), ("Table", "4"), (name, "b")) == [("SR101", "", 2, "name")]


def test_names_differ_by_their_case():
    assert found_in(("Event", "a"), ("event", "a")) == []


@pytest.mark.parametrize("value", ["2026-05-03", "2026-05", "2026", "2024-02-29"])
def test_a_date_is_a_day_a_month_or_a_year(value):
    assert found_in(("Date", value)) == []


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("Date", "2026-02-30", "date"),
        ("Date", "2026-13", "date"),
        ("Date", "2025-02-29", "date"),
        ("Date", "20260503", "date"),
        ("Date", "3.5.2026", "date"),
        ("Date", "2026-5-3", "date"),
        ("Date", "0000", "date"),
        ("Date", "", "date"),
        ("Target", "0", "target"),
        ("Target", "many", "target"),
        ("SRN", "2", "version"),
        ("SRN", "1.0", "version"),
    ],
)
def test_a_value_that_cannot_be_meant(name, value, reason):
    assert found_in((name, value)) == [("SR102", reason, 0, "value")]


@pytest.mark.parametrize("value", ["", "?", " ? "])
def test_any_number_of_players_may_be_unknown(value):
    assert found_in(("North", value), ("East", value)) == []


def test_a_name_sits_in_one_seat():
    [fault] = judge(("North", "Ada"), ("East", "Borys"), ("West", " Ada"))
    assert (fault.code, fault.address.index, fault.values["seats"]) == ("SR103", 2, "North, West")


def test_names_of_no_players_may_be_the_same():
    assert found_in(("North", "Ada"), ("Scorer", "Ada")) == []
