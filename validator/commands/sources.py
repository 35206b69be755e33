"""The sources that the arguments of a command name."""

import os
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from errno import EBADF
from pathlib import Path
from typing import BinaryIO, Final

from sevenrocks.notation.form import Form, form_told_by_name
from sevenrocks.notation.phrase import Phrase, either

FORMS: Final[tuple[Form, ...]] = ("srn", "json", "jsonl")

STANDARD_INPUT: Final = "-"


@dataclass(frozen=True, slots=True)
class Source:
    """Something to read, and its name in reports."""

    name: str
    content: Path | BinaryIO


def sources_of(
    argument: str, complain: Callable[[OSError], None], forms: tuple[Form, ...] = FORMS
) -> Iterator[Source]:
    """Give the sources that an argument names: standard input, a file, or what lies below a folder.

    Of a folder those files are given whose ending tells one of the ``forms``. ``complain`` hears of what
    cannot be had, its ``filename`` set: a folder that may not be read or that holds nothing to read.
    Whether a file can be opened is not tried here.
    """
    if argument == STANDARD_INPUT:
        yield from _standard_input(complain)
    elif os.path.isdir(argument):  # noqa: PTH112 - unlike a Path, it takes a name of any length
        yield from _below(argument, complain, forms)
    else:
        yield Source(argument, Path(argument))


def _standard_input(complain: Callable[[OSError], None]) -> Iterator[Source]:
    if sys.stdin is None:  # closed by whoever started the process
        complain(OSError(EBADF, os.strerror(EBADF), "<stdin>"))
    else:
        yield Source("<stdin>", sys.stdin.buffer)


def _below(folder: str, complain: Callable[[OSError], None], forms: tuple[Form, ...]) -> Iterator[Source]:
    problems: list[OSError] = []
    found = False
    for path in _records(folder, problems.append, forms):
        found = True
        yield Source(str(path), path)
    if not (found or problems):
        problems.append(OSError(0, _nothing_in_folder(forms), folder))
    for problem in problems:
        complain(problem)


def _records(folder: str, complain: Callable[[OSError], None], forms: tuple[Form, ...]) -> Iterator[Path]:
    for parent, folders, files in os.walk(folder, onerror=complain):
        folders.sort()
        for path in (Path(parent, name) for name in sorted(files)):
            if form_told_by_name(path) not in forms:
                continue
            if path.exists() and not path.is_file():
                complain(
                    OSError(0, Phrase("not a regular file"), str(path))
                )  # reading a pipe might never end
            else:
                yield path


def _nothing_in_folder(forms: tuple[Form, ...]) -> Phrase:
    endings = either(f".{form}" for form in forms)
    return Phrase("there is no {endings} file in this folder", endings=endings)
