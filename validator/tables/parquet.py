"""Tables as Parquet: typed, every column with its description, and written a group of rows at a time."""

from collections.abc import Iterator, Sequence
from datetime import date
from itertools import islice
from typing import BinaryIO, Final

import pyarrow
from pyarrow.parquet import ParquetWriter

from sevenrocks.validator.tables.schema import Column, Row, Sum
from sevenrocks.validator.tables.table import Table
from sevenrocks.validator.writers import Complain, Sourced

GROUP: Final = 1 << 15
"""The rows of a group: few enough for little memory, and enough to be read fast."""

ARROW: Final = {
    str: pyarrow.string(),
    int: pyarrow.int32(),
    Sum: pyarrow.int64(),
    bool: pyarrow.bool_(),
    date: pyarrow.date32(),
    tuple[str, ...]: pyarrow.list_(pyarrow.string()),
    tuple[int, ...]: pyarrow.list_(pyarrow.int32()),
}


def write(table: Table, matches: Iterator[Sourced], out: BinaryIO, complain: Complain) -> None:  # noqa: ARG001
    """Write a table; of its rows no more than a group is kept."""
    schema = pyarrow.schema([_field(column) for column in table.columns])
    rows = table.rows(matches)
    with ParquetWriter(out, schema) as writer:
        while group := list(islice(rows, GROUP)):
            writer.write_batch(_batch(group, schema))


def _field(column: Column) -> pyarrow.Field:
    metadata = {"description": column.description}
    return pyarrow.field(column.name, ARROW[column.type], nullable=column.optional, metadata=metadata)


def _batch(rows: Sequence[Row], schema: pyarrow.Schema) -> pyarrow.RecordBatch:
    columns = zip(*rows, strict=True)
    arrays = [pyarrow.array(cells, field.type) for cells, field in zip(columns, schema, strict=True)]
    return pyarrow.RecordBatch.from_arrays(arrays, schema=schema)
