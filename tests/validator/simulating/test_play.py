"""The maker of lawful matches: it meets every path that the rules have."""

import pytest
from support.clubs import club
from support.lawful import assert_lawful

from sevenrocks.notation.record import Ending
from sevenrocks.notation.tiles import SITE_NAMES, TILES
from sevenrocks.validator.progress import OPENING
from sevenrocks.validator.simulating.chance import Chance
from sevenrocks.validator.simulating.match import Match
from sevenrocks.validator.simulating.play import Player, deal, play_on
from sevenrocks.validator.simulating.writer import went_out

MATCHES = [club(seed).play() for seed in range(150)]
ROUNDS = [played for match in MATCHES for played in match.rounds]
EVENTS = [event for played in ROUNDS for event in played.events]


def test_the_same_seed_plays_the_same_match():
    assert told(club(7).play()) == told(club(7).play()) != told(club(8).play())


def told(match: Match) -> list[tuple[int, int, int]]:
    return [(event.seat, event.tile, event.score) for played in match.rounds for event in played.events]


def test_the_four_hands_are_the_set_r4():
    hands = deal(Chance(7))
    assert [len(hand) for hand in hands] == [7, 7, 7, 7]
    assert sorted(tile for hand in hands for tile in hand) == list(range(TILES))


@pytest.mark.parametrize("by", Ending)
def test_rounds_end_in_every_way(by):
    assert any(played.ended_by(by) for played in ROUNDS)


def test_matches_are_won_with_the_last_tile_of_a_hand_too():
    assert any(match.is_won and went_out(match.rounds[-1]) for match in MATCHES)


def test_draws_are_repeated_among_those_tied_r5():
    assert any(1 < len(lots) < 4 for played in ROUNDS for lots in played.draws[1:])


def test_arms_are_used_r12():
    used = {SITE_NAMES[event.site & 15] for event in EVENTS if event.site != OPENING}
    assert used == {"armA", "armB", "lineA", "lineB", "low", "high"}


def test_scores_go_below_zero_r20():
    assert any(score < 0 for played in ROUNDS for score in played.scores)


def test_no_total_is_over_36_and_no_award_over_35_r18():
    assert max(event.count for event in EVENTS) <= 36
    assert max(event.points for event in EVENTS) <= 35


@pytest.mark.parametrize("part", range(10))
def test_everything_is_lawful_by_the_naive_rules(part):
    for match in MATCHES[part::10]:
        assert_lawful(match)


@pytest.mark.parametrize("skill", [0.5, 1])
def test_who_is_skilled_scores_more(skill):
    """Points by placement, for more skill against less."""
    assert award_of(skill) > award_of(skill - 0.5)


def award_of(skill: float) -> float:
    chance = Chance(3)
    events = [
        event
        for _ in range(20)
        for played in play_on(Match(10**6), Player(chance, skill), chance, most_rounds=4).rounds
        for event in played.events
    ]
    return sum(event.points for event in events) / len(events)


def test_a_match_that_nobody_wins_is_left_unfinished():
    chance = Chance(3)
    match = play_on(Match(10**6), Player(chance, 0.5), chance, most_rounds=3)
    assert (len(match.rounds), match.result) == (3, None)
