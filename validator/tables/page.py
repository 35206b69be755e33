"""The page of the docs that tells what the tables hold: ``python -m sevenrocks.validator.tables.page``."""

from collections.abc import Iterator
from typing import Final

from sevenrocks.validator.tables.schema import TYPES, Column
from sevenrocks.validator.tables.table import TABLES, Table

OPENING: Final = """\
# Tables for analysis

`sevenrocks convert --to csv --table events -o events.csv archive/` writes what replay made of the records,
one row an event; `--table rounds` and `--table matches` write the other two tables. `--to parquet` writes
the same, typed; it needs pyarrow, which in a clone `.venv/bin/pip install '.[tables]'` brings.

- What the record says and what replay computes stand in columns of their own. What is absent, unknown or
  not judged is null, never 0. Every event and every round has its row, whether it counted or not; a
  statement that cannot be read has none, and is named on standard error. An event that was left out and
  that replay adds has none either, but its points are in the scores and in the awards of its round.
- `points`, awards and deductions are what the rules make of the record. Scores are what replay goes on from:
  where a ruling lets another claim stand, that one; in an unverified round, what is claimed.
- `source`, `match`, `round` and `event` join the tables. Seats, sides, tiles and sites have the names of
  [the notation](notation.md), rules the numbers of [rules.md](rules.md), codes stand in
  [discrepancies.md](discrepancies.md).
- **Parquet**: integers have 32 bits, scores and sums of awards 64, dates are `date32`, lists are lists.
  Columns that may be null say so, and each has its description in its metadata. Rows are written in groups
  as they come, so that an archive of any size needs no more memory.
- **CSV**: UTF-8, LF, a header line, quotes only where a cell needs them. Null is an empty cell, and so is
  an empty list; no cell of text is ever empty, and no list that may be null. Lists are joined by blanks,
  dates are `2026-05-03`, booleans `true` and `false`.
- **Spreadsheets** take a cell that begins with `=`, `+`, `-` or `@` for a formula, and a player may be
  called that. CSV is not changed for their sake, for a name with something before it would be another name:
  import the columns as text, or use Parquet.
"""

FOOT: Final = """
---

This page is made from `validator/tables/`: never edit it, but run
`python -m sevenrocks.validator.tables.page > docs/tables.md`.
"""


def page() -> str:
    """Return the page as Markdown."""
    sections = "".join(f"\n{section}\n" for table in TABLES.values() for section in _section(table))
    return OPENING + sections + FOOT


def _section(table: Table) -> Iterator[str]:
    yield f"## {table.name.capitalize()}"
    yield (table.row.__doc__ or "").replace("``", "`")
    yield "\n".join(["| column | type | null | description |", "| --- | --- | --- | --- |", *_rows(table)])


def _rows(table: Table) -> Iterator[str]:
    for column in table.columns:
        yield f"| `{column.name}` | {TYPES[column.type]} | {_null(column)} | {_escaped(column.description)} |"


def _null(column: Column) -> str:
    return "yes" if column.optional else "no"


def _escaped(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    print(page(), end="")  # noqa: T201 - what it is run for
