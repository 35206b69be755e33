"""Changes to the text of a record: they touch what they are about, and no byte besides."""

import codecs
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from sevenrocks.notation.record import Origin
from sevenrocks.validator.discrepancy import Edit

_MARK: Final = codecs.BOM_UTF8
_BLANKS: Final = " \t"


class Change(NamedTuple):
    """New text for the columns ``start`` to ``end`` (exclusive) of a line; all of them count from 1."""

    line: int
    start: int
    end: int
    text: str

    def overlaps(self, other: "Change") -> bool:
        """Whether two changes of one text are about the same characters, or the same point between them."""
        if self.line != other.line:
            return False
        return self.start == other.start or (self.start < other.end and other.start < self.end)


def change_for(edit: Edit, origin: Origin) -> Change | None:
    """The change that makes an edit; ``None`` where the record has no lines and columns."""
    place = origin.place(edit.address)
    if place.line is None or place.column is None or place.end_column is None:
        return None
    return Change(place.line, place.column, place.end_column, edit.text)


def rewritten(lines: Iterable[bytes], changes: Mapping[int, Sequence[Change]]) -> Iterator[bytes]:
    """The lines of a text, each with its line end, with the changes of each line made.

    Changes of one line must not overlap. A line of which nothing is left is dropped; one that is no text
    is left as it is.
    """
    for number, line in enumerate(lines, 1):
        if number == 1 and line.startswith(_MARK):
            yield _MARK
            line = line.removeprefix(_MARK)  # noqa: PLW2901 - columns do not count it
        yield _changed(line, changes[number]) if number in changes else line


def _changed(line: bytes, changes: Sequence[Change]) -> bytes:
    try:
        whole = line.decode()
    except UnicodeDecodeError:
        return line
    text = whole.rstrip("\r\n")
    end = whole[len(text) :]
    for change in sorted(changes, reverse=True):
        text = _made(change, text)
    return (text.replace("\n", end or "\n") + end).encode() if text.strip(_BLANKS) else b""


def _made(change: Change, text: str) -> str:
    before, behind = text[: change.start - 1], text[change.end - 1 :]
    if change.text.startswith("\n") and behind.lstrip(_BLANKS).startswith("#"):
        return before + behind + change.text  # the comment stays with the statement before the new one
    return before + change.text + behind
