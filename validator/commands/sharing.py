"""Who judges: this process alone, or several that share the work where there is enough of it."""

import os
import sys
import threading
from collections.abc import Generator, Sequence
from contextlib import suppress
from itertools import chain, islice
from pathlib import Path
from typing import Final

from sevenrocks.validator.commands.judge import Judge, Judged, Task
from sevenrocks.validator.commands.sources import Source
from sevenrocks.validator.commands.tasks import shared

FEWEST: Final = {"fork": 3, "spawn": 12}
"""The number of tasks from which on other processes pay, by how they are started."""


def cores() -> int:
    """How many cores this process may use."""
    if sys.version_info >= (3, 13):
        return os.process_cpu_count() or 1
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def judged(judge: Judge, sources: Sequence[Source], jobs: int) -> Generator[Judged, None, None]:
    """What comes of the sources, in their order, from up to so many processes.

    What can be read only once, such as standard input, keeps it all in this process. Raises ``OSError``
    where another process fails.
    """
    files = [(source.name, source.content) for source in sources if isinstance(source.content, Path)]
    if jobs == 1 or len(files) < len(sources) or any(_is_read_once(path) for _, path in files):
        return judge.judge(Task(source.name, source.content) for source in sources)
    start = _start_method()
    tasks = shared(files)
    first = list(islice(tasks, FEWEST[start]))
    if len(first) < FEWEST[start]:
        return judge.judge(chain.from_iterable(first))
    from sevenrocks.validator.commands.crew import Crew  # noqa: PLC0415 - a short record shall not wait for it

    return Crew(judge.judge, jobs, start).results(chain(first, tasks))


def _is_read_once(path: Path) -> bool:
    with suppress(OSError):
        return path.exists() and not path.is_file()
    return False  # it cannot be read at all


def _start_method() -> str:
    """``fork`` takes no time, and goes well where no other thread runs and the system leaves it alone."""
    return "fork" if sys.platform == "linux" and threading.active_count() == 1 else "spawn"
