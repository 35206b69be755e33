"""Source lines as a terminal shows them, and marks below exactly what is meant."""

import pytest

from sevenrocks.validator.reports.excerpt import columns, excerpt, visible


def marked(text, column, end_column, encoding="utf-8"):
    """What stands above the marks, counted in terminal columns."""
    line, marks = excerpt(text, column, end_column, encoding)
    above = ""
    position = 0
    for character in line:
        if marks[position : position + 1] == "^":
            above += character
        position += columns(character)
    return above


@pytest.mark.parametrize(
    ("text", "column", "end_column", "above"),
    [
        ("S 1|4 (5) +5", 11, 13, "+5"),
        ("\tS\t1|4\t+5", 8, 10, "+5"),
        ('[North "櫻井"] x', 14, 15, "x"),
        ('[North "櫻井"]', 9, 11, "櫻井"),
        ('[North "A\u0301da"] x', 16, 17, "x"),
        ("S 1|4 +5", 7, 9, "+5"),
    ],
    ids=["plain", "behind tabs", "behind wide", "wide", "behind combining", "at the end"],
)
def test_the_marks_stand_below_the_characters(text, column, end_column, above):
    assert marked(text, column, end_column) == above


def test_tabs_become_blanks_up_to_the_next_stop():
    assert excerpt("\tS\t1|4", 2, 3) == ("    S   1|4", "    ^")


@pytest.mark.parametrize("column", [1, 4, 6])
def test_a_place_without_width_has_a_single_mark(column):
    assert excerpt("S 1|4", column, column) == ("S 1|4", " " * (column - 1) + "^")


def test_a_combining_mark_by_itself_is_marked():
    assert excerpt("A\u0301", 2, 3) == ("A\u0301", " ^")


def test_a_long_line_is_cut_on_both_sides_of_the_marks():
    line, marks = excerpt("a" * 5000 + "XY" + "b" * 5000, 5001, 5003)
    assert (line[0], line[-1], len(line)) == ("…", "…", 100)
    assert line[marks.index("^") : marks.index("^") + 2] == "XY"
    assert marks.count("^") == 2


@pytest.mark.parametrize(
    "text", ["櫻" * 50, "\t" * 50, "a\u0301" * 100, "\x1b" * 50, "S 1|4 +5 " * 10, "a" * 40]
)
@pytest.mark.parametrize("encoding", ["utf-8", "ascii"])
def test_line_and_marks_take_no_more_columns_than_there_are(text, encoding):
    for column in range(1, len(text) + 2):
        line, marks = excerpt(text, column, min(column + 3, len(text) + 1), encoding, 40)
        assert columns(line) <= 40
        assert columns(marks) <= 40


def test_a_line_as_wide_as_the_terminal_is_whole():
    assert excerpt("a" * 40, 40, 41, width=40) == ("a" * 40, " " * 39 + "^")


def test_marks_never_reach_beyond_what_is_shown():
    line, marks = excerpt("a" * 5000, 1, 5001)
    assert len(marks) == 98
    assert line == "a" * 98 + "…"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("\x1b[2J", r"\x1b[2J"),
        ("a\u202eb", r"a\u202eb"),
        ("a\u00a0b", r"a\xa0b"),
        ("a\u2028b", r"a\u2028b"),
        ("\x00\x7f\x9b", r"\x00\x7f\x9b"),
        ("Çağrı 櫻 🁫", "Çağrı 櫻 🁫"),
        ("علی\u200cرضا 👩\u200d👧", "علی\u200cرضا 👩\u200d👧"),
        ("N\u200dS \u200c", r"N\u200dS \u200c"),
    ],
    ids=[
        *("escape", "bidirectional", "no-break space", "line separator", "controls", "letters"),
        *("joiners of letters", "joiners of nothing"),
    ],
)
def test_nothing_reaches_a_terminal_raw(text, shown):
    assert visible(text) == shown


def test_what_the_encoding_lacks_is_escaped_and_counted_as_shown():
    assert excerpt("é +5", 3, 5, "ascii") == (r"\xe9 +5", "     ^^")


def test_a_narrow_encoding_has_a_plain_ellipsis():
    line, _ = excerpt("a" * 300, 1, 2, "ascii")
    assert line.endswith("a...")
