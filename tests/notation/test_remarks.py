"""Remarks are told from all else that a line holds."""

import pytest

from sevenrocks.notation.remarks import is_readable, without_remark


@pytest.mark.parametrize(
    ("line", "rest"),
    [
        ("S 1|4 (5) +5  #: 1+4=5 +5 NS 5", "S 1|4 (5) +5"),
        ("S 1|4#:5", "S 1|4"),
        ("S 1|4  # the opening tile \t #: 1+4=5 #: twice", "S 1|4  # the opening tile"),
        ("\t# a line of its own #: computed", "\t# a line of its own"),
        ("##: computed", "#"),
        (r'[North "a #: \"b\" #: c"]  #: computed', r'[North "a #: \"b\" #: c"]'),
        ('[North "a #: b"]', '[North "a #: b"]'),
        ('[North "a #: b"] # comment', '[North "a #: b"] # comment'),
        ("S 1|4  # no remark", "S 1|4  # no remark"),
        ("S 1|4  ", "S 1|4  "),
        ("", ""),
    ],
)
def test_a_remark_goes_with_the_blanks_before_it(line, rest):
    assert without_remark(line) == rest


@pytest.mark.parametrize("line", ["#: computed", " \t#:computed # by hand", "#:"])
def test_of_a_line_that_is_a_remark_nothing_is_left(line):
    assert without_remark(line) is None


@pytest.mark.parametrize("line", ["S 1|4x  #: 5", "#: a\rb", '[North "a #: b] #: c', "S 2|4 +5 5 #: 10"])
def test_a_line_that_cannot_be_read_is_left_as_it_is(line):
    assert not is_readable(line)
    assert without_remark(line) == line
