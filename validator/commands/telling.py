"""The command line in the language that is spoken: what click says, and the help of the commands."""

import gettext
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import copy
from inspect import cleandoc
from typing import Final, TypeVar

import click

from sevenrocks.validator.commands.choosing import OPTION
from sevenrocks.validator.language import DOMAIN, ENGLISH, FOLDER, LANGUAGES, say, speaking

_VERBATIM: Final = "\b\n"
_EXAMPLES: Final = "Examples:"

AnyCommand = TypeVar("AnyCommand", bound=click.Command)


@contextmanager
def telling(language: str) -> Iterator[None]:
    """Let everything be said in a language, what click says too.

    click asks gettext for its words, and gettext takes the language from the environment.
    """
    with speaking(language):
        if language == ENGLISH:
            yield
            return
        before = os.environ.get("LANGUAGE"), gettext.textdomain()
        gettext.bindtextdomain(DOMAIN, str(FOLDER))
        gettext.textdomain(DOMAIN)
        os.environ["LANGUAGE"] = language
        try:
            yield
        finally:
            variable, domain = before
            gettext.textdomain(domain)
            if variable is None:
                del os.environ["LANGUAGE"]
            else:
                os.environ["LANGUAGE"] = variable


def told(command: AnyCommand) -> AnyCommand:
    """A copy of a command whose help is said in the language that is spoken.

    It has the option that all commands have: ``--lang``, which was obeyed before.
    """
    copied = copy(command)
    copied.params = [_told(parameter) for parameter in command.params]
    copied.help = paragraphs(command.help or "", say)
    copied.short_help = say(command.short_help or "")
    copied.epilog = paragraphs(command.epilog or "", say)
    copied.options_metavar = say(command.options_metavar or "")
    if isinstance(copied, click.Group):
        copied.subcommand_metavar = say(copied.subcommand_metavar)
    click.option(
        OPTION,
        type=click.Choice(LANGUAGES),
        expose_value=False,
        help=say("The language of what people read; else that of SEVENROCKS_LANG or the locale."),
    )(copied)
    return copied


def paragraphs(text: str, say: Callable[[str], str]) -> str:
    r"""A help text whose paragraphs were handed to ``say``, each as one line.

    What click is to leave as it stands (below a ``\b``) is said line by line, and examples stay commands.
    """
    return "\n\n".join(_paragraph(paragraph, say) for paragraph in cleandoc(text).split("\n\n"))


def _paragraph(paragraph: str, say: Callable[[str], str]) -> str:
    if not paragraph.startswith(_VERBATIM):
        return say(" ".join(paragraph.split()))
    title, *lines = paragraph.removeprefix(_VERBATIM).split("\n")
    said = lines if title == _EXAMPLES else [f"  {say(line.strip())}" for line in lines]
    return _VERBATIM + "\n".join([say(title), *said])


def _told(parameter: click.Parameter) -> click.Parameter:
    copied = copy(parameter)
    copied.metavar = say(parameter.metavar or "") or None
    copied.type = copy(parameter.type)
    copied.type.name = say(parameter.type.name)
    if isinstance(copied, click.Option):
        copied.help = say(copied.help or "")
    return copied
