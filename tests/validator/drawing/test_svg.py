"""SVG pictures: well-formed, inside their paper, steady from one event to the next."""

import re
from xml.etree import ElementTree

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.growth import placed, wild

from sevenrocks.validator.drawing.paper import Paper
from sevenrocks.validator.drawing.scene import Difference, Scene
from sevenrocks.validator.drawing.svg import svg

PAPERS = [Paper(960, 540), Paper(600, 600), Paper(360, 480), Paper(200, 200)]
SVG = "{http://www.w3.org/2000/svg}"
CROSS = placed("6|6 3|6@6|6.lineA 2|6@6|6.lineB 1|6@6|6.armA 1|1@1|6.low")

unhurried = settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.too_slow])


def scene(layout, final=None, deed="W plays 2|6", **more):
    return Scene(len(layout.placements), "Round 1", deed, layout, final or layout, True, **more)


def drawing(picture):
    """The part of a picture that is the layout: its shift, its scale and its elements."""
    group = next(part for part in ElementTree.fromstring(picture) if part.get("transform"))
    x, y, unit = map(float, re.findall(r"-?[\d.]+", group.get("transform")))
    return x, y, unit, list(group)


def by_class(picture, name):
    return [part for part in ElementTree.fromstring(picture).iter() if part.get("class") == name]


def tiles(picture):
    return [
        ElementTree.tostring(part) for part in drawing(picture)[3] if part.get("class") in ("tile", "pip")
    ]


@unhurried
@given(layout=wild, paper=st.sampled_from(PAPERS))
def test_everything_lies_inside_the_paper(layout, paper):
    x, y, unit, parts = drawing(svg(scene(layout), paper))
    for part in parts:
        if part.tag == f"{SVG}rect":
            left, top, width, height = (float(part.get(name)) for name in ("x", "y", "width", "height"))
            assert x + unit * left >= 0
            assert y + unit * top >= 0
            assert x + unit * (left + width) <= paper.width
            assert y + unit * (top + height) <= paper.caption_top


@unhurried
@given(layout=wild, paper=st.sampled_from(PAPERS))
def test_every_moment_is_a_part_of_the_final_drawing(layout, paper):
    final = svg(scene(layout), paper)
    for count in range(1, len(layout.placements), 3):
        earlier = svg(scene(layout.after(count), layout), paper)
        assert drawing(earlier)[:3] == drawing(final)[:3]
        assert tiles(final)[: len(tiles(earlier))] == tiles(earlier)


def test_a_picture_comes_out_the_same_every_time():
    assert svg(scene(CROSS)) == svg(scene(placed("6|6 3|6@6|6.lineA 2|6@6|6.lineB 1|6@6|6.armA 1|1@1|6.low")))


def test_scoring_ends_have_numbers_and_the_others_hollow_dots():
    picture = svg(scene(CROSS))
    assert sorted(part.text for part in by_class(picture, "number")) == ["2", "2", "3"]
    assert len(by_class(picture, "open")) == 1


def test_zero_is_a_number_too():
    assert [part.text for part in by_class(svg(scene(placed("0|0"))), "number")] == ["0"]


def test_the_spinner_and_the_last_tile_have_outlines():
    picture = svg(scene(CROSS))
    assert len(by_class(picture, "spinner")) == len(by_class(picture, "last")) == 1
    assert by_class(svg(scene(placed("1|4"))), "spinner") == []


def test_as_many_pips_are_drawn_as_the_tiles_have():
    assert len(by_class(svg(scene(CROSS)), "pip")) == 12 + 9 + 8 + 7 + 2


def test_claimed_and_computed_differ_by_more_than_their_colour():
    wrong = scene(CROSS, differences=(Difference("SR601", "points", "+5", "+10"),))
    by_text = {part.text: part for part in ElementTree.fromstring(svg(wrong)).iter(f"{SVG}tspan")}
    assert by_text["+5"].get("text-decoration") == "line-through"
    assert by_text["+10"].get("text-decoration") == "underline"


def test_title_and_description_say_what_is_shown():
    title, description = list(ElementTree.fromstring(svg(scene(placed("1|4"), deed="S opens with 1|4"))))[:2]
    assert title.text == "Round 1: S opens with 1|4; ends 1 + 4 = 5, 5 points"
    assert description.text.startswith("1 tile: 1|4. Spinner: none.")


def test_an_empty_table_is_a_picture_too():
    assert by_class(svg(scene(placed(""))), "tile") == []


@pytest.mark.parametrize("name", ['<b> & "c"', "\x01\x1b[31m", "\ud800", "\u202egnirts", "İ" * 500])
def test_names_may_hold_anything(name):
    ElementTree.fromstring(svg(scene(CROSS, deed=f"W ({name}) plays")).encode())


@pytest.mark.parametrize(("theme", "queries"), [("light", 0), ("dark", 0), ("auto", 1)])
def test_only_the_automatic_theme_asks_what_the_reader_prefers(theme, queries):
    assert svg(scene(CROSS), theme=theme).count("prefers-color-scheme") == queries


def test_light_and_dark_differ_in_their_colours_only():
    def uncoloured(theme):
        return re.sub(r"#[0-9a-f]{6}", "", svg(scene(CROSS), theme=theme))

    assert svg(scene(CROSS), theme="light") != svg(scene(CROSS), theme="dark")
    assert uncoloured("light") == uncoloured("dark")
