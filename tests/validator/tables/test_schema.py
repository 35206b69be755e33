"""The columns of a table are what its rows are annotated with."""

import re
from datetime import date
from typing import Annotated, NamedTuple

import pytest
from support.tables import rows_of

from sevenrocks.validator.tables.schema import TYPES, Column, Sum, columns_of
from sevenrocks.validator.tables.table import TABLES

RECORD = '[Date "2026-05-03"]\nround 1\nS 1|4 (1+4) +5 =5\nW 2|7@4\nN knock\nresult *\n'


class Sample(NamedTuple):
    day: Annotated[date | None, "When it was."]
    score: Annotated[Sum | None, "What it came to."]
    codes: Annotated[tuple[str, ...], "What was found."]


def test_a_column_has_name_type_and_description_and_may_be_null():
    assert columns_of(Sample) == (
        Column("day", date, True, "When it was."),
        Column("score", Sum, True, "What it came to."),
        Column("codes", tuple[str, ...], False, "What was found."),
    )


@pytest.mark.parametrize("name", TABLES)
def test_every_column_is_of_a_known_type_and_described(name):
    for column in TABLES[name].columns:
        assert column.type in TYPES
        assert re.fullmatch(r"[A-Z`].*[.]", column.description)
        assert re.fullmatch(r"[a-z_]+", column.name)


@pytest.mark.parametrize("name", TABLES)
def test_no_cell_is_null_where_its_column_says_so_and_no_text_is_empty(name):
    optional = [column.optional for column in TABLES[name].columns]
    for row in rows_of(name, RECORD):
        assert all(allowed or cell is not None for allowed, cell in zip(optional, row, strict=True))
        assert "" not in row


@pytest.mark.parametrize("name", TABLES)
def test_lists_that_may_be_null_are_never_empty(name):
    optional = [column.optional for column in TABLES[name].columns]
    for row in rows_of(name, RECORD):
        assert not [cell for allowed, cell in zip(optional, row, strict=True) if allowed and cell == ()]
