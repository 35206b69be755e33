"""A match as it stands in its text, not taken apart yet."""

from collections.abc import Iterator
from typing import Final, NamedTuple, cast

from sevenrocks.notation.grammar import Misread
from sevenrocks.notation.lines import tags_on
from sevenrocks.notation.outline import Outline, outline_of
from sevenrocks.notation.patterns import pattern
from sevenrocks.notation.record import Kind, Result, Tag
from sevenrocks.notation.rows import statements_in_rows
from sevenrocks.notation.sections import Piece, Unread, pieces_of
from sevenrocks.notation.source import Block

_ROUND: Final = "\nround "
_RESULT: Final = "\nresult "


class Passage(NamedTuple):
    """Lines that look like a match: tags, with what is above them, and all up to the next ``result``.

    They stand in ``block.text[start:end]``; the rounds begin behind ``tags`` and end at ``result``.
    """

    block: Block
    start: int
    tags: int
    result: int
    end: int

    def holds(self, word: str) -> bool:
        """Whether a word stands anywhere in it."""
        return self.block.text.find(word, self.start, self.end) >= 0

    def read_tags(self) -> tuple[Tag, ...]:
        """The tags. Raises ``Misread`` where one is not plain."""
        lines = self.block.text[self.start : self.tags]
        if "#" not in lines:
            return tags_on([*filter(None, lines.split("\n"))])
        return cast(tuple[Tag, ...], tuple(statements_in_rows(Kind.TAG, lines, 0, len(lines))))

    def read_result(self) -> Result:
        """The result. Raises ``Misread`` where it is not plain."""
        return cast(Result, statements_in_rows(Kind.RESULT, self.block.text, self.result + 1, self.end)[0])

    def rounds(self) -> Iterator[Outline]:
        """The rounds, one after the other.

        Raises ``Misread`` where a line is not plain, or another one than a ``round`` stands first.
        """
        text = self.block.text[self.tags - 1 : self.result]
        above, *rounds = (pattern("COMMENTS").sub("", text) if "#" in text else text).split(_ROUND)
        if above.strip("\n"):
            raise Misread(0)
        return map(outline_of, rounds)

    def pieces(self) -> Iterator[Piece | Unread]:
        """The pieces that it is made of."""
        return pieces_of(self.block, self.start, self.end)


def passage_at(block: Block, start: int) -> Passage | None:
    """The passage that begins at a place in a block, if one does and ends in it too."""
    tags = None if block.flawed else pattern("SECTION").match(block.text, start)
    if tags is None or tags.lastgroup != Kind.TAG.value:
        return None
    result = block.text.find(_RESULT, tags.end() - 1)
    if result < 0:
        return None
    return Passage(block, start, tags.end(), result, block.text.index("\n", result + 1) + 1)
