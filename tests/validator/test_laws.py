"""What holds for every lawful match in every style, and for every slip: one slip, one finding."""

from random import Random
from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.match import Event, Match
from support.play import play_match
from support.slips import SLIPS, TANGLES, Slip
from support.style import PLAIN, random_style
from support.write import write

from sevenrocks.notation import parse
from sevenrocks.notation.record import Place
from sevenrocks.notation.tiles import SEATS, SIDES, target_name, tile_name
from sevenrocks.validator import replay, validate
from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.game import OPENING

BYTE_ORDER_MARK = "\ufeff"

seeds = st.integers(0, 2**32 - 1)
unhurried = settings(deadline=None, max_examples=50, suppress_health_check=[HealthCheck.too_slow])


class Finding(NamedTuple):
    code: str
    place: Place

    @property
    def severity(self) -> str:
        return CATALOGUE[self.code].severity


def findings(text: str) -> list[Finding]:
    validation = validate(text)
    placed = [(found, report.match.origin) for report in validation for found in report.discrepancies]
    placed += [(found, validation.origin) for found in validation.discrepancies]
    return [Finding(found.code, origin.place(found.address)) for found, origin in placed]


def placements(match: Match) -> list[Event]:
    return [event for played in match.rounds for event in played.events if event.tile is not None]


@unhurried
@given(seed=seeds)
def test_a_lawful_match_has_no_error_however_it_is_written(seed):
    rng = Random(seed)
    text = write(play_match(rng), random_style(rng), rng).write()
    assert [found for found in findings(text) if found.severity == "error"] == []


@unhurried
@given(seed=seeds)
def test_a_lawful_match_with_its_knocks_ends_and_result_has_no_discrepancy_at_all(seed):
    rng = Random(seed)
    text = write(play_match(rng), random_style(rng, knocks=1, ends=1, result=True), rng).write()
    assert findings(text) == []


@unhurried
@given(seed=seeds)
def test_every_placement_is_replayed_as_the_naive_rules_play_it(seed):
    rng = Random(seed)
    match = play_match(rng)
    [read] = parse(write(match, random_style(rng), rng).write())
    steps = [step for step in replay(read) if step.site >= OPENING]
    assert [(SEATS[step.seat], tile_name(step.tile), step.total, step.points) for step in steps] == [
        (event.seat, event.tile, event.count, event.points) for event in placements(match)
    ]
    assert ["" if step.site == OPENING else target_name(step.site) for step in steps] == [
        ".".join(event.site or ()) for event in placements(match)
    ]


@unhurried
@given(seed=seeds)
def test_scores_and_winner_are_those_of_the_naive_rules(seed):
    rng = Random(seed)
    match = play_match(rng)
    style = random_style(rng)
    style = style if style.tells_hands else style.but(hands=1, shown=1)
    [report] = validate(write(match, style, rng).write())
    assert dict(zip(SIDES, report.score, strict=True)) == match.scores
    assert report.winner == (SIDES.index(match.rounds[-1].end.who) if match.is_won else None)
    assert report.verdict == ("valid" if match.is_won else "unfinished")


@unhurried
@given(seed=seeds)
def test_every_round_and_event_is_counted_and_verified(seed):
    rng = Random(seed)
    match = play_match(rng)
    [report] = validate(write(match, PLAIN, rng).write())
    assert report.rounds == len(match.rounds)
    assert report.events == sum(len(played.events) for played in match.rounds)
    assert report.unverified_events == 0


def assert_found_alone(slip: Slip) -> None:
    """The slip is found where it is, and no other error is."""
    found = [each for each in findings(slip.text) if each.code == slip.code or each.severity == "error"]
    assert found, f"{slip.code} is not found: {slip.description}"
    assert (found[0].code, found[0].place.line) == (slip.code, slip.line)
    assert slip.column in (None, found[0].place.column)
    assert slip.end_column in (None, found[0].place.end_column)
    assert [other for other in found[1:] if other.severity == "error"] == []


def test_every_code_that_one_fault_can_have_has_a_slip():
    bytes_json_and_contradictions = {"SR002", "SR003", "SR005", "SR006", "SR007", "SR205"}
    assert {name.partition("-")[0] for name in SLIPS} == set(CATALOGUE) - bytes_json_and_contradictions


@pytest.mark.parametrize("name", SLIPS | TANGLES)
@settings(unhurried, max_examples=5)
@given(seed=seeds)
def test_one_slip_is_one_finding(name, seed):
    assert_found_alone((SLIPS | TANGLES)[name](Random(seed)))


@unhurried
@given(seed=seeds, name=st.sampled_from(list(SLIPS)))
def test_a_slip_spoils_no_other_match_of_its_source(seed, name):
    rng = Random(seed)
    slip = SLIPS[name](rng)
    before, after = (write(play_match(rng), PLAIN, rng).write() for _ in range(2))
    validation = validate(f"{before}\n{slip.text.removeprefix(BYTE_ORDER_MARK)}\n{after}")
    first, *_, last = validation
    assert (first.discrepancies, last.discrepancies, validation.discrepancies) == ((), (), [])
    assert last.index == 3
