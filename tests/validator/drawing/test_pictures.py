"""The kept pictures, character by character; ``python -m support.pictures`` draws them again."""

from xml.etree import ElementTree

import pytest
from support.pictures import KEPT, pictures

DRAWN = pictures()
SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_is_drawn_as_it_is_kept(name):
    assert DRAWN[name] == (KEPT / f"{name}.svg").read_text(encoding="utf-8")


def test_nothing_else_is_kept():
    assert {path.stem for path in KEPT.iterdir()} == set(DRAWN)


@pytest.mark.parametrize("name", DRAWN)
def test_a_picture_has_a_title_and_a_description(name):
    picture = ElementTree.fromstring(DRAWN[name])
    assert picture.get("role") == "img"
    assert [child.tag for child in picture][:2] == [f"{SVG}title", f"{SVG}desc"]
