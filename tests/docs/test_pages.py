"""The pages show what really happens."""

import json
import re
from pathlib import Path

import pytest
from click.testing import CliRunner
from jsonschema import Draft202012Validator

from sevenrocks import schemas
from sevenrocks.validator import validate
from sevenrocks.validator.cli import main

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(language, page="README.md"):
    """The code blocks of a page in a language."""
    found = BLOCK.findall((ROOT / page).read_text("utf-8"))
    return [text for name, text in found if name == language]


@pytest.fixture
def club(tmp_path, monkeypatch):
    """A folder with the record that the README shows."""
    monkeypatch.chdir(tmp_path)
    Path("club.srn").write_text(blocks("text")[0], "utf-8")


@pytest.mark.parametrize("console", blocks("console"), ids=["en", "tr"])
def test_the_record_has_the_report_that_is_shown(club, console):
    command, _, report = console.partition("\n")
    arguments = command.removeprefix("$ sevenrocks ").split()
    assert CliRunner().invoke(main, arguments).stdout == report


def test_the_library_prints_what_is_shown(club, capsys):
    (snippet,) = blocks("python")
    exec(snippet, {})
    assert capsys.readouterr().out == blocks("text")[1]


def test_the_finished_round_is_right():
    (report,) = validate(blocks("text", "docs/notation.md")[1])
    assert (report.discrepancies, report.score) == ((), (40, -20))


def test_the_record_in_json_follows_the_schema():
    (text,) = blocks("json", "docs/notation.md")
    Draft202012Validator(schemas.load("record")).validate(json.loads(text))


def test_the_first_two_commands_are_one_line_each():
    first, second = blocks("sh")[:2]
    assert (first.count("\n"), second.count("\n")) == (1, 1)


@pytest.mark.parametrize("page", [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")], ids=lambda page: page.name)
def test_links_lead_somewhere(page):
    targets = re.findall(r"\]\((?!http)([^)#]+)", page.read_text("utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []
