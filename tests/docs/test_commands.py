"""No command is forgotten where commands are told."""

import re
from pathlib import Path

import pytest

from sevenrocks.validator.cli import COMMANDS

ROOT = Path(__file__).parents[2]


def test_the_table_of_the_readme_has_every_command_and_no_other():
    page = (ROOT / "README.md").read_text("utf-8")
    assert set(re.findall(r"^\| `sevenrocks (\w+)\b.*` \| \S.* \|$", page, re.MULTILINE)) == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_stands_in_the_changelog(command):
    assert f"`sevenrocks {command}" in (ROOT / "CHANGELOG.md").read_text("utf-8")
