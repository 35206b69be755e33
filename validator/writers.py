"""The forms that matches can be written in, one after the other, whatever they were read from."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import BinaryIO, Final, TypeAlias

from sevenrocks.notation import Match, json_document, json_lines
from sevenrocks.validator.canonical import are_apart, canonical_text
from sevenrocks.validator.dealt import with_deals
from sevenrocks.validator.language import say


@dataclass(frozen=True, slots=True)
class Sourced:
    """A match, the name of what it was read from, and its number there, from 1."""

    source: str
    index: int
    match: Match


Complain: TypeAlias = Callable[[Sourced, str], None]
"""Hears of a match that is not written, and why."""

Writer: TypeAlias = Callable[[Iterator[Sourced], BinaryIO, Complain], None]
"""Writes matches to a stream as they come."""


def write_text(matches: Iterator[Sourced], out: BinaryIO, complain: Complain) -> None:
    """Write canonical text. A match that would not read back as the same record is left out."""
    before: Match | None = None
    for sourced in matches:
        match = sourced.match
        text = canonical_text(match)
        if text is None:
            complain(sourced, say("its text would not read back as the same record"))
        elif before and not are_apart(before, match):
            complain(sourced, say("in one text it would be read as part of the match before it"))
        else:
            out.write(("\n" + text if before else text).encode())
            before = match


def write_json(matches: Iterator[Sourced], out: BinaryIO, complain: Complain) -> None:  # noqa: ARG001
    """Write a JSON document."""
    pieces = json_document(sourced.match for sourced in matches)
    out.writelines(piece.encode() for piece in pieces)


def write_json_lines(matches: Iterator[Sourced], out: BinaryIO, complain: Complain) -> None:  # noqa: ARG001
    """Write JSON Lines."""
    lines = json_lines(sourced.match for sourced in matches)
    out.writelines(line.encode() for line in lines)


def dealing(writer: Writer) -> Writer:
    """The same writer for matches with the deals that could be reconstructed."""

    def write(matches: Iterator[Sourced], out: BinaryIO, complain: Complain) -> None:
        writer((replace(sourced, match=with_deals(sourced.match)) for sourced in matches), out, complain)

    return write


WRITERS: Final[Mapping[str, Writer]] = {"srn": write_text, "json": write_json, "jsonl": write_json_lines}
"""By the name of the form."""
