"""The page on tables says what their schemas say."""

from pathlib import Path

from sevenrocks.validator.tables.page import page

PAGE = Path(__file__).parents[2] / "docs/tables.md"


def test_the_page_is_current():
    assert PAGE.read_text("utf-8") == page(), "run python -m sevenrocks.validator.tables.page"
