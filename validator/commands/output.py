"""Where commands write: standard output as bytes, for records are UTF-8 whatever the locale, or a file."""

import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from errno import EBADF
from pathlib import Path
from typing import BinaryIO

import click


def standard_output() -> BinaryIO:
    """The standard output. Raises ``OSError`` where whoever started the process closed it."""
    if sys.stdout is None:
        raise OSError(EBADF, os.strerror(EBADF))
    sys.stdout.flush()
    return sys.stdout.buffer


def write_out(pieces: Iterable[bytes]) -> None:
    """Write pieces of bytes to standard output."""
    standard_output().writelines(pieces)


def spare(output: Path, names: Iterable[str]) -> None:
    """Refuse to write over what is to be read."""
    for name in names:
        with suppress(OSError):  # what cannot be found cannot be overwritten
            if output.samefile(name):
                raise click.UsageError(f"the output would overwrite {name}, which is to be read")
