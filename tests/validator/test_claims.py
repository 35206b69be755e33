"""Claimed counts and points, held against the ends of a layout (R13 to R17)."""

import pytest
from support.layouts import lay

from sevenrocks.notation.record import Address, Event, Kind, Play
from sevenrocks.notation.tiles import NO_TARGET, tile_of
from sevenrocks.validator import validate
from sevenrocks.validator.claims import MOST_CLAIMED, counted, judge_claims, numbered

STATEMENT = Address(Kind.EVENT, 3, 1)
ENDS = [(tile_of(0, 3), 0), (tile_of(4, 4), 8), (tile_of(2, 5), 2)]
"""An outer blank, a double four and an outer two: 10."""


@pytest.mark.parametrize(
    "claimed",
    [(10,), (0, 8, 2), (2, 8, 0), (8, 2), (4, 4, 2), (2, 4, 0, 4)],
    ids=str,
)
def test_a_count_is_right_in_any_order_with_zeros_or_without_and_doubles_whole_or_in_halves(claimed):
    assert counted(claimed, 10, ENDS)


@pytest.mark.parametrize("claimed", [(5,), (8, 3), (5, 5), (8, 1, 1), (4, 6), (4, 4, 1, 1), (10, 0)], ids=str)
def test_a_count_is_wrong_if_the_total_or_a_contribution_is(claimed):
    assert not counted(claimed, 10, ENDS)


def test_two_doubles_may_be_written_each_in_its_way():
    ends = [(tile_of(4, 4), 8), (tile_of(6, 6), 12)]
    assert counted((8, 6, 6), 20, ends)
    assert counted((4, 4, 12), 20, ends)
    assert not counted((8, 6, 3, 3), 20, ends)


def test_only_doubles_are_halved():
    assert not counted((2, 2), 4, [(tile_of(1, 4), 4)])


@pytest.mark.parametrize(("claimed", "right"), [((0,), True), ((0, 0), True), ((), True), ((0, 5), False)])
def test_ends_that_count_nothing(claimed, right):
    assert counted(claimed, 0, [(tile_of(0, 1), 0), (tile_of(0, 2), 0)]) == right


@pytest.mark.parametrize("claimed", [(0,) * (MOST_CLAIMED + 1), (1,) * 40_000], ids=len)
def test_a_count_longer_than_any_is_wrong_and_not_remembered(claimed):
    [report] = validate(f"round 1\nS 0|0 ({'+'.join(map(str, claimed))})\nresult *\n")
    assert [found.code for found in report.discrepancies] == ["SR602"]
    assert claimed not in numbered.__self__


def judge(count=None, points=None, *placements):
    """What is wrong with the claims after some placements."""
    table = lay(*placements)
    event = Event(Play(0, 0, NO_TARGET), count, points)
    return judge_claims(STATEMENT, event, table.total, table.contributions())


def test_what_is_not_claimed_is_not_judged():
    assert judge(None, None, "1|4") == []


def test_wrong_points_tell_the_ends_and_what_they_score():
    [fault] = judge(None, 10, "1|4", "4|4@1|4.high")
    assert (fault.code, fault.address.part, fault.claimed, fault.computed) == ("SR601", "points", 10, 0)
    assert fault.ends == (("1|4", 1), ("4|4", 8))
    assert [(edit.address.part, edit.text) for edit in fault.fix.edits] == [("points", "+0")]


@pytest.mark.parametrize(
    ("count", "reason", "claimed", "computed", "text"),
    [
        ((8,), "", 8, 9, "(9)"),
        ((1, 4), "", 5, 9, "(1+8)"),
        ((4, 5), "ends", "4+5", "1+8", "(1+8)"),
    ],
    ids=["total", "contributions-of-another-total", "other-contributions"],
)
def test_a_wrong_count_is_mended_as_it_was_written(count, reason, claimed, computed, text):
    [fault] = judge(count, None, "1|4", "4|4@1|4.high")
    assert (fault.code, fault.reason, fault.claimed, fault.computed) == ("SR602", reason, claimed, computed)
    assert [(edit.address.part, edit.text) for edit in fault.fix.edits] == [("count", text)]


def test_points_that_follow_from_a_wrong_count_are_mended_with_it():
    """R17: (1+4) would score 5."""
    [fault] = judge((1, 4), 5, "1|4", "4|4@1|4.high")
    assert fault.code == "SR602"
    assert [edit.text for edit in fault.fix.edits] == ["(1+8)", "+0"]


def test_points_that_follow_from_neither_count_are_reported_too():
    assert [fault.code for fault in judge((1, 4), 10, "1|4", "4|4@1|4.high")] == ["SR602", "SR601"]
