"""The result of a match and its Result tag, held against the scores computed (R3, R21)."""

import pytest
from support.judged import changed, found_in, judged, right

WON = '[Target "5"]\n[Result "5-0"]\nround 1\nS 1|4 +5\nend won NS\nresult NS 5 EW 0\n'
OPEN = "round 1\nS 1|4 +5\nresult *\n"
LONG = right("domino-then-won")
"""Won by EW with 50 to 15."""


def slips(text):
    """What is wrong with a text: code, kind of statement, part, and how often it was carried."""
    return [
        (fault.code, fault.address.kind.value, fault.address.part, fault.carried) for fault in found_in(text)
    ]


@pytest.mark.parametrize("text", [WON, OPEN, LONG])
def test_right_results(text):
    assert slips(text) == []


@pytest.mark.parametrize(
    ("text", "reason", "behind"),
    [
        ("round 1\nS 1|4\n", "", ("event", 0)),
        ("round 1\nopener S\n", "", ("opener", 0)),
        ("round 1\n", "", ("round", 0)),
        ('[Event "Cup"]\n[Table "4"]\n', "", ("tag", 1)),
        ('[Target "5"]\nround 1\nS 1|4\nend won NS\n', "won", ("end", 0)),
        (right("blocked").replace("result *\n", ""), "", ("score", 0)),
        ("round 1\nS 1|4 +5\nend blocked\nS 1|1\n", "", ("late", 0)),
    ],
)
def test_a_missing_result_is_placed_behind_the_last_statement(text, reason, behind):
    [fault] = [fault for fault in judged(text).discrepancies if fault.code == "SR804"]
    assert (fault.reason, fault.address.part) == (reason, "after")
    assert (fault.address.kind.value, fault.address.index) == behind


def test_a_result_that_cannot_be_read_is_not_missing():
    assert [fault.code for fault in judged("round 1\nS 1|4\nresult\n").discrepancies] == ["SR001"]


def test_an_unfinished_match_that_was_won():
    text = changed(WON, ("result NS 5 EW 0", "result *"))
    [fault] = found_in(text)
    assert (fault.code, fault.reason, fault.computed) == ("SR802", "unfinished", "NS 5 EW 0")
    assert [(edit.address.part, edit.text) for edit in fault.fix.edits] == [("by", "NS 5 EW 0")]


def test_wrong_scores_of_a_result_are_reported_once_at_the_first():
    assert slips(changed(LONG, ("NS 15 EW 50", "NS 20 EW 55"))) == [("SR802", "result", "NS", 0)]
    assert slips(changed(LONG, ("NS 15 EW 50", "NS 15 EW 55"))) == [("SR802", "result", "EW", 0)]


def test_a_result_carries_a_wrong_score():
    text = changed(LONG, ("+10 =50", "+10 =60"), ("NS 15 EW 50", "NS 15 EW 60"))
    assert slips(text) == [("SR603", "event", "total", 1)]


def test_a_result_without_the_target_is_premature():
    [fault] = found_in(changed(right("blocked"), ("result *", "result NS -25 EW -20")))
    assert (fault.code, fault.reason, fault.values) == ("SR803", "result", {"side": "EW", "target": 250})


def test_a_premature_result_names_the_wrong_award_that_it_rests_on():
    text = changed(
        right("blocked"),
        ("[North", '[Target "40"]\n[North'),
        ("N 0|5@0|6.low (10) +10 =30", "N 0|5@0|6.low (10) +20 =40"),
    )
    text = text[: text.index("E knock")] + "end won NS\nresult NS 40 EW 20\n"
    found = found_in(text)
    assert [fault.code for fault in found] == ["SR601", "SR803"]
    assert found[1].cause is found[0]


def test_a_win_that_was_said_to_be_false_already_is_not_said_again():
    assert slips("round 1\nS 1|4 +5\nend won NS\nresult NS 5 EW 0\n") == [("SR803", "end", "statement", 0)]


def test_a_result_that_goes_on_after_the_win_is_carried_from_there():
    text = '[Target "5"]\nround 1\nS 1|4 +5\nW 4|4 +0\nN 1|1@1|4.low +10\nresult NS 15 EW 0\n'
    assert slips(text) == [("SR801", "event", "statement", 1)]


def test_where_the_target_cannot_be_read_a_result_is_believed():
    text = '[Target "5]\nround 1\nS 1|4 +5\nend won NS\nresult NS 5 EW 0\n'
    assert [code for code, *_ in slips(text)] == ["SR001"]
    assert judged(text).winner == 0


def test_where_the_target_cannot_be_read_scores_are_judged_all_the_same():
    text = '[Target "5]\nround 1\nS 1|4 +5\nend won NS\nresult NS 0 EW 5\n'
    assert [code for code, *_ in slips(text)] == ["SR001", "SR802"]


class TestTag:
    @pytest.mark.parametrize("value", ["0-5", "5:0", "*", "", "5-0 "])
    def test_differs_from_the_scores(self, value):
        text = changed(WON, ('"5-0"', f'"{value}"'))
        [fault] = found_in(text)
        assert (fault.code, fault.address.part, fault.claimed) == ("SR104", "value", value)
        assert [edit.text for edit in fault.fix.edits] == ["5-0"]

    def test_of_an_unfinished_match_is_a_star_or_its_scores(self):
        for value, codes in (("*", []), ("5-0", []), ("0-0", ["SR104"])):
            assert [code for code, *_ in slips(f'[Result "{value}"]\n{OPEN}')] == codes

    def test_carries_a_wrong_score_and_is_mended_with_it(self):
        text = changed(
            WON, ('"5-0"', '"10-0"'), ("S 1|4 +5", "S 1|4 +5 =10"), ("result NS 5", "result NS 10")
        )
        [fault] = found_in(text)
        assert (fault.code, fault.carried) == ("SR603", 2)
        assert [(edit.address.kind.value, edit.text) for edit in fault.fix.edits] == [
            ("event", "=5"),
            ("result", "5"),
            ("tag", "5-0"),
        ]

    def test_is_not_judged_where_the_scores_are_not_certain(self):
        text = '[Result "90-0"]\nround 1\nS 1|4\nW 1|4\nN 5|5\nE 5|5\nresult *\n'
        assert "SR104" not in [code for code, *_ in slips(text)]
