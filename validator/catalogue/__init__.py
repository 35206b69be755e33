"""The catalogue: every code that the validator reports, and the words it is reported in."""

from collections.abc import Mapping
from typing import Final

from sevenrocks.notation.phrase import Phrase
from sevenrocks.validator.catalogue.deal import DEAL
from sevenrocks.validator.catalogue.entry import Category, Entry, Severity
from sevenrocks.validator.catalogue.form import FORM
from sevenrocks.validator.catalogue.play import PLAY
from sevenrocks.validator.catalogue.score import SCORE
from sevenrocks.validator.discrepancy import Discrepancy, Related
from sevenrocks.validator.language import say, speaking, spoken

__all__ = ["CATALOGUE", "REMARKS", "Category", "Entry", "Severity", "message", "remark", "select"]

CATALOGUE: Final[Mapping[str, Entry]] = {entry.code: entry for entry in FORM + DEAL + PLAY + SCORE}

REMARKS: Final[Mapping[str, str]] = {
    "dealt-here": "{tile} was dealt here",
    "won-here": "{side} reached the target here",
    "other-hand": "the hand of {player} was rounded together with this one",
    "shown-here": "{tile} is shown here",
    "dealt": "{player} was dealt {tiles}",
    "places": "{player} places {tiles}",
    "knocks": "{player} knocks with {open} open",
    "passed": "{player} passed over with {open} open",
    "shows": "{player} shows {tiles}",
}

_NOTHING: Final = Phrase("nothing")


def message(discrepancy: Discrepancy, language: str | None = None) -> str:
    """What is wrong, in one sentence without its full stop.

    It is said in a language, ``"en"``, ``"tr"`` or ``"pl"``, or in the one that is spoken: English, unless
    ``speaking`` chose another. Raises ``ValueError`` for any other language.
    """
    claims = {"claimed": discrepancy.claimed, "computed": discrepancy.computed}
    template = CATALOGUE[discrepancy.code].messages[discrepancy.reason]
    return _said(template, claims | dict(discrepancy.values), language)


def remark(related: Related, language: str | None = None) -> str:
    """What another statement has to do with a discrepancy, said as ``message`` is."""
    return _said(REMARKS[related.remark], related.values, language)


def select(word: str) -> tuple[str, ...]:
    """The codes that a word stands for, in order: a code or a prefix of one, a name, or a category.

    Empty where it stands for none.
    """
    return tuple(
        code
        for code, entry in CATALOGUE.items()
        if word in (entry.name, entry.category) or (word and code.startswith(word.upper()))
    )


def _said(template: str, values: Mapping[str, object], language: str | None) -> str:
    with speaking(language or spoken()):
        return say(template, **{name: _words(value) for name, value in values.items()})


def _words(value: object) -> object:
    return " ".join(map(str, value)) or _NOTHING if isinstance(value, list) else value
