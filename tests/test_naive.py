"""The naive rules against the worked examples of the rules."""

import json
from pathlib import Path
from typing import Any

import pytest
from support.naive import Layout, Site, award, deduction, is_blocked, leaders, meanings, placements

POSITIONS = json.loads((Path(__file__).parent / "data" / "positions.json").read_text(encoding="utf-8"))


def lay(*placed: str) -> Layout:
    """A layout from texts like ``1|1@1|4.low``."""
    layout = Layout()
    for text in placed:
        tile, _, target = text.partition("@")
        layout.place(tile, Site(*target.split(".")) if target else None)
    return layout


def site_of(end: dict[str, str]) -> Site:
    """A site of a worked example."""
    return Site(end["tile"], end["site"])


def layout_of(position: dict[str, Any]) -> Layout:
    """The layout of a worked example: each tile on the site that its link names."""
    links = [(site_of(link["from"]), site_of(link["to"])) for link in position["links"]]
    ends = links + [(to, start) for start, to in links]
    layout = Layout()
    for tile in position["placed"]:
        onto = [there for here, there in ends if here.tile == tile and there.tile in layout.tiles]
        layout.place(tile, onto[0] if onto else None)
    return layout


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: " ".join(position["placed"]))
class TestWorkedPositions:
    def test_spinner(self, position: dict[str, Any]) -> None:
        assert layout_of(position).spinner == position["spinner"]

    def test_links(self, position: dict[str, Any]) -> None:
        joined = layout_of(position).joined
        for link in position["links"]:
            assert joined[site_of(link["from"])] == link["to"]["tile"]
            assert joined[site_of(link["to"])] == link["from"]["tile"]

    def test_open_sites(self, position: dict[str, Any]) -> None:
        expected = {(site["tile"], site["site"]) for site in position["open_sites"]}
        assert set(layout_of(position).open_sites()) == expected

    def test_contributions(self, position: dict[str, Any]) -> None:
        expected = sorted((end["tile"], end["value"]) for end in position["contributions"])
        assert sorted(layout_of(position).contributions()) == expected

    def test_total_and_points(self, position: dict[str, Any]) -> None:
        layout = layout_of(position)
        assert (layout.total(), layout.points()) == (position["total"], position["points"])


@pytest.mark.parametrize(
    ("placed", "expected"),
    [
        (["3|6", "6|6@3|6.high", "2|6@6|6.lineB"], [(9, 0), (15, 15), (5, 5)]),
        (["5|5", "0|5@5|5.lineA", "2|5@5|5.lineB", "3|5@5|5.armA"], [(10, 10), (10, 10), (2, 0), (5, 5)]),
    ],
)
def test_worked_sequences(placed: list[str], expected: list[tuple[int, int]]) -> None:
    layouts = [lay(*placed[: number + 1]) for number in range(len(placed))]
    assert [(layout.total(), layout.points()) for layout in layouts] == expected


@pytest.mark.parametrize(
    ("hand", "cost"),
    [
        ([], 0),
        (["0|2"], 0),
        (["0|3"], 5),
        (["1|2"], 5),
        (["2|2"], 5),
        (["1|5"], 5),
        (["2|5"], 5),
        (["4|4"], 10),
        (["0|6", "4|6"], 15),
    ],
)
def test_a_hand_is_rounded_by_itself_r20(hand: list[str], cost: int) -> None:
    assert deduction(hand) == cost


def test_partners_with_three_pips_each_lose_ten_r20() -> None:
    assert deduction(["0|3"]) + deduction(["1|2"]) == 10


@pytest.mark.parametrize(("total", "points"), [(0, 0), (4, 0), (5, 5), (10, 10), (12, 0), (35, 35), (36, 0)])
def test_award_r17(total: int, points: int) -> None:
    assert award(total) == points


def test_tied_seats_draw_again_r5() -> None:
    assert leaders({"N": 5, "E": 9, "S": 9, "W": 2}) == ["E", "S"]


def test_arms_open_only_after_both_line_sides_r12() -> None:
    assert placements(lay("1|1", "1|2@1|1.lineA"), ["1|3"]) == [("1|3", ("1|1", "lineB"))]
    both = lay("1|1", "1|2@1|1.lineA", "1|4@1|1.lineB")
    assert placements(both, ["1|3"]) == [("1|3", ("1|1", "armA")), ("1|3", ("1|1", "armB"))]


def test_an_unopened_arm_that_fits_prevents_a_block_r19() -> None:
    layout = lay("1|1", "1|2@1|1.lineA", "1|4@1|1.lineB")
    assert not is_blocked(layout, {"N": ["1|3"], "E": ["5|5"]})
    assert is_blocked(layout, {"N": ["3|3"], "E": ["5|5"]})


def test_sites_that_differ_only_in_their_label_are_no_choice() -> None:
    assert meanings(lay("6|6"), "2|6") == [("6|6", "lineA")]
    assert meanings(lay("6|6"), "2|6", "6|6.lineB") == [("6|6", "lineB")]
    assert meanings(lay("6|6", "2|6@6|6.lineB"), "3|6", "6|6.line") == [("6|6", "lineA")]


def test_a_value_may_leave_a_choice() -> None:
    layout = lay("1|4", "1|1@1|4.low", "4|4@1|4.high", "1|2@1|1.lineB")
    assert len(meanings(layout, "2|4")) == 2
    assert meanings(layout, "2|4", "4") == [("4|4", "lineB")]
    assert meanings(layout, "2|4", "1|2") == [("1|2", "high")]
    assert meanings(layout, "2|4", "5") == []
