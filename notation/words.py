"""What the words of the notation mean, each distinct word read once by the grammar and remembered."""

from collections.abc import Callable, Iterable
from typing import Final, Generic, TypeVar

from sevenrocks.notation.grammar import Node, read
from sevenrocks.notation.record import Ending, Notes, Play
from sevenrocks.notation.tiles import (
    ANY,
    KNOCK,
    NO_TARGET,
    SEATS,
    SIDES,
    SITE_NAMES,
    VALUE,
    tile_of,
    tile_of_domino,
)

Word = TypeVar("Word")
Value = TypeVar("Value")

_SITES: Final = {name: kind for kind, name in enumerate(SITE_NAMES)}


def tile_in(node: Node) -> int:
    """The tile that a node is, or ``KNOCK``."""
    if node.name == "knock":
        return KNOCK
    if len(node.text) == 1:
        return tile_of_domino(node.text)
    return tile_of(*(int(character) for character in node.text if character.isdigit()))


def target_in(node: Node) -> int:
    """The target that a ``target`` is."""
    head, *site = node.parts
    if head.name == "pip":
        return VALUE + int(head.text)
    return tile_in(head) * 16 + (_SITES[site[0].text] if site else ANY)


def numbers_in(node: Node) -> tuple[int, ...]:
    """The numbers of a claim, as they are written behind its sign."""
    return tuple(int(number.text) for number in node.parts)


def lot_in(node: Node) -> tuple[int, int]:
    """The seat and the lot of a ``lot``."""
    seat, number = node.parts
    return SEATS.index(seat.text), int(number.text)


def ending_in(node: Node) -> tuple[Ending, int | None, int | None]:
    """How a round ended, with the seat or the side that ended it."""
    word, *who = node.parts
    by = Ending(word.text)
    seat = SEATS.index(who[0].text) if by is Ending.DOMINO else None
    side = SIDES.index(who[0].text) if by is Ending.WON else None
    return by, seat, side


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


class Memo(dict[Word, Value], Generic[Word, Value]):
    """The values of words, each worked out when it is first asked for.

    Raises what ``decode`` raises. Holds so many words that ordinary records never fill it.
    """

    MOST = 1 << 15

    def __init__(self, decode: Callable[[Word], Value]) -> None:
        super().__init__()
        self._decode = decode

    def __missing__(self, word: Word) -> Value:
        value = self._decode(word)
        if len(self) >= self.MOST:
            self.clear()
        self[word] = value
        return value


def _play(words: str) -> Play:
    tile, at, target = words[1:].strip(" \t").partition("@")
    if at:
        return Play(SEATS.index(words[0]), TILES[tile], TARGETS[target])
    return Play(SEATS.index(words[0]), LAID[tile], NO_TARGET)


def _number(word: str) -> int | None:
    return int(word) if word else None


def _count(word: str) -> tuple[int, ...] | None:
    return numbers_in(read("count", word)) if word else None


TILES: Final = Memo[str, int](lambda word: tile_in(read("tile", word)))
LAID: Final = Memo[str, int](lambda word: tile_in(read("laid", word).parts[0]))
TARGETS: Final = Memo[str, int](lambda word: target_in(read("target", word)))
PLAYS: Final = Memo(_play)
COUNTS: Final = Memo(_count)
NUMBERS: Final = Memo(_number)
LOTS: Final = Memo[str, tuple[int, int]](lambda word: lot_in(read("lot", word)))
ENDINGS: Final = Memo[str, tuple[Ending, int | None, int | None]](lambda words: ending_in(read("by", words)))
