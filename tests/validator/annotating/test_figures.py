"""Figures against the naive rules: the ends, knocks that were due, and awards that were missed."""

from itertools import groupby
from operator import attrgetter
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.naive import placements
from support.play import Table, gain, play_match
from support.style import PLAIN
from support.write import write

from sevenrocks.notation import parse
from sevenrocks.notation.tiles import target_name, tile_name
from sevenrocks.validator import replay
from sevenrocks.validator.annotating.figures import figures_of
from sevenrocks.validator.game import OPENING

unhurried = settings(deadline=None, max_examples=10, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32 - 1)


def figures(text, *, missed=True):
    """The figures of a match, by round."""
    [match] = parse(text)
    played = replay(match)
    steps = {index: list(group) for index, group in groupby(played, attrgetter("round"))}
    return [
        list(figures_of(steps.get(game.index, []), game.hands.dealt, missed=missed)) for game in played.games
    ]


@unhurried
@given(seed=seeds)
def test_ends_and_knocks_and_better_awards_are_those_of_the_naive_rules(seed):
    match = play_match(Random(seed), target=100)
    found = figures(write(match, PLAIN, Random(seed)).write())
    for played, told in zip(match.rounds, found, strict=True):
        table = Table(played.deals, played.opener, {"NS": 0, "EW": 0})
        for event, figure in zip(played.events, told, strict=True):
            best = max((gain(table, choice) for choice in table.legal), default=0)
            assert figure.cannot_place == (event.tile is None)
            assert (figure.better.points if figure.better else event.points) == max(best, event.points)
            if event.tile is None:
                table.knock()
            else:
                table.place(event.tile, event.site)
                assert sorted(figure.ends) == sorted(value for _, value in event.ends)


@unhurried
@given(seed=seeds)
def test_what_would_have_scored_more_was_lawful(seed):
    match = play_match(Random(seed), target=45)
    found = figures(write(match, PLAIN, Random(seed)).write())
    for played, told in zip(match.rounds, found, strict=True):
        table = Table(played.deals, played.opener, {"NS": 0, "EW": 0})
        for event, figure in zip(played.events, told, strict=True):
            if better := figure.better:
                site = "" if better.site == OPENING else target_name(better.site)
                lawful = placements(table.layout, table.hands[event.seat])
                assert (tile_name(better.tile), site) in [(tile, ".".join(on or ())) for tile, on in lawful]
            table.knock() if event.tile is None else table.place(event.tile, event.site)


DEAL = "deal S 0|4 1|4 1|5 2|3 3|3 4|5 6|6\n"


def test_nothing_is_missed_that_nobody_asks_for():
    [[figure]] = figures(f"round 1\n{DEAL}S 3|3\nresult *\n", missed=False)
    assert figure.better is None


def test_nothing_is_missed_by_a_hand_that_is_not_known():
    [[figure]] = figures("round 1\nS 3|3\nresult *\n")
    assert figure.better is None


def test_a_hand_that_a_tile_came_from_which_it_had_not_is_not_known_any_more():
    [[first, second]] = figures(f"round 1\n{DEAL}S 2|5\nS 2|2\nresult *\n")[:1]
    assert (first.better, second.better) == (None, None)
