"""The page on JSON shows the same record twice."""

import re
from pathlib import Path

from sevenrocks.notation import json_document, parse, render

PAGE = (Path(__file__).parents[2] / "docs/json.md").read_text("utf-8")


def block(language):
    return re.search(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[1]


def test_the_text_and_the_json_say_the_same():
    assert "".join(json_document(parse(block("text")))) == block("json")
    assert render(parse(block("json"))) == block("text")


def test_the_snippet_writes_a_document(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("club.srn").write_text(block("text"), "utf-8")
    exec(block("python"), {})
    assert Path("club.json").read_text("utf-8") == block("json")
