"""The hooks, as another repository uses them."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent

RIGHT = "round 1\nS 5|5 (10) +10 =10\n\nresult *\n"
FAULTY = "round 1\nS 5|5 (10) +5 =5\n\nresult *\n"
UNTIDY = "round 1\nS   55 (10) +10 =10\nresult *\n"

CONFIGURATION = """\
repos:
- repo: {repository}
  rev: {commit}
  hooks:
  - id: sevenrocks-validate
  - id: sevenrocks-format
"""
OFFLINE = re.compile(
    r"No matching distribution found|Could not find a version|Failed to establish|resolve host"
)


def git(*arguments, cwd=ROOT):
    result = subprocess.run(["git", *arguments], cwd=cwd, capture_output=True, text=True, check=False)
    return result.stdout.strip() if result.returncode == 0 else None


@pytest.fixture(scope="module")
def pre_commit(tmp_path_factory):
    """Run pre-commit in a new repository that uses the hooks of this one as it is committed."""
    commit = git("rev-parse", "HEAD")
    if commit is None or git("rev-parse", "--show-toplevel") != str(ROOT.resolve()):
        pytest.skip("these sources are no git repository, and pre-commit takes hooks from one")
    folder = tmp_path_factory.mktemp("club")
    git("init", "--quiet", cwd=folder)
    (folder / ".pre-commit-config.yaml").write_text(
        CONFIGURATION.format(repository=ROOT, commit=commit), "utf-8"
    )
    environment = os.environ | {"PRE_COMMIT_HOME": str(tmp_path_factory.mktemp("hooks")), "NO_COLOR": "1"}

    def run(*arguments):
        git("add", "--all", cwd=folder)
        command = [sys.executable, "-m", "pre_commit", *arguments]
        return subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, check=False
        )

    built = run("install-hooks")
    if built.returncode and OFFLINE.search(built.stdout):
        pytest.skip("pre-commit cannot build the environment of the hooks: what they need cannot be fetched")
    assert built.returncode == 0, built.stdout + built.stderr
    run.folder = folder
    return run


@pytest.fixture
def records(pre_commit):
    """The working folder of the repository, without the records of other tests."""
    for record in pre_commit.folder.glob("*.srn"):
        record.unlink()
    return pre_commit.folder


def test_a_right_and_tidy_record_passes(pre_commit, records):
    (records / "right.srn").write_text(RIGHT, "utf-8")
    result = pre_commit("run")
    assert (result.returncode, result.stdout.count("Passed")) == (0, 2)


def test_a_faulty_record_is_reported_and_stops_the_commit(pre_commit, records):
    (records / "faulty.srn").write_text(FAULTY, "utf-8")
    result = pre_commit("run", "sevenrocks-validate")
    assert result.returncode == 1
    assert "faulty.srn:2:12: error SR601 wrong-points" in result.stdout


def test_an_untidy_record_is_rewritten_and_stops_the_commit_once(pre_commit, records):
    (records / "untidy.srn").write_text(UNTIDY, "utf-8")
    first = pre_commit("run", "sevenrocks-format")
    assert (first.returncode, (records / "untidy.srn").read_text("utf-8")) == (1, RIGHT)
    assert "files were modified by this hook" in first.stdout
    assert pre_commit("run", "sevenrocks-format").returncode == 0


def test_other_files_are_left_alone(pre_commit, records):
    (records / "notes.txt").write_text(UNTIDY, "utf-8")
    assert pre_commit("run").stdout.count("no files to check") == 2
