"""The English words for what the grammar expects, and for what stands there instead."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.record import Kind

_WORDS: Final[dict[str, str]] = {
    "SEAT": Phrase("a seat (N, E, S or W)"),
    "TILE": Phrase("a tile"),
    "_KNOCK": "knock",
    "PIP": Phrase("the value of an open end"),
    "AT": "@",
    "DOT": Phrase("a dot and a site"),
    "SITE": Phrase("a site (low, high, line, lineA, lineB, arm, armA or armB)"),
    "LPAR": "(",
    "INT": Phrase("a number"),
    "SIGNED": Phrase("a number"),
    "PLUS": "+",
    "MINUS": "-",
    "RPAR": ")",
    "EQUAL": "=",
    "COLON": ":",
    "DOMINO": "domino",
    "BLOCKED": "blocked",
    "WON": "won",
    "_NS": "NS",
    "_EW": "EW",
    "STAR": "*",
    "NAME": Phrase("a tag name"),
    "CHARACTERS": Phrase("text"),
    "ESCAPE": Phrase('a backslash only as \\" or \\\\'),
    "DBLQUOTE": Phrase("a double quote"),
    "RSQB": "]",
    "_B": Phrase("a blank"),
    "$END": Phrase("the end of the line"),
}
_KINDS: Final = {Kind.TAG: Phrase("a tag"), Kind.EVENT: Phrase("an event"), Kind.LATE: Phrase("an event")}
_STATEMENTS: Final = [kind for kind in Kind if kind not in {Kind.LATE, Kind.UNREADABLE}]
_WORD: Final = re.compile(r"[ \t]|[^ \t\r#]{1,40}|[\r#]")
_NUMBER: Final = re.compile(r"-?[0-9]{1,40}")


@cache
def expected_words(terminals: frozenset[str]) -> tuple[str, ...]:
    """English words for the terminals that could stand somewhere, in a fixed order, each once."""
    if "_ROUND" in terminals:
        return kind_words(_STATEMENTS)
    return tuple(dict.fromkeys(word for terminal, word in _WORDS.items() if terminal in terminals))


def kind_words(kinds: Iterable[Kind]) -> tuple[str, ...]:
    """English words for kinds of statement."""
    return tuple(_KINDS.get(kind, kind.value) for kind in kinds)


def word_at(text: str, column: int) -> str:
    """The word that begins at a column (from 0), its first 40 characters at most; empty at the end."""
    found = _WORD.match(text, column)
    return found.group() if found else ""


def number_at(text: str, column: int) -> str:
    """The number that begins at a column (from 0), its first 40 characters at most."""
    found = _NUMBER.match(text, column)
    return found.group() if found else ""
