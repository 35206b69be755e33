"""The page on pictures shows what really happens."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from sevenrocks.validator.cli import main

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/pictures.md").read_text(encoding="utf-8")


def block(language):
    return re.search(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[1]


def call(command):
    return CliRunner().invoke(main, shlex.split(command)[1:])


def test_a_command_shows_what_the_page_shows():
    command, _, shown = block("console").partition("\n")
    assert call(command.removeprefix("$ ")).stdout == shown


@pytest.mark.parametrize("command", block("sh").splitlines())
def test_every_command_can_be_called(tmp_path, monkeypatch, command):
    monkeypatch.chdir(tmp_path)
    Path("examples").symlink_to(ROOT / "examples")
    assert call(command).exit_code == 0


def test_the_snippet_prints_what_the_page_says(capsys):
    exec(block("python"), {})
    assert f"`{capsys.readouterr().out.strip()}`" in PAGE
