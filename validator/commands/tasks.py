"""What sources come to as tasks: whole files, small ones together, and the parts of long ones."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

from sevenrocks.notation.parts import SIZE, parts_of
from sevenrocks.validator.commands.judge import Task

PACKED: Final = 8
"""How many times longer than its archive a text is likely to be."""


def shared(files: Iterable[tuple[str, Path]], size: int = SIZE) -> Iterator[list[Task]]:
    """The tasks that files come to, each with its name in reports; those together that one process takes."""
    small: list[Task] = []
    waiting = 0
    for name, path in files:
        length = _length(path)
        is_long = length >= 2 * size
        if not is_long:
            small.append(Task(name, path))
            waiting += length
        if small and (is_long or waiting >= size):
            yield small
            small, waiting = [], 0
        if is_long:
            yield from ([task] for task in _parts(name, path, size))
    if small:
        yield small


def _parts(name: str, path: Path, size: int) -> Iterator[Task]:
    try:
        for part in parts_of(path, size):
            yield Task(name, part)
    except OSError as error:
        yield Task(name, error)


def _length(path: Path) -> int:
    """How long the text of a file is likely to be; that a file cannot be had is for its reader to say."""
    with suppress(OSError):
        return path.stat().st_size * (PACKED if path.name.endswith(".gz") else 1)
    return 0
