"""The catalogue: every code that the validator reports, and the words it is reported in."""

from collections.abc import Mapping
from typing import Final

from sevenrocks.validator.catalogue.deal import DEAL
from sevenrocks.validator.catalogue.entry import Category, Entry, Severity
from sevenrocks.validator.catalogue.form import FORM
from sevenrocks.validator.catalogue.play import PLAY
from sevenrocks.validator.catalogue.score import SCORE
from sevenrocks.validator.discrepancy import Discrepancy, Related

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


def message(discrepancy: Discrepancy) -> str:
    """What is wrong, in one sentence without its full stop."""
    claims = {"claimed": discrepancy.claimed, "computed": discrepancy.computed}
    template = CATALOGUE[discrepancy.code].messages[discrepancy.reason]
    return _fill(template, claims | dict(discrepancy.values))


def remark(related: Related) -> str:
    """What another statement has to do with a discrepancy."""
    return _fill(REMARKS[related.remark], related.values)


def select(word: str) -> tuple[str, ...]:
    """The codes that a word stands for, in order: a code or a prefix of one, a name, or a category.

    Empty where it stands for none.
    """
    return tuple(
        code
        for code, entry in CATALOGUE.items()
        if word in (entry.name, entry.category) or (word and code.startswith(word.upper()))
    )


def _fill(template: str, values: Mapping[str, object]) -> str:
    return template.format_map({name: _words(value) for name, value in values.items()})


def _words(value: object) -> object:
    return " ".join(map(str, value)) or "nothing" if isinstance(value, list) else value
