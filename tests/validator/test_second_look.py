"""One slip of a line, one finding: the single change that explains a round."""

import pytest
from support.judged import changed, codes, found_in, judged, right

DOMINO = right("domino-then-won")
BLOCKED = right("blocked")

SLIPS = {
    "left-out": (
        [("S 3|6@4|6.high (4+3) +0 =0\n", "")],
        "SR303",
        [("after", "\nS 3|6@4|6.high")],
    ),
    "award-left-out": (
        [("W 2|5@2|2.lineB (0+5) +5 =15\n", "")],
        "SR303",
        [("after", "\nW 2|5@2|2.lineB")],
    ),
    "entered-twice": (
        [("N knock\nE 2|3", "W 0|4@4|6.low (3+0) +0 =10\nN knock\nE 2|3")],
        "SR402",
        [("statement", "")],
    ),
    "swapped": (
        [
            (
                "N 1|2@2|2.armA (0+5+1) +0 =0\nE 5|5@2|5.high (0+1+10) +0 =15\n",
                "E 5|5@2|5.high (0+1+10) +0 =15\nN 1|2@2|2.armA (0+5+1) +0 =0\n",
            )
        ],
        "SR303",
        [("statement", "N 1|2@2|2.armA (0+5+1) +0 =0"), ("statement", "E 5|5@2|5.high (0+1+10) +0 =15")],
    ),
    "tile": ([("E 2|3@3|6.low", "E 1|3@3|6.low")], "SR602", [("tile", "2|3")]),
    "seat": ([("S 2|2@2|3.low", "N 2|2@2|3.low")], "SR303", [("seat", "S")]),
    "site": ([("S 2|2@2|3.low", "S 2|2@2|3.high")], "SR404", [("on", "@2|3.low")]),
    "tile-for-a-knock": ([("N knock\nE 2|3", "N 1|4\nE 2|3")], "SR403", [("statement", "")]),
    "unreadable": ([("S 2|2@2|3.low", "S 2!2@2|3.low")], "SR001", [("rest", "S 2|2@2|3.low")]),
}


@pytest.mark.parametrize(("changes", "code", "edits"), SLIPS.values(), ids=SLIPS)
def test_a_slip_of_one_line_is_found_alone_with_the_change_that_mends_it(changes, code, edits):
    text = changed(DOMINO, *changes)
    [fault] = found_in(text)
    assert fault.code == code
    assert not fault.fix.safe
    assert [(edit.address.part, edit.text) for edit in fault.fix.edits] == edits
    played = judged(text)
    assert (played.scores, played.winner, played.unverified_events) == ((15, 50), 1, 0)


def test_an_unreadable_line_that_hides_no_event_needs_no_change():
    text = changed(BLOCKED, ("E knock\n", "E knock\nS knokc\n"))
    [fault] = found_in(text)
    assert (fault.code, fault.fix) == ("SR001", None)


def test_the_last_event_is_found_again_by_the_hands_that_are_left():
    text = changed(BLOCKED, ("N 0|5@0|6.low (10)", "N 0:5@0|6.low (10)"))
    [fault] = found_in(text)
    assert [edit.text for edit in fault.fix.edits] == ["N 0|5@0|6.low"]
    assert judged(text).scores == (-25, -20)


def test_two_unreadable_lines_are_not_guessed():
    text = changed(
        BLOCKED, ("N 0|5@0|6.low (10)", "N 0:5@0|6.low (10)"), ("W 0|6@5|6.high (5)", "W 0:6@5|6.high (5)")
    )
    assert codes(text) == ["SR001", "SR001"]
    assert all(fault.fix is None for fault in found_in(text))


class TestTwoExplanations:
    """A play of N is missing before the last line: with either of two E wins, but with another score."""

    TEXT = """\
[Target "20"]
round 1
deal N 3|4 0|1 0|5 1|5 1|4 1|6 2|6
deal E 2|3 3|6 4|6 0|2 3|3 0|0 6|6
deal S 2|5 1|2 5|5 2|2 0|6 4|4 5|6
deal W 0|3 1|1 1|3 0|4 3|5 2|4 4|5
E 4|6
S 4|4@4|6.low
W 4|5@4|4.lineB
N 1|6@4|6.high
E knock
S 5|5@4|5.high
W 2|4@4|4.armB
E 0|2@2|4.low
end won EW
"""

    @pytest.mark.parametrize(("missing", "score"), [("N 0|1@1|6.low", 20), ("N 1|5@1|6.low", 25)])
    def test_each_leaves_nothing_wrong(self, missing, score):
        text = changed(self.TEXT, ("E 0|2@2|4", f"{missing}\nE 0|2@2|4"))
        assert (codes(text), judged(text).scores) == ([], (0, score))

    def test_that_differ_in_the_scores_leave_the_round_as_it_is(self):
        assert codes(self.TEXT) == ["SR303", "SR803"]
        assert all(fault.fix is None for fault in found_in(self.TEXT))


def test_two_slips_in_a_round_are_both_reported():
    text = changed(DOMINO, ("S 2|2@2|3.low", "S 2|2@2|3.high"), ("W 3|5@3|3.lineB", "W 3|5@3|3.armA"))
    assert codes(text) == ["SR404", "SR407"]


def test_a_wrong_score_is_no_slip_of_play():
    text = changed(DOMINO, ("(0+4) +0 =0", "(0+4) +0 =5"), ("(0+5) +5 =15", "(0+5) +5 =20"))
    assert codes(text) == ["SR603", "SR603"]


def test_a_fault_that_a_ruling_lets_stand_is_not_explained():
    text = changed(DOMINO, ("S 2|2@2|3.low (0+4) +0 =0", "N 2|2@2|3.low (0+4) +0 =0 # allow SR303: ruled"))
    [fault] = found_in(text)
    assert (fault.code, fault.acknowledged) == ("SR303", "ruled")
