"""The writer: what a style leaves out is not there, and what is there can be read."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.clubs import club, plain

from sevenrocks.notation import parse, render
from sevenrocks.notation.tiles import NO_TARGET, VALUE
from sevenrocks.validator.simulating.style import PLAIN
from sevenrocks.validator.simulating.writer import shorter_targets
from sevenrocks.validator.table import Table

MATCH = club(1).play(target=100)


def read(**style):
    (match,) = parse(plain(MATCH, **style))
    return match


def events(**style):
    return [event for played in read(**style).rounds for event in played.events]


@pytest.mark.parametrize(
    ("share", "has"),
    [
        ("counts", lambda event: event.count is not None),
        ("points", lambda event: event.points is not None),
        ("totals", lambda event: event.total is not None),
    ],
)
def test_claims_stand_in_their_share_of_the_placements(share, has):
    placed = [event for event in events() if event.play.tile >= 0]
    assert all(has(event) for event in placed)
    assert not any(has(event) for event in events(**{share: 0}))
    half = sum(has(event) for event in events(**{share: 0.5})) / len(placed)
    assert 0.3 < half < 0.7


@pytest.mark.parametrize(
    ("share", "told"),
    [("deals", "deals"), ("hands", "hands"), ("draws", "draws"), ("knocks", "events")],
)
def test_statements_are_left_out(share, told):
    everything = sum(len(getattr(played, told)) for played in read().rounds)
    without = sum(len(getattr(played, told)) for played in read(**{share: 0}).rounds)
    assert without < everything
    assert (without == 0) == (told != "events")


def test_targets_are_explicit_or_as_short_as_they_may_be():
    assert all(
        event.play.target < VALUE and event.play.target & 15 <= 5
        for event in events()
        if event.play.target >= 0
    )
    short = [event.play.target for event in events(short_targets=1)]
    assert NO_TARGET in short
    assert any(target >= VALUE for target in short)


def test_a_target_is_shortened_where_that_leaves_no_choice():
    table = Table()
    table.place_first(0)  # 0|0
    assert NO_TARGET in shorter_targets(table, 4, 0 * 16 + 2)
    assert shorter_targets(table, 4, 0 * 16 + 3) == []


@settings(deadline=None, max_examples=20)
@given(
    seed=st.integers(0, 2**32 - 1),
    deals=st.sampled_from([0, 0.5, 1]),
    counts=st.sampled_from([0, 1]),
    short_targets=st.sampled_from([0, 1]),
    comments=st.sampled_from([0, 0.3]),
)
def test_the_plain_style_is_canonical(seed, **style):
    match = club(seed).play(target=45)
    text = plain(match, seed, **style)
    assert render(parse(text)) == text


def test_what_is_had_by_a_style_stands_everywhere_where_it_stood_nowhere():
    style = PLAIN.but(counts=0, points=0.5).having("counts", "points", "totals")
    assert (style.counts, style.points, style.totals) == (1, 0.5, 1)
