"""Moments of a round: what was done, what it came to, what is wrong there, and where certainty ends."""

import pytest

from sevenrocks.notation import parse
from sevenrocks.validator import replay
from sevenrocks.validator.drawing.scene import Difference
from sevenrocks.validator.drawing.scenes import Scenes
from sevenrocks.validator.tags import players_of

ROUND = """round 1
S 1|4 (5) +5
W 4|4@1|4.high (1+8) +0
N knock
E 1|1@1|4.low (10) +5
S 4|6@4|4.armB (16) +0
"""
REPEATED = """round 1
S 1|4
W 4|4@1|4
N 2|3@4|4
E 1|4@4|4
S 0|0@5|5
"""


def scenes(text=ROUND):
    [match] = parse(f"{text}result *\n")
    return Scenes(replay(match), 0, players_of(match))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (0, "Nothing has been placed"),
        (1, "S opens with 1|4; ends 1 + 4 = 5, 5 points"),
        (2, "W plays 4|4 on the 4 of 1|4; ends 1 + 8 = 9, no points"),
        (3, "N knocks; ends 1 + 8 = 9"),
        (4, "E plays 1|1 on the 1 of 1|4; ends 2 + 8 = 10, 10 points"),
    ],
)
def test_a_moment_is_one_sentence(event, sentence):
    assert scenes().after(event).sentence == sentence


def test_players_are_called_by_their_names():
    assert scenes(f'[South "Ada"]\n{ROUND}').after(1).deed == "S (Ada) opens with 1|4"


def test_claimed_and_computed_are_told_apart():
    assert scenes().after(4).differences == (Difference("SR601", "points", "+5", "+10"),)
    assert scenes().after(4).statements == ["points: claimed +5, computed +10."]


def test_what_is_wrong_without_two_numbers_is_a_remark():
    early = scenes().after(5)
    assert [remark.split(":")[0] for remark in early.remarks] == ["SR406 arm-before-line"]
    assert not early.doubt


def test_a_right_event_has_nothing_to_remark():
    assert scenes().after(2).statements == []


def test_an_event_is_a_moment_of_the_final_layout():
    assert [scene.event for scene in scenes()] == [1, 2, 3, 4, 5]
    assert {scene.final for scene in scenes()} == {scenes().last().layout}


def test_after_the_last_certain_event_the_layout_stays_and_says_so():
    last = scenes(REPEATED).last()
    assert (last.event, len(last.layout.placements)) == (2, 2)
    assert last.doubt == "What follows cannot be verified, from event 3 on"
    assert scenes(REPEATED).after(5).layout == last.layout
    assert not scenes(REPEATED).after(2).doubt


def test_an_event_after_the_end_does_not_count():
    late = scenes("round 1\nS 1|4\nend blocked\nW 4|4@1|4\n").after(2)
    assert (late.event, late.doubt) == (1, "Event 2 does not count")


def test_a_round_without_events_is_an_empty_table():
    last = scenes("round 1\nopener S\n").last()
    assert (last.heading, last.deed, last.ends) == ("Round 1, the beginning", "Nothing has been placed", "")
