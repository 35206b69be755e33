"""The page on writing shows what really happens."""

import re
from pathlib import Path

import pytest
from support.program import call

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/writing.md").read_text("utf-8")
CONSOLES = re.findall(r"^```console\n\$ sevenrocks (.*?)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(("arguments", "output"), CONSOLES, ids=[arguments for arguments, _ in CONSOLES])
def test_a_command_shows_what_the_page_shows(tmp_path, monkeypatch, arguments, output):
    monkeypatch.chdir(tmp_path)
    (record,) = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    Path("club.srn").write_text(record, "utf-8", newline="\n")
    assert call(*arguments.split()).stdout == output


def test_every_hook_is_shown():
    hooks = re.findall(r"- id: (.*)", (ROOT / ".pre-commit-hooks.yaml").read_text("utf-8"))
    assert sorted(re.findall(r"  - id: (.*)", PAGE)) == sorted(hooks)
