"""The page: its tables, and which goals were reached."""

from benchmarks.page import page
from benchmarks.table import Goal, Table, rate, rates, span

TABLE = Table(
    "Speed",
    "The seconds are seconds.",
    ["what", "how fast"],
    [["one", "5"]],
    [Goal("6", False), Goal("5", True)],
)


def test_a_table_has_its_meaning_before_it_and_its_goals_behind_it():
    text = page([TABLE], {"Python": "3"})
    assert "## Speed\n\nThe seconds are seconds.\n\n| what | how fast |\n| --- | --- |\n| one | 5 |\n" in text
    assert text.endswith("\n- 6: **missed**\n- 5: reached\n")


def test_the_machine_is_told():
    assert "| what | which |\n| --- | --- |\n| Python | 3 |\n" in page([], {"Python": "3"})


def test_rates_have_three_figures():
    assert [rate(1_234_567), rate(98.76), rates([1499, 1, 20])] == ["1,230,000", "99", "1 to 1,500"]


def test_a_span_has_whole_numbers():
    assert span([3.6, 1.2]) == "1 to 4"
