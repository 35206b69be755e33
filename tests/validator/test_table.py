"""The layout: sites, contributions, totals and points (R8 to R18)."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support import naive
from support.layouts import contributions, lay, open_sites, place, site, tile

from sevenrocks.notation.tiles import ANY, NO_TARGET, TILES, VALUE, tile_name
from sevenrocks.validator.table import award, deduction

POSITIONS = json.loads((Path(__file__).parents[1] / "data" / "positions.json").read_text(encoding="utf-8"))
SEEDS = st.integers(min_value=0, max_value=2**32 - 1)


def placements_of(position: dict[str, Any]) -> list[str]:
    """A worked position as placements: each tile on the site of an earlier one."""
    laid: list[str] = []
    placements = []
    for name in position["placed"]:
        ends = [(link["from"], link["to"]) for link in position["links"]]
        ends += [(to, start) for start, to in ends]
        target = next((there for here, there in ends if here["tile"] == name and there["tile"] in laid), None)
        placements.append(f"{name}@{target['tile']}.{target['site']}" if target else name)
        laid.append(name)
    return placements


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: " ".join(position["placed"]))
def test_worked_positions(position: dict[str, Any]) -> None:
    table = lay(*placements_of(position))
    assert (tile_name(table.spinner) if table.spinner >= 0 else None) == position["spinner"]
    assert open_sites(table) == {f"{end['tile']}.{end['site']}" for end in position["open_sites"]}
    assert contributions(table) == sorted((end["tile"], end["value"]) for end in position["contributions"])
    assert (table.total, award(table.total)) == (position["total"], position["points"])


@pytest.mark.parametrize(
    ("placements", "expected"),
    [
        (["3|6", "6|6@3|6.high", "2|6@6|6.lineB"], [(9, 0), (15, 15), (5, 5)]),
        (["5|5", "0|5@5|5.lineA", "2|5@5|5.lineB", "3|5@5|5.armA"], [(10, 10), (10, 10), (2, 0), (5, 5)]),
    ],
)
def test_worked_sequences(placements: list[str], expected: list[tuple[int, int]]) -> None:
    table = lay()
    totals = [place(table, placement) for placement in placements]
    assert [(total, award(total)) for total in totals] == expected


def test_the_largest_total_is_36_and_the_largest_award_35() -> None:
    """R18: four ends, three doubles and a six beside them; a five in place of the six for the award."""
    cross = ["0|0", "0|6@0|0.lineA", "0|5@0|0.lineB", "0|4@0|0.armA", "0|3@0|0.armB"]
    doubles = ["6|6@0|6.high", "5|5@0|5.high", "4|4@0|4.high"]
    assert lay(*cross, *doubles).total == 12 + 10 + 8 + 3
    assert lay(*cross, *doubles, "3|6@0|3.high").total == 36
    assert lay(*cross, *doubles, "3|5@0|3.high").total == award(35) == 35


@pytest.mark.parametrize(("total", "points"), [(0, 0), (4, 0), (5, 5), (10, 10), (33, 0), (35, 35), (36, 0)])
def test_award(total: int, points: int) -> None:
    assert award(total) == points


@pytest.mark.parametrize(
    ("pips", "cost"), [(0, 0), (2, 0), (3, 5), (5, 5), (7, 5), (8, 10), (12, 10), (13, 15), (16, 15)]
)
def test_deduction(pips: int, cost: int) -> None:
    assert deduction(pips) == cost


def test_no_random_layout_is_worth_more_than_36() -> None:
    rng = Random(18)
    most = 0
    for _ in range(300):
        layout, table = naive.Layout(), lay()
        while choices := naive.placements(layout, [name for name in naive.TILES if name not in layout.tiles]):
            choice = rng.choice(choices)
            layout.place(*choice)
            most = max(most, place(table, written(choice)))
    assert 20 < most <= 36


def written(choice: naive.Placement) -> str:
    """A naive placement in the notation."""
    return choice.tile if choice.site is None else f"{choice.tile}@{choice.site.tile}.{choice.site.name}"


@given(SEEDS)
def test_agrees_with_the_naive_rules(seed: int) -> None:
    rng = Random(seed)
    layout, table = naive.Layout(), lay()
    rest = list(naive.TILES)
    while choices := naive.placements(layout, rest):
        choice = rng.choice(choices)
        layout.place(*choice)
        rest.remove(choice.tile)
        assert place(table, written(choice)) == layout.total()
        assert open_sites(table) == {f"{end.tile}.{end.name}" for end in layout.open_sites()}
        assert contributions(table) == sorted(layout.contributions())
        fitting = {placement.tile for placement in naive.placements(layout, rest)}
        assert {tile_name(one) for one in range(TILES) if table.fitting() >> one & 1} == fitting


def test_an_arm_used_early_stays_used() -> None:
    """R12: the other arm opens when both line sides are filled."""
    table = lay("3|6", "6|6@3|6.high")
    assert table.place(tile("1|6"), site("6|6.armA")) == 3 + 12 + 1
    place(table, "2|6@6|6.lineB")
    assert open_sites(table) == {"3|6.low", "1|6.low", "2|6.low", "6|6.armB"}


@pytest.mark.parametrize(
    ("target", "expected"),
    [
        (NO_TARGET, ["5|5.lineA"]),
        (VALUE + 5, ["5|5.lineA"]),
        (VALUE + 1, []),
        (site("5|5.line"), ["5|5.lineA"]),
        (site("5|5.lineB"), ["5|5.lineB"]),
        (site("5|5.arm"), []),
        (tile("5|5") * 16 + ANY, ["5|5.lineA"]),
        (tile("1|6") * 16 + ANY, []),
    ],
)
def test_sides_that_differ_only_in_their_label_are_one(target: int, expected: list[str]) -> None:
    assert lay("5|5").sites_for(tile("1|5"), target) == [site(name) for name in expected]


def test_sites_of_one_value_on_two_tiles_are_a_choice() -> None:
    table = lay("5|6", "6|6@5|6.high", "1|5@5|6.low")
    place(table, "1|6@6|6.lineB")
    assert table.sites_for(tile("1|1")) == [site("1|5.low"), site("1|6.low")]
