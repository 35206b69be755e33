"""Lines word by word, and the events before a fault."""

from sevenrocks.notation.exact import take_apart
from sevenrocks.notation.record import Kind


def test_a_line_has_a_kind_parts_and_a_comment() -> None:
    line = take_apart("  opener S  # c #: d")
    assert line.kind is Kind.OPENER
    assert [[part.text for part in parts] for parts in line.parts] == [["S"]]
    assert (line.whole.start, line.whole.end) == (2, 10)
    assert (line.comment.start, line.comment.text) == (12, "# c ")
    assert line.fault is None


def test_events_of_a_line_are_told_apart() -> None:
    line = take_apart("S 1|4 +5  W knock")
    assert [[part.name for part in parts] for parts in line.parts] == [
        ["seat", "tile", "points"],
        ["seat", "knock"],
    ]


def test_a_line_without_a_statement_has_no_kind() -> None:
    for text in ("", " ", "# c", "#: d"):
        assert take_apart(text)[:3] == take_apart("")[:3]
        assert take_apart(text).kind is None


def test_before_a_fault_stand_the_events_that_can_be_read() -> None:
    line = take_apart("S 1|4 (5)  W 4|4 +5 =x")
    assert line.kind is Kind.EVENT
    assert [[part.text for part in parts] for parts in line.parts] == [
        ["S", "1|4", "(5)"],
        ["W", "4|4", "+5"],
    ]
    assert line.fault is not None
    assert line.fault.column == 21


def test_of_other_statements_nothing_stands_before_a_fault() -> None:
    line = take_apart("deal N 1|4 x")
    assert (line.kind, line.parts) == (None, [])


def test_a_line_may_hold_thousands_of_events() -> None:
    assert len(take_apart("S 1|4 " * 3_000).parts) == 3_000
    assert len(take_apart("S 1|4 " * 3_000 + "x").parts) == 3_000
