"""The smallest set of statements that no deal allows, held against a search through all sets."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st
from support.deals import has_deal
from support.naive import SEATS

from sevenrocks.notation.record import Address, Kind
from sevenrocks.notation.tiles import ALL_TILES, mask_of, tile_name
from sevenrocks.validator.contradiction import Fact, smallest

seats = st.integers(0, 3)
masks = st.integers(0, ALL_TILES)


def knock(seat: int, mask: int) -> tuple[int, ...]:
    return tuple(mask * (seat == other) for other in range(4))


def placement(seat: int, tile: int) -> tuple[int, ...]:
    return tuple((1 << tile) * (seat != other) for other in range(4))


def hand(seat: int, tiles: set[int]) -> tuple[int, ...]:
    mask = mask_of(list(tiles))
    return tuple(ALL_TILES & ~mask if seat == other else mask for other in range(4))


facts = st.lists(
    st.one_of(
        st.builds(knock, seats, st.builds(int.__or__, masks, masks)),
        st.builds(placement, seats, st.integers(0, 27)),
        st.builds(hand, seats, st.sets(st.integers(0, 27), min_size=7, max_size=7)),
    ),
    min_size=1,
    max_size=8,
).map(
    lambda kept_out: [Fact(Address(Kind.EVENT, index, 0), (0,), each) for index, each in enumerate(kept_out)]
)


def is_possible(chosen: tuple[Fact, ...]) -> bool:
    return has_deal(
        {
            tile_name(tile): {
                name
                for seat, name in enumerate(SEATS)
                if not any(fact.kept_out[seat] >> tile & 1 for fact in chosen)
            }
            for tile in range(28)
        }
    )


@settings(deadline=None, max_examples=300)
@given(facts=facts)
def test_no_smaller_set_contradicts_itself(facts):
    if is_possible(tuple(facts)):
        return
    found = smallest(facts)
    assert found == [fact for fact in facts if fact in found]
    assert not is_possible(tuple(found))
    assert all(is_possible(chosen) for chosen in combinations(facts, len(found) - 1))


def test_placements_take_part_where_a_hand_runs_out_of_tiles_that_fit_nowhere():
    """W has not got the sixes, nor what the others placed; then too few tiles are left for seven."""
    sixes = mask_of([6, 12, 17, 21, 24, 26, 27])
    others = [tile for tile in range(28) if not sixes >> tile & 1]
    facts = [
        Fact(Address(Kind.EVENT, index, 0), (seat,), kept_out)
        for index, (seat, kept_out) in enumerate(
            [(3, knock(3, sixes)), *((tile % 3, placement(tile % 3, tile)) for tile in others[:18])]
        )
    ]
    assert smallest(facts) == facts[:16]
