"""How a source is read: match by match, with what belongs to no match beside them."""

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from functools import partial
from typing import Any, Final, Self, TypeAlias, cast

from sevenrocks.notation.builder import MatchBuilder, Seen
from sevenrocks.notation.form import Form, form_told_by_name, recognised
from sevenrocks.notation.parts import Part
from sevenrocks.notation.passage import Passage, passage_at
from sevenrocks.notation.record import Fault, Kind, Match, Place, Unreadable
from sevenrocks.notation.sections import Piece, pieces_of
from sevenrocks.notation.source import START, Beginning, Block, Source, blocks_of, chunks_of, opened

Chunks: TypeAlias = Callable[[list[Unreadable]], Generator[bytes, None, None]]
"""Gives the bytes of a source in chunks, and adds what stops the reading to a list."""

Glance: TypeAlias = Callable[[Passage], Any]
"""Tells all that is wanted of a passage that is a match, or ``None`` where it has to be taken apart."""


class Reading(Iterator[Match]):
    """The matches of a source, one at a time.

    ``faults`` holds what is wrong with the source and belongs to no match; it is complete at the end.
    ``form`` is the form of the source, ``None`` until its first match was asked for. One that is not read to
    its end is closed with ``close``, or by using it in a ``with`` statement.
    """

    def __init__(self, chunks_of: Chunks, form: Form | None = None, beginning: Beginning = START) -> None:
        self.faults: list[Unreadable] = []
        self.form = form
        self._glance: Glance | None = None
        self._matches = self._read(chunks_of(self.faults), beginning)

    def __next__(self) -> Match:
        return next(self._matches)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def glanced_at(self, glance: Callable[[Passage], Seen | None]) -> Iterator[Match | Seen]:
        """The matches; in place of those of which a glance tells all that is wanted, what it tells.

        It is asked for before the first match. Only text is glanced at, and none of it twice.
        """
        self._glance = glance
        return cast(Iterator[Match | Seen], self)

    def close(self) -> None:
        """Read no further; a source that was opened by its path is closed."""
        self._matches.close()

    def _read(
        self, source: Generator[bytes, None, None], beginning: Beginning
    ) -> Generator[Match, None, None]:
        is_empty = True
        with closing(source):
            chunks: Iterator[bytes] = source
            if self.form is None:
                self.form, chunks = recognised(chunks)
            for match in _READERS[self.form](chunks, self.faults, beginning, self._glance):
                is_empty = False
                yield match
        if is_empty and not self.faults:
            self.faults.append(Unreadable("", Place(1, 1, 1), Fault.EMPTY))


def parse(source: Source, *, form: Form | None = None) -> Reading:
    """The matches of a source: text or bytes as they are, a path to be opened, or a binary stream.

    A ``str`` is never the name of a file. Compressed (gzip) sources are unpacked. What ``form`` does not
    tell (``"srn"``, ``"json"`` or ``"jsonl"``) is told by the ending of a path, or by how the source begins.
    Nothing in a source raises an error: what cannot be read is ``unreadable`` in its match, or in the
    reading's ``faults``.

    Raises ``OSError`` where a path cannot be opened or a stream cannot be read, ``TypeError`` for a source
    of another kind (a text file, say), and ``ValueError`` for an unknown form.
    """
    if form is not None and form not in _READERS:
        raise ValueError(f"a form is {' or '.join(map(repr, _READERS))}, not {form!r}")
    stream, ours, packed = opened(source)
    chunks = partial(chunks_of, stream, packed=packed, close=ours)
    return Reading(chunks, form or form_told_by_name(source))


def parse_part(part: Part) -> Reading:
    """The matches of a part of a source, as if all of it was read. Raises ``OSError`` like ``parse``."""
    return Reading(part.chunks, part.form, part.beginning)


def _matches_in_text(
    chunks: Iterator[bytes], faults: list[Unreadable], beginning: Beginning, glance: Glance | None
) -> Iterator[Match]:
    builder: MatchBuilder[Match] = MatchBuilder(faults)
    for block in blocks_of(chunks, faults, beginning):
        yield from _matches_in_block(block, builder, glance)
    if match := builder.finish():
        yield match


def _matches_in_block(block: Block, builder: MatchBuilder[Match], glance: Glance | None) -> Iterator[Match]:
    """The matches that end in a block; wherever one may begin, a glance is taken first."""
    at = seen_up_to = 0
    while True:
        if glance and at >= seen_up_to and builder.is_between_matches and (passage := passage_at(block, at)):
            seen_up_to = passage.end
            if seen := glance(passage):
                if match := builder.add_passage(passage, seen):
                    yield match
                at = passage.end
                continue
        for piece in pieces_of(block, at):
            if match := builder.add(piece):
                yield match
            at = piece.end
            if isinstance(piece, Piece) and piece.kind is Kind.RESULT:
                break
        else:
            break
    builder.add_comments(block.text[at:])


def _matches_in_document(
    chunks: Iterator[bytes],
    faults: list[Unreadable],
    beginning: Beginning,  # noqa: ARG001 - of a document there are no parts
    glance: Glance | None,  # noqa: ARG001 - which is for text
) -> Iterator[Match]:
    from sevenrocks.notation.json_source import matches_in_document  # noqa: PLC0415 - text shall not wait for it

    return matches_in_document(chunks, faults)


def _matches_in_lines(
    chunks: Iterator[bytes],
    faults: list[Unreadable],
    beginning: Beginning,
    glance: Glance | None,  # noqa: ARG001 - which is for text
) -> Iterator[Match]:
    from sevenrocks.notation.json_source import matches_in_lines  # noqa: PLC0415 - text shall not wait for it

    return matches_in_lines(chunks, faults, beginning)


_READERS: Final[
    dict[Form, Callable[[Iterator[bytes], list[Unreadable], Beginning, Glance | None], Iterator[Match]]]
] = {
    "srn": _matches_in_text,
    "json": _matches_in_document,
    "jsonl": _matches_in_lines,
}
