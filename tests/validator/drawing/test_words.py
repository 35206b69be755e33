"""A layout in words."""

import pytest
from support import growth
from support.layouts import site, tile

from sevenrocks.validator.drawing.words import count, description, placed


def test_everything_is_said():
    layout = growth.placed("1|4 1|1@1|4.low 1|2@1|1.lineB 1|5@1|1.armA")
    ends = [
        "1|1.armB for a 1, does not count",
        "1|2.high for a 2, counts 2",
        "1|4.high for a 4, counts 4",
        "1|5.high for a 5, counts 5",
    ]
    assert description(layout) == [
        "4 tiles: 1|4, 1|1, 1|2, 1|5.",
        "Spinner: 1|1.",
        "Joined: 1|1.lineA to 1|4.low; 1|2.low to 1|1.lineB; 1|5.low to 1|1.armA.",
        f"Open: {'; '.join(ends)}.",
        "Ends: 2 + 4 + 5 = 11.",
        "Award: no points.",
    ]


def test_one_tile_is_joined_to_nothing():
    assert description(growth.placed("1|4")) == [
        "1 tile: 1|4.",
        "Spinner: none.",
        "Joined: nothing.",
        "Open: 1|4.low for a 1, counts 1; 1|4.high for a 4, counts 4.",
        "Ends: 1 + 4 = 5.",
        "Award: 5 points.",
    ]


def test_an_empty_table_is_said_to_be_empty():
    assert description(growth.placed("")) == ["Nothing has been placed."]


@pytest.mark.parametrize(
    ("joined", "said"),
    [
        ("1|4.high", "the 4 of 1|4"),
        ("4|4.lineB", "4|4"),
        ("6|6.lineA", "line side A of the spinner 6|6"),
        ("6|6.armB", "arm B of the spinner 6|6"),
    ],
)
def test_a_place_is_called_as_players_call_it(joined, said):
    assert placed(tile("0|0"), site(joined), tile("6|6")) == f"0|0 on {said}"


def test_a_single_contribution_needs_no_sum():
    assert count(growth.placed("6|6")) == "12"
