"""What holds in the tables of every match, lawful or not."""

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.clubs import ANY_SLIP, club, lawful, plain, slip
from support.tables import rows_of

from sevenrocks.notation.tiles import SEATS, target_name, tile_name
from sevenrocks.validator import validate
from sevenrocks.validator.progress import OPENING
from sevenrocks.validator.reports.finding import findings_in_match
from sevenrocks.validator.reports.values import findings_json

EXAMPLES = sorted(Path(__file__).parents[3].joinpath("examples").rglob("*.srn"))

seeds = st.integers(0, 2**32 - 1)
unhurried = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])


def added(rows, side):
    """What the rounds brought a side: awards less deductions."""
    return sum(getattr(row, f"{side}_awards") - getattr(row, f"{side}_deductions") for row in rows)


def assert_scores_follow_from_the_rows(text):
    [match], rounds, events = (rows_of(name, text) for name in ("matches", "rounds", "events"))
    for side in ("ns", "ew"):
        points = sum(row.points or 0 for row in events if row.side == side.upper())
        assert points == sum(getattr(row, f"{side}_awards") for row in rounds if row.ns_awards is not None)
        assert added((row for row in rounds if row.ns_awards is not None), side) == getattr(
            match, f"{side}_score"
        )


@unhurried
@given(seed=seeds)
def test_awards_less_deductions_are_the_final_scores(seed):
    match, text = lawful(seed, deals=1)
    assert_scores_follow_from_the_rows(text)
    [row] = rows_of("matches", text)
    assert [row.ns_score, row.ew_score] == match.scores


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_so_they_are_in_the_examples(path):
    assert_scores_follow_from_the_rows(path.read_text("utf-8"))


@unhurried
@given(seed=seeds)
def test_events_are_those_that_were_played(seed):
    match, text = lawful(seed, knocks=1)
    rows = rows_of("events", text)
    events = [event for played in match.rounds for event in played.events]
    assert [(row.played_by, row.played_tile, row.joined_tile, row.joined_site) for row in rows] == [
        (SEATS[event.seat], None if event.is_knock else tile_name(event.tile), *joined(event.site))
        for event in events
    ]
    assert [Counter(zip(row.end_tiles or (), row.end_values or (), strict=True)) for row in rows] == [
        Counter((tile_name(tile), value) for tile, value in event.ends) for event in events
    ]


def joined(site):
    return (None, None) if site == OPENING else tuple(target_name(site).split("."))


@unhurried
@given(seed=seeds)
def test_running_scores_are_those_that_were_played(seed):
    match, text = lawful(seed, knocks=1, deals=1)
    events = [event for played in match.rounds for event in played.events]
    running = [row.ns_score if row.side == "NS" else row.ew_score for row in rows_of("events", text)]
    assert [score for score, event in zip(running, events, strict=True) if not event.is_knock] == [
        event.score for event in events if not event.is_knock
    ]


@unhurried
@given(seed=seeds)
def test_rounds_are_settled_as_they_were_played(seed):
    match, text = lawful(seed, deals=1, ends=1)
    rows = rows_of("rounds", text)
    for row, played in zip(rows, match.rounds, strict=True):
        costs = [sum(hand.deduction for hand in played.hands if hand.side == side) for side in (0, 1)]
        assert [row.ns_deductions, row.ew_deductions] == costs
        assert [row.ns_score, row.ew_score] == played.scores
        assert (row.opener, row.ended) == (SEATS[played.opener], played.end.by.value)


@unhurried
@given(seed=seeds)
def test_a_round_starts_from_the_scores_of_the_one_before(seed):
    text = plain(club(seed).play())
    rounds = {row.round: row for row in rows_of("rounds", text)}
    for row in rows_of("events", text):
        if row.event == 1:
            before = rounds.get(row.round - 1)
            opened = (row.points, 0) if row.side == "NS" else (0, row.points)
            assert (row.ns_score, row.ew_score) == (
                opened[0] + (before.ns_score if before else 0),
                opened[1] + (before.ew_score if before else 0),
            )


@unhurried
@given(seed=seeds, name=st.sampled_from(list(ANY_SLIP)))
def test_every_code_stands_where_the_report_has_it(seed, name):
    text = slip(name, seed).text
    found = [one for report in validate(text) for one in findings_json(findings_in_match(report))]
    by_event = Counter((row.round, row.event, code) for row in rows_of("events", text) for code in row.codes)
    by_round = Counter((row.round, code) for row in rows_of("rounds", text) for code in row.codes)
    by_match = Counter(code for row in rows_of("matches", text) for code in row.codes)
    assert by_event == Counter((one["round"], one["event"], one["code"]) for one in found if one["event"])
    assert by_round == Counter((one["round"], one["code"]) for one in found if one["round"])
    assert by_match == Counter(one["code"] for one in found)


@unhurried
@given(seed=seeds, name=st.sampled_from(list(ANY_SLIP)))
def test_counts_add_up(seed, name):
    text = slip(name, seed).text
    rounds, events = rows_of("rounds", text), rows_of("events", text)
    for row in rows_of("matches", text):
        assert row.errors + row.warnings + row.notes == len(row.codes)
        assert row.rounds == len([one for one in rounds if one.match == row.match])
        assert row.events == len([one for one in events if one.match == row.match])
        assert row.events == sum(one.events for one in rounds if one.match == row.match)
