"""The events of a round, played one after the other: what ends it, and what is booked (R6 to R17)."""

import pytest
from support.judged import changed, found_in, judged, right

BLOCKED = right("blocked")
"""Ends with ``N 0|5@0|6.low`` and the knocks of E, S, W and N."""
KNOCKS = "E knock\nS knock\nW knock\nN knock\nend blocked\n"


def tail(text):
    """What is wrong where the knocks and the end of the round are written in another way."""
    found = judged(changed(BLOCKED, (KNOCKS, text))).discrepancies
    return [(fault.code, fault.reason, fault.address.index) for fault in found]


def test_a_seat_passed_over_in_silence_that_could_not_place_has_knocked():
    assert tail("S knock\nW knock\nN knock\nend blocked\n") == [("SR304", "", 10)]


def test_silent_knocks_may_end_the_round_before_an_event():
    """R19: one knock is recorded, three are silent; the fourth ended the round."""
    assert tail("E knock\nE 1|1@1|5.low\nend blocked\n") == [
        ("SR304", "", 11),
        ("SR304", "", 11),
        ("SR304", "", 11),
        ("SR409", "over", 11),
    ]


@pytest.mark.parametrize(
    ("events", "index"),
    [
        ("E knock\nS knock\nW knock\nN knock\nE knock\nend blocked\n", 14),
        ("E knock\nS knock\nW knock\nN knock\nE 1|1@1|5.low\nS 2|2\nend blocked\n", 14),
    ],
)
def test_events_after_the_round_was_over_are_reported_once(events, index):
    assert tail(events) == [("SR409", "over", index)]


def test_what_late_events_claim_is_followed():
    text = changed(
        BLOCKED,
        ("end blocked\n", "E 1|1@1|5.low +20 =35\nend blocked\n"),
        ("-20 =0", "-20 =15"),
        ("-20 =-20", "-20 =-5"),
        ("EW -20", "EW -5"),
    )
    [fault] = found_in(text)
    assert (fault.code, fault.carried) == ("SR409", 3)
    assert judged(text).scores == (-25, -20)


def test_a_knock_that_should_not_have_been_is_reported_and_play_goes_on():
    text = "round 1\ndeal W 0|3 0|5 1|2 2|4 3|6 4|4 5|5\nS 1|4\nW knock\nN 1|1 +0\nresult *\n"
    [fault] = found_in(text)
    assert (fault.code, fault.legal) == ("SR501", ("1|2@1|4.low", "2|4@1|4.high", "4|4@1|4.high"))


def test_the_seat_is_the_slip_where_the_tile_is_in_the_hand_that_was_due():
    """The points go to its partnership, and the turn on from it."""
    text = changed(BLOCKED, ("N 4|5@2|4.high (10) +10 =20", "W 4|5@2|4.high (10) +10 =20"))
    [fault] = found_in(text)
    assert (fault.code, fault.reason, fault.computed) == ("SR303", "seat", "N")
    assert judged(text).scores == (-25, -20)


def test_the_tile_of_another_hand_hides_both():
    text = changed(BLOCKED, ("0|6 1|5", "0|6 1|4"), ("1|4 1|6 5|5", "1|5 1|6 5|5"))
    [fault] = found_in(text)
    assert (fault.code, fault.reason, fault.claimed) == ("SR401", "dealt", "1|5")


class TestAwards:
    def test_a_wrong_award_is_carried_by_the_totals_that_go_on_from_it(self):
        text = "round 1\nS 1|4 +10 =10\nN 1|1@1|4.low (4+2) +0 =10\nresult *\n"
        [fault] = found_in(text)
        assert (fault.code, fault.carried) == ("SR601", 2)
        assert judged(text).scores == (5, 0)

    def test_an_award_that_a_ruling_lets_stand_is_used_from_there(self):
        text = "round 1\nS 1|4 +10 =10 # allow SR601: by the referee\nresult *\n"
        [fault] = found_in(text)
        assert (fault.code, fault.acknowledged, fault.carried) == ("SR601", "by the referee", 0)
        assert judged(text).scores == (10, 0)

    def test_after_an_acknowledged_award_the_computed_score_is_wrong(self):
        found = found_in("round 1\nS 1|4 +10 =5 # allow SR601\nresult *\n")
        assert [(fault.code, fault.acknowledged, fault.computed) for fault in found] == [
            ("SR601", "", 5),
            ("SR603", None, 10),
        ]

    def test_count_and_points_that_fit_another_site_suggest_that_site(self):
        """2|5 at the high end of 1|2 leaves two fives, at that of 1|5 two twos."""
        text = "round 1\nS 1|2\nW 1|5@1|2.low\nN 2|5@1|5.high (5+5) +10\nresult *\n"
        [fault] = found_in(text)
        assert (fault.code, fault.claimed, fault.computed) == ("SR602", 10, 4)
        assert not fault.fix.safe
        assert [(edit.address.part, edit.text) for edit in fault.fix.edits] == [("on", "@1|2.high")]

    def test_the_event_that_reaches_the_target_ends_the_round(self):
        text = '[Target "5"]\nround 1\nS 1|4 +5\nend won NS\nresult NS 5 EW 0\n'
        assert (found_in(text), judged(text).winner) == ([], 0)
