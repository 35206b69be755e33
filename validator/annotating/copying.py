"""Text copied line by line with other remarks, or with none: what is no remark stays byte for byte."""

import codecs
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import BinaryIO, Final, NamedTuple

from sevenrocks.notation.remarks import REMARK, without_remark
from sevenrocks.validator.annotating.margin import Margin
from sevenrocks.validator.reports.excerpt import columns, visible

_MARK: Final = codecs.BOM_UTF8
_LONGEST: Final = 400
"""The most characters of a remark: a line has its limit, and a name may be of any length."""

_WIDEST: Final = 40
"""Up to this width lines have their remarks in one column."""

_FULL: Final = 120
"""From this width on a line has its remark below it."""


class Line(NamedTuple):
    """A line without its remark, ``None`` if it was nothing else, and its end.

    The end is without LF where the text ends without one.
    """

    text: str | None
    end: str


class Copy:
    """A text on its way to a stream. ``lines`` are its lines, each with its end."""

    def __init__(self, lines: Iterable[bytes], out: BinaryIO) -> None:
        self._lines = iter(lines)
        self._out = out
        self._number = 0
        self._newline = "\n"
        self._due = ""
        self._end = "\n"

    def write(self, margin: Margin) -> None:
        """Copy the lines up to the last one of a margin, with its remarks in place of those there."""
        first = self._number + 1
        lines = dict(enumerate(self._read(margin.last), first))
        column = _column(lines, margin.beside)
        for number, line in lines.items():
            beside = "; ".join(margin.beside.get(number, ()))
            below = margin.below.get(number, [])
            for told in margin.above.get(number, ()):
                self._put(remark(told), line.end)
            if line.text is not None:
                self._put(_with(line.text, beside, column), line.end)
                below = below if _has_room(line.text) or not beside else [beside, *below]
            for told in below:
                self._put(remark(told), line.end)

    def finish(self) -> None:
        """End the text as it ended before."""
        self._out.write((self._due if "\n" in self._end else self._end).encode() if self._due else b"")

    def _read(self, last: float) -> Iterator[Line]:
        while self._number < last and (raw := next(self._lines, None)) is not None:
            self._number += 1
            if self._number == 1 and raw.startswith(_MARK):
                self._out.write(_MARK)
                raw = raw.removeprefix(_MARK)
            whole = raw.decode(errors="surrogateescape")
            text = whole.removesuffix("\n").removesuffix("\r")
            self._end = whole[len(text) :]
            yield Line(without_remark(text), self._end)

    def _put(self, text: str, end: str) -> None:
        """Write a line, once another one follows with its end."""
        self._newline = end if "\n" in end else self._newline
        self._out.write((self._due + text).encode(errors="surrogateescape"))
        self._due = self._newline


def remark(told: str) -> str:
    """A remark as it stands on a line: cut where it is too long, and with nothing that ends a line."""
    shown = visible(told)
    cut = shown if len(shown) <= _LONGEST else f"{shown[: _LONGEST - 1]}…"
    return f"{REMARK} {cut}".rstrip()


def _with(text: str, beside: str, column: int) -> str:
    if not beside or not _has_room(text):
        return text
    return text + " " * max(2, column - _width(text)) + remark(beside)


def _column(lines: Mapping[int, Line], beside: Mapping[int, Sequence[str]]) -> int:
    """Where the remarks beside lines begin."""
    widths = (_width(lines[number].text or "") for number in beside if number in lines)
    return max((width for width in widths if width <= _WIDEST), default=0) + 2


def _has_room(text: str) -> bool:
    """Whether a remark can stand beside; blanks at the end of a line would be lost with the remark."""
    return not text.endswith((" ", "\t")) and _width(text) < _FULL


def _width(text: str) -> int:
    return columns(text.expandtabs())
