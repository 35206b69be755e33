"""The page on simulated matches shows what really happens."""

import json
import re
import shlex
from dataclasses import fields
from pathlib import Path

import pytest
from support.program import call

from sevenrocks.validator.commands.simulating import Options

PAGE = (Path(__file__).parents[2] / "docs/simulate.md").read_text("utf-8")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A folder for what the commands write."""
    monkeypatch.chdir(tmp_path)


def block(language):
    return re.search(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[1]


def test_the_commands_show_what_the_page_shows():
    first, second, shown = block("console").split("\n", 2)
    assert call(*shlex.split(first)[2:]).stdout == ""
    assert call(*shlex.split(second)[2:]).stdout.rstrip("\n") == shown.rstrip("\n")
    assert Path("truth.jsonl").read_text("utf-8") == block("json")


@pytest.mark.parametrize("command", block("sh").splitlines())
def test_every_command_can_be_called(command):
    assert call(*shlex.split(command)[1:]).exit_code == 0


def test_every_option_and_every_field_of_the_truth_is_told():
    options = {f"--{field.name.replace('_', '-')}" for field in fields(Options)}
    assert set(re.findall(r"^\| `(--[a-z-]+)", PAGE, re.MULTILINE)) == options
    rows = re.findall(r"^\| ((?:`[a-z_]+`(?:, )?)+) \| \S", PAGE, re.MULTILINE)
    assert [name for row in rows for name in re.findall(r"`(\w+)`", row)] == list(json.loads(block("json")))


def test_the_snippet_prints_what_stands_below_it(capsys):
    exec(block("python"), {})
    assert capsys.readouterr().out == block("text")
