"""Programs that are run to be measured, each in a process of its own."""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]


class Run(NamedTuple):
    """What a process took, with those that it started: wall and CPU seconds; and what it printed."""

    wall: float
    cpu: float
    output: str


class Work(NamedTuple):
    """What a reader took: CPU seconds without its start, and its largest resident memory in MiB."""

    seconds: float
    mebibytes: float


def run(command: Sequence[str]) -> Run:
    """Run a command from the folder of the project.

    Raises ``ChildProcessError`` where it fails: what goes wrong fast is no benchmark.
    """
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    begin = perf_counter()
    with subprocess.Popen(
        command,
        cwd=ROOT,
        env=kept,  # what is installed has its bytecode
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    ) as process:
        output = process.stdout.read().decode() if process.stdout else ""
        _, status, usage = os.wait4(process.pid, 0)
        wall = perf_counter() - begin
        process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode:
        raise ChildProcessError(f"{command} ended with {process.returncode}\n{output}")
    return Run(wall, usage.ru_utime + usage.ru_stime, output)


def work(reader: str, *arguments: str, python: str = sys.executable) -> Work:
    """Let one of the readers of ``benchmarks.work`` do its work, in an interpreter that can."""
    output = run([python, "-m", "benchmarks.work", reader, *arguments]).output
    return Work(*map(float, output.splitlines()[-1].split()))
