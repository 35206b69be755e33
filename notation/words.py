"""What the words of the notation mean, each distinct word read once by the grammar and remembered."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, Generic, TypeVar

from sevenrocks.notation.grammar import read
from sevenrocks.notation.record import Ending, Notes, Play
from sevenrocks.notation.tiles import (
    ANY,
    KNOCK,
    NO_TARGET,
    SEATS,
    SITE_NAMES,
    VALUE,
    tile_of,
    tile_of_domino,
)

if TYPE_CHECKING:
    from lark import Tree

Value = TypeVar("Value")

_SITES: Final = {name: kind for kind, name in enumerate(SITE_NAMES)}


def tile_in(tree: "Tree") -> int:
    """The tile of a ``tile``, or ``KNOCK`` for a ``knock``."""
    if tree.data == "knock":
        return KNOCK
    word = tree.children[0]
    if len(word) == 1:
        return tile_of_domino(word)
    return tile_of(*(int(character) for character in word if character.isdigit()))


def target_in(tree: "Tree") -> int:
    """The target of a ``target``."""
    head = tree.children[0]
    if head.data == "pip":
        return VALUE + int(head.children[0])
    site = _SITES[tree.children[1].children[0]] if len(tree.children) > 1 else ANY
    return tile_in(head) * 16 + site


def numbers_in(tree: "Tree") -> tuple[int, ...]:
    """The numbers of a claim, as they are written behind its sign."""
    return tuple(map(int, tree.children))


def lot_in(tree: "Tree") -> tuple[int, int]:
    """The seat and its lot."""
    seat, number = tree.children
    return SEATS.index(seat), int(number)


def ending_in(tree: "Tree") -> tuple[Ending, int | None, int | None]:
    """How a round ended, with the seat or the side that ended it."""
    by = Ending(tree.children[0])
    if by is Ending.DOMINO:
        return by, SEATS.index(tree.children[1].children[0]), None
    return by, None, int(tree.children[1].data == "ew_side") if by is Ending.WON else None


def comment_in(line: str) -> str | None:
    """The text of a comment from its ``#`` on; ``None`` for a blank line or a remark (``#:``)."""
    text = line.strip(" \t")
    if not text or text.startswith("#:"):
        return None
    return text[1:].partition("#:")[0].strip(" \t")


def comments_in(lines: Iterable[str]) -> tuple[str, ...]:
    """The comments of lines that hold nothing else."""
    return tuple(text for text in map(comment_in, lines) if text is not None)


def notes_of(above: str, beside: str) -> Notes | None:
    """The comments of a statement: the lines above it and the rest of its own line."""
    if not above and not beside:
        return None
    notes = Notes(comments_in(above.split("\n")), comment_in(beside))
    return None if notes == Notes() else notes


class Memo(dict[str, Value], Generic[Value]):
    """The values of words, each worked out when it is first asked for.

    Raises what ``decode`` raises. Holds so many words that ordinary records never fill it.
    """

    MOST = 1 << 14

    def __init__(self, decode: Callable[[str], Value]) -> None:
        super().__init__()
        self._decode = decode

    def __missing__(self, word: str) -> Value:
        value = self._decode(word)
        if len(self) >= self.MOST:
            self.clear()
        self[word] = value
        return value


def _play(words: str) -> Play:
    tile, at, target = words[1:].strip(" \t").partition("@")
    return Play(SEATS.index(words[0]), LAID[tile], TARGETS[target] if at else NO_TARGET)


def _number(word: str) -> int | None:
    return int(word) if word else None


def _count(word: str) -> tuple[int, ...] | None:
    return numbers_in(read("count", word)) if word else None


TILES: Final = Memo(lambda word: tile_in(read("tile", word)))
LAID: Final = Memo(lambda word: tile_in(read("laid", word).children[0]))
TARGETS: Final = Memo(lambda word: target_in(read("target", word)))
PLAYS: Final = Memo(_play)
COUNTS: Final = Memo(_count)
NUMBERS: Final = Memo(_number)
LOTS: Final = Memo(lambda word: lot_in(read("lot", word)))
ENDINGS: Final = Memo(lambda words: ending_in(read("by", words)))
