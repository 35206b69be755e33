"""The page on annotated records shows what really happens."""

import re
from pathlib import Path

from support.program import call

PAGE = (Path(__file__).parents[2] / "docs/annotate.md").read_text("utf-8")


def test_the_command_shows_what_the_page_shows(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (record,) = re.findall(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    ((arguments, output),) = re.findall(
        r"^```console\n\$ sevenrocks (.*?)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL
    )
    Path("club.srn").write_text(record, "utf-8", newline="\n")
    assert call(*arguments.split()).stdout == output
