"""The work of ``convert``: the matches of every source that can be read whole, one after the other."""

from collections import deque
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path
from typing import BinaryIO

from sevenrocks.notation import Reading, parse
from sevenrocks.notation.record import Fault
from sevenrocks.validator.commands.output import standard_output
from sevenrocks.validator.commands.progress import watched
from sevenrocks.validator.commands.remarks import Remarks, unread_words
from sevenrocks.validator.commands.sources import Source
from sevenrocks.validator.files import replaced
from sevenrocks.validator.language import say
from sevenrocks.validator.writers import Sourced, Writer


class Converting:
    """Converts what is named, and goes on after what cannot be converted.

    With ``partly`` a match is converted without what cannot be read in it, and otherwise not at all.
    """

    def __init__(self, writer: Writer, remarks: Remarks, *, partly: bool = False) -> None:
        self._writer = writer
        self._remarks = remarks
        self._matches = self._partly if partly else self._whole

    def run(self, sources: Iterable[Source], output: Path | None) -> int:
        """Write what can be converted and return the exit status; without any match nothing is written."""
        matches = (sourced for source in watched(sources) for sourced in self._readable(source))
        try:
            first = next(matches, None)
            if first is not None:
                self._write(chain((first,), matches), output)
        finally:
            self._remarks.show()
        return self._remarks.status

    def _write(self, matches: Iterator[Sourced], output: Path | None) -> None:
        if output is None:
            self._write_to(standard_output(), matches)
        else:
            with replaced(output) as out:
                self._write_to(out, matches)

    def _write_to(self, out: BinaryIO, matches: Iterator[Sourced]) -> None:
        self._writer(matches, out, self._refuse)

    def _readable(self, source: Source) -> Iterator[Sourced]:
        try:
            reading = parse(source.content)
            yield from self._matches(source.name, reading)
            for fault in reading.faults:
                self._remarks.complain(unread_words(source.name, fault))
        except OSError as error:
            self._remarks.fail(OSError(error.errno, error.strerror, source.name))

    def _whole(self, name: str, reading: Reading) -> Iterator[Sourced]:
        """The matches in which nothing is unreadable; the others are named."""
        for index, match in enumerate(reading, 1):
            sourced = Sourced(name, index, match)
            if _is_spoilt(reading):
                told = say("nothing from match {number} on is converted", number=index)
                self._remarks.complain(f"{name}: {told}")
                deque(reading, maxlen=0)  # which finds all that is wrong, and closes the file
            elif match.unreadable:
                self._refuse(sourced, unread_words(name, match.unreadable[0]))
            elif index == 1 and reading.form == "srn" and reading.faults:
                self._refuse(sourced, say("something above it cannot be read"))
            else:
                yield sourced

    def _partly(self, name: str, reading: Reading) -> Iterator[Sourced]:
        """Every match; what cannot be read in it is named, and what is no text once for the whole source."""
        for index, match in enumerate(reading, 1):
            for lost in match.unreadable:
                if lost.fault is not Fault.ENCODING:
                    self._remarks.complain(unread_words(name, lost))
            yield Sourced(name, index, match)

    def _refuse(self, sourced: Sourced, why: str) -> None:
        told = say("match {number} is not converted: {why}", number=sourced.index, why=why)
        self._remarks.complain(f"{sourced.source}: {told}")


def _is_spoilt(reading: Reading) -> bool:
    """Whether bytes of a text are no text, or its archive is broken: what is read on may be wrong."""
    return reading.form == "srn" and any(
        fault.fault is Fault.ENCODING or fault.place.line is None for fault in reading.faults
    )
