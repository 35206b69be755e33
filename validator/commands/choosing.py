"""Which language is spoken: the one asked for, else that of ``SEVENROCKS_LANG``, else that of the locale."""

import sys
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from sevenrocks.validator.language import ENGLISH, LANGUAGES

OPTION: Final = "--lang"
VARIABLE: Final = "SEVENROCKS_LANG"

_LOCALE: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
_NEUTRAL: Final = ("", "c", "posix")
_NAMES: Final = {"english": "en", "turkish": "tr", "polish": "pl"}
"""What Windows, and old aliases, call them."""


def chosen(arguments: Sequence[str], environment: Mapping[str, str], system: str | None = None) -> str:
    """The language for a call of the program; what asks for one that there is not is passed over.

    ``system`` is the locale of a system that tells it in no variable, such as ``Polish_Poland``.
    """
    for asked in (*_asked(arguments), environment.get(VARIABLE)):
        if asked in LANGUAGES:
            return asked
    return _of_locale(environment, system or "")


def unknown(arguments: Sequence[str], environment: Mapping[str, str]) -> str | None:
    """What ``SEVENROCKS_LANG`` asks for where that is no language, and no ``--lang`` goes above it."""
    value = environment.get(VARIABLE)
    return value if value and value not in LANGUAGES and not _asked(arguments) else None


def system_locale() -> str | None:
    """The locale that Windows was set to; elsewhere variables tell it."""
    if sys.platform != "win32":
        return None
    from locale import getlocale  # noqa: PLC0415 - which no other system needs

    return getlocale()[0]


def _asked(arguments: Sequence[str]) -> list[str]:
    """What every ``--lang`` asks for, wherever it stands, the last one first."""
    options = arguments[: arguments.index("--")] if "--" in arguments else arguments
    words = [part for word in options for part in _parts(word)]
    return [following for word, following in pairwise([*words, ""]) if word == OPTION][::-1]


def _parts(word: str) -> list[str]:
    """An option and its value, where both are one word."""
    return word.split("=", 1) if word.startswith(f"{OPTION}=") else [word]


def _of_locale(environment: Mapping[str, str], system: str) -> str:
    """The first language that there is of those preferred, as gettext chooses it.

    ``LANGUAGE`` is a list, and counts only where the locale is one of a language.
    """
    locale = next((value for name in _LOCALE if (value := environment.get(name))), system)
    if _language(locale) in _NEUTRAL:
        return ENGLISH
    preferred = [*environment.get("LANGUAGE", "").split(":"), locale]
    return next((name for name in map(_language, preferred) if name in LANGUAGES), ENGLISH)


def _language(locale: str) -> str:
    """The language of a locale: ``tr`` for ``tr_TR.UTF-8``, ``pl`` for ``Polish_Poland.1250``."""
    name = locale.partition(".")[0].partition("@")[0].replace("-", "_").partition("_")[0].lower()
    return _NAMES.get(name, name)
