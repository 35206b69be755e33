"""The check of everything fails where it would check nothing, and tries the same examples each time."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


def git(folder, *arguments):
    identity = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
    subprocess.run(["git", *identity, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.mark.skipif(not (ROOT / ".ci/run").exists(), reason="needs a clone")
@pytest.mark.parametrize("commands", [0, 2])
def test_a_readme_that_lacks_a_command_fails(tmp_path, commands):
    (tmp_path / ".ci").mkdir()
    shutil.copy(ROOT / ".ci/run", tmp_path / ".ci")
    (tmp_path / "README.md").write_text("```sh\ntrue\n```\n" * commands)
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "-m", "Begin")
    result = subprocess.run(["bash", tmp_path / ".ci/run"], capture_output=True, check=False, text=True)
    assert result.returncode != 0
    assert "the README lacks a command" in result.stderr


@pytest.mark.parametrize(("ci", "same"), [({"CI": "true"}, "True"), ({}, "False")], ids=["set", "not-set"])
def test_the_same_examples_are_tried_where_ci_is_set(ci, same):
    bare = {name: os.environ[name] for name in ("PATH", "SYSTEMROOT") if name in os.environ}
    code = (
        "import runpy, sys; from hypothesis import settings;"
        "runpy.run_path(sys.argv[1]); print(settings.default.derandomize)"
    )
    command = [sys.executable, "-c", code, ROOT / "tests/conftest.py"]
    result = subprocess.run(command, env=bare | ci, capture_output=True, check=True, text=True)
    assert result.stdout.strip() == same
