"""What is wrong with a record: values that name the statement, and leave words to the catalogue."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from sevenrocks.notation.record import Address

Value: TypeAlias = int | str | list[str] | None
"""What was claimed or computed: a number for scores, else names of tiles, sites and seats."""


@dataclass(frozen=True, slots=True)
class Edit:
    """New text for the part of a record that an address names; empty text removes the part."""

    address: Address
    text: str


@dataclass(slots=True)
class Fix:
    """Edits that mend a discrepancy, with all that it carried into.

    ``safe``: the computation leaves no other answer.
    """

    safe: bool
    edits: list[Edit]


@dataclass(frozen=True, slots=True)
class Related:
    """Another statement that explains a discrepancy, and what it has to do with it.

    ``remark`` is a key of the catalogue's remarks, ``values`` what its text needs.
    """

    address: Address
    remark: str
    values: Mapping[str, object] = field(default_factory=dict)


@dataclass(slots=True)
class Discrepancy:
    """One finding.

    ``code`` is a code of the catalogue and ``reason`` the key of the message it shows;
    ``values`` fill that message in. ``ends`` are the contributions that were counted, each the
    name of its tile and its value (R13 to R16); ``legal`` the placements that were possible, as
    ``tile@tile.site``, or tiles alone for an opening. ``carried`` counts the later claims that rest on it,
    ``unverified`` the events from it on that could not be judged. ``cause`` is the discrepancy
    that it follows from. ``acknowledged`` is the reason of the ruling that lets it stand.
    """

    code: str
    address: Address
    reason: str = ""
    values: Mapping[str, object] = field(default_factory=dict)
    claimed: Value = None
    computed: Value = None
    ends: tuple[tuple[str, int], ...] | None = None
    legal: tuple[str, ...] | None = None
    fix: Fix | None = None
    related: tuple[Related, ...] = ()
    carried: int = 0
    unverified: int = 0
    cause: "Discrepancy | None" = None
    acknowledged: str | None = None

    @property
    def statement(self) -> tuple[str, Address]:
        """Its code and the part of a statement that it is about."""
        return self.code, self.address
