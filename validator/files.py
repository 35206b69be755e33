"""Files as records are kept in them: compressed or not, and replaced as a whole or not at all."""

import gzip
import os
import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from errno import EACCES, EINVAL
from pathlib import Path
from typing import BinaryIO, Final, cast

from sevenrocks.notation.archive import MAGIC
from sevenrocks.notation.phrase import Phrase

CHUNK: Final = 1 << 16


def is_packed(path: Path) -> bool:
    """Whether a file holds compressed (gzip) data."""
    with path.open("rb") as file:
        return file.read(len(MAGIC)) == MAGIC


def unpacked(path: Path) -> BinaryIO:
    """Open a file and read what it holds, unpacked where it is compressed. Raises ``OSError``."""
    return cast(BinaryIO, gzip.open(path, "rb")) if is_packed(path) else path.open("rb")


def chunks(path: Path) -> Iterator[bytes]:
    """The content of a file, piece by piece."""
    with path.open("rb") as file:
        while chunk := file.read(CHUNK):
            yield chunk


def hold_the_same(one: Path, other: Path) -> bool:
    """Whether two files hold the same bytes, once they are unpacked."""
    with unpacked(one) as first, unpacked(other) as second:
        while chunk := first.read(CHUNK):
            if chunk != second.read(len(chunk)):
                return False
        return not second.read(1)


def put_in_place(content: Path, path: Path) -> None:
    """Let a file hold what another one holds, compressed if it was compressed before.

    Raises ``OSError`` where the file may not be written.
    """
    packed = is_packed(path)
    if not os.access(path, os.W_OK):  # a file is replaced by leave of its folder, and would not be asked
        raise PermissionError(EACCES, os.strerror(EACCES), str(path))
    with replaced(path) as out:
        if packed:
            with gzip.GzipFile("", "wb", fileobj=out, mtime=0) as archive:
                archive.writelines(chunks(content))
        else:
            out.writelines(chunks(content))


def require_plain_file(path: Path) -> None:
    """Raise ``OSError`` for what is there and cannot be read twice or replaced: a pipe or a device."""
    if path.exists() and not path.is_file():
        raise OSError(EINVAL, Phrase("not a regular file"), str(path))


@contextmanager
def replaced(path: Path) -> Iterator[BinaryIO]:
    """A stream whose bytes become the content of a file once it is closed, and only if nothing failed.

    Who reads the file meanwhile gets the old content or the new one. It keeps its mode; a link goes on
    pointing to it. A pipe or a device is written to as it is. Raises ``OSError``.
    """
    if path.exists() and not path.is_file():
        with path.open("wb") as out:
            yield out
        return
    target = path.resolve()
    draft = target.with_name(f".{secrets.token_hex(8)}.tmp")  # in the same folder, hence on the same disk
    try:
        with _created(draft, path) as out:
            if target.exists():
                shutil.copymode(target, draft)
            yield out
            out.flush()
            os.fsync(out.fileno())
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)


def _created(draft: Path, path: Path) -> BinaryIO:
    """Create the draft of a file; what goes wrong is said of the file."""
    try:
        return draft.open("xb")
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(path)) from error
