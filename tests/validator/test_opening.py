"""The neutral draw and the opener (R5 to R7)."""

import pytest
from support.judged import changed, found_in, judged, right

DOMINO_OF_EAST = right("domino-then-won")
"""Its second round is opened by E, who went out in the first."""


def draw_of(*lines):
    """What is wrong with the draws of a first round, each ``(reason, draw, part)``."""
    found = found_in("round 1\n" + "".join(f"draw {line}\n" for line in lines) + "result *\n")
    return [(fault.code, fault.reason, fault.address.index, fault.address.part) for fault in found]


@pytest.mark.parametrize(
    "lines",
    [
        [],
        ["N:5 E:9 S:3 W:2"],
        ["W:2 S:3 E:9 N:5"],
        ["N:5 E:9 S:9 W:2", "E:4 S:7"],
        ["N:5 E:9 S:9 W:9", "E:4 S:4 W:1", "S:2 E:1"],
        ["N:1 E:1 S:1 W:1", "N:4 E:3 S:2 W:1"],
        ["N:5 E:9 S:2 W:2"],
    ],
    ids=["none", "decided", "any-order", "redraw", "two-redraws", "all-tied", "tie-below-the-top"],
)
def test_a_draw_among_the_right_seats_is_right(lines):
    assert draw_of(*lines) == []


@pytest.mark.parametrize(
    ("lines", "reason", "draw", "part"),
    [
        (["N:5 E:9 S:3"], "missing", 0, "statement"),
        (["N:5 E:9 S:9 W:2", "E:4 W:7"], "redraw", 1, "statement"),
        (["N:5 E:9 S:9 W:2", "N:1 E:4 S:7"], "redraw", 1, "statement"),
        (["N:5 E:9 S:9 W:2"], "undecided", 0, "statement"),
        (["N:5 E:9 S:9 W:2", "E:4 S:4"], "undecided", 1, "statement"),
        (["N:5 E:9 S:3 W:2 E:7"], "twice", 0, "lot"),
        (["N:5 E:9 S:3 W:2", "E:4 S:7"], "again", 1, "statement"),
        (["N:5 E:9 S:3", "E:4"], "missing", 0, "statement"),
    ],
)
def test_a_draw_that_breaks_r5_is_reported_once(lines, reason, draw, part):
    assert draw_of(*lines) == [("SR302", reason, draw, part)]


def test_a_redraw_names_the_seats_that_are_tied():
    [fault] = found_in("round 1\ndraw N:5 E:9 S:9 W:2\ndraw E:4 W:7\nresult *\n")
    assert (fault.claimed, fault.computed) == (["E", "W"], ["E", "S"])


def opener_of(text):
    """What is wrong with the opener of a text, and who was taken to open its last round."""
    played = judged(text + "result *\n")
    wrong = [fault for fault in played.discrepancies if fault.code == "SR301"]
    return [(fault.address.kind.value, fault.claimed, fault.computed) for fault in wrong], "NESW"[
        played.games[-1].opener
    ]


@pytest.mark.parametrize(
    ("rest", "expected"),
    [
        ("opener E\n", ([], "E")),
        ("E 1|4\n", ([], "E")),
        ("opener S\n", ([("opener", "S", "E")], "S")),
        ("opener S\nS 1|4\n", ([("opener", "S", "E")], "S")),
        ("opener S\nE 1|4\n", ([("opener", "S", "E")], "E")),
        ("S 1|4\n", ([("event", "S", "E")], "S")),
    ],
    ids=["right", "nobody-named", "wrong", "wrong-and-plays", "only-the-line-is-wrong", "wrong-play"],
)
def test_the_winner_of_the_draw_opens(rest, expected):
    assert opener_of(f"round 1\ndraw N:5 E:9 S:3 W:2\n{rest}") == expected


@pytest.mark.parametrize("rest", ["opener S\nS 1|4\n", "S 1|4\n"])
def test_without_a_draw_anybody_may_have_won_it(rest):
    assert opener_of(f"round 1\n{rest}") == ([], "S")


def test_an_opener_is_not_judged_by_a_draw_that_decides_nothing():
    assert opener_of("round 1\ndraw N:5 E:9 S:9 W:2\nopener N\nN 1|4\n") == ([], "N")


@pytest.mark.parametrize(
    ("opener", "code", "reason"),
    [
        ("opener E", [], []),
        ("draw N:1 E:2 S:3 W:4\nopener E", ["SR302"], ["not-due"]),
        ("opener W", ["SR301"], ["domino"]),
    ],
    ids=["right", "draw", "another"],
)
def test_whoever_went_out_opens_the_next_round_without_a_draw(opener, code, reason):
    found = found_in(changed(DOMINO_OF_EAST, ("round 2\nopener E", f"round 2\n{opener}")))
    assert ([fault.code for fault in found], [fault.reason for fault in found]) == (code, reason)


def test_after_a_block_a_new_draw_decides():
    text = changed(right("blocked"), ("result *", "round 2\ndraw N:1 E:2 S:3 W:4\nopener N\nresult *"))
    [fault] = found_in(text)
    assert (fault.code, fault.reason, fault.computed) == ("SR301", "draw", "W")


def test_a_round_that_ended_wrongly_does_not_judge_the_next_opener():
    text = changed(DOMINO_OF_EAST, ("end domino E", "end domino W"), ("round 2\nopener E", "round 2"))
    assert [fault.code for fault in found_in(text)] == ["SR701"]
