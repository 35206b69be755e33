"""What hidden hands can hold, held against every deal of small endings (R4)."""

from functools import reduce
from operator import or_

from hypothesis import given
from support.endings import endings, every_deal

from sevenrocks.notation.gist import tiles_of
from sevenrocks.notation.tiles import ALL_TILES, mask_of
from sevenrocks.validator.hands import Hands

NORTH, EAST, SOUTH = mask_of(range(7)), mask_of(range(7, 14)), mask_of(range(14, 21))


@given(hands=endings())
def test_hands_are_possible_if_there_is_a_deal(hands):
    assert hands.are_possible(hands.barred) == any(every_deal(hands))


@given(hands=endings())
def test_a_hand_may_hold_exactly_what_it_has_in_some_deal(hands):
    deals = list(every_deal(hands))
    if deals:
        hands.conclude()
        assert {seat: hands.may_hold[seat] for seat in hands.hidden} == {
            seat: reduce(or_, (deal[seat] for deal in deals)) for seat in hands.hidden
        }


@given(hands=endings())
def test_a_hand_is_known_exactly_if_it_is_the_same_in_every_deal(hands):
    deals = list(every_deal(hands))
    if deals:
        hands.conclude()
        for seat in hands.hidden:
            same = {deal[seat] for deal in deals}
            assert hands.rest(seat) == (same.pop() if len(same) == 1 else None)


def test_the_fourth_hand_is_what_the_others_leave():
    hands = Hands([NORTH, EAST, SOUTH, None])
    assert hands.hidden == []
    assert hands.dealt[3] == ALL_TILES & ~(NORTH | EAST | SOUTH)
    assert hands.reconstructed


def test_two_hidden_hands_share_what_is_left():
    hands = Hands([NORTH, EAST, None, None])
    assert hands.hidden == [2, 3]
    assert hands.may_hold[2] == hands.may_hold[3] == ALL_TILES & ~(NORTH | EAST)
    assert hands.dealt == [NORTH, EAST, None, None]


def test_a_hand_that_is_shown_leaves_the_rest_to_the_others():
    hands = Hands([NORTH, EAST, None, None])
    assert hands.can_show(*tiles_of(2, tuple(range(14, 21))))
    hands.show(2, SOUTH)
    assert hands.rest(2) == SOUTH
    assert hands.rest(3) == ALL_TILES & ~(NORTH | EAST | SOUTH)


def test_a_hand_cannot_be_shown_with_a_tile_of_another_or_with_a_tile_too_many():
    hands = Hands([NORTH, EAST, None, None])
    assert not hands.can_show(*tiles_of(2, (0, *range(14, 20))))
    assert not hands.can_show(*tiles_of(2, tuple(range(14, 22))))
    assert not hands.can_show(*tiles_of(2, (14, 14, *range(14, 19))))


def test_a_hidden_hand_goes_out_with_its_seventh_tile():
    hands = Hands([None] * 4)
    for tile in range(7):
        hands.play(1, tile)
    assert hands.left[1] == 0
    assert hands.rest(1) == 0


def test_nothing_is_concluded_where_faults_have_upset_the_number_of_tiles():
    hands = Hands([NORTH, EAST, None, None])
    hands.left[2] -= 1
    before = list(hands.may_hold)
    hands.conclude()
    assert hands.upset
    assert hands.may_hold == before
