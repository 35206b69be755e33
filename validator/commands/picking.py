"""One of several: a record, a match or a round, where a command shows one only."""

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple, TypeVar

import click

from sevenrocks.notation import Match, parse
from sevenrocks.notation.phrase import Phrase
from sevenrocks.validator.commands.remarks import unread_words
from sevenrocks.validator.commands.sources import Source
from sevenrocks.validator.language import counted, say

Thing = TypeVar("Thing")


class Choice(NamedTuple):
    """What chooses one of several things, and what is said where nothing was chosen."""

    hint: str
    several: Phrase


RECORDS: Final = Choice("PATH", Phrase("there are several records; choose one"))
MATCHES: Final = Choice("--match", Phrase("there are several matches; choose one"))
ROUNDS: Final = Choice("--round", Phrase("there are several rounds; choose one"))


def only(things: Sequence[Thing], choice: Choice, number: int | None = None) -> Thing:
    """Return the thing of that number, from 1, or the only one there is.

    Raises ``click.BadParameter`` where there is no such thing.
    """
    if number is None and len(things) > 1:
        raise click.BadParameter(say(choice.several), param_hint=say(choice.hint))
    if (number or 1) > len(things):
        raise click.BadParameter(only_so_many(len(things)), param_hint=say(choice.hint))
    return things[(number or 1) - 1]


def only_so_many(count: int) -> str:
    """Say that there are no more than that."""
    return (
        counted(count, "there is only {count}", "there are only {count}") if count else say("there are none")
    )


def match_in(source: Source, number: int | None) -> Match:
    """Return the match of that number, from 1, or the only one of a source.

    No more is read than that needs. Raises ``click.BadParameter`` where there is no such match, and
    ``OSError`` where the source cannot be read.
    """
    with parse(source.content) as reading:
        if number is not None:
            next(islice(reading, number - 1, number - 1), None)  # those before it are read and let go
        matches = list(islice(reading, 2 if number is None else 1))
    if matches:
        return only(matches, MATCHES)
    if reading.faults:
        raise click.BadParameter(unread_words(source.name, reading.faults[0]), param_hint=say("PATH"))
    raise click.BadParameter(say("there are not so many matches"), param_hint="--match")
