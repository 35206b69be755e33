"""How a long file is cut into parts that, each read by itself, give the same matches."""

import re
from codecs import getincrementaldecoder
from collections.abc import Generator, Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from sevenrocks.notation.archive import MAGIC
from sevenrocks.notation.form import Form, form_told_by_name, recognised
from sevenrocks.notation.record import Kind, Unreadable
from sevenrocks.notation.sections import Piece, pieces_of
from sevenrocks.notation.source import CHUNK, MARK, START, Beginning, chunks_of, decoded, end_of_lines

SIZE: Final = 1 << 18
"""How many bytes a part has at least, save the last one."""

_NEAR: Final = 1000
"""How many bytes ahead of a tag or a result are looked at, too."""

_TAG_OR_RESULT: Final = rb"\n[ \t]*+(?:\[|result\b)"
_BETWEEN_OBJECTS: Final = rb"\}[ \t\r]*+\n(?=[ \t]*+\{)"


class Stretch(NamedTuple):
    """Some bytes of a file."""

    path: Path
    start: int
    end: int

    def chunks(self) -> Iterator[bytes]:
        """The bytes, in chunks that end where those of the whole file do."""
        with self.path.open("rb", buffering=0) as file:
            at = file.seek(self.start)
            while chunk := file.read(min(self.end, at - at % CHUNK + CHUNK) - at):
                at += len(chunk)
                yield chunk


class Part(NamedTuple):
    """A part of a source: a stretch of its file, or its text in chunks where the file is compressed.

    ``faults`` is what stopped the reading behind it.
    """

    content: Stretch | list[bytes]
    form: Form
    beginning: Beginning
    faults: tuple[Unreadable, ...] = ()

    @property
    def is_first(self) -> bool:
        """Whether its source begins with it."""
        return self.beginning.line == 1

    def chunks(self, faults: list[Unreadable]) -> Generator[bytes, None, None]:
        """Its bytes; what stopped the reading behind them is added to ``faults``."""
        yield from self.content.chunks() if isinstance(self.content, Stretch) else self.content
        faults += self.faults


def parts_of(path: Path, size: int = SIZE) -> Iterator[Part | Path]:
    """The parts of a file, in order; of a JSON document, which is one piece, the path alone.

    Raises ``OSError`` where the file cannot be opened or read.
    """
    faults: list[Unreadable] = []
    with path.open("rb", buffering=0) as file:
        head = file.read(len(MARK))
        file.seek(0)
        packed = head.startswith(MAGIC) or path.name.endswith(".gz")
        chunks: Iterator[bytes] = chunks_of(file, faults, packed=packed)
        form = form_told_by_name(path)
        if form is None:
            form, chunks = recognised(chunks)
        if form == "json":
            yield path
            return
        start = at = len(MARK) if head == MARK else 0
        held: list[bytes] = []
        begun = START
        for piece, beginning in _marked(chunks, form, size):
            if beginning:
                yield Part(held if packed else Stretch(path, start, at), form, begun)
                start, held, begun = at, [], beginning
            at += len(piece)
            if packed:
                held.append(piece)
        yield Part(held if packed else Stretch(path, start, at), form, begun, tuple(faults))


def _marked(chunks: Iterator[bytes], form: Form, size: int) -> Iterator[tuple[bytes, Beginning | None]]:
    """The chunks, cut where parts begin; with the first chunk of every part but the first, its beginning."""
    cut_in = _line_in_lines if form == "jsonl" else _match_in_text
    watch = _Watch()
    begun, beginning, length = START, None, 0
    for chunk in chunks:
        start = 0
        may_be_cut = watch.lets_cut(chunk)
        while may_be_cut and (end := cut_in(chunk, start + max(0, size - length))):
            yield chunk[start:end], beginning
            begun = beginning = Beginning(begun.line + chunk.count(b"\n", start, end), watch.sound)
            start, length = end, 0
        yield chunk[start:], beginning
        begun, beginning = begun._replace(line=begun.line + chunk.count(b"\n", start)), None
        length += len(chunk) - start


class _Watch:
    """Watches for bytes that are no text.

    What is said of the first of them looks at all that was read along with it, so nothing is cut near it.
    """

    def __init__(self) -> None:
        self.sound = True
        self._decoder = getincrementaldecoder("utf-8")()
        self._is_near = False

    def lets_cut(self, chunk: bytes) -> bool:
        """Whether the next chunk may be cut."""
        if self.sound:
            self.sound = self._is_text(chunk)
            self._is_near = not self.sound
            return self.sound
        was_near, self._is_near = self._is_near, self._is_near and b"\n" not in chunk
        return not was_near

    def _is_text(self, chunk: bytes) -> bool:
        try:
            self._decoder.decode(chunk)
        except UnicodeDecodeError:
            return False
        return b"\0" not in chunk


@cache
def _compiled(pattern: bytes) -> re.Pattern[bytes]:
    """A pattern, compiled when it is needed: a short record shall not wait for it."""
    return re.compile(pattern)


def _line_in_lines(chunk: bytes, wanted: int) -> int | None:
    """Where an object begins on a line of its own, no earlier than wanted."""
    found = _compiled(_BETWEEN_OBJECTS).search(chunk, wanted)
    return found and found.end()


def _match_in_text(chunk: bytes, wanted: int) -> int | None:
    """Where a match begins, whatever stands before the chunk; no earlier than wanted.

    It does behind a statement that can be read and is no tag, if a tag follows that can be read too, or
    if that statement is a result and any other follows.
    """
    hint = _compiled(_TAG_OR_RESULT).search(chunk, wanted)
    if hint is None:
        return None
    first = chunk.index(b"\n", max(wanted, hint.start() - _NEAR)) + 1
    last = end_of_lines(chunk)  # what stands behind it is read along with the next chunk
    lines = chunk[first:last]
    block = decoded(lines, 0)
    before: Piece | None = None
    for piece in pieces_of(block):
        if not isinstance(piece, Piece):
            before = None
            continue
        if before and _is_over(before.kind, piece.kind):
            return last - len(lines.split(b"\n", block.text.count("\n", 0, before.end))[-1])
        before = piece
    return None


def _is_over(kind: Kind, following: Kind) -> bool:
    """Whether a match ends between two statements of these kinds, whatever it holds."""
    return kind is Kind.RESULT or (following is Kind.TAG and kind is not Kind.TAG)
