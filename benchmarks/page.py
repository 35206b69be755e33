"""The page of figures, in Markdown."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from typing import Final

from benchmarks.table import Table

HEAD: Final = """\
# Benchmarks

One command measures all of this in one run and writes this page. It needs a clone, and measures beside the
program what is there of its peers:

```sh
.venv/bin/pip install --quiet -e '.[bench]' &&
    .venv/bin/python -m benchmarks --compiled .compiled/bin/python --output docs/benchmarks.md
```

`--compiled` names an interpreter that has the compiled build; the [README](../README.md#install) tells how to
make it. Where nothing else is said, what is measured is interpreted.

Every measurement is a process of its own. The contenders take turns, and a ratio is the median of the ratios
turn by turn: what slows the machine for a while slows both sides of it. The archives come from
[`sevenrocks simulate`](simulate.md). The games of chess, the hands of poker and the ledgers are random too,
and right. `--quick` does the same with next to nothing, to see that it works.
"""


def page(tables: Iterable[Table], facts: Mapping[str, str]) -> str:
    """The whole page."""
    return "\n".join([HEAD, *_facts(facts), *(line for table in tables for line in _table(table))])


def _facts(facts: Mapping[str, str]) -> Iterator[str]:
    yield f"## The machine\n\nMeasured on {date.today():%Y-%m-%d}.\n"  # noqa: DTZ011 - the day where it stands
    yield from _rows(("what", "which"), list(facts.items()))


def _table(table: Table) -> Iterator[str]:
    yield f"## {table.heading}\n\n{table.meaning}\n"
    yield from _rows(table.columns, table.rows)
    for goal in table.goals:
        yield f"- {goal.what}: {'reached' if goal.is_reached else '**missed**'}"
    yield ""


def _rows(columns: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    for cells in (columns, ["---"] * len(columns), *rows):
        yield f"| {' | '.join(cells)} |"
    yield ""
