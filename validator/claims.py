"""What is claimed of a placement, held against the ends: its count and its points (R13 to R17)."""

from typing import Final

from sevenrocks.notation.memo import Memo
from sevenrocks.notation.record import Address, Event
from sevenrocks.notation.tiles import IS_DOUBLE, tile_name
from sevenrocks.validator.discrepancy import Discrepancy, Edit, Fix
from sevenrocks.validator.table import MOST_AT_AN_END, award, ends_number

Ends = list[tuple[int, int]]
"""The scoring ends, as pairs of tile and contribution."""

MOST_CLAIMED: Final = 10
"""The contributions of a count beyond which none of a table is like it, and none is remembered."""


def _numbered(count: tuple[int, ...]) -> int:
    """A count as the number that a table has for its ends (``Table.ends``); -1 where none is like it."""
    return -1 if max(count, default=0) > MOST_AT_AN_END else ends_number(count)


numbered: Final = Memo(_numbered).__getitem__
"""The number that a table has for such ends, by up to ``MOST_CLAIMED`` contributions; -1 where none has."""


def counted(claimed: tuple[int, ...], total: int, ends: Ends) -> bool:
    """Whether a claimed count is right: the total alone, or the contributions in any order.

    Zeros may be left out, and a double may be written whole or as its halves.
    """
    if sum(claimed) != total:
        return False
    return len(claimed) == 1 or (len(claimed) <= MOST_CLAIMED and numbered(claimed) in _ways(ends))


def _ways(ends: Ends) -> set[int]:
    """The ways to write the contributions down, as their numbers: each double whole or in halves."""
    ways = {0}
    for tile, value in ends:
        forms = [ends_number([value]), ends_number([value // 2] * 2)][: 1 + IS_DOUBLE[tile]]
        ways = {way + form for way in ways for form in forms}
    return ways


def judge_claims(statement: Address, event: Event, total: int, ends: Ends) -> list[Discrepancy]:
    """SR602 and SR601: points that follow by R17 from a wrong count are not reported again."""
    found = []
    due = award(total)
    follow = False
    if event.count is not None and not counted(event.count, total, ends):
        found.append(_wrong_count(statement, event.count, total, ends))
        follow = event.points == award(sum(event.count))
    if event.points is not None and event.points != due:
        edit = Edit(statement._replace(part="points"), f"+{due}")
        if follow:
            found[0].fix = Fix(True, [*_edits(found[0]), edit])
        else:
            found.append(_wrong_points(edit, event.points, total, ends))
    return found


def _edits(discrepancy: Discrepancy) -> list[Edit]:
    return discrepancy.fix.edits if discrepancy.fix else []


def _wrong_count(statement: Address, claimed: tuple[int, ...], total: int, ends: Ends) -> Discrepancy:
    address = statement._replace(part="count")
    parts = [str(value) for _, value in ends]
    reason = "ends" if sum(claimed) == total else ""
    text = str(total) if len(claimed) == 1 else "+".join(parts)
    return Discrepancy(
        "SR602",
        address,
        reason,
        claimed="+".join(map(str, claimed)) if reason else sum(claimed),
        computed="+".join(parts) if reason else total,
        ends=_named(ends),
        fix=Fix(True, [Edit(address, f"({text})")]),
    )


def _wrong_points(edit: Edit, claimed: int, total: int, ends: Ends) -> Discrepancy:
    return Discrepancy(
        "SR601",
        edit.address,
        "",
        {"total": total},
        claimed,
        award(total),
        ends=_named(ends),
        fix=Fix(True, [edit]),
    )


def _named(ends: Ends) -> tuple[tuple[str, int], ...]:
    return tuple((tile_name(tile), value) for tile, value in ends)
