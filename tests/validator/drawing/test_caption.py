"""The rows below a picture."""

import pytest
from support.growth import placed

from sevenrocks.validator.drawing.caption import caption, rows_for
from sevenrocks.validator.drawing.scene import Difference, Scene

LAYOUT = placed("6|6 3|6@6|6.lineA 2|6@6|6.lineB")
SCENE = Scene(3, "Round 1, event 3", "W plays 2|6 on line side B of the spinner 6|6", LAYOUT, LAYOUT, True)
WRONG = Scene(
    3, "Round 1, event 3", "W plays 2|6", LAYOUT, LAYOUT, True, (Difference("SR601", "points", "+10", "+5"),)
)


def said(row):
    return tuple("".join(run.text for run in side) for side in (row.left, row.right))


def test_on_a_wide_paper_two_texts_stand_side_by_side():
    assert list(map(said, caption(SCENE, 90))) == [
        (SCENE.deed, "2 + 3 = 5, 5 points"),
        (SCENE.heading, "● counts · ○ only open · □ last tile · □ spinner"),
    ]


def test_on_a_narrow_paper_they_stand_below_each_other():
    assert list(map(said, caption(SCENE, 48))) == [
        (SCENE.deed, ""),
        ("2 + 3 = 5, 5 points", SCENE.heading),
        ("● counts · ○ only open · □ last tile · □ spinner", ""),
    ]


@pytest.mark.parametrize("width", [20, 48, 90])
def test_it_never_has_more_rows_than_are_kept_free(width):
    deed, remark = f"W ({'Ada ' * 200}) knocks", "so it is " * 50
    long = Scene(3, "Round 1, event 3", deed, LAYOUT, LAYOUT, remarks=(remark,))
    for scene in (SCENE, WRONG, long):
        assert len(caption(scene, width)) <= rows_for(width)


def test_a_difference_takes_the_place_of_the_legend():
    [_, below] = caption(WRONG, 90)
    assert said(below) == (SCENE.heading, "≠ points: claimed +10, computed +5")
    assert [run.style for run in below.right] == ["wrong", "claimed", "ink", "computed"]


def test_only_marks_that_are_there_are_explained():
    layout = placed("1|4")
    assert said(caption(Scene(1, "Round 1, event 1", "S opens with 1|4", layout, layout), 90)[1])[1] == (
        "● counts · □ last tile"
    )
