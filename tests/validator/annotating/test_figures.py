"""Figures against the naive rules: the ends, knocks that were due, and awards that were missed."""

from itertools import groupby
from operator import attrgetter

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.clubs import club, plain
from support.naive import Layout, placements
from support.named import named_hand, named_placement

from sevenrocks.notation import parse
from sevenrocks.validator import replay
from sevenrocks.validator.annotating.figures import figures_of

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
    match = club(seed).play(target=100)
    for played, told in zip(match.rounds, figures(plain(match)), strict=True):
        for event, figure, layout, legal in moments(played, told):
            best = max((gain(layout, choice) for choice in legal), default=0)
            assert figure.cannot_place == event.is_knock == (not legal)
            assert (figure.better.points if figure.better else event.points) == max(best, event.points)
            if not event.is_knock:
                after = laid(layout, named_placement(event.tile, event.site))
                assert sorted(figure.ends) == sorted(value for _, value in after.contributions())


def moments(played, told):
    """Each event of a round, its figure, and by the naive rules the layout it found and what was legal."""
    layout, hands = Layout(), [named_hand(hand) for hand in played.deals]
    for event, figure in zip(played.events, told, strict=True):
        yield event, figure, layout, placements(layout, hands[event.seat])
        if not event.is_knock:
            placement = named_placement(event.tile, event.site)
            layout = laid(layout, placement)
            hands[event.seat].remove(placement.tile)


def laid(layout, placement):
    after = layout.copy()
    after.place(*placement)
    return after


def gain(layout, placement):
    return laid(layout, placement).points()


@unhurried
@given(seed=seeds)
def test_what_would_have_scored_more_was_lawful(seed):
    match = club(seed).play(target=45)
    for played, told in zip(match.rounds, figures(plain(match)), strict=True):
        for _, figure, _, legal in moments(played, told):
            if better := figure.better:
                assert named_placement(better.tile, better.site) in legal


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
