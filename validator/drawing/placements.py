"""Placements given by themselves, as words of the notation, which are read and judged like a record."""

from collections.abc import Sequence
from typing import Final

from sevenrocks.notation import Match, Unreadable, parse
from sevenrocks.notation.tiles import SEATS

_HEAD: Final = ('[Target "999999999"]', "round 1")
"""Placements by themselves win nothing."""


def match_of(words: Sequence[str]) -> Match:
    """Read words like ``3|6 6|6@3|6.high`` as the events of a round, the seats taking turns.

    Words that cannot be read are in the match's ``unreadable``.
    """
    events = (f"{SEATS[number % 4]} {word}" for number, word in enumerate(words))
    return next(parse("\n".join((*_HEAD, *events, "result *"))))


def word_of(words: Sequence[str], lost: Unreadable) -> str:
    """Return the word that could not be read."""
    line = lost.place.line or 0
    return words[line - len(_HEAD) - 1]
