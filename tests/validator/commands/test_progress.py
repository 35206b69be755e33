"""A progress bar stands on a terminal only, and only where there is much to do."""

import io
import sys

import pytest

from sevenrocks.validator.commands.progress import MANY, watched


class Terminal(io.StringIO):
    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("stream", "count", "shown"),
    [(Terminal(), MANY, True), (Terminal(), MANY - 1, False), (io.StringIO(), MANY, False)],
    ids=["many", "few", "no-terminal"],
)
def test_when_it_is_shown(monkeypatch, stream, count, shown):
    monkeypatch.setattr(sys, "stderr", stream)
    assert list(watched(range(count))) == list(range(count))
    assert ("100%" in stream.getvalue()) is shown
    assert (stream.getvalue() == "") is not shown


def test_without_standard_error_there_is_none(monkeypatch):
    monkeypatch.setattr(sys, "stderr", None)
    assert list(watched(range(MANY))) == list(range(MANY))
