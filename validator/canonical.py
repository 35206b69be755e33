"""The canonical text of matches, which reads back as the same record or is not written."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TextIO

from sevenrocks.notation import Match, Unreadable, parse, render
from sevenrocks.notation.source import Source


@dataclass(frozen=True, slots=True)
class Unwritable:
    """The number of a match in its source, from 1, whose text would not read back as the same record."""

    index: int


def canonical_text(match: Match) -> str | None:
    """The canonical text of a match; ``None`` where it would not read back as the same record.

    That is so where something in it is unreadable, or its text has a line too long to be read.
    """
    text = render(match)
    return text if list(parse(text, form="srn")) == [match] else None


def are_apart(before: Match, after: Match) -> bool:
    """Whether two matches that follow each other in one text are read as two.

    What follows a result is another match, and so is what begins with a tag where rounds stand before it.
    """
    return before.result is not None or bool(before.rounds and after.tags)


def write_canonical(source: Source, out: TextIO) -> list[Unreadable | Unwritable]:
    """Write a source in canonical form, match by match; return what in it cannot be written.

    What was written is good for nothing unless that list is empty. Raises ``OSError`` where the source
    cannot be read.
    """
    reading = parse(source)
    troubles: list[Unreadable | Unwritable] = []
    out.writelines(_texts(reading, troubles))
    return [*reading.faults, *troubles]


def _texts(matches: Iterable[Match], troubles: list[Unreadable | Unwritable]) -> Iterator[str]:
    between = ""
    for index, match in enumerate(matches, 1):
        text = canonical_text(match)
        if text is None:
            troubles += match.unreadable or [Unwritable(index)]
        else:
            yield between + text
            between = "\n"
