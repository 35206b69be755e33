"""How compressed sources are unpacked, chunk by chunk and within bounds."""

import zlib
from collections.abc import Iterator
from typing import Final

from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.record import Fault, Place, Unreadable

GROWTH: Final = 1000
"""How many times larger than its archive a record may be."""

MAGIC: Final = b"\x1f\x8b"
_WITH_HEADER: Final = 31


def unpacked(
    chunks: Iterator[bytes], faults: list[Unreadable], *, chunk: int, packed: bool
) -> Iterator[bytes]:
    """The chunks of a source, unpacked if it begins as gzip does; ``packed`` tells that it has to.

    What stops the unpacking is added to ``faults``; what was unpacked before counts.
    """
    head = b""
    while len(head) < len(MAGIC) and (more := next(chunks, b"")):
        head += more
    if head.startswith(MAGIC):
        yield from _members(head, chunks, faults, chunk)
    elif packed:
        faults.append(_broken(Fault.ARCHIVE, Phrase("no gzip data")))
    else:
        yield head
        yield from chunks


def _members(head: bytes, chunks: Iterator[bytes], faults: list[Unreadable], chunk: int) -> Iterator[bytes]:
    taken = given = 0
    member = zlib.decompressobj(_WITH_HEADER)
    waiting = head
    while waiting := waiting or next(chunks, b""):
        if member.eof:
            waiting = waiting.lstrip(b"\0")  # padding between members
            member = zlib.decompressobj(_WITH_HEADER) if waiting else member
            continue
        before = member.copy()
        try:
            text = member.decompress(waiting, chunk)
        except zlib.error as error:
            yield _salvaged(before, waiting, chunk)
            faults.append(_broken(Fault.ARCHIVE, str(error)))
            return
        rest = member.unconsumed_tail or member.unused_data
        taken, given = taken + len(waiting) - len(rest), given + len(text)
        if given > GROWTH * taken:
            faults.append(
                _broken(Fault.GROWTH, Phrase("{given} bytes out of {taken}", given=given, taken=taken))
            )
            return
        waiting = rest
        if text:
            yield text
    if not member.eof:
        faults.append(_broken(Fault.ARCHIVE, Phrase("the end of the data")))


def _salvaged(member: "zlib._Decompress", damaged: bytes, most: int) -> bytes:
    """What damaged data gives before the damage."""
    text = bytearray()
    for byte in damaged:
        try:
            text += member.decompress(bytes((byte,)), most)
        except zlib.error:
            break
        if len(text) >= most:
            break
    return bytes(text)


def _broken(fault: Fault, found: str) -> Unreadable:
    return Unreadable("", Place(None), fault, found=found)
