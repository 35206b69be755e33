"""English words that know what they are made of, so that they can be told in another language."""

from collections.abc import Iterable, Mapping
from typing import Self


class Phrase(str):
    """Words made from a ``template`` with ``{named}`` fields, which ``values`` fill in.

    It is the English text itself wherever a text is wanted. A value may be a phrase again.
    """

    __slots__ = ("template", "values")
    template: str
    values: Mapping[str, object]

    def __new__(cls, template: str, **values: object) -> Self:
        """The words of a template; one without values is taken as it stands."""
        phrase = super().__new__(cls, template.format_map(values) if values else template)
        phrase.template = template
        phrase.values = values
        return phrase

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, object]]:
        """What makes the same phrase in another process."""
        return (self.template,), dict(self.values)


def enumerated(words: Iterable[str]) -> Phrase:
    """Words with commas between them; there is at least one."""
    named = {f"word{number}": word for number, word in enumerate(words)}
    return Phrase(", ".join(f"{{{name}}}" for name in named), **named)


def both(words: Iterable[str]) -> str:
    """Words that belong together: ``a tile, knock and @``."""
    *others, last = tuple(words) or ("",)
    return Phrase("{words} and {last}", words=enumerated(others), last=last) if others else last


def either(words: Iterable[str]) -> str:
    """Words as a choice: ``a tile, knock or @``."""
    *others, last = tuple(words) or ("",)
    return Phrase("{words} or {last}", words=enumerated(others), last=last) if others else last
