"""Archives: matches one after the other, each with a chance of its own, and the truth about their slips."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import count, islice
from json import JSONEncoder
from typing import Final, NamedTuple

from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.simulating.chance import Chance
from sevenrocks.validator.simulating.club import Club, Habits
from sevenrocks.validator.simulating.slips import SLIPS, TANGLES, Slip
from sevenrocks.validator.simulating.slips.making import UnsuitableError, code_of

KINDS: Final = SLIPS | TANGLES
"""The makers of every kind of slip, by its name."""

_SEED_BITS: Final = 64

_json: Final = JSONEncoder(ensure_ascii=False).encode


class Simulated(NamedTuple):
    """A match of an archive: its number from 1, its record, and the slip in it, ``None`` in a lawful one.

    ``line`` is the line of the archive at which the record begins, from 1.
    """

    number: int
    line: int
    text: str
    slip: Slip | None


def kinds_of(codes: Iterable[str]) -> list[str]:
    """The kinds of slips that have one of some codes."""
    wanted = frozenset(codes)
    return [name for name in KINDS if code_of(name) in wanted]


def archive(
    seed: int, matches: int, habits: Habits, faults: float = 0, kinds: Sequence[str] = tuple(KINDS)
) -> Iterator[Simulated]:
    """The matches of an archive, a share of them with one slip each, of one of some kinds.

    The same seed, which may not be negative, gives the same matches, and fewer of them are the first of
    more. A match whose slip needs it tells more than the habits ask: a hand, a claim.
    """
    line = 1
    for number in islice(count(1), matches):
        club = Club(Chance(seed << _SEED_BITS | number), habits, number)
        slip = _slip(club, kinds) if club.chance.happens(faults) else None
        text = slip.text if slip else club.write(club.play()).write()
        yield Simulated(number, line, text, slip)
        line += text.count("\n") + 1


def _slip(club: Club, kinds: Sequence[str]) -> Slip | None:
    """A slip of a kind for which the matches of a club offer a place, if there is one."""
    for name in club.chance.sample(kinds, len(kinds)):
        try:
            return KINDS[name](club)
        except UnsuitableError:
            continue
    return None


def text_of(matches: Iterable[Simulated]) -> Iterator[str]:
    """The pieces of the text of an archive, to be written as UTF-8: records with a blank line between."""
    for match in matches:
        yield match.text if match.line == 1 else f"\n{match.text}"


def truth_of(match: Simulated) -> str:
    """A line of JSON about the slip of a match; empty for a lawful one.

    ``line``, ``column`` and ``end_column`` are the place of the finding in the archive, from 1; a column is
    ``null`` where the notation does not settle it.
    """
    slip = match.slip
    if slip is None:
        return ""
    truth = {
        "match": match.number,
        "line": match.line + slip.line - 1,
        "column": slip.column,
        "end_column": slip.end_column,
        "code": slip.code,
        "name": CATALOGUE[slip.code].name,
        "slip": slip.name,
        "description": slip.description,
    }
    return _json(truth) + "\n"
