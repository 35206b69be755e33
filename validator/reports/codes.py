"""The codes that a person means by a word: a code, a prefix of one, a name or a category."""

from typing import Final

from sevenrocks.notation.phrase import either
from sevenrocks.validator.catalogue import CATALOGUE, select
from sevenrocks.validator.language import say

CATEGORIES: Final = tuple(dict.fromkeys(entry.category for entry in CATALOGUE.values()))


def codes_of(word: str) -> tuple[str, ...]:
    """Return the codes that a code, a prefix of one, a name or a category stands for, in any case.

    Raises ``ValueError``, with what comes close, for a word that stands for none.
    """
    codes = select(word.strip().lower())
    if not codes:
        raise ValueError(_unknown(word))
    return codes


def completions(begun: str) -> list[str]:
    """Return the codes, names and categories that a word may become; of a comma list its last word."""
    before, comma, word = begun.rpartition(",")
    words = [*CATALOGUE, *(entry.name for entry in CATALOGUE.values()), *CATEGORIES]
    return [before + comma + whole for whole in words if whole.lower().startswith(word.lower())]


def _unknown(word: str) -> str:
    from difflib import get_close_matches  # noqa: PLC0415 - which no right word shall wait for

    names = {name: entry for entry in CATALOGUE.values() for name in (entry.code.lower(), entry.name)}
    close = get_close_matches(word.strip().lower(), [*names, *CATEGORIES], n=3)
    titles = [f"{names[name].code} {names[name].name}" if name in names else name for name in close]
    if titles:
        return say(
            "{word!r} is no code, name or category; did you mean {titles}?", word=word, titles=either(titles)
        )
    return say("{word!r} is no code, name or category", word=word)
