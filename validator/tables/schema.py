"""What a table consists of: the fields of its rows, each annotated with its type and what it holds."""

from datetime import date
from types import MappingProxyType, NoneType, UnionType
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, Union, get_args, get_origin, get_type_hints

Cell: TypeAlias = str | int | date | tuple[str, ...] | tuple[int, ...] | None
Row: TypeAlias = tuple[Cell, ...]
"""A named tuple, its fields annotated: ``Annotated[int | None, "what it holds"]``."""

Sum: TypeAlias = Annotated[int, "of any number of claims"]
"""Numbers claimed have up to nine digits and fit in 32 bits; what they add up to need not."""

TYPES: Final = MappingProxyType(
    {
        str: "text",
        int: "integer",
        Sum: "integer (64 bits)",
        bool: "boolean",
        date: "date",
        tuple[str, ...]: "list of texts",
        tuple[int, ...]: "list of integers",
    }
)
"""The types that a column may have, and what people call them."""

Source: TypeAlias = Annotated[str, "What the match was read from: the path as it was named, or `<stdin>`."]
MatchNumber: TypeAlias = Annotated[int, "The number of the match in its source, from 1."]
RoundNumber: TypeAlias = Annotated[int, "The ordinal of the round in its match, from 1."]
Codes: TypeAlias = Annotated[
    tuple[str, ...],
    "The codes of the discrepancies found, in the order of the record, as often as they were found.",
]
Acknowledged: TypeAlias = Annotated[
    tuple[str, ...], "The codes of those that a ruling lets stand; `codes` does not hold them."
]


class Column(NamedTuple):
    """A column; ``type`` is a key of ``TYPES``, ``optional`` tells whether cells may be null."""

    name: str
    type: Any
    optional: bool
    description: str


def columns_of(row: type[Row]) -> tuple[Column, ...]:
    """Return the columns of a type of rows, in order."""
    return tuple(
        _column(name, *get_args(hint)) for name, hint in get_type_hints(row, include_extras=True).items()
    )


def _column(name: str, held: Any, description: str) -> Column:  # noqa: ANN401 - what annotations hold
    if get_origin(held) not in (Union, UnionType):
        return Column(name, held, False, description)
    (held,) = (kind for kind in get_args(held) if kind is not NoneType)
    return Column(name, held, True, description)
