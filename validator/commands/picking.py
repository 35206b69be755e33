"""One of several: a record, a match or a round, where a command shows one only."""

from collections.abc import Sequence
from itertools import islice
from typing import TypeVar

import click

from sevenrocks.notation import Match, parse
from sevenrocks.validator.commands.remarks import unread_words
from sevenrocks.validator.commands.sources import Source

Thing = TypeVar("Thing")


def only(things: Sequence[Thing], option: str, name: str, number: int | None = None) -> Thing:
    """Return the thing of that number, from 1, or the only one there is.

    Raises ``click.BadParameter``, in the words of ``option`` and ``name``, where there is no such thing.
    """
    if number is None and len(things) > 1:
        raise click.BadParameter(f"there are several {name}; choose one", param_hint=option)
    if (number or 1) > len(things):
        raise click.BadParameter(f"there are only {len(things)} {name}", param_hint=option)
    return things[(number or 1) - 1]


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
        return only(matches, "--match", "matches")
    if reading.faults:
        raise click.BadParameter(unread_words(source.name, reading.faults[0]), param_hint="PATH")
    raise click.BadParameter("there are not so many matches", param_hint="--match")
