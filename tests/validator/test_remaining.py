"""How many deals are left and what all of them agree on, held against every deal of small endings."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.endings import endings, every_deal

from sevenrocks.notation.record import Hand
from sevenrocks.validator.hands import Hands, pips
from sevenrocks.validator.remaining import agreed, count, range_of_pips
from sevenrocks.validator.table import deduction


@st.composite
def claimed_endings(draw):
    """An ending, claims of some of its hands, and the deals that they allow."""
    hands = draw(endings())
    deals = list(every_deal(hands))
    claims = {}
    for seat in draw(st.sets(st.sampled_from(hands.hidden))):
        total = pips(draw(st.sampled_from(deals))[seat]) if deals else draw(st.integers(0, 20))
        claimed_pips = draw(st.sampled_from([None, total]))
        claims[seat] = Hand(seat, (), claimed_pips, deduction(total) if claimed_pips is None else None)
    allowed = [deal for deal in deals if all(agrees(claims[seat], deal[seat]) for seat in claims)]
    return hands, claims, allowed


def agrees(claim, mask):
    return claim.pips in (None, pips(mask)) and claim.deduction in (None, deduction(pips(mask)))


@given(ending=claimed_endings())
def test_deals_are_counted(ending):
    hands, claims, allowed = ending
    assert count(hands, claims) == len(allowed)


@given(ending=claimed_endings())
def test_what_the_deals_agree_on_is_found(ending):
    hands, claims, allowed = ending
    assert agreed(hands, claims) == {
        seat: allowed[0][seat]
        for seat in (hands.hidden if allowed else [])
        if len({deal[seat] for deal in allowed}) == 1
    }


@given(hands=endings())
def test_the_fewest_and_the_most_pips_are_those_of_some_deal(hands):
    deals = list(every_deal(hands))
    for seat in hands.hidden if deals else []:
        totals = [pips(deal[seat]) for deal in deals]
        assert range_of_pips(hands, seat) == (min(totals), max(totals))


@pytest.mark.parametrize(
    ("hidden", "deals"),
    [(2, 3_432), (3, 399_072_960), (4, 472_518_347_558_400)],
    ids=["two", "three", "four"],
)
def test_whole_hands_are_counted_without_being_dealt(hidden, deals):
    dealt = [((1 << 7) - 1) << 7 * seat for seat in range(4 - hidden)]
    assert count(Hands([*dealt, *[None] * hidden]), {}) == deals


def test_too_many_claims_of_whole_hands_are_not_counted():
    claims = {seat: Hand(seat, (), 42) for seat in range(4)}
    assert count(Hands([None] * 4), claims) is None
    assert agreed(Hands([None] * 4), claims) == {}
