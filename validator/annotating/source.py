"""A source that is read and copied at the same time: its lines wait until they are copied."""

import io
from collections import deque
from collections.abc import Iterator
from errno import EINVAL
from typing import BinaryIO

from sevenrocks.notation.archive import unpacked
from sevenrocks.notation.record import Unreadable
from sevenrocks.notation.source import CHUNK
from sevenrocks.validator.catalogue import message
from sevenrocks.validator.sheet import unread


class Source(io.RawIOBase):
    """A stream, unpacked where it is compressed, that keeps the lines which were read from it.

    ``name`` is what it is called in errors; if that ends in ``.gz``, it has to be gzip. Reading raises
    ``OSError`` where it cannot be unpacked.
    """

    def __init__(self, stream: BinaryIO, name: str = "<input>") -> None:
        self.name = name
        self._faults: list[Unreadable] = []
        self._chunks = unpacked(
            iter(lambda: stream.read(CHUNK), b""), self._faults, chunk=CHUNK, packed=name.endswith(".gz")
        )
        self._waiting: deque[bytes] = deque()
        self._begun = bytearray()

    def read(self, size: int = -1) -> bytes:  # noqa: ARG002 - a chunk is what there is
        """Return some more of what it holds, nothing at its end."""
        chunk = next(filter(None, self._chunks), b"")
        if self._faults:
            raise OSError(EINVAL, message(unread(self._faults[0], 0)), self.name)
        self._keep(chunk)
        return chunk

    def lines(self) -> Iterator[bytes]:
        """Give the lines, each with its end; what was not read yet is read."""
        while self._waiting or self.read() or self._waiting:
            while self._waiting:
                yield self._waiting.popleft()

    def _keep(self, chunk: bytes) -> None:
        """Cut what was read behind its line ends; at the end, the last line may be without one."""
        *whole, rest = chunk.split(b"\n")
        for line in whole:
            self._waiting.append(bytes(self._begun) + line + b"\n")
            self._begun.clear()
        self._begun += rest
        if self._begun and not chunk:
            self._waiting.append(bytes(self._begun))
            self._begun.clear()
