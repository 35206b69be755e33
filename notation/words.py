"""What the words of the notation mean, each distinct word worked out once and remembered."""

from collections.abc import Iterable
from typing import Final

from sevenrocks.notation.grammar import Misread
from sevenrocks.notation.memo import Memo
from sevenrocks.notation.patterns import pattern
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

_SITES: Final = {name: kind for kind, name in enumerate(SITE_NAMES)}


def tile_in(word: str) -> int:
    """The tile that a word is. Raises ``Misread`` where it is none."""
    if not pattern("TILE").fullmatch(word):
        raise Misread(0)
    if len(word) == 1:
        return tile_of_domino(word)
    return tile_of(*(int(character) for character in word if character.isdigit()))


def laid_in(word: str) -> int:
    """The tile that a word is, or ``KNOCK``. Raises ``Misread`` where it is neither."""
    return KNOCK if word == "knock" else tile_in(word)


def target_in(word: str) -> int:
    """The target that a word is. Raises ``Misread`` where it is none."""
    found = pattern("PLAIN_TARGET").fullmatch(word)
    if not found:
        raise Misread(0)
    tile, site, pip = found.groups()
    if pip:
        return VALUE + int(pip)
    return tile_in(tile) * 16 + (_SITES[site] if site else ANY)


def lot_in(word: str) -> tuple[int, int]:
    """The seat and the lot in ``N:5``."""
    seat, lot = word.split(":")
    return SEATS.index(seat), int(lot)


def ending_in(words: str) -> tuple[Ending, int | None, int | None]:
    """How a round ended, with the seat or the side that ended it."""
    word, *who = words.split()
    by = Ending(word)
    seat = SEATS.index(who[0]) if by is Ending.DOMINO else None
    side = SIDES.index(who[0]) if by is Ending.WON else None
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


def _play(words: str) -> Play:
    tile, at, target = words[1:].strip(" \t").partition("@")
    if at:
        return Play(SEATS.index(words[0]), TILES[tile], TARGETS[target])
    return Play(SEATS.index(words[0]), LAID[tile], NO_TARGET)


def _number(word: str) -> int | None:
    return int(word) if word else None


def _count(word: str) -> tuple[int, ...] | None:
    return tuple(map(int, word.split("+"))) if word else None


TILES: Final = Memo(tile_in)
LAID: Final = Memo(laid_in)
TARGETS: Final = Memo(target_in)
PLAYS: Final = Memo(_play)
COUNTS: Final = Memo(_count)
NUMBERS: Final = Memo(_number)
LOTS: Final = Memo(lot_in)
ENDINGS: Final = Memo(ending_in)
