"""Rounds with hidden hands: how knocks are judged, what follows for the deal, and what contradicts itself."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.deals import has_deal, possible_holders
from support.layouts import tile
from support.match import Match, cut
from support.naive import SEATS
from support.play import Player, Turn, play_match
from support.style import PLAIN, random_style
from support.write import write

from sevenrocks.notation import parse
from sevenrocks.notation.tiles import mask_of
from sevenrocks.validator import replay, validate
from sevenrocks.validator.catalogue import remark
from sevenrocks.validator.game import Game
from sevenrocks.validator.possible import number_of_deals

CASES = Path(__file__).parents[1] / "cases/hidden"
HARMLESS = {"SR304", "SR709", "SR804"}
seeds = st.integers(0, 2**32 - 1)
unhurried = settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])


def veiled_games(rng: Random, match: Match) -> list[Game]:
    """The rounds of a match as replayed from a record that leaves out any deals and hands."""
    style = random_style(
        rng,
        deals=rng.choice([0, 0.3, 0.5, 0.8]),
        hands=rng.choice([0, 0.5, 1, 1]),
        shown=rng.choice([0, 0.3, 0.5, 0.8, 1]),
    )
    [read] = parse(write(match, style, rng).write())
    replayed = replay(read)
    assert {found.code for found in replayed.discrepancies} <= HARMLESS
    return replayed.games


def true_hands(match: Match) -> Iterator[tuple[list[int], list[int]]]:
    """By round the masks of the hands dealt, and of what was left of them."""
    for played in match.rounds:
        dealt = [mask_of([tile(name) for name in played.deals[seat]]) for seat in SEATS]
        placed = mask_of([tile(event.tile) for event in played.events if event.tile])
        yield dealt, [hand & ~placed for hand in dealt]


@unhurried
@given(seed=seeds)
def test_what_was_dealt_stays_possible_whatever_is_left_out(seed):
    rng = Random(seed)
    match = play_match(rng)
    for game, (_, rests) in zip(veiled_games(rng, match), true_hands(match), strict=True):
        assert all(rest & ~game.hands.allowed(seat) == 0 for seat, rest in enumerate(rests))
        assert number_of_deals(game)[0] >= 1


@unhurried
@given(seed=seeds)
def test_a_hand_that_is_reconstructed_was_dealt(seed):
    rng = Random(seed)
    match = play_match(rng)
    for game, (dealt, _) in zip(veiled_games(rng, match), true_hands(match), strict=True):
        known = {seat: hand for seat, hand in enumerate(game.hands.dealt) if hand is not None}
        assert known == {seat: dealt[seat] for seat in known}
        assert (number_of_deals(game) == (1, True)) == (len(known) == 4)


@unhurried
@given(seed=seeds)
def test_the_pips_left_lie_in_the_range_of_the_possible_deals(seed):
    rng = Random(seed)
    match = play_match(rng)
    for game, played in zip(veiled_games(rng, match), match.rounds, strict=True):
        for hand in played.hands:
            [one] = [one for one in game.settled if one.seat == SEATS.index(hand.seat)]
            fewest, most = one.between or (hand.pips, hand.pips)
            assert fewest <= hand.pips <= most
            assert one.pips in (None, hand.pips)
            assert one.deduction in (None, hand.deduction)


def careless(rng: Random, share: float) -> Turn:
    """Somebody who knocks now and then whatever there is to place."""
    player = Player(rng)
    return lambda table: table.knock() if table.layout.tiles and rng.random() < share else player(table)


@settings(unhurried, max_examples=150)
@given(seed=seeds, share=st.sampled_from([0.02, 0.1, 0.3]))
def test_knocks_are_wrong_exactly_when_no_deal_allows_them(seed, share):
    rng = Random(seed)
    match = cut(play_match(rng, turn=careless(rng, share)), 1)
    match.result = match.scores if match.is_won else None
    [played] = match.rounds
    known = rng.sample(SEATS, rng.choice([0, 0, 1, 2]))
    shown = rng.choice([[], SEATS, rng.sample(SEATS, 2)])
    written = write(match, PLAIN.but(counts=0, points=0, totals=0, pips=0, deductions=0, scores=0), rng)
    for seat, hand in played.deals.items():
        if seat not in known:
            written.remove(written.of(hand))
    for hand in played.hands:
        if hand.seat not in shown:
            written.remove(written.of(hand))
    [read] = parse(written.write())
    codes = {found.code for found in replay(read).discrepancies}
    assert codes <= {"SR501", "SR205"} | HARMLESS
    assert bool(codes & {"SR501", "SR205"}) != has_deal(possible_holders(played, known, shown))


@pytest.mark.parametrize("path", sorted(CASES.glob("*.srn")), ids=lambda path: path.stem)
def test_the_statements_that_take_part_are_named(path):
    [report] = validate(path)
    named = []
    for found in report.discrepancies:
        for related in found.related:
            place = report.match.origin.place(related.address)
            named.append(f"{place.line}:{place.column}-{place.end_column} {remark(related)}")
    beside = path.with_suffix(".related")
    assert named == (beside.read_text("utf-8").splitlines() if beside.exists() else [])
