"""The page on languages shows what really happens."""

import re
from pathlib import Path

from support.program import call

from sevenrocks.validator.language import LANGUAGES

PAGE = (Path(__file__).parents[2] / "docs/languages.md").read_text("utf-8")
RECORD = "round 1\nS 1|4 +10\nresult *\n"


def block(language):
    (text,) = re.findall(rf"^```{language}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    return text


def test_the_command_shows_what_the_page_shows(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    Path("club.srn").write_text(RECORD, "utf-8")
    command, _, shown = block("console").partition("\n")
    assert call(*command.removeprefix("$ sevenrocks ").split()).stdout == shown


def test_the_snippet_prints_what_the_page_shows(capsys):
    exec(block("python"), {})
    assert capsys.readouterr().out == block("text")


def test_every_language_is_named():
    assert [language for language in LANGUAGES if f"`--lang {language}`" not in PAGE] == []
