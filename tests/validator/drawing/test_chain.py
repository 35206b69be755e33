"""One chain: where it goes straight and how it turns, in halves of a tile's short side."""

import pytest
from support.layouts import site

from sevenrocks.validator.drawing.box import Area, Port
from sevenrocks.validator.drawing.chain import Chain
from sevenrocks.validator.drawing.folding import EAST, NORTH

LINE = ["0|1.low", "1|2.low", "2|3.low", "3|4.low", "4|5.low"]


def chain(*entries, far=12, near=5, frame=EAST):
    laid = Chain(frame, 1, 0, near, far)
    for entry in entries:
        laid.lay(site(entry))
    return laid


def areas(laid):
    return [box.area for box in laid.boxes]


def test_singles_lie_along_the_row_and_doubles_across_it():
    assert areas(chain("0|1.low", "1|1.lineA")) == [Area(1, -1, 5, 1), Area(5, -2, 7, 2)]


def test_a_single_that_would_pass_the_limit_turns_and_the_next_one_leads_back():
    laid = chain(*LINE)
    assert areas(laid)[2:] == [Area(9, -1, 11, 3), Area(9, 3, 11, 7), Area(5, 5, 9, 7)]
    assert laid.ports[site("4|5.high")] == Port(5, 6, -1, 0)


def test_a_double_never_turns_and_may_pass_the_limit_by_its_own_width():
    laid = chain("0|1.low", "1|2.low", "2|2.lineA", "2|3.low", far=10)
    assert areas(laid)[2:] == [Area(9, -2, 11, 2), Area(11, -1, 13, 3)]
    assert laid.ugly == 1


def test_a_double_in_a_turn_lies_crosswise_again_and_sets_the_rows_four_apart():
    laid = chain("0|1.low", "1|2.low", "2|3.low", "3|3.lineA", "3|4.low", "4|5.low")
    assert areas(laid)[3:] == [Area(8, 3, 12, 5), Area(9, 5, 11, 9), Area(5, 7, 9, 9)]


def test_a_row_that_comes_back_turns_outwards_at_its_nearer_limit():
    laid = chain(*LINE, "5|6.low")
    assert areas(laid)[-1] == Area(3, 5, 5, 9)


@pytest.mark.parametrize(("near", "ugly"), [(5, 0), (8, 1)])
def test_a_row_without_a_straight_tile_is_ugly(near, ugly):
    assert chain(*LINE, "5|6.low", near=near).ugly == ugly


def test_other_chains_are_the_same_turned_round():
    assert areas(chain("0|1.low", "1|2.low", "2|3.low", frame=NORTH)) == [
        Area(-1, -5, 1, -1),
        Area(-1, -9, 1, -5),
        Area(-1, -11, 3, -9),
    ]


def test_halves_are_told_from_left_to_right_and_from_top_to_bottom():
    laid = chain(*LINE)
    assert [box.values for box in laid.boxes] == [(0, 1), (1, 2), (2, 3), (3, 4), (5, 4)]
