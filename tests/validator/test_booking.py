"""The settlement of a round, booked into the two scores (R20)."""

import pytest
from support.judged import changed, codes, found_in, judged, right

BLOCKED = right("blocked")
"""Before the settlement the scores are 30 and 0 + 20; N costs 25, E 20, S 30 and W 20."""
SOUTH = "hand S 0|3 2|2 2|6 3|4 3|6 (31) -30 =-25\n"


def booked(*changes):
    """What is wrong with the changed record, and its scores."""
    text = changed(BLOCKED, *changes)
    found = [(fault.code, fault.address.kind.value, fault.address.index) for fault in found_in(text)]
    return found, judged(text).scores


@pytest.mark.parametrize("total", ["=5", "=-25"])
def test_a_hand_without_a_statement_is_subtracted_last_or_with_its_partner(total):
    """30 - 25 = 5, and 5 - 30 = -25."""
    assert booked((SOUTH, ""), ("-25 =5", f"-25 {total}")) == ([], (-25, -20))


def test_a_total_with_half_a_subtraction_is_wrong():
    assert booked((SOUTH, ""), ("-25 =5", "-25 =0")) == ([("SR603", "hand", 0)], (-25, -20))


def test_the_other_partnership_does_not_matter_to_a_hand_without_a_statement():
    assert booked((SOUTH, ""), ("-20 =0", "-20 =-20"))[0] == [("SR603", "hand", 1)]


def test_without_hands_the_settlement_is_computed():
    text = changed(BLOCKED, (BLOCKED[BLOCKED.index("hand N") : BLOCKED.index("result")], ""))
    assert (codes(text), judged(text).scores) == ([], (-25, -20))


def test_hands_may_be_subtracted_in_any_order():
    north = "hand N 0|4 2|3 4|4 4|6 (27) -25 =5\n"
    assert booked((north, ""), (SOUTH, SOUTH.replace("=-25", "=0") + north.replace("=5", "=-25"))) == (
        [],
        (-25, -20),
    )


def test_both_scores_are_judged_after_the_settlement():
    assert booked(("score NS -25 EW -20", "score NS -25 EW -25")) == ([("SR707", "score", 0)], (-25, -20))


def test_a_wrong_subtraction_is_carried_into_the_scores():
    text = changed(BLOCKED, ("-25 =5", "-20 =10"), ("-30 =-25", "-30 =-20"), ("score NS -25", "score NS -20"))
    [fault] = found_in(text)
    assert (fault.code, fault.carried, judged(text).scores) == ("SR705", 3, (-25, -20))


def test_a_subtraction_that_a_ruling_lets_stand_is_used_from_there():
    text = changed(
        BLOCKED,
        ("-25 =5", "-20 =10 # allow SR705: by the referee"),
        ("-30 =-25", "-30 =-20"),
        ("score NS -25", "score NS -20"),
    )
    [fault] = found_in(text)
    assert (fault.acknowledged, fault.carried) == ("by the referee", 0)
    assert judged(text).scores == (-20, -20)


def test_an_unreadable_event_explains_hands_that_do_not_fit():
    """Two events of one line are lost with it, so that no single one explains the hands."""
    lost = "W 0|6@5|6.high (5) +5 =20\nN 0|5@0|6.low (10) +10 =30\n"
    text = changed(BLOCKED, (lost, f"W 0:6 +5 {lost.splitlines()[1]}\n"), ("(27) -25 =5", "(27) -25 =-5"))
    assert codes(text)[0] == "SR001"
    assert not {"SR703", "SR704", "SR705"} & set(codes(text))


def test_a_round_that_is_not_over_is_not_settled():
    text = BLOCKED[: BLOCKED.index("E knock")] + "result *\n"
    assert (codes(text), judged(text).scores) == ([], (30, 20))
    assert judged(text).games[0].settled == []


def test_a_false_win_settles_nothing():
    text = BLOCKED[: BLOCKED.index("E knock")] + "end won NS\nresult *\n"
    assert (codes(text), judged(text).scores) == (["SR803"], (30, 20))


def test_a_round_in_which_the_target_was_reached_is_not_settled():
    text = changed(right("domino-then-won"), ("end won EW\n", "end won EW\nhand N 1|5 (6) -5 =10\n"))
    assert (codes(text), judged(text).scores) == (["SR708"], (15, 50))
