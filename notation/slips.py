"""Typical slips in lines that cannot be read, and what to write instead."""

import re
from difflib import get_close_matches
from functools import lru_cache
from typing import Final, NamedTuple

from sevenrocks.notation.lookalikes import KEYWORDS
from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.tiles import SITE_NAMES

_AROUND: Final = 100
"""How many characters are looked at before a fault, and behind it."""

_FIRST: Final = "_ROUND"
"""What could stand where a statement may begin, among others."""

_NAMED: Final = {
    "SITE": SITE_NAMES,
    "_KNOCK": ("knock",),
    "DOMINO": ("domino",),
    "BLOCKED": ("blocked",),
    "WON": ("won",),
    _FIRST: tuple(KEYWORDS),
}
_LETTERS: Final = re.compile(r"[^\W\d_]{2,20}")
_VALUE: Final = r"""["']?([^"'\[\]\\#“”„«»][^"\[\]\\#“”„«»]*?)["']?[ \t]*\]?[ \t]*(?:#.*)?"""
_TAG: Final = re.compile(rf"""[ \t]*\[[ \t]*([A-Za-z]\w*)(?:[ \t]*[:=][ \t]*|[ \t]+|(?=["'])){_VALUE}""")
_BARE_TAG: Final = re.compile(
    r"[ \t]*(?!(?i:round|draw|opener|deal|hand|score|result)\b)([A-Z]\w+)"
    rf"""(?:[ \t]*[:=][ \t]*|[ \t]*(?=["'])){_VALUE}"""
)
_LINE: Final = Phrase(
    "a line begins with [ for a tag, # for a comment, N, E, S or W for a play, or with "
    "round, draw, opener, deal, end, hand, score or result"
)


class _Slip(NamedTuple):
    """``seen`` is looked for in the line, with NUL before the fault; ``expected`` could stand there.

    The groups of ``seen`` fill the ``advice`` in.
    """

    seen: re.Pattern[str]
    advice: str
    expected: str | None = None


def _slip(seen: str, advice: str, expected: str | None = None) -> _Slip:
    return _Slip(re.compile(seen), advice, expected)


_SLIPS: Final = (
    _slip(r"\([0-9+]*\0,", "the ends of a count are joined by +"),
    _slip(r"\0(?:/[/*]|;(?![ \t]*(?:[NESW][ \t]|$)))", "a comment begins with #"),
    _slip(r"\0[,;]", "leave it out: only blanks stand between events, tiles and claims"),
    _slip(r"(?:^|[ \t])(?:\([0-9+]*|[+=-])\0[ \t]", "no blank stands inside a claim, as in +5 or (3+6)"),
    _slip(r"[ \t]\0@", "no blank stands before @"),
    _slip(r"@\0[ \t]", "no blank stands behind @"),
    _slip(r"end[ \t]+domino\0[ \t]*(?:#|$)", "write the seat, as in end domino E"),
    _slip(r"end[ \t]+won\0[ \t]*(?:#|$)", "write the side, as in end won NS"),
    _slip(
        r"^[ \t]*result[ \t]*\0[ \t]*(?:[-0-9#]|$)",
        "write NS and EW before the numbers, as in result NS 255 EW 190, or result * for an unfinished match",
    ),
    _slip(
        r"^[ \t]*score[ \t]*\0[ \t]*(?:[-0-9#]|$)",
        "write NS and EW before the numbers, as in score NS 20 EW 30",
    ),
    _slip(r"^[ \t]*(?:score|result)[ \t]+\0EW", "NS comes before EW"),
    _slip(r"\0(?:(?i:pass(?:e[sd])?|knock[a-z]+)|[-–—]+)(?![^ \t#])", "write knock", "_KNOCK"),
    _slip(
        r"\0(?P<first>[0-9])[ \t]*[|-]?[ \t]*(?P<second>[0-9])(?!\w)",
        "no blank stands inside a tile: write {first}|{second}",
        "TILE",
    ),
    _slip(
        r"\0(?P<first>[0-9])[:;/.](?P<second>[0-9])(?=@)",
        "a bar stands between the halves of a tile: write {first}|{second}",
        "TILE",
    ),
    _slip(
        r"\0(?P<number>[0-9]+)(?![^ \t#])",
        "a claim begins with + (points), = (score) or ( (ends): write +{number}",
        "PLUS",
    ),
    _slip(r"\0[0-9]", "a claim begins with ( (pips), - (subtraction) or = (score)", "MINUS"),
    _slip(r"\0(?P<number>[0-9]+)(?![^ \t#])", "a score is claimed with =: write ={number}", "EQUAL"),
    _slip(r"knock[ \t]+\0[(+=]", "a knock has no claims"),
    _slip(r"[0-9)][ \t]+\0[(+=]", "claims stand in the order (ends) +points =score", "SEAT"),
    _slip(
        r"^[ \t]*hand[ \t]+[NESW][ \t].*[0-9)][ \t]+\0[(+=-]",
        "claims stand in the order (pips) -subtraction =score",
    ),
    _slip(r"\0[NESW][0-9\[]", "a blank stands between the seat and the tile", "SEAT"),
    _slip(
        r"^[ \t]*\0(?P<word>round|draw|opener|deal|end|hand|score|result)"
        r"(?=[0-9A-Z]|(?:domino|blocked|won)\b)",
        "a blank stands behind {word}",
    ),
    _slip(r"^[ \t]*end[ \t]+\0(?P<word>domino|won)(?=[NESW])", "a blank stands behind {word}"),
    _slip(r"^[ \t]*(?P<word>result)\0\*", "a blank stands behind {word}"),
    _slip(
        r"\0(?i:(?:north|east|south|west)\b|[^\W\d_]{2,40}[ \t]+(?:[0-9][|:/-][0-9]|\[0-9|knock|pass))",
        "a line of play begins with N, E, S or W",
        _FIRST,
    ),
)


def slip_at(text: str, column: int, expected: frozenset[str]) -> str | None:
    """What to write where a line has a typical slip at a column (from 0), or ``None``.

    ``expected`` holds the terminals that could stand there.
    """
    before, behind = text[max(0, column - _AROUND) : column], text[column : column + _AROUND]
    marked = f"{'…' if column > _AROUND else ''}{before}\0{behind}"
    return _tag_meant(text, expected) or next(
        (
            Phrase(slip.advice, **found.groupdict())
            for slip in _SLIPS
            if slip.expected is None or slip.expected in expected
            if (found := slip.seen.search(marked))
        ),
        None,
    )


@lru_cache(maxsize=1024)
def word_meant(word: str, expected: frozenset[str]) -> str | None:
    """The word to write instead of one that comes close to it, and to no other that could stand there."""
    letters = _LETTERS.match(word)
    choices = [name for terminal, names in _NAMED.items() if terminal in expected for name in names]
    if letters is None:
        return None
    written = letters.group()
    begun = [name for name in choices if name.startswith(written.lower())]
    close = begun or get_close_matches(written.lower(), choices, n=2, cutoff=0.7)
    if len(close) != 1:
        return None
    return Phrase("write {right} instead of {wrong}", right=close[0], wrong=written)


def line_meant(expected: frozenset[str]) -> str | None:
    """How lines begin, where one begins with something else."""
    return _LINE if _FIRST in expected else None


def _tag_meant(text: str, expected: frozenset[str]) -> str | None:
    if len(text) > 2 * _AROUND:
        return None
    found = (_BARE_TAG if _FIRST in expected else _TAG).fullmatch(text)
    return Phrase("write {right}", right=f'[{found[1]} "{found[2]}"]') if found else None
