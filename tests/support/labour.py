"""Work for a crew: functions that other processes find by their names."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path


def count(most: int) -> Iterator[int]:
    """The numbers below another."""
    return iter(range(most))


def once_there(path: Path) -> Iterator[str]:
    """The name of a file, once somebody has made it; what is to be made is made at once."""
    if path.suffix == ".new":
        path.with_suffix("").touch()
    while not path.with_suffix("").exists():
        os.sched_yield()
    yield path.name


def done_with(path: Path) -> Iterator[str]:
    """The name of a file, which is there when the work is done."""
    yield path.name
    path.touch()


def die(task: int) -> Iterator[int]:
    """A few results, and an end that nobody wants."""
    yield from range(40)
    if task:
        os.kill(os.getpid(), signal.SIGKILL)


def fail(_: int) -> Iterator[int]:
    """Work that a fault in the program stops."""
    raise SystemExit(3)
