"""The tables there are, each with its name, its rows and where they come from."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from sevenrocks.validator.tables.events import EventRow, event_rows
from sevenrocks.validator.tables.judgement import Judgement, judge
from sevenrocks.validator.tables.matches import MatchRow, match_rows
from sevenrocks.validator.tables.rounds import RoundRow, round_rows
from sevenrocks.validator.tables.schema import Column, Row, columns_of
from sevenrocks.validator.writers import Sourced


@dataclass(frozen=True, slots=True)
class Table:
    """A table: ``row`` is the type of its rows, ``rows_of`` gives those of a match."""

    name: str
    row: type[Row]
    rows_of: Callable[[Judgement], Iterator[Row]]

    @property
    def columns(self) -> tuple[Column, ...]:
        """Its columns, in order."""
        return columns_of(self.row)

    def rows(self, matches: Iterator[Sourced]) -> Iterator[Row]:
        """Its rows for matches, which are judged one after the other."""
        for sourced in matches:
            yield from self.rows_of(judge(sourced))


TABLES: Final[Mapping[str, Table]] = {
    table.name: table
    for table in (
        Table("events", EventRow, event_rows),
        Table("rounds", RoundRow, round_rows),
        Table("matches", MatchRow, match_rows),
    )
}
"""By name."""
