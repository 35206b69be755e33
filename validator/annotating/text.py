"""Records in the notation written again, match by match, with remarks or without."""

from errno import EINVAL
from math import inf
from typing import BinaryIO, Final, cast

from sevenrocks.notation import Unreadable, parse
from sevenrocks.notation.form import Form
from sevenrocks.notation.origin import TextOrigin
from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.record import Fault
from sevenrocks.validator.annotating import words
from sevenrocks.validator.annotating.copying import Copy
from sevenrocks.validator.annotating.margin import Margin, Remark, Where, margin_of
from sevenrocks.validator.annotating.source import Source
from sevenrocks.validator.catalogue import message
from sevenrocks.validator.reports.finding import Finding
from sevenrocks.validator.sheet import unread
from sevenrocks.validator.tables.judgement import judge
from sevenrocks.validator.writers import Sourced

_IN_JSON: Final = Phrase("a record in JSON has no lines for remarks; convert it with --to srn first")


def write_annotated(
    source: Source, out: BinaryIO, *, form: Form | None = None, missed: bool = False
) -> list[Unreadable]:
    """Write a record with remarks in place of those that stand in it; return what belongs to no match.

    Raises ``OSError`` where it cannot be read, is no text, or is a record in JSON.
    """
    reading = parse(cast(BinaryIO, source), form=form)
    copy = Copy(source.lines(), out)
    told = 0
    for match in reading:
        origin = match.origin
        if not isinstance(origin, TextOrigin):
            break
        _require_text(source, reading.faults)
        margin = margin_of(judge(Sourced("", 1, match)), origin, missed=missed)
        told = _add_faults(margin, reading.faults, told)
        copy.write(margin)
    if reading.form != "srn":
        raise OSError(EINVAL, _IN_JSON, source.name)
    _require_text(source, reading.faults)
    rest = Margin(inf)
    _add_faults(rest, reading.faults, told)
    copy.write(rest)
    copy.finish()
    return reading.faults


def write_stripped(source: Source, out: BinaryIO) -> None:
    """Write a text without its remarks. Raises ``OSError`` where it cannot be read."""
    copy = Copy(source.lines(), out)
    copy.write(Margin(inf))
    copy.finish()


def _require_text(source: Source, faults: list[Unreadable]) -> None:
    """Raise ``OSError`` for bytes that are no text: remarks among them would be in another encoding."""
    for fault in faults:
        if fault.fault is Fault.ENCODING:
            raise OSError(EINVAL, message(unread(fault, 0)), source.name)


def _add_faults(margin: Margin, faults: list[Unreadable], told: int) -> int:
    """Add what belongs to no match and stands no later than a margin; return how many faults were told."""
    while told < len(faults) and (line := faults[told].place.line or 0) <= margin.last:
        finding = Finding(unread(faults[told], told), "", None)
        margin.add(Remark(line, Where.ABOVE, words.finding_words(finding)))
        told += 1
    return told
