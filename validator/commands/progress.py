"""How far a command has come, shown on a terminal where it has much to do."""

import sys
from collections.abc import Iterable, Iterator
from typing import Final

import click

from sevenrocks.validator.commands.sources import Source

MANY: Final = 50
"""The number of sources from which on there is much to do."""


def watched(sources: Iterable[Source]) -> Iterator[Source]:
    """Give the sources one by one; with many of them a progress bar stands on standard error meanwhile."""
    listed = list(sources)
    if len(listed) < MANY or sys.stderr is None or not sys.stderr.isatty():
        yield from listed
        return
    with click.progressbar(listed, file=sys.stderr) as bar:
        yield from bar
