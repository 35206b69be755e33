"""The maker of lawful matches: it meets every path that the rules have."""

from random import Random

import pytest
from support.match import BLOCKED, DOMINO, WON, Match
from support.naive import TILES, is_blocked
from support.play import Table, deal, play_match
from support.write import went_out

MATCHES = [play_match(Random(seed)) for seed in range(150)]
ROUNDS = [played for match in MATCHES for played in match.rounds]
EVENTS = [event for played in ROUNDS for event in played.events]


def test_the_same_seed_plays_the_same_match():
    one, other = play_match(Random(7)), play_match(Random(7))
    assert told(one) == told(other)


def told(match: Match) -> list[tuple[str, str | None, int]]:
    return [(event.seat, event.tile, event.score) for played in match.rounds for event in played.events]


def test_the_four_hands_are_the_set_r4():
    hands = deal(Random(7))
    assert sorted(tile for hand in hands.values() for tile in hand) == TILES


@pytest.mark.parametrize("by", [DOMINO, BLOCKED, WON])
def test_rounds_end_in_every_way(by):
    assert any(played.end and played.end.by == by for played in ROUNDS)


def test_matches_are_won_with_the_last_tile_of_a_hand_too():
    assert any(match.is_won and went_out(match.rounds[-1]) for match in MATCHES)


def test_draws_are_repeated_among_those_tied_r5():
    assert any(1 < len(lots) < 4 for played in ROUNDS for lots in played.draws[1:])


def test_arms_are_used_r12():
    assert {event.site.name for event in EVENTS if event.site} >= {
        "armA",
        "armB",
        "lineA",
        "lineB",
        "low",
        "high",
    }


def test_scores_go_below_zero_r20():
    assert any(score < 0 for played in ROUNDS for score in played.scores.values())


def test_no_total_is_over_36_and_no_award_over_35_r18():
    assert max(event.count for event in EVENTS) <= 36
    assert max(event.points for event in EVENTS) <= 35


def test_nobody_can_place_when_a_round_is_blocked_r19():
    for played in ROUNDS:
        if played.end and played.end.by == BLOCKED:
            table = Table(played.deals, played.opener, {"NS": 0, "EW": 0})
            for event in played.events:
                if event.tile is not None:
                    table.place(event.tile, event.site, event.seat)
            assert is_blocked(table.layout, table.hands)
