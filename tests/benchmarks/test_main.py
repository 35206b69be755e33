"""The whole run, with next to nothing; and the page that is kept, which has other figures alone."""

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.peers import PEERS

ROOT = Path(__file__).parents[2]
KEPT = (ROOT / "docs/benchmarks.md").read_text("utf-8")


@pytest.fixture(scope="module")
def page(tmp_path_factory):
    """The page that a quick run writes."""
    path = tmp_path_factory.mktemp("benchmarks") / "page.md"
    command = [sys.executable, "-m", "benchmarks", "--quick", "--compiled", sys.executable, "--output", path]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    assert done.stdout == path.read_text("utf-8")
    return done.stdout


def figures(page):
    """Of the table beside other programs the units a second, by program."""
    rows = [line.removeprefix("| ").split(" | ") for line in page.splitlines() if line.startswith("|")]
    return {row[0]: row[3] for row in rows if len(row) > 4}


def test_every_peer_is_measured_or_said_to_be_absent(page):
    told = figures(page)
    for peer in PEERS:
        figure = told[peer.name]
        assert figure == "absent" if peer.version() is None else int(figure.replace(",", "")) > 0


def test_the_page_that_is_kept_says_the_same_of_what_was_measured(page):
    assert prose(KEPT) == prose(page)


def prose(page):
    return [line for line in page.splitlines() if line and not line.startswith(("|", "- ", "Measured on "))]


def test_the_page_that_is_kept_has_figures_of_every_peer():
    assert all(figures(KEPT)[peer.name] != "absent" for peer in PEERS)


def test_the_page_that_is_kept_has_figures_of_both_builds():
    assert {"Seven Rocks, interpreted", "Seven Rocks, compiled"} <= figures(KEPT).keys()
