"""The table of events: what is written, what replay made of it, and what was found there."""

from pathlib import Path

import pytest
from support.clubs import slip
from support.tables import rows_of

OPENING = "round 1\nS 1|4 (1+4) +5 =5\n"


def row(text, number=-1):
    return rows_of("events", text)[number]


def test_every_event_has_a_row_with_its_place():
    text = f"{OPENING}W 4|4@4\nend blocked\nN 0|1@1\nround 2\nE 6|6\nresult *\nround 1\nN 1|1\n"
    places = [(row.source, row.match, row.round, row.event) for row in rows_of("events", text)]
    first, second = [("club.srn", 1, 1, number) for number in (1, 2, 3)], ("club.srn", 1, 2, 1)
    assert places == [*first, second, ("club.srn", 2, 1, 1)]


def test_an_opening_joins_nothing_and_has_its_ends_counted():
    opened = row(OPENING)
    assert (opened.kind, opened.tile, opened.target, opened.replayed) == ("placement", "1|4", None, True)
    assert (opened.joined_tile, opened.joined_site) == (None, None)
    assert (opened.end_tiles, opened.end_values, opened.total) == (("1|4", "1|4"), (1, 4), 5)
    assert (opened.played_by, opened.side, opened.points) == ("S", "NS", 5)
    assert (opened.ns_score, opened.ew_score) == (5, 0)


@pytest.mark.parametrize("target", ["4", "1|4", "1|4.high"])
def test_a_target_stands_as_written_and_its_site_as_replayed(target):
    placed = row(f"{OPENING}W 4|4@{target}\n")
    assert (placed.target, placed.joined_tile, placed.joined_site) == (target, "1|4", "high")
    assert (placed.end_tiles, placed.end_values, placed.total) == (("1|4", "4|4"), (1, 8), 9)


def test_a_knock_has_neither_tile_nor_ends_nor_points():
    knock = row(f"{OPENING}W knock\n")
    assert (knock.kind, knock.seat, knock.played_by, knock.replayed) == ("knock", "W", "W", True)
    assert (knock.tile, knock.played_tile, knock.end_tiles, knock.total, knock.points) == (None,) * 5
    assert (knock.ns_score, knock.ew_score) == (5, 0)


def test_claims_stand_beside_what_is_computed():
    wrong = row("round 1\nS 5|5 (5+5) +5 =5\n")
    assert (wrong.claimed_ends, wrong.claimed_points, wrong.claimed_score) == ((5, 5), 5, 5)
    assert (wrong.end_values, wrong.points, wrong.ns_score, wrong.codes) == ((10,), 10, 10, ("SR601",))


def test_what_is_not_claimed_is_null():
    bare = row("round 1\nS 5|5\n")
    assert (bare.claimed_ends, bare.claimed_points, bare.claimed_score) == (None, None, None)


def test_a_ruling_sets_its_code_apart_and_its_score_counts():
    allowed = row("round 1\nS 5|5 +5 =5  # allow SR601: as called\n")
    assert (allowed.codes, allowed.acknowledged) == ((), ("SR601",))
    assert (allowed.points, allowed.ns_score) == (10, 5)


def test_the_seat_that_acted_stands_beside_the_one_written():
    deals = "deal N 0|0 0|1 0|2 0|3 0|4 0|5 0|6\ndeal E 1|1 1|2 1|3 1|4 1|5 1|6 2|2\n"
    wrong = row(f"round 1\nopener N\n{deals}N 0|1\nS 1|2@1\n")
    assert (wrong.seat, wrong.played_by, wrong.side, wrong.codes) == ("S", "E", "EW", ("SR303",))


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (f"{OPENING}W 2|7@4 +5 =5\n", ("SR201",)),
        (f"{OPENING}end blocked\nW 4|4@4 +5 =5\n", ("SR409",)),
        ('[Target "5"]\nround 1\nS 1|4\nW 4|4@4 +5 =5\n', ("SR801",)),
        ('[Target "5"]\nround 1\nS 1|4\nend won NS\nround 2\nW 4|4 +5 =5\n', ("SR801",)),
    ],
    ids=["not in the set", "behind the end", "behind the win", "in a round behind the win"],
)
def test_an_event_that_replay_does_not_follow_has_nothing_computed(text, codes):
    lost = row(text)
    assert (lost.replayed, lost.claimed_points, lost.codes) == (False, 5, codes)
    assert lost[lost._fields.index("played_by") : lost._fields.index("codes")] == (None,) * 11


def test_the_score_of_a_side_that_cannot_be_computed_is_null_until_it_is_claimed():
    unknown = "round 1\nS 1|4\nW 2|7@4\nend blocked\n"
    _, _, unsaid, said, next_said = rows_of("events", f"{unknown}round 2\nN 5|5\nE 5|6@5 =20\nS 6|6@6 =20\n")
    assert (unsaid.ns_score, unsaid.ew_score) == (None, None)
    assert (said.ns_score, said.ew_score) == (None, 20)
    assert (next_said.ns_score, next_said.ew_score) == (20, 20)


def test_codes_stand_at_their_events_as_often_as_they_were_found():
    found = [row.codes for row in rows_of("events", f"{OPENING}E 4|4@4 (8) +0\n")]
    assert found == [(), ("SR304", "SR304", "SR602")]


def test_what_replay_takes_an_event_for_stands_beside_what_is_written():
    text = slip("SR401-misread", 3).text
    [misread] = [row for row in rows_of("events", text) if row.tile != row.played_tile]
    assert (misread.tile, misread.played_tile, misread.codes) == ("2|6", "4|5", ("SR401",))


def test_an_event_that_replay_leaves_out_is_not_replayed_and_the_next_ones_are():
    twice = Path(__file__).parents[2].joinpath("cases/SR402/fires-typed-twice.srn").read_text("utf-8")
    left_out = [row for row in rows_of("events", twice) if not row.replayed]
    assert [(row.codes, row.played_tile) for row in left_out] == [(("SR402",), None)]
