"""Processes that are measured."""

import sys

import pytest

from benchmarks.running import ROOT, run, work


def test_what_a_process_took_and_printed():
    done = run([sys.executable, "-c", "print(sum(range(10**6)))"])
    assert done.output.strip() == "499999500000"
    assert done.cpu > 0
    assert done.wall > 0


def test_bytecode_is_kept_as_that_of_installed_programs_is(monkeypatch):
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    assert run([sys.executable, "-c", "import sys; print(sys.dont_write_bytecode)"]).output == "False\n"


def test_what_fails_is_no_benchmark():
    with pytest.raises(ChildProcessError, match="spoilt"):
        run([sys.executable, "-c", "raise SystemExit('spoilt')"])


def test_the_memory_is_that_of_the_work_alone():
    held = bytearray(300 * 2**20)
    done = work("sevenrocks", str(ROOT / "examples" / "right"))
    assert len(held) > 0
    assert done.seconds > 0
    assert 5 < done.mebibytes < 100
