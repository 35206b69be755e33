"""The patterns of plain lines."""

import pytest

from sevenrocks.notation.patterns import pattern


@pytest.mark.parametrize(
    "row", ["TAG", "ROUND", "DRAW", "OPENER", "DEAL", "EVENT", "END", "HAND", "SCORE", "RESULT"]
)
def test_every_statement_has_a_pattern_of_its_plain_lines(row: str) -> None:
    assert pattern(f"{row}_ROW").groups >= 3
