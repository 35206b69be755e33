"""The tables that spare plain lines the parser are those of the grammar."""

from sevenrocks.notation.tabulate import TABLES, tables


def test_the_tables_are_those_of_the_grammar() -> None:
    assert TABLES.read_text("utf-8") == tables()
