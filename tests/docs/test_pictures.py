"""The page on pictures shows what really happens."""

import re
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from sevenrocks.validator.cli import main

PAGE = (Path(__file__).parents[2] / "docs/pictures.md").read_text(encoding="utf-8")
RECORD = "round 1\nS 1|4\nend blocked\nround 2\n" + "N knock\n" * 14 + "result *\n"


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
    Path("club.srn").write_text(RECORD, encoding="utf-8")
    assert call(command).exit_code < 2


def test_the_snippet_prints_what_the_page_says(capsys):
    exec(block("python"), {})
    assert f"`{capsys.readouterr().out.strip()}`" in PAGE
