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
    command = [sys.executable, "-m", "benchmarks", "--quick", "--output", path]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    assert done.stdout == path.read_text("utf-8")
    return done.stdout


def rows(page):
    return [line.split(" | ") for line in page.splitlines() if line.startswith("|")]


def test_every_peer_is_measured_or_said_to_be_absent(page):
    told = {row[0].removeprefix("| "): row for row in rows(page) if len(row) == 6}
    for peer in PEERS:
        figure = told[peer.name][3]
        assert figure == "absent" if peer.version() is None else int(figure.replace(",", "")) > 0


def test_the_page_that_is_kept_says_the_same_of_what_was_measured(page):
    assert prose(KEPT) == prose(page)


def prose(page):
    return [line for line in page.splitlines() if line and not line.startswith(("|", "- ", "Measured on "))]


def test_the_page_that_is_kept_has_figures_of_every_peer():
    told = {row[0].removeprefix("| "): row for row in rows(KEPT) if len(row) == 6}
    assert all("absent" not in told[peer.name] for peer in PEERS)
