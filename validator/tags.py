"""What the tags of a match say, held against their form and against each other (SR101 to SR103)."""

import re
from collections.abc import Callable, Iterator
from datetime import date
from typing import Final

from sevenrocks.notation.record import Address, Kind, Match, Tag
from sevenrocks.notation.tiles import SEATS
from sevenrocks.validator.discrepancy import Discrepancy

DEFAULT_TARGET: Final = 250
"""The score that wins where no tag names another (R3)."""

PLAYERS: Final = ("North", "East", "South", "West")
"""By seat the tag that names its player."""

_NOBODY: Final = ("", "?")
_DATE: Final = re.compile(r"[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?")
_TARGET: Final = re.compile(r"0*[1-9][0-9]{0,8}")


def target_of(match: Match) -> int:
    """The score that wins the match (R3)."""
    value = match.tag("Target")
    return int(value.lstrip("0")) if value is not None and _TARGET.fullmatch(value) else DEFAULT_TARGET


def players_of(match: Match) -> tuple[str, ...]:
    """The seats as a person reads them: ``N (Ada)``, or ``N`` where nobody is named."""
    names = [(match.tag(name) or "").strip() for name in PLAYERS]
    return tuple(
        seat if name in _NOBODY else f"{seat} ({name})" for seat, name in zip(SEATS, names, strict=True)
    )


def judge_tags(match: Match) -> Iterator[Discrepancy]:
    """What is wrong with the tags themselves."""
    for check in CHECKS:
        yield from check(match)


def repeated(match: Match) -> Iterator[Discrepancy]:
    """SR101: a tag name stands twice; the first counts."""
    names: set[str] = set()
    for index, tag in enumerate(match.tags):
        if tag.name in names:
            yield Discrepancy("SR101", _address(index, "name"), "", {"name": tag.name}, tag.name)
        names.add(tag.name)


def badly_valued(match: Match) -> Iterator[Discrepancy]:
    """SR102: a date, a target or a version that cannot be meant."""
    for index, tag in _first_of_each(match):
        form = _FORMS.get(tag.name)
        if form is not None and not form[1](tag.value):
            values = {"name": tag.name, "value": tag.value}
            yield Discrepancy("SR102", _address(index, "value"), form[0], values, tag.value)


def doubly_seated(match: Match) -> Iterator[Discrepancy]:
    """SR103: one name sits in two seats."""
    seats: dict[str, str] = {}
    for index, tag in _first_of_each(match):
        if tag.name in PLAYERS and tag.value.strip() not in _NOBODY:
            first = seats.setdefault(tag.value.strip(), tag.name)
            if first != tag.name:
                values = {"value": tag.value, "seats": f"{first}, {tag.name}"}
                yield Discrepancy("SR103", _address(index, "value"), "", values, tag.value)


CHECKS: Final[tuple[Callable[[Match], Iterator[Discrepancy]], ...]] = (repeated, badly_valued, doubly_seated)


def _first_of_each(match: Match) -> Iterator[tuple[int, Tag]]:
    """The tags that count, and their indices: the first of each name."""
    names: set[str] = set()
    for index, tag in enumerate(match.tags):
        if tag.name not in names:
            names.add(tag.name)
            yield index, tag


def _address(index: int, part: str) -> Address:
    return Address(Kind.TAG, index, part=part)


def _is_date(value: str) -> bool:
    if not _DATE.fullmatch(value):
        return False
    try:
        date.fromisoformat((value + "-01-01")[:10])
    except ValueError:
        return False
    return True


_FORMS: Final[dict[str, tuple[str, Callable[[str], bool]]]] = {
    "Date": ("date", _is_date),
    "Target": ("target", lambda value: _TARGET.fullmatch(value) is not None),
    "SRN": ("version", lambda value: value == "1"),
}
"""By name of the tag: the message for a bad value, and what a good one is."""
