"""Layouts on paper: nothing overlaps, nothing moves, everything is joined as it is on the table."""

from itertools import combinations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.clubs import club
from support.growth import layouts_of, placed, wild

from sevenrocks.notation.tiles import IS_DOUBLE
from sevenrocks.validator.drawing.box import Area, Box, around
from sevenrocks.validator.drawing.fitting import fit, fit_width, together, ways
from sevenrocks.validator.drawing.folding import Folding
from sevenrocks.validator.drawing.layout import Layout
from sevenrocks.validator.table import SITE_VALUE

PAPERS = [(960, 540), (600, 600), (360, 480)]
WHOLE = [
    layout
    for seed in range(6)
    for layout in layouts_of(club(seed).play(target=250))
    if len(layout.placements) >= 20
]
"""Rounds that were played out."""

HALF = 1
"""Half the short side of a tile, in the unit of boxes."""

unhurried = settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
seeds = st.integers(0, 2**32 - 1)


def distance(one: Area, other: Area) -> int:
    """How far two areas are apart, along the axis on which they are further; negative where they overlap."""
    return max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom)


def touching(one: Area, other: Area) -> bool:
    """Whether two areas have more than a corner in common on their edges, and nothing inside."""
    common = (
        min(one.right, other.right) - max(one.left, other.left),
        min(one.bottom, other.bottom) - max(one.top, other.top),
    )
    return min(common) == 0 and max(common) > 0


def half_at(box: Box, site: int) -> Area:
    """The part of a tile that is joined at a site: a double's whole side, or the half of that value."""
    if IS_DOUBLE[box.tile]:
        return box.area
    return box.area.halves()[box.values.index(SITE_VALUE[site])]


def assert_sound(layout: Layout, folding: Folding) -> None:
    joined = {frozenset((site >> 4, own >> 4)) for site, own in layout.joins.items()}
    assert len(joined) == len(layout.placements) - 1
    assert sorted(folding.boxes) == sorted(tile for tile, _ in layout.placements)
    for one, other in combinations(folding.boxes.values(), 2):
        if frozenset((one.tile, other.tile)) not in joined:
            assert distance(one.area, other.area) >= HALF
    for site, own in layout.joins.items():
        assert SITE_VALUE[site] == SITE_VALUE[own]
        assert touching(half_at(folding.boxes[site >> 4], site), half_at(folding.boxes[own >> 4], own))
    for box in folding.boxes.values():
        assert sorted((box.area.width, box.area.height)) == [2, 4]
        assert around([box.area, folding.area]) == folding.area


def assert_marks_free(layout: Layout, folding: Folding) -> None:
    """The mark of an open site lies on no tile and on no other mark."""
    marks = [folding.ports[end.site].mark for end in layout.ends]
    lying = [folding.boxes[tile].area for tile, _ in layout.placements]
    for index, mark in enumerate(marks):
        assert all(distance(mark, area) >= 0 for area in (*lying, *marks[:index]))
        assert around([mark, folding.area]) == folding.area


@unhurried
@given(layout=wild, rng=st.randoms(use_true_random=False))
def test_a_layout_is_sound_however_it_grew_and_wherever_its_rows_turn(layout, rng):
    every = list(ways(layout))
    for way in rng.sample(every, min(12, len(every))):
        assert_sound(layout, together(way))


@unhurried
@given(layout=wild, paper=st.sampled_from(PAPERS))
def test_every_moment_has_its_marks_in_free_places_of_the_final_drawing(layout, paper):
    folding = fit(layout, *paper)
    for count in range(1, len(layout.placements) + 1):
        assert_marks_free(layout.after(count), folding)


@unhurried
@given(seed=seeds, paper=st.sampled_from(PAPERS))
def test_every_round_of_a_lawful_match_is_sound(seed, paper):
    for layout in layouts_of(club(seed).play(target=45)):
        assert_sound(layout, fit(layout, *paper))


@unhurried
@given(layout=wild)
def test_every_layout_has_a_way_into_seventy_columns_of_a_terminal(layout):
    assert fit_width(layout, 34).area.width <= 34


def test_of_the_ways_within_a_width_the_lowest_is_taken():
    line = placed("0|0 0|1@0|0.lineA 1|2@0|1.high 2|3@1|2.high 3|4@2|3.high 4|5@3|4.high 5|6@4|5.high")
    assert fit_width(line, 60).area.height == 4
    assert fit_width(line, 28).area.height > 4


def test_a_tall_paper_gets_a_taller_drawing():
    wide, tall = ([fit(layout, *paper).area for layout in WHOLE] for paper in ((960, 540), (540, 960)))
    assert sum(area.height for area in tall) > sum(area.height for area in wide)
    assert sum(area.width for area in tall) < sum(area.width for area in wide)


def short_side(layout: Layout, width: int, height: int) -> float:
    area = fit(layout, width, height).area
    return 2 * min(width / area.width, height / area.height)


@pytest.mark.parametrize(("paper", "pixels"), [((960, 540), 47), ((600, 600), 39), ((360, 480), 26)])
def test_tiles_are_large_enough_to_read(paper, pixels):
    """On average over whole rounds; what is short is drawn larger."""
    sides = [short_side(layout, *paper) for layout in WHOLE]
    assert sum(sides) / len(sides) >= pixels
