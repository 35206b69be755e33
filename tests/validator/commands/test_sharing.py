"""Many processes report the same bytes as one, and end together."""

import multiprocessing
import os
import signal
import subprocess
import sys
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path

import pytest
from support.archives import case_records, short_matches, write
from support.program import call, command, program

from sevenrocks.validator.commands import sharing
from sevenrocks.validator.commands.sharing import cores
from sevenrocks.validator.commands.tasks import shared

PROGRAM = """
import sys
from sevenrocks.validator.cli import main
try:
    main(sys.argv[1:])
finally:
    print("multiprocessing" in sys.modules, end="", file=sys.stderr)
"""


@pytest.fixture(scope="module")
def archives(tmp_path_factory):
    """A folder with archives of every form, with faults of every kind."""
    folder = tmp_path_factory.mktemp("archives")
    matches = short_matches(300, faulty=10)
    records = case_records()[::5]
    cases = b"\n".join(records)
    write(folder / "cases.srn", cases.replace(b"\n", b"\r\n") * 2)
    write(folder / "damaged.srn", matches.replace('"3"', '"Gr\u00fc\u00dfe"').encode("latin-1"))
    write(folder / "faults-first.srn", b"\xef\xbb\xbfN 5|6|\n? ?\n" + cases)
    write(folder / "lines.jsonl", matches)
    write(folder / "document.json", '{"format": "srn", "version": 1, "matches": [{"result": {}}]}')
    packed = write(folder / "matches.srn.gz", matches)
    write(folder / "broken.srn.gz", matches).write_bytes(packed.read_bytes()[:-100])
    for number, record in enumerate(records):
        write(folder / f"small-{number:03}.srn", record)
    return folder


@pytest.mark.parametrize(
    ("start", "options"),
    [
        ("fork", ["--verbose", "--statistics"]),
        ("fork", ["--select", "score,SR0", "--strict", "--quiet"]),
        ("fork", ["--format", "json", "--statistics"]),
        ("fork", ["--format", "jsonl", "--ignore", "play"]),
        ("spawn", ["--lang", "tr", "--verbose"]),
    ],
    ids=["verbose", "selected", "json", "jsonl", "in-turkish"],
)
def test_the_report_is_the_same(archives, monkeypatch, start, options):
    if start not in multiprocessing.get_all_start_methods():
        pytest.skip("there is no such way to start a process")
    monkeypatch.chdir(archives)
    monkeypatch.setattr(sharing, "shared", partial(shared, size=5000))
    monkeypatch.setattr(sharing, "_start_method", lambda: start)
    alone, together = (call("validate", "--jobs", jobs, *options, "missing.srn", ".") for jobs in "13")
    assert together.output == alone.output
    assert together.exit_code == alone.exit_code == 2
    assert alone.stdout.count("SR601") >= 3


def test_long_archives_have_the_same_report_as_well(tmp_path):
    write(tmp_path / "long.srn", short_matches(2000, faulty=100))
    alone, together = (program("validate", "--jobs", jobs, "long.srn", cwd=tmp_path) for jobs in "12")
    assert (together.returncode, together.stdout, together.stderr) == (1, alone.stdout, b"")


@pytest.mark.parametrize("jobs", ["0", "-1", "two"])
def test_a_number_of_processes_that_cannot_be_is_refused(folder, jobs):
    refused = program("validate", "--jobs", jobs, "club.srn", cwd=folder)
    assert refused.returncode == 2
    assert b"Invalid value for '-j' / '--jobs'" in refused.stderr


def test_there_is_a_core():
    assert 1 <= cores() <= (os.cpu_count() or 1)


@pytest.mark.parametrize(
    ("count", "arguments", "is_loaded"),
    [
        (1000, ["long.srn"], False),
        (2000, ["long.srn"], True),
        (2000, ["--jobs", "1", "long.srn"], False),
        (2000, ["-"], False),
    ],
    ids=["short", "long", "one-job", "standard-input"],
)
def test_other_processes_are_only_for_long_files(tmp_path, count, arguments, is_loaded):
    path = write(tmp_path / "long.srn", short_matches(count))
    run = [sys.executable, "-c", PROGRAM, "validate", "--jobs", "2", *arguments]
    with path.open("rb") as text:
        finished = subprocess.run(run, stdin=text, cwd=tmp_path, capture_output=True, check=False, timeout=60)
    assert (finished.returncode, finished.stderr) == (0, str(is_loaded).encode())


needs_processes = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(), reason="looks for processes in /proc"
)


def processes_of(parent):
    """The processes that another one has started."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has ended meanwhile
            number, _, rest = path.read_text().rpartition(")")
            if int(rest.split()[1]) == parent:
                found.append(int(number.split()[0]))
    return found


@contextmanager
def at_work(folder, *options):
    """A program and the processes that it has started, in a group of their own, with much to do."""
    path = write(folder / "long.srn", short_matches(400, faulty=4) * 100)
    run = command("validate", "--jobs", "3", *options, path.name)
    pipe = subprocess.PIPE
    with subprocess.Popen(run, cwd=folder, stdout=pipe, stderr=pipe, start_new_session=True) as process:
        started = []
        while len(started) < 3:
            assert process.poll() is None
            started = processes_of(process.pid)
        yield process, started
        process.kill()


def check_end(process, status, said=b""):
    """Hold how it ends; the output is closed only when nobody is left who could write to it."""
    _, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (status, said)


@needs_processes
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
@pytest.mark.parametrize("send", [os.kill, os.killpg], ids=["to-the-program", "to-the-group"])
def test_an_interrupt_ends_all(tmp_path, number, send):
    with at_work(tmp_path, "--output", "report") as (process, _):
        send(process.pid, number)
        check_end(process, 128 + number)
    assert [path.name for path in tmp_path.iterdir()] == ["long.srn"]


@needs_processes
def test_where_the_program_is_killed_nobody_goes_on(tmp_path):
    with at_work(tmp_path) as (process, _):
        process.kill()
        check_end(process, -signal.SIGKILL)


@needs_processes
@pytest.mark.parametrize("which", [0, 2])
def test_where_one_is_killed_all_end(tmp_path, which):
    with at_work(tmp_path, "--output", "report") as (process, started):
        os.kill(started[which], signal.SIGKILL)
        check_end(process, 2, b"sevenrocks: another process: ended by signal 9 before its work was done\n")


@needs_processes
@pytest.mark.parametrize("form", ["text", "json", "jsonl"])
def test_a_closed_pipe_ends_all(tmp_path, form):
    with at_work(tmp_path, "--format", form) as (process, _):
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(60) == 141
