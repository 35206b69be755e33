"""The page on discrepancies says what the catalogue says."""

from pathlib import Path

from sevenrocks.validator.reports.page import page

PAGE = Path(__file__).parents[2] / "docs/discrepancies.md"


def test_the_page_is_current():
    assert PAGE.read_text("utf-8") == page(), "run python -m sevenrocks.validator.reports.page"
