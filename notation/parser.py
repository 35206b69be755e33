"""How a source is read: match by match, with what belongs to no match beside them."""

from collections.abc import Iterator
from typing import BinaryIO

from sevenrocks.notation.builder import MatchBuilder
from sevenrocks.notation.record import Fault, Match, Place, Unreadable
from sevenrocks.notation.sections import pieces_of
from sevenrocks.notation.source import Source, blocks_of, opened


class Reading(Iterator[Match]):
    """The matches of a source, one at a time.

    ``faults`` holds what is wrong with the source and belongs to no match; it is complete at the end.
    """

    def __init__(self, stream: BinaryIO, *, close: bool = False, packed: bool = False) -> None:
        self.faults: list[Unreadable] = []
        self._matches = self._read(stream, close=close, packed=packed)

    def __next__(self) -> Match:
        return next(self._matches)

    def _read(self, stream: BinaryIO, *, close: bool, packed: bool) -> Iterator[Match]:
        builder = MatchBuilder(self.faults)
        try:
            for block in blocks_of(stream, self.faults, packed=packed):
                end = 0
                for piece in pieces_of(block):
                    if match := builder.add(piece):
                        yield match
                    end = piece.end
                builder.add_comments(block.text[end:])
        finally:
            if close:
                stream.close()
        if match := builder.finish():
            yield match
        elif not self.faults:
            self.faults.append(Unreadable("", Place(1, 1, 1), Fault.EMPTY))


def parse(source: Source) -> Reading:
    """The matches of a source: text or bytes as they are, a path to be opened, or a binary stream.

    Compressed (gzip) sources are unpacked. Nothing in a source raises an error: what cannot be read
    is ``unreadable`` in its match, or in the reading's ``faults``. Raises ``OSError`` where a path
    cannot be opened or a stream cannot be read.
    """
    stream, ours, packed = opened(source)
    return Reading(stream, close=ours, packed=packed)
