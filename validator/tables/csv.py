"""Tables as CSV: UTF-8, LF, a header; an empty cell where there is nothing, lists joined by blanks."""

import codecs
import csv
from collections.abc import Iterator
from datetime import date
from typing import BinaryIO

from sevenrocks.validator.tables.schema import Cell
from sevenrocks.validator.tables.table import Table
from sevenrocks.validator.writers import Complain, Sourced


def write(table: Table, matches: Iterator[Sourced], out: BinaryIO, complain: Complain) -> None:  # noqa: ARG001
    """Write a table as its rows come.

    Text stands as it is, also where a spreadsheet would take it for a formula: a changed name would be
    another name to whoever counts with it.
    """
    lines = csv.writer(codecs.getwriter("utf-8")(out), lineterminator="\n")
    lines.writerow(column.name for column in table.columns)
    lines.writerows(map(_written, row) for row in table.rows(matches))


def _written(cell: Cell) -> str:
    match cell:
        case None:
            return ""
        case bool():
            return "true" if cell else "false"
        case tuple():
            return " ".join(map(str, cell))
        case date():
            return cell.isoformat()
    return str(cell)
