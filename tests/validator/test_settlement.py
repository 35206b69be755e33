"""What the hands cost, held against what is claimed of them (R20)."""

import pytest
from support.judged import changed, found_in, judged, right
from support.layouts import tile

from sevenrocks.notation.record import Ending, Hand, Round
from sevenrocks.notation.tiles import mask_of
from sevenrocks.validator.game import Game
from sevenrocks.validator.hands import Hands
from sevenrocks.validator.progress import Outcome
from sevenrocks.validator.settlement import settle

BLOCKED = right("blocked")
"""NS are left 27 and 31 pips, which cost 25 and 30; together they would cost 60."""


def settled(held, *statements):
    """The hands of a blocked round: seat, pips and cost; ``held`` are the tiles left to N, E, S and W."""
    hands = Hands([None] * 4)
    hands.hidden = []
    hands.may_hold = [mask_of([tile(name) for name in names.split()]) for names in held]
    record = Round(1, hands=statements)
    game = Game(
        hands, index=0, record=record, written=record, players=tuple("NESW"), outcome=Outcome(Ending.BLOCKED)
    )
    return [("NESW"[one.seat], one.pips, one.deduction) for one in settle(game)]


def test_each_hand_is_rounded_by_itself():
    """Two hands of 3 cost 5 + 5, and neither 2 nor 7 pips cost what they are next to."""
    assert settled(["0|3", "0|2", "1|2", "1|6"]) == [("N", 3, 5), ("E", 2, 0), ("S", 3, 5), ("W", 7, 5)]


def test_hands_are_subtracted_in_the_order_of_the_record_and_the_others_last():
    order = [seat for seat, *_ in settled(["0|1"] * 4, Hand(3, (1,)), Hand(1, (1,)))]
    assert order == ["W", "E", "N", "S"]


def test_an_empty_hand_costs_nothing():
    assert settled(["", "6|6", "", ""])[0] == ("N", 0, 0)


def slips(*changes):
    """What is wrong with the changed record: code, part, and how many later claims rest on it."""
    found = found_in(changed(BLOCKED, *changes))
    return [(fault.code, fault.address.part, fault.carried) for fault in found]


def test_the_record_itself_is_right():
    assert slips() == []


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("hand N 4|6 4|4 2|3 0|4", []),
        ("hand N", []),
        ("hand N (27)", []),
        ("hand N 0|4 2|3 4|4", [("SR703", "tiles", 0)]),
        ("hand N 0|4 2|3 4|4 4|6 4|6", [("SR703", "listed", 0)]),
        ("hand N 0|4 2|4 4|4 4|6", [("SR703", "listed", 0)]),
        ("hand N (0)", [("SR703", "tiles", 0)]),
        ("hand N 0|4 2|3 4|4 4|7", [("SR201", "listed", 0)]),
        ("hand N 0|4 2|3 4|4 4|6 (26)", [("SR704", "pips", 0)]),
        ("hand N 0|4 2|3 4|4 4|6 -20", [("SR705", "deduction", 0)]),
        ("hand N 0|4 2|3 4|4 4|6 (26) -30", [("SR704", "pips", 0), ("SR705", "deduction", 0)]),
    ],
)
def test_what_is_claimed_of_a_hand(line, found):
    assert slips(("hand N 0|4 2|3 4|4 4|6 (27) -25 =5", line)) == found


def test_a_subtraction_that_follows_from_wrong_pips_is_not_reported_again():
    """28 pips cost 30."""
    text = changed(
        BLOCKED, ("(27) -25 =5", "(28) -30 =0"), ("-30 =-25", "-30 =-30"), ("score NS -25", "score NS -30")
    )
    [fault] = found_in(text)
    assert (fault.code, fault.carried) == ("SR704", 3)
    assert [edit.text for edit in fault.fix.edits] == ["(27)", "-25", "=5", "=-25", "-25"]


def test_pips_and_subtraction_that_follow_from_a_wrong_list_are_not_reported_again():
    text = changed(BLOCKED, ("4|4 4|6 (27) -25 =5", "4|4 5|6 (28) -30 =0"))
    [fault, *_] = found_in(text)
    assert (fault.code, fault.address.item) == ("SR703", 3)
    assert not fault.fix.safe
    assert [edit.text for edit in fault.fix.edits][:3] == ["0|4 2|3 4|4 4|6", "(27)", "-25"]


def test_pips_that_are_wrong_for_the_list_too_are_their_own_slip():
    assert slips(("4|4 4|6 (27) -25 =5", "4|4 5|6 (29)")) == [("SR703", "listed", 0), ("SR704", "pips", 0)]


def test_hands_that_are_rounded_together_are_one_discrepancy_at_the_first():
    """R20: 27 + 31 = 58 would cost 60."""
    text = changed(BLOCKED, ("-25 =5", "-30 =0"), ("-30 =-25", "-30 =-30"), ("score NS -25", "score NS -30"))
    [fault] = found_in(text)
    assert (fault.code, fault.claimed, fault.computed, fault.carried) == ("SR706", 60, 55, 3)
    assert fault.values == {"side": "NS", "pips": "27 + 31", "costs": "25 + 30"}
    assert [related.remark for related in fault.related] == ["other-hand"]
    assert judged(text).scores == (-25, -20)


def test_a_cost_written_whole_at_one_hand_is_combined_too():
    text = changed(BLOCKED, ("-25 =5", "-60 =-30"), ("-30 =-25", "-0 =-30"), ("score NS -25", "score NS -30"))
    [fault] = found_in(text)
    assert (fault.code, [edit.text for edit in fault.fix.edits][:2]) == ("SR706", ["-25", "-30"])


@pytest.mark.parametrize(
    "changes",
    [
        [("-25 =5", "-30 =0"), ("hand S 0|3 2|2 2|6 3|4 3|6 (31) -30 =-25", "hand S (31)")],
        [("-25 =5", "-20 =10"), ("-30 =-25", "-30 =-20"), ("NS -25", "NS -20")],
    ],
    ids=["one-subtraction-claimed", "another-sum"],
)
def test_other_wrong_subtractions_are_not_combined(changes):
    assert "SR706" not in [code for code, *_ in slips(*changes)]
    assert slips(*changes)[0][:2] == ("SR705", "deduction")


def test_of_two_hand_lines_of_a_seat_the_first_counts():
    text = changed(BLOCKED, ("hand E 0|1", "hand N 6|6 (12) -10\nhand E 0|1"))
    [fault] = found_in(text)
    assert (fault.code, fault.reason, fault.address.index) == ("SR204", "hand", 1)
    assert judged(text).scores == (-25, -20)
