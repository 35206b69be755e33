"""The page on the library runs, and prints what it says."""

import re
from inspect import isfunction
from pathlib import Path

import pytest

from sevenrocks import notation, validator

PAGE = (Path(__file__).parents[2] / "docs/python.md").read_text("utf-8")
SNIPPETS = re.findall(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


def test_every_snippet_prints_what_stands_below_it(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    record = re.search(r"^```text\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)[1]
    Path("club.srn").write_text(record, "utf-8")
    names = {}
    for snippet, printed in SNIPPETS:
        exec(snippet, names)
        assert capsys.readouterr().out == printed


def test_every_snippet_has_its_output():
    assert len(SNIPPETS) == PAGE.count("```python\n") > 0


@pytest.mark.parametrize("package", [notation, validator], ids=lambda package: package.__name__)
def test_every_function_that_is_exported_is_told(package):
    functions = [name for name in package.__all__ if isfunction(getattr(package, name))]
    assert [name for name in functions if not re.search(rf"\b{name}\(", PAGE)] == []
