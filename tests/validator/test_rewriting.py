"""Changes touch what they are about, and no byte besides."""

from itertools import combinations

import pytest

from sevenrocks.notation import parse
from sevenrocks.notation.record import Address, Kind
from sevenrocks.validator.discrepancy import Edit
from sevenrocks.validator.rewriting import Change, change_for, rewritten


def change(text, *changes):
    """A text with changes made, each given as line, columns and new text."""
    by_line = {}
    for each in changes:
        by_line.setdefault(each[0], []).append(Change(*each))
    lines = text.encode(errors="surrogateescape").splitlines(keepends=True)
    return b"".join(rewritten(lines, by_line)).decode(errors="surrogateescape")


@pytest.mark.parametrize(
    ("text", "changes", "wanted"),
    [
        ("S 5|5 +5\n", [(1, 7, 9, "+10")], "S 5|5 +10\n"),
        ("S 5|5 +5 =5\n", [(1, 10, 12, "=10"), (1, 7, 9, "+10")], "S 5|5 +10 =10\n"),
        ("a\nS 5|5 +5\nb\n", [(2, 7, 9, "+10")], "a\nS 5|5 +10\nb\n"),
        ("S 5|5 +5", [(1, 7, 9, "+10")], "S 5|5 +10"),
        ("S 5|5 +5\r\nb\n", [(1, 7, 9, "+10")], "S 5|5 +10\r\nb\n"),
        ("\ufeffS 5|5 +5\n", [(1, 7, 9, "+10")], "\ufeffS 5|5 +10\n"),
        ("N 🁱 +5 # İş\n", [(1, 5, 7, "+10")], "N 🁱 +10 # İş\n"),
        ("S 5|5\n", [(1, 6, 6, "@1|5.high")], "S 5|5@1|5.high\n"),
        ("S 5|5@1|5\n", [(1, 6, 10, "")], "S 5|5\n"),
    ],
    ids=["one", "two", "in-between", "no-end", "crlf", "mark", "wide", "insertion", "removal"],
)
def test_a_change_is_made_at_its_columns(text, changes, wanted):
    assert change(text, *changes) == wanted


def test_a_line_of_which_nothing_is_left_goes():
    assert change("a\n  N knock\nb\n", (2, 3, 10, "")) == "a\nb\n"


def test_a_line_with_something_left_stays():
    assert change("N knock # why?\n", (1, 1, 8, "")) == " # why?\n"


def test_a_line_that_is_no_text_stays():
    assert change("S 5|5 +5 # \udce9\n", (1, 7, 9, "+10")) == "S 5|5 +5 # \udce9\n"


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_a_new_line_ends_as_the_one_it_is_added_to(end):
    assert change(f"S 5|5{end}", (1, 6, 6, "\nW knock")) == f"S 5|5{end}W knock{end}"


def test_a_new_line_leaves_a_comment_with_its_statement():
    assert change("S 5|5  # double\n", (1, 6, 6, "\nW knock")) == "S 5|5  # double\nW knock\n"


@pytest.mark.parametrize(
    ("one", "other", "overlap"),
    [
        ((1, 3, 5), (1, 4, 6), True),
        ((1, 3, 5), (1, 3, 5), True),
        ((1, 3, 9), (1, 5, 6), True),
        ((1, 3, 9), (1, 5, 5), True),
        ((1, 4, 4), (1, 4, 4), True),
        ((1, 3, 5), (1, 5, 6), False),
        ((1, 3, 5), (1, 5, 5), False),
        ((1, 3, 5), (2, 3, 5), False),
    ],
)
def test_changes_overlap_that_are_about_the_same_characters_or_point(one, other, overlap):
    first, second = Change(*one, ""), Change(*other, "")
    assert first.overlaps(second) is second.overlaps(first) is overlap


def test_an_edit_becomes_a_change_at_its_place():
    [match] = parse("round 1\nS 5|5 +5\n")
    address = Address(Kind.EVENT, 0, 0, "points")
    assert change_for(Edit(address, "+10"), match.origin) == Change(2, 7, 9, "+10")


def test_an_edit_of_a_record_in_json_has_no_line_to_change():
    [match] = parse('{"rounds": [{"number": 1, "events": [{"seat": "S", "place": "5|5"}]}]}\n')
    assert change_for(Edit(Address(Kind.EVENT, 0, 0, "tile"), "6|6"), match.origin) is None


def test_neighbours_do_not_overlap():
    words = [Change(1, 1, 2, ""), Change(1, 3, 6, ""), Change(1, 7, 9, "")]
    assert not any(one.overlaps(other) for one, other in combinations(words, 2))
