"""What a report says of a discrepancy below its source line."""

from collections.abc import Iterator
from typing import Final

from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.record import Address, Place
from sevenrocks.notation.tiles import SEATS
from sevenrocks.validator.catalogue import remark
from sevenrocks.validator.discrepancy import Value
from sevenrocks.validator.language import counted, say
from sevenrocks.validator.reports.finding import Finding

LONGEST_LIST: Final = 8

_OF_ONE_TILE: Final = frozenset({"SR403", "SR404", "SR405", "SR407", "SR408"})
"""The codes whose legal placements are those of the tile in question, not of a hand."""


def located(source: str, place: Place) -> str:
    """Return a place in a source as editors and terminals know it: ``club.srn:41:20``.

    What is wrong with a JSON document as a whole has an empty pointer, and stands behind the name alone.
    """
    parts = (source, place.line, place.column, place.pointer or None)
    return ":".join(str(part) for part in parts if part is not None)


def details(finding: Finding, *, full: bool) -> Iterator[tuple[str, str]]:
    """Give what is to be said of a discrepancy, each a label and a text; ``full`` cuts no list."""
    yield from _where(finding)
    yield from _comparison(finding, full=full)
    yield from _consequences(finding)
    yield from _remedy(finding, full=full)


def _where(finding: Finding) -> Iterator[tuple[str, str]]:
    parts = []
    if finding.round is not None:
        parts.append(say("round {number}", number=finding.round))
    if finding.event is not None:
        parts.append(say("event {number}", number=finding.event))
    if finding.seat is not None:
        parts.append(finding.player(finding.seat))
    if parts:
        yield say("at"), ", ".join(parts)


def _comparison(finding: Finding, *, full: bool) -> Iterator[tuple[str, str]]:
    found = finding.discrepancy
    if found.claimed is not None:
        yield say("claimed"), _value(finding, found.claimed)
    if found.computed is not None:
        yield say("computed"), _value(finding, found.computed)
    scored = finding.entry.category == "score"
    if scored and isinstance(found.claimed, int) and isinstance(found.computed, int):
        yield say("difference"), f"{found.computed - found.claimed:+}"
    if found.ends is not None:
        terms = " + ".join(f"{tile} {value}" for tile, value in found.ends)
        yield say("ends"), f"{terms} = {sum(value for _, value in found.ends)}"
    if found.legal is not None and found.code in _OF_ONE_TILE:
        yield say("fits"), listed(found.legal, full=full, none=say("nowhere"))
    elif found.legal is not None:
        yield say("legal"), listed(found.legal, full=full)


def _consequences(finding: Finding) -> Iterator[tuple[str, str]]:
    found = finding.discrepancy
    if finding.entry.rule:
        yield say("rule"), finding.entry.rule
    if found.carried:
        yield say("carried"), counted(found.carried, "into {count} later score", "into {count} later scores")
    if found.unverified:
        told = counted(found.unverified, "{count} event from here on", "{count} events from here on")
        yield say("unverified"), told
    if found.cause:
        place = _located(finding, found.cause.address)
        yield say("follows"), say("from {code} at {place}", code=found.cause.code, place=place)
    for related in found.related:
        yield say("see"), f"{_located(finding, related.address)}: {remark(related)}"
    if found.acknowledged is not None:
        yield say("ruling"), found.acknowledged or say("without a reason")


def _remedy(finding: Finding, *, full: bool) -> Iterator[tuple[str, str]]:
    fix = finding.discrepancy.fix
    if fix is None:
        return
    label = say("fix") if fix.safe else say("suggestion")
    shown = fix.edits if full else fix.edits[:LONGEST_LIST]
    for edit in shown:
        yield label, finding.step(edit)
    if len(shown) < len(fix.edits):
        yield (
            label,
            counted(len(fix.edits) - len(shown), "and {count} more edit", "and {count} more edits"),
        )


def _located(finding: Finding, address: Address) -> str:
    return located(finding.source, finding.place_of(address))


def _value(finding: Finding, value: Value) -> str:
    match value:
        case list():
            return " ".join(value) or say("nothing")
        case str() if value and value in SEATS and len(value) == 1:
            return finding.player(SEATS.index(value))
        case Phrase():
            return say(value)
    return str(value)


def listed(words: tuple[str, ...], *, full: bool, none: str = "") -> str:
    """Return words as a list, cut unless it is to be ``full``; ``none`` stands for an empty one."""
    shown = words if full else words[:LONGEST_LIST]
    more = len(words) - len(shown)
    if more:
        return counted(more, "{words} and {count} more", "{words} and {count} more", words=", ".join(shown))
    return ", ".join(shown) or none or say("nothing")
