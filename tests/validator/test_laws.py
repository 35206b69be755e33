"""What holds for every lawful match in every style, and for every slip: one slip, one finding."""

from typing import NamedTuple

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.clubs import ANY_SLIP, BYTE_ORDER_MARK, club, lawful, plain, slip
from support.lawful import assert_lawful

from sevenrocks.notation import parse
from sevenrocks.notation.record import Place
from sevenrocks.validator import replay, validate
from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.progress import OPENING
from sevenrocks.validator.simulating.slips import SLIPS, Slip

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


@unhurried
@given(seed=seeds)
def test_a_lawful_match_has_no_error_however_it_is_written(seed):
    match, text = lawful(seed)
    assert_lawful(match)
    assert [found for found in findings(text) if found.severity == "error"] == []


@unhurried
@given(seed=seeds)
def test_a_lawful_match_with_its_knocks_ends_and_result_has_no_discrepancy_at_all(seed):
    _, text = lawful(seed, knocks=1, ends=1, result=True)
    assert findings(text) == []


@unhurried
@given(seed=seeds)
def test_every_placement_is_replayed_as_the_naive_rules_play_it(seed):
    match, text = lawful(seed)
    assert_lawful(match)
    [read] = parse(text)
    placements = [event for played in match.rounds for event in played.events if not event.is_knock]
    assert [
        (step.seat, step.tile, step.site, step.total, step.points)
        for step in replay(read)
        if step.site >= OPENING
    ] == [(event.seat, event.tile, event.site, event.count, event.points) for event in placements]


@unhurried
@given(seed=seeds)
def test_scores_and_winner_are_those_of_the_naive_rules(seed):
    some = club(seed)
    match, style = some.play(), some.style()
    assert_lawful(match)
    style = style if style.deals == 1 else style.but(hands=1, shown=1)
    [report] = validate(some.write(match, style).write())
    assert list(report.score) == match.scores
    assert report.winner == (match.rounds[-1].end.who if match.is_won else None)
    assert report.verdict == ("valid" if match.is_won else "unfinished")


@unhurried
@given(seed=seeds)
def test_every_round_and_event_is_counted_and_verified(seed):
    match = club(seed).play()
    [report] = validate(plain(match))
    assert report.rounds == len(match.rounds)
    assert report.events == sum(len(played.events) for played in match.rounds)
    assert report.unverified_events == 0


def assert_found_alone(made: Slip) -> None:
    """The slip is found where it is, and no other error is."""
    found = [each for each in findings(made.text) if each.code == made.code or each.severity == "error"]
    assert found, f"{made.code} is not found: {made.description}"
    assert (found[0].code, found[0].place.line) == (made.code, made.line)
    assert made.column in (None, found[0].place.column)
    assert made.end_column in (None, found[0].place.end_column)
    assert [other for other in found[1:] if other.severity == "error"] == []


def test_every_code_that_one_fault_can_have_has_a_slip():
    bytes_json_and_contradictions = {"SR002", "SR003", "SR005", "SR006", "SR007", "SR205"}
    assert {name.partition("-")[0] for name in SLIPS} == set(CATALOGUE) - bytes_json_and_contradictions


@pytest.mark.parametrize("name", ANY_SLIP)
@settings(unhurried, max_examples=5)
@given(seed=seeds)
def test_one_slip_is_one_finding(name, seed):
    assert_found_alone(slip(name, seed))


@unhurried
@given(seed=seeds, name=st.sampled_from(list(SLIPS)))
def test_a_slip_spoils_no_other_match_of_its_source(seed, name):
    before, after = (plain(club(seed + one).play()) for one in (1, 2))
    spoilt = slip(name, seed).text.removeprefix(BYTE_ORDER_MARK)
    validation = validate(f"{before}\n{spoilt}\n{after}")
    first, *_, last = validation
    assert (first.discrepancies, last.discrepancies, validation.discrepancies) == ((), (), [])
    assert last.index == 3
