"""The page: well formed, self-contained, readable without pictures, and proof against names."""

from html.parser import HTMLParser
from pathlib import Path

import pytest

from sevenrocks.notation import parse
from sevenrocks.validator.annotating.document import document_of
from sevenrocks.validator.annotating.html import page
from sevenrocks.validator.tables.judgement import judge
from sevenrocks.validator.writers import Sourced

ROOT = Path(__file__).parents[3]
VOID = {"meta", "br", "img", "link", "input", "hr"}
RECORD = (ROOT / "examples/faulty/needless-knock.srn").read_text("utf-8")


def written(text, pictures="final"):
    matches = enumerate(parse(text), 1)
    documents = (
        document_of(judge(Sourced("club.srn", index, match)), missed=True) for index, match in matches
    )
    return "".join(page(documents, pictures))


class Reader(HTMLParser):
    """Reads a page and insists that every element is closed where it should be."""

    def __init__(self, text):
        super().__init__()
        self.open, self.elements, self.text = [], [], []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        self.text.append(data)

    def all(self, tag):
        return [attributes for name, attributes in self.elements if name == tag]


@pytest.mark.parametrize("path", sorted((ROOT / "examples").rglob("*.srn")), ids=lambda path: path.stem)
def test_every_example_gives_a_page_that_is_well_formed(path):
    Reader(written(path.read_text("utf-8"), "scoring"))


def test_it_asks_for_nothing_and_runs_nothing():
    reader = Reader(written(RECORD))
    assert not {"script", "link", "img", "iframe", "object"} & {name for name, _ in reader.elements}
    assert not [
        attributes for _, attributes in reader.elements if {"src", "href", "onload"} & set(attributes)
    ]
    assert "url(" not in written(RECORD)
    assert {"default-src 'none'; style-src 'unsafe-inline'"} <= {
        attributes.get("content") for attributes in reader.all("meta")
    }


def test_every_table_has_a_caption_and_heads_that_say_what_they_head():
    reader = Reader(written(RECORD))
    assert len(reader.all("table")) == len(reader.all("caption"))
    assert {attributes.get("scope") for attributes in reader.all("th")} == {"row", "col"}


def test_no_two_elements_have_one_name():
    names = [attributes["id"] for _, attributes in Reader(written(RECORD * 2)).elements if "id" in attributes]
    assert len(names) == len(set(names)) > 4


@pytest.mark.parametrize(("pictures", "number"), [("none", 0), ("final", 1), ("scoring", 3)])
def test_the_pictures_are_those_asked_for(pictures, number):
    record = "round 1\nS 1|4\nW 4|4@1|4.high\nN 1|1@1|4.low\nresult *\n"
    assert len(Reader(written(record, pictures)).all("svg")) == number


@pytest.mark.parametrize(
    "name", ["<script>alert(1)</script>", '"><img src=x onerror=y>', "</style>", "&lt;b"]
)
def test_names_are_shown_and_never_markup(name):
    quoted = name.replace('"', '\\"')
    tags = "".join(f'[{tag} "{quoted}"]\n' for tag in ("Event", "South", "Site"))
    reader = Reader(written(f"{tags}round 1\nS 5|5 +5\nresult *\n", "scoring"))
    assert not {"script", "img", "b"} & {tag for tag, _ in reader.elements}
    assert name in "".join(reader.text)


def test_without_a_match_there_is_an_empty_page():
    assert Reader(written("")).all("article") == []
