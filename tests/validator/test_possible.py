"""Rounds with hidden hands: how knocks are judged, what follows for the deal, and what contradicts itself."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from support.clubs import club
from support.deals import has_deal, possible_holders
from support.naive import SEATS
from support.program import call

from sevenrocks import schemas
from sevenrocks.notation import parse
from sevenrocks.notation.tiles import mask_of
from sevenrocks.validator import replay, validate
from sevenrocks.validator.catalogue import remark
from sevenrocks.validator.game import Game
from sevenrocks.validator.possible import number_of_deals
from sevenrocks.validator.simulating.club import Club
from sevenrocks.validator.simulating.match import Match, cut
from sevenrocks.validator.simulating.play import Turn
from sevenrocks.validator.simulating.style import PLAIN

CASES = Path(__file__).parents[1] / "cases/hidden"
HARMLESS = {"SR304", "SR709", "SR804"}
seeds = st.integers(0, 2**32 - 1)
unhurried = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])


def veiled_games(some: Club, match: Match) -> list[Game]:
    """The rounds of a match as replayed from a record that leaves out any deals and hands."""
    record = some.write(
        match,
        deals=some.chance.choice([0, 0.3, 0.5, 0.8]),
        hands=some.chance.choice([0, 0.5, 1, 1]),
        shown=some.chance.choice([0, 0.3, 0.5, 0.8, 1]),
    )
    [read] = parse(record.write())
    replayed = replay(read)
    assert {found.code for found in replayed.discrepancies} <= HARMLESS
    return replayed.games


def true_hands(match: Match) -> Iterator[tuple[list[int], list[int]]]:
    """By round the masks of the hands dealt, and of what was left of them."""
    for played in match.rounds:
        dealt = [mask_of(hand) for hand in played.deals]
        placed = mask_of([event.tile for event in played.events if not event.is_knock])
        yield dealt, [hand & ~placed for hand in dealt]


@unhurried
@given(seed=seeds)
def test_what_was_dealt_stays_possible_whatever_is_left_out(seed):
    some = club(seed)
    match = some.play()
    for game, (_, rests) in zip(veiled_games(some, match), true_hands(match), strict=True):
        assert all(rest & ~game.hands.allowed(seat) == 0 for seat, rest in enumerate(rests))
        assert number_of_deals(game)[0] >= 1


@unhurried
@given(seed=seeds)
def test_a_hand_that_is_reconstructed_was_dealt(seed):
    some = club(seed)
    match = some.play()
    for game, (dealt, _) in zip(veiled_games(some, match), true_hands(match), strict=True):
        known = {seat: hand for seat, hand in enumerate(game.hands.dealt) if hand is not None}
        assert known == {seat: dealt[seat] for seat in known}
        assert (number_of_deals(game) == (1, True)) == (len(known) == 4)


@unhurried
@given(seed=seeds)
def test_the_pips_left_lie_in_the_range_of_the_possible_deals(seed):
    some = club(seed)
    match = some.play()
    for game, played in zip(veiled_games(some, match), match.rounds, strict=True):
        for hand in played.hands:
            [one] = [one for one in game.settled if one.seat == hand.seat]
            fewest, most = one.between or (hand.pips, hand.pips)
            assert fewest <= hand.pips <= most
            assert one.pips in (None, hand.pips)
            assert one.deduction in (None, hand.deduction)


def careless(some: Club, share: float) -> Turn:
    """Somebody who knocks now and then whatever there is to place."""
    player = some.player()
    return lambda live: live.knock() if live.events and some.chance.happens(share) else player(live)


@settings(unhurried, max_examples=150)
@given(seed=seeds, share=st.sampled_from([0.02, 0.1, 0.3]))
def test_knocks_are_wrong_exactly_when_no_deal_allows_them(seed, share):
    some = club(seed)
    match = cut(some.play(careless(some, share)), 1)
    match.result = match.scores if match.is_won else None
    [played] = match.rounds
    known = some.chance.sample(SEATS, some.chance.choice([0, 0, 1, 2]))
    shown = some.chance.choice([[], SEATS, some.chance.sample(SEATS, 2)])
    unclaimed = PLAIN.but(counts=0, points=0, totals=0, pips=0, deductions=0, scores=0)
    written = some.write(match, unclaimed)
    for seat, hand in zip(SEATS, played.deals, strict=True):
        if seat not in known:
            written.remove(written.of(hand))
    for hand in played.hands:
        if SEATS[hand.seat] not in shown:
            written.remove(written.of(hand))
    [read] = parse(written.write())
    codes = {found.code for found in replay(read).discrepancies}
    assert codes <= {"SR501", "SR205"} | HARMLESS
    assert bool(codes & {"SR501", "SR205"}) != has_deal(possible_holders(played, known, shown))


DEALT = """\
round 1
opener S
deal N 0|1 0|6 1|1 1|6 2|5 3|4 4|6
deal E 0|0 0|2 1|3 2|2 2|6 3|5 5|6
"""


@pytest.mark.parametrize(
    ("text", "known", "possible", "exact"),
    [
        (DEALT, "partial", 3432, True),
        (f"{DEALT}S 1|4\n", "partial", 1716, True),
        (f"{DEALT}deal W 0|3 0|5 1|2 2|4 3|6 4|4 5|5\n", "reconstructed", 1, True),
        ("round 1\nS 1|4\n", "partial", 1_000_000, False),
        ("round 1\nS 6|6  W knock  N knock  E knock\nS knock\n", "partial", 0, True),
        (f"{DEALT}S 1|4  W 1|4\n", "partial", 1_000_000, False),
    ],
    ids=["two hidden", "a tile placed", "one hidden", "too many", "none", "cannot be followed"],
)
def test_deals_are_counted_when_asked_for(text, known, possible, exact):
    [report] = validate(text, count_deals=True)
    [deal] = report.deals
    assert (deal.known, deal.possible, deal.exact) == (known, possible, exact)
    [report] = validate(text)
    assert (report.deals[0].possible, report.deals[0].exact) == (None, None)


def test_a_report_in_json_tells_the_count(tmp_path):
    record = tmp_path / "two.srn"
    record.write_text(DEALT, "utf-8")
    report = json.loads(call("validate", "--format", "json", "--count-deals", str(record)).stdout)
    Draft202012Validator(schemas.load("report")).validate(report)
    assert [(deal["possible"], deal["exact"]) for deal in report["matches"][0]["deals"]] == [(3432, True)]


@pytest.mark.parametrize(
    ("claimed", "known", "possible"),
    [("(24)", "partial", 2), ("(25)", "reconstructed", 1), ("-25", "partial", 10), ("(8)", "partial", 252)],
    ids=["two deals", "one deal", "a subtraction", "no deal, so the claim is wrong"],
)
def test_claims_of_a_hand_that_is_not_shown_narrow_the_deals_and_never_contradict_them(
    claimed, known, possible
):
    text = f"""\
