"""Where commands write: standard output, for records as bytes, which are UTF-8 everywhere, or a file."""

import os
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from errno import EBADF
from io import TextIOWrapper
from pathlib import Path
from typing import Any, BinaryIO, Final, TextIO

import click

from sevenrocks.validator.commands.paths import FILE
from sevenrocks.validator.language import say


def _file(context: click.Context, parameter: click.Parameter, path: Path | None) -> Path | None:  # noqa: ARG001
    """What is to be written; none for ``-``, which is standard output."""
    return None if path == Path("-") else path


OUTPUT: Final[dict[str, Any]] = {
    "type": FILE,
    "metavar": "FILE",
    "callback": _file,
    "help": "Where to write it.",
}
"""What options are that take where to write."""


def standard_output() -> BinaryIO:
    """The standard output. Raises ``OSError`` where whoever started the process closed it."""
    out = _open_output()
    out.flush()
    return out.buffer


@contextmanager
def text_output(path: Path | None) -> Iterator[TextIO]:
    """Give the standard output, or a stream of UTF-8 that becomes a file once it is whole.

    Raises ``OSError``.
    """
    if path is None:
        yield _open_output()
        return
    from sevenrocks.validator.files import replaced  # noqa: PLC0415 - the terminal shall not wait for it

    with replaced(path) as out:
        text = TextIOWrapper(out, encoding="utf-8", errors="backslashreplace", newline="\n")
        try:
            yield text
        finally:
            text.detach()  # which writes what is left of it


def _open_output() -> TextIO:
    if sys.stdout is None:  # closed by whoever started the process
        raise OSError(EBADF, os.strerror(EBADF))
    return sys.stdout


def write_out(pieces: Iterable[bytes]) -> None:
    """Write pieces of bytes to standard output."""
    standard_output().writelines(pieces)


def spare(output: Path, names: Iterable[str]) -> None:
    """Refuse to write over what is to be read."""
    for name in names:
        with suppress(OSError):  # what cannot be found cannot be overwritten
            if output.samefile(name):
                raise click.UsageError(
                    say("the output would overwrite {name}, which is to be read", name=name)
                )
