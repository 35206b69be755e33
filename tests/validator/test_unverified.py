"""How replay goes on where nothing explains the record: as claimed (R17, R20)."""

import pytest
from support.judged import codes, found_in, judged

HEAD = '[Target "100"]\nround 1\nS 1|4 (1+4) +5 =5\nW 4|4 (1+8) +0 =0\nN 1|4@4|4.line (1+1)'
"""N places a tile that lies there already; what is claimed of it stands behind."""


def test_it_is_said_once_with_the_number_of_events():
    text = f"{HEAD} +0 =5\nE 1|1@1|4.high +0 =0\nS 5|6@1|1 +5 =10\nresult *\n"
    [fault] = found_in(text)
    assert (fault.code, fault.unverified) == ("SR402", 3)
    assert judged(text).unverified_events == 3
    assert len(list(judged(text))) == 2


def test_points_are_taken_as_claimed():
    assert judged(f"{HEAD} +10\nE 5|5 +20\nS 6|6 +0\nresult *\n").scores == (15, 20)


def test_the_next_total_of_each_partnership_is_taken_as_it_stands_and_later_ones_are_judged():
    """NS go on from 40: 40 + 5 is 45."""
    text = f"{HEAD} +5 =40\nE 5|5 +0 =30\nS 6|6 +5 =45\nW 5|6 +0 =35\nresult *\n"
    found = found_in(text)
    assert [(fault.code, fault.claimed, fault.computed) for fault in found[1:]] == [("SR603", 35, 30)]
    assert judged(text).scores == (45, 30)


def test_a_score_without_points_is_not_known_until_it_is_claimed():
    assert judged(f"{HEAD}\nE 5|5 +0\nresult *\n").scores == (None, 0)
    assert judged(f"{HEAD} =20\nE 5|5 +0\nresult *\n").scores == (20, 0)


def test_the_end_counts_as_recorded():
    text = f"{HEAD} +0\nend domino E\nround 2\nopener S\nS 1|4 +5\nresult *\n"
    found = found_in(text)
    assert [(fault.code, fault.computed) for fault in found[1:]] == [("SR301", "E")]


def test_a_win_is_believed():
    text = f"{HEAD} +95\nend won NS\nresult NS 100 EW 0\n"
    assert (codes(text), judged(text).winner) == (["SR402"], 0)


def test_hands_are_taken_as_listed():
    text = f"{HEAD} +0 =5\nend domino E\nhand N 1|1 2|2 (6) -5 =0\nscore NS 0 EW 0\nresult *\n"
    assert codes(text) == ["SR402"]
    wrong = text.replace("(6)", "(7)")
    assert codes(wrong) == ["SR402", "SR704"]


@pytest.mark.parametrize("event", ["E 2|7 +0", "E 1|3@2|7.low +0", "E \U0001f030 +0"])
def test_tiles_outside_the_set_are_named_all_the_same(event):
    assert codes(f"{HEAD} +0\n{event}\nresult *\n") == ["SR402", "SR201"]


def test_a_round_after_it_is_judged_again():
    text = f"{HEAD} +0 =5\nend blocked\nround 2\ndraw N:1 E:2 S:4 W:3\nopener S\nS 1|4 +10\nresult *\n"
    assert codes(text) == ["SR402", "SR601"]


def test_from_an_unreadable_line_on_where_that_explains_a_later_fault():
    """R8: 4|5 is what S joins, and must lie in the line that cannot be read; two plays are lost there."""
    text = "round 1\nS 1|4 +5\nW 4:5 +0\nN 5:6 +0\nE 5|5@4|5 +20\nresult *\n"
    assert codes(text) == ["SR001", "SR001"]
    assert [fault.unverified for fault in found_in(text)] == [1, 0]
    assert judged(text).scores == (5, 20)


def test_an_unreadable_line_without_consequences_leaves_the_round_verified():
    text = "round 1\nS 1|4 +5\nW 4:5 +0\nN 1|1@1|4 +0\nresult *\n"
    assert (codes(text), judged(text).unverified_events) == (["SR001"], 0)
