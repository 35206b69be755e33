"""What a source is made of: its bytes, unpacked and cut into blocks of whole lines of text."""

import io
import os
from collections.abc import Callable, Generator, Iterable, Iterator
from pathlib import Path
from typing import BinaryIO, Final, NamedTuple, TypeAlias

from sevenrocks.notation.archive import unpacked
from sevenrocks.notation.encoding import advice_for_bytes
from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.record import Fault, Place, Unreadable

Source: TypeAlias = str | bytes | os.PathLike[str] | BinaryIO
"""The text itself, as characters or as bytes; a path to be opened; or an open binary stream."""

CHUNK: Final = 1 << 16
MOST_CHARACTERS: Final = 100_000
"""The longest line that is read."""

_LONGEST: Final = 4 * MOST_CHARACTERS + 8
"""The bytes kept of a line: more than the longest one can have."""

MARK: Final = b"\xef\xbb\xbf"


class Block(NamedTuple):
    """Whole lines of text, each ended by LF: no more characters than a line may have, or a single line.

    ``line`` is the number of the first, from 1. ``flawed`` tells that bytes which are no text stood
    in them, each now U+FFFD.
    """

    text: str
    line: int
    flawed: bool = False


class Beginning(NamedTuple):
    """Where the reading of a text begins: the number of the first line, and whether all before it is text."""

    line: int = 1
    sound: bool = True


START: Final = Beginning()
"""The beginning of a source."""


def opened(source: Source) -> tuple[BinaryIO, bool, bool]:
    """A source as a binary stream, whether it is ours to close, and whether its name ends in ``.gz``.

    Raises ``OSError`` where a path cannot be opened and ``TypeError`` for what is no source.
    """
    if isinstance(source, str):
        return io.BytesIO(_encoded(source)), True, False
    if isinstance(source, bytes):
        return io.BytesIO(source), True, False
    if isinstance(source, os.PathLike):
        return Path(source).open("rb"), True, os.fspath(source).endswith(".gz")
    if isinstance(source, io.TextIOBase) or not hasattr(source, "read"):
        kind = type(source).__name__
        raise TypeError(f"a source is a str, bytes, a path or an open binary file, not {kind}")
    return source, False, False


def _encoded(text: str) -> bytes:
    try:
        return text.encode("utf-8", "surrogateescape")  # which gives back the bytes that were no text
    except UnicodeEncodeError:
        return text.encode("utf-8", "surrogatepass")


def chunks_of(
    stream: BinaryIO, faults: list[Unreadable], *, packed: bool = False, close: bool = False
) -> Generator[bytes, None, None]:
    """The bytes of a stream, unpacked and without a byte-order mark; ``packed`` tells that it has to be gzip.

    What stops the unpacking is added to ``faults``. ``close`` closes the stream at the end.
    """
    try:
        chunks = unpacked(_read(stream), faults, chunk=CHUNK, packed=packed)
        head = b""
        while len(head) < len(MARK) and (more := next(chunks, b"")):
            head += more
        yield head.removeprefix(MARK)
        yield from chunks
    finally:
        if close:
            stream.close()


def blocks_of(
    chunks: Iterable[bytes], faults: list[Unreadable], beginning: Beginning = START
) -> Iterator[Block]:
    """The text of a source in blocks; its first byte that is no text is added to ``faults``."""
    line, sound = beginning
    for piece in _whole_lines(chunks, faults):
        block = decoded(piece, line)
        if block.flawed and sound:
            sound = False
            faults.append(not_text(piece, line))
        yield block
        line += block.text.count("\n")


def _read(stream: BinaryIO) -> Iterator[bytes]:
    read: Callable[[int], bytes] = getattr(stream, "read1", stream.read)  # a pipe gives what it has
    while chunk := read(CHUNK):
        yield chunk


def _whole_lines(chunks: Iterable[bytes], faults: list[Unreadable]) -> Iterator[bytes]:
    """The chunks cut anew, behind a match if possible, else a line; of an endless line, its beginning.

    What stands behind the last match of a chunk is held until the next one comes.
    """
    held = bytearray()  # lines of which the last may go on
    for more in chunks:
        chunk, end = more, end_of_lines(more)
        if len(held) + (end or len(chunk)) > MOST_CHARACTERS:
            yield from _let_go(held)
            if end and len(held) + end > MOST_CHARACTERS:
                first = chunk.index(b"\n") + 1
                yield _line(held, chunk[:first])
                held.clear()
                chunk, end = chunk[first:], end - first
        if end:
            yield bytes(held) + chunk[:end]
            held.clear()
        held += chunk[end:][: _LONGEST - len(held)]
    if _is_cut_short(faults) or len(held) > MOST_CHARACTERS or held.endswith(b"\n"):
        yield from _let_go(held)
    if held and not _is_cut_short(faults):
        yield _line(held, b"\n")


def end_of_lines(chunk: bytes) -> int:
    """Where the last ``result`` line of a chunk ends, or else its last line; 0 if none does."""
    last = chunk.rfind(b"\n") + 1
    result = chunk.rfind(b"\nresult", 0, last)
    return last if result < 0 else chunk.index(b"\n", result + 1) + 1


def _let_go(held: bytearray) -> Iterator[bytes]:
    """Take what is held away, save for a last line that may go on."""
    end = held.rfind(b"\n") + 1
    if end:
        yield bytes(held[:end])
        del held[:end]


def _is_cut_short(faults: list[Unreadable]) -> bool:
    """Whether the source broke off, so that its last line is a part of one: such faults have no line."""
    return any(fault.place.line is None for fault in faults)


def _line(begun: bytearray, rest: bytes) -> bytes:
    if len(begun) < _LONGEST:
        return bytes(begun) + rest
    return bytes(begun[: _whole_characters(begun)]) + b"\n"


def _whole_characters(begun: bytearray) -> int:
    """The length of a cut line without a last character of which only the first bytes are left."""
    lead = next((back for back in range(1, 4) if begun[-back] >= 0xC0), 0)
    return len(begun) - lead


def decoded(piece: bytes, line: int) -> Block:
    """The text of whole lines, of which the first has this number."""
    try:
        text, flawed = piece.decode(), b"\0" in piece
    except UnicodeDecodeError:
        text, flawed = piece.decode(errors="replace"), True
    if flawed:
        text = text.replace("\0", "\ufffd")
    return Block(text.replace("\r\n", "\n") if "\r" in text else text, line, flawed)


def not_text(piece: bytes, line: int) -> Unreadable:
    """The first byte of some lines that is no text; ``line`` is the number of the first line."""
    at = _first_flaw(piece)
    start = piece.rfind(b"\n", 0, at) + 1
    end = piece.find(b"\n", at)
    number = line + piece.count(b"\n", 0, at)
    column = len(piece[start:at].decode()) + 1
    return Unreadable(
        piece[start:end].decode(errors="replace"),
        Place(number, column, column + 1),
        Fault.ENCODING,
        found=Phrase("the byte 0x{byte:02X}", byte=piece[at]),
        expected=(Phrase("text in UTF-8"),),
        advice=advice_for_bytes(piece),
    )


def _first_flaw(piece: bytes) -> int:
    nul = piece.find(b"\0")
    try:
        piece.decode()
    except UnicodeDecodeError as error:
        return error.start if nul < 0 else min(nul, error.start)
    return nul
