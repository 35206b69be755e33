"""The language that people are told things in: English, or one that it is translated into.

What is judged holds numbers, codes and English phrases, and the reports for programs are English. What a
person reads is said here.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Final

from sevenrocks.notation.phrase import Phrase

ENGLISH: Final = "en"
LANGUAGES: Final = (ENGLISH, "tr", "pl")

DOMAIN: Final = "sevenrocks"
FOLDER: Final = Path(__file__).parent / "translations"
"""Where the translations are, as gettext looks for them."""

_spoken: Final = ContextVar("spoken", default=ENGLISH)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Let everything be said in one of the ``LANGUAGES``. Raises ``ValueError`` for another one."""
    if language not in LANGUAGES:
        raise ValueError(f"{language!r} is none of the languages {', '.join(LANGUAGES)}")
    before = _spoken.set(language)
    try:
        yield
    finally:
        _spoken.reset(before)


def spoken() -> str:
    """The language that is spoken; English unless one was chosen."""
    return _spoken.get()


def say(words: str, /, **values: object) -> str:
    """Say a phrase with its own values, or a template with ``{named}`` fields that ``values`` fill in.

    Values that are phrases are said too. A template without values is taken as it stands, and so is what is
    no message.
    """
    if isinstance(words, Phrase):
        return say(words.template, **words.values)
    template = _translations().gettext(words) if words else ""
    return _filled(template, values)


def counted(count: int, one: str, many: str, /, **values: object) -> str:
    """Say a template in the form that goes with a number, which fills in its field ``{count}``."""
    template = _translations().ngettext(one, many, count)
    return _filled(template, {"count": count, **values})


def _filled(template: str, values: dict[str, object]) -> str:
    if not values:
        return template
    said = {name: say(value) if isinstance(value, Phrase) else value for name, value in values.items()}
    return template.format_map(said)


def _translations() -> NullTranslations:
    return _translations_into(_spoken.get())


@cache
def _translations_into(language: str) -> NullTranslations:
    if language == ENGLISH:
        return NullTranslations()
    with (FOLDER / language / "LC_MESSAGES" / f"{DOMAIN}.mo").open("rb") as file:
        return GNUTranslations(file)