round 1
deal S 0|0 0|3 5|6 1|3 1|4 1|5 2|6
deal W 0|2 0|6 3|4 3|3 3|5 3|6 4|4
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
hand N {claimed}
result *
"""
    [report] = validate(text, count_deals=True)
    assert report.discrepancies == ()
    assert [(deal.known, deal.possible, deal.exact) for deal in report.deals] == [(known, possible, True)]
    assert report.unverified_settlements == 1


NAMED = {
    "knock-and-silence-that-no-deal-allows": [
        "8:3-8 E knocks with 2, 3, 4 and 5 open",
    ],
    "knock-refuted-by-a-later-placement": [
        "7:3-6 1|1 is shown here",
    ],
    "knock-refuted-by-the-hand-shown": [
        "12:3-6 0|6 is shown here",
    ],
    "knocks-refuted-by-the-hands-of-others": [
        "2:3-6 W places 0|1",
        "3:3-6 N places 0|4",
        "8:8-31 N shows 1|4 1|6 2|3 2|5 4|6 6|6",
        "9:8-31 W shows 0|0 0|2 0|3 0|6 2|2 3|6",
        "2:3-6 W places 0|1",
        "3:3-6 N places 0|4",
        "8:8-31 N shows 1|4 1|6 2|3 2|5 4|6 6|6",
        "9:8-31 W shows 0|0 0|2 0|3 0|6 2|2 3|6",
        "8:8-11 1|6 is shown here",
    ],
    "knock-and-later-silence-that-no-deal-allows": [
        "9:1-2 E passed over with 2, 3, 4 and 5 open",
    ],
    "silence-refuted-by-the-hands-of-others": [
        "2:3-6 W places 0|1",
        "3:3-6 N places 0|4",
        "7:8-31 N shows 1|4 1|6 2|3 2|5 4|6 6|6",
        "8:8-31 W shows 0|0 0|2 0|3 0|6 2|2 3|6",
        "2:3-6 W places 0|1",
        "3:3-6 N places 0|4",
        "7:8-31 N shows 1|4 1|6 2|3 2|5 4|6 6|6",
        "8:8-31 W shows 0|0 0|2 0|3 0|6 2|2 3|6",
        "7:8-11 1|6 is shown here",
    ],
    "knocks-that-placements-rule-out": [
        "4:3-6 N places 0|6",
        "5:3-6 E places 5|6",
        "9:3-8 S knocks with 2 and 3 open",
    ],
    "knocks-that-two-deals-rule-out": [
        "3:1-35 S was dealt 0|0 1|1 2|2 3|3 4|4 5|5 6|6",
        "4:1-35 W was dealt 0|1 0|2 0|3 0|4 0|5 1|2 1|3",
        "8:3-8 E knocks with 6 open",
    ],
    "silence-refuted-by-a-later-placement": [
        "6:3-6 1|1 is shown here",
    ],
    "three-knocks-that-no-deal-allows": [
        "5:3-8 N knocks with 1 and 4 open",
        "6:3-8 E knocks with 1 and 4 open",
    ],
}
"""By case the statements that take part in what is found in it, with their places, in the order reported."""


@pytest.mark.parametrize("path", sorted(CASES.glob("*.srn")), ids=lambda path: path.stem)
def test_the_statements_that_take_part_are_named(path):
    [report] = validate(path)
    named = []
    for related in (related for found in report.discrepancies for related in found.related):
        place = report.match.origin.place(related.address)
        named.append(f"{place.line}:{place.column}-{place.end_column} {remark(related)}")
    assert named == NAMED.get(path.stem, [])
