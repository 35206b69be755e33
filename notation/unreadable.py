"""What is said of a line that cannot be read, or of a statement that cannot stand where it is."""

import re
from typing import Final

from sevenrocks.notation.exact import Line
from sevenrocks.notation.grammar import Misread, NumberTooLong
from sevenrocks.notation.lookalikes import advice_for, kind_like
from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.record import Fault, Kind, Notes, Place, Unreadable
from sevenrocks.notation.source import MOST_CHARACTERS
from sevenrocks.notation.wording import expected_words, number_at, word_at
from sevenrocks.notation.words import notes_of

_KEPT: Final = 1_000
_FOUND: Final = {"": Phrase("the end of the line"), " ": Phrase("a blank"), "\t": Phrase("a tab")}
_SEAT: Final = re.compile(r"[ \t]*+[NESW](?!\w)")
_ANOTHER_EVENT: Final = re.compile(r"[ \t][NESW][ \t]")
_MANGLED_EVENT: Final = re.compile(r"[^ \t(+=]\S*+[ \t]++[^ \t(+=]")


def unreadable(text: str, number: int, line: Line, above: str, *, flawed: bool) -> Unreadable:
    """What is wrong with a line; ``flawed`` tells that its source holds bytes that are no text."""
    misread = line.fault
    assert misread is not None
    column = misread.column
    is_long = isinstance(misread, NumberTooLong)
    word = number_at(text, column) if is_long else word_at(text, column)
    fault = Fault.LIMIT if is_long else _fault(word, flawed)
    kind = line.kind or _kind_like(text)
    return Unreadable(
        text,
        Place(number, column + 1, column + 1 + len(word)),
        fault,
        found=word if is_long else _FOUND.get(word, f'"{word}"'),
        expected=expected_words(misread.expected),
        advice=_advice(text, word, misread) if fault is Fault.SYNTAX else None,
        kind=kind,
        hides_event=kind is None or (kind is Kind.EVENT and _hides_event(text, line, misread)),
        notes=notes_of("" if line.parts else above, _comment_behind(text, column)),
    )


def too_long(text: str, number: int) -> Unreadable:
    """A line of more than ``MOST_CHARACTERS``, of which little is kept."""
    place = Place(number, MOST_CHARACTERS + 1, MOST_CHARACTERS + 2)
    kind = _kind_like(text)
    hides_event = kind is Kind.EVENT or (kind is None and not text.lstrip(" \t").startswith("#"))
    return Unreadable(text[:_KEPT], place, Fault.LENGTH, kind=kind, hides_event=hides_event)


def misplaced(
    text: str, number: int, line: Line, expected: tuple[str, ...], notes: Notes | None
) -> Unreadable:
    """A statement that can be read and cannot stand where it is."""
    start, end = line.whole.start, line.whole.end
    return Unreadable(
        text,
        Place(number, start + 1, end + 1),
        Fault.MISPLACED,
        found=word_at(text, start),
        expected=expected,
        kind=line.kind,
        hides_event=line.kind is Kind.EVENT,
        notes=notes,
    )


def _advice(text: str, word: str, misread: Misread) -> str | None:
    """What to write instead; the surest advice first."""
    from sevenrocks.notation.slips import (  # noqa: PLC0415 - right lines shall not wait for it
        line_meant,
        slip_at,
        word_meant,
    )

    return (
        slip_at(text, misread.column, misread.expected)
        or advice_for(word)
        or word_meant(word, misread.expected)
        or line_meant(misread.expected)
    )


def _kind_like(text: str) -> Kind | None:
    return kind_like(word_at(text, len(text) - len(text.lstrip(" \t"))))


def _fault(word: str, flawed: bool) -> Fault:
    return Fault.ENCODING if flawed and "\ufffd" in word else Fault.SYNTAX


def _hides_event(text: str, line: Line, fault: Misread) -> bool:
    """Whether an event may be lost with a faulty line of events: the one at fault, or one behind it."""
    column = fault.column
    if not line.parts or _SEAT.match(text, line.whole.end, column):
        return True
    behind = text[column:].partition("#")[0]
    is_mangled = "SEAT" in fault.expected and _MANGLED_EVENT.match(behind)
    return bool(is_mangled or _ANOTHER_EVENT.search(behind))


def _comment_behind(text: str, column: int) -> str:
    start = text.find("#", column)
    return text[start:] if start >= 0 else ""
