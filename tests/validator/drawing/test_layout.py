"""A layout as it grew: what is joined to what, and what its open sites contribute."""

import json

import pytest
from hypothesis import given
from support.growth import placed, wild
from support.layouts import site
from support.pictures import DATA, placements_of

from sevenrocks.notation.tiles import target_name, tile_name

POSITIONS = json.loads((DATA / "positions.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: " ".join(position["placed"]))
def test_worked_positions(position):
    layout = placed(" ".join(placements_of(position)))
    links = {frozenset(f"{end['tile']}.{end['site']}" for end in link.values()) for link in position["links"]}
    assert {frozenset(map(target_name, pair)) for pair in layout.joins.items()} == links
    assert (layout.spinner is not None and tile_name(layout.spinner)) == (position["spinner"] or False)
    values = [(tile_name(end.site >> 4), end.contribution) for end in layout.ends]
    counted = [(end["tile"], end["value"]) for end in position["contributions"]]
    assert sorted(pair for pair in values if pair[1] is not None) == sorted(counted)
    assert len(values) == len(position["open_sites"])


def test_an_unused_arm_is_open_and_does_not_score():
    layout = placed("6|6 3|6@6|6.lineA 2|6@6|6.lineB")
    assert {target_name(end.site): end.contribution for end in layout.ends} == {
        "3|6.low": 3,
        "2|6.low": 2,
        "6|6.armA": None,
        "6|6.armB": None,
    }


def test_a_lone_spinner_contributes_once_though_it_is_open_twice():
    assert [(target_name(end.site), end.contribution) for end in placed("5|5").ends] == [
        ("5|5.lineA", None),
        ("5|5.lineB", 10),
    ]


def test_chains_start_from_the_spinner_even_if_it_came_later():
    layout = placed("1|4 4|5@1|4.high 5|5@4|5.high 1|3@1|4.low")
    chain = [target_name(entry) for entry in layout.chain(site("5|5.lineA"))]
    assert chain == ["4|5.high", "1|4.high", "1|3.low"]


def test_an_earlier_moment_knows_nothing_of_what_came_later():
    layout = placed("1|4 4|5@1|4.high 5|5@4|5.high")
    assert layout.after(2).spinner is None
    assert tile_name(layout.after(2).root) == "1|4"


@given(layout=wild)
def test_the_marks_add_up_to_the_total(layout):
    for count in range(1, len(layout.placements) + 1):
        moment = layout.after(count)
        assert sum(end.contribution or 0 for end in moment.ends) == moment.table.total
