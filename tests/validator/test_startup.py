"""What is loaded before the program can say that a record is right; whoever waits for a shell knows why."""

import subprocess
import sys
from pathlib import Path

import pytest

RIGHT = Path(__file__).parents[2] / "examples" / "right" / "club-night.srn"
PROGRAM = """
import sys
from sevenrocks.validator.cli import main
try:
    main(["validate", sys.argv[1]])
finally:
    print(*sorted(sys.modules), sep="\\n", file=sys.stderr)
"""
FROM_OUTSIDE = {"click", "sevenrocks"}
OWN = set((Path(__file__).parents[1] / "data" / "loaded.txt").read_text("utf-8").split())
"""The modules that a right record may load; another one has to be worth the time that everybody waits."""
NOT_NEEDED = {
    "asyncio",
    "concurrent.futures",
    "difflib",
    "gzip",
    "importlib.metadata",
    "importlib.resources",
    "json",
    "multiprocessing",
    "secrets",
    "subprocess",
    "tempfile",
    "textwrap",
}


@pytest.fixture(scope="module")
def loaded():
    """The modules that a run over a right record has loaded, those of the interpreter's own start aside."""
    run = [sys.executable, "-S", "-c", "import sys; print(*sys.modules)"]
    before = subprocess.run(run, capture_output=True, check=True, text=True).stdout.split()
    run = [sys.executable, "-c", PROGRAM, str(RIGHT)]
    finished = subprocess.run(run, capture_output=True, check=False, text=True, timeout=60)
    assert finished.returncode == 0, finished.stdout
    return set(finished.stderr.split()) - set(before)


def test_nothing_from_outside_is_loaded_but_the_command_line(loaded):
    own = {"site", "sitecustomize", "usercustomize", "_distutils_hack", *sys.stdlib_module_names}
    outside = {name.partition(".")[0] for name in loaded} - own
    compiled = {name for name in outside if name.endswith("__mypyc")}
    assert {name for name in outside - compiled if not name.startswith("__")} == FROM_OUTSIDE


def test_of_the_program_what_judges_a_right_record_is_loaded_and_nothing_else(loaded):
    assert {name for name in loaded if name.partition(".")[0] == "sevenrocks"} == OWN


def test_what_only_other_work_needs_is_not_loaded(loaded):
    assert loaded & NOT_NEEDED == set()
