"""What a line that cannot be read is said to be, and what of it counts."""

import pytest

from sevenrocks.notation import Match, Unreadable, parse
from sevenrocks.notation.record import Fault, Kind, Notes, Place

STATEMENTS = ("a tag", "round", "draw", "opener", "deal", "an event", "end", "hand", "score", "result")


def read(line: str) -> tuple[Match, Unreadable]:
    """A match with a faulty line in its first round, and that line's finding."""
    (match,) = parse(f"round 1\n{line}\nround 2\n")
    (fault,) = match.unreadable
    assert len(match.rounds) == 2
    assert fault.text == line
    return match, fault


@pytest.mark.parametrize(
    ("line", "columns", "found", "expected"),
    [
        ("foo bar", (1, 4), '"foo"', STATEMENTS),
        ("round", (6, 6), "the end of the line", ("a number",)),
        ("round 1 2", (9, 10), '"2"', ("the end of the line",)),
        ("round x", (7, 8), '"x"', ("a number",)),
        ("draw N", (7, 7), "the end of the line", (":",)),
        ("draw N:", (8, 8), "the end of the line", ("a number",)),
        ("opener NS", (8, 10), '"NS"', ("a seat (N, E, S or W)",)),
        ("deal N 1|4 x", (12, 13), '"x"', ("a tile",)),
        (
            "S 1|4@1|4.hihg",
            (11, 15),
            '"hihg"',
            ("a site (low, high, line, lineA, lineB, arm, armA or armB)",),
        ),
        ("S 1|4@", (7, 7), "the end of the line", ("a tile", "the value of an open end")),
        ("S 1|4@ 4", (7, 8), "a blank", ("a tile", "the value of an open end")),
        ("S 1|4@4.low", (8, 12), '".low"', ("a blank", "the end of the line")),
        ("S x", (3, 4), '"x"', ("a tile", "knock")),
        ("S 1|4 (", (8, 8), "the end of the line", ("a number",)),
        ("S 1|4 (5", (9, 9), "the end of the line", ("+", ")")),
        ("S 1|4 +", (8, 8), "the end of the line", ("a number",)),
        ("S 1|4 +5 x", (10, 11), '"x"', ("a seat (N, E, S or W)", "=")),
        ("S 1|4 =5 +5", (10, 12), '"+5"', ("a seat (N, E, S or W)",)),
        ("S knock (5)", (9, 12), '"(5)"', ("a seat (N, E, S or W)",)),
        ("end", (4, 4), "the end of the line", ("domino", "blocked", "won")),
        ("end foo", (5, 8), '"foo"', ("domino", "blocked", "won")),
        ("end won N", (9, 10), '"N"', ("NS", "EW")),
        ("hand N =5 (3)", (11, 14), '"(3)"', ("the end of the line",)),
        ("score EW 1 NS 2", (7, 9), '"EW"', ("NS",)),
        ("score NS 1", (11, 11), "the end of the line", ("EW",)),
        ("result 1 2", (8, 9), '"1"', ("NS", "*")),
    ],
)
def test_the_place_of_a_fault_and_what_was_expected(
    line: str, columns: tuple[int, int], found: str, expected: tuple[str, ...]
) -> None:
    _, fault = read(line)
    assert fault.place == Place(2, *columns)
    assert fault.fault is Fault.SYNTAX
    assert fault.found == found
    assert fault.expected == expected


@pytest.mark.parametrize(
    ("line", "columns", "expected"),
    [
        ('[A "b]', (7, 7), ("text", 'a backslash only as \\" or \\\\', "a double quote")),
        ('[A "b\\c"]', (6, 10), ("text", 'a backslash only as \\" or \\\\', "a double quote")),
        ("[A b]", (4, 6), ("a double quote",)),
        ("[1 b]", (2, 3), ("a tag name", "a blank")),
        ('[A "b"', (7, 7), ("]", "a blank")),
    ],
)
def test_faults_in_tags(line: str, columns: tuple[int, int], expected: tuple[str, ...]) -> None:
    reading = parse(line)
    assert list(reading) == []
    (fault,) = reading.faults
    assert fault.place == Place(1, *columns)
    assert fault.expected == expected
    assert fault.kind is Kind.TAG


@pytest.mark.parametrize(
    ("line", "claims"),
    [
        ("S 1|4 (x) +5", (None, None, None)),
        ("S 1|4 (5) +x =5", ((5,), None, None)),
        ("S 1|4 (5) +5 =x", ((5,), 5, None)),
        ("S 1|4 x", (None, None, None)),
        ("S 1|4 (5)x", (None, None, None)),
    ],
)
def test_an_event_counts_with_the_claims_before_a_fault(line: str, claims: tuple[object, ...]) -> None:
    match, fault = read(line)
    (event,) = match.rounds[0].events
    assert event[1:4] == claims
    assert fault.event == 1
    assert not fault.hides_event


@pytest.mark.parametrize(
    "line", ["S 1|x", "S 1|4x", "S 1|4@x", "S 1|4@1|4.x", "S", "S knocks", "S1|4", "s 1|4"]
)
def test_an_event_with_a_fault_in_its_tile_or_target_is_hidden(line: str) -> None:
    match, fault = read(line)
    assert match.rounds[0].events == ()
    assert fault.kind is Kind.EVENT
    assert fault.hides_event


def test_events_before_a_fault_on_their_line_count() -> None:
    match, fault = read("S 1|4 +5  W knock  N 1|x  E knock")
    assert [event.play.seat for event in match.rounds[0].events] == [2, 3]
    assert fault.hides_event
    assert fault.event == 2


@pytest.mark.parametrize(
    ("line", "hides"),
    [
        ("S 1|4 +x", False),
        ("S 1|4 +x =5", False),
        ("S 1|4 +x  W knock", True),
        ("S 1|4  Ń 4|4", True),
        ("S 1|4 x # W knock", False),
        ("what is this", True),
        ("hand N 1|x", False),
        ("rund 2", False),
    ],
)
def test_whether_an_event_may_be_lost(line: str, hides: bool) -> None:
    assert read(line)[1].hides_event is hides


@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ("rond 2", Kind.ROUND),
        ("Draw N:5", Kind.DRAW),
        ("0pener N", Kind.OPENER),
        ("deaI N", Kind.DEAL),
        ("ends domino S", Kind.END),
        ("ｈand N", Kind.HAND),
        ("scorе NS 1 EW 2", Kind.SCORE),
        ("reslt *", Kind.RESULT),
        ("“Ada” 5", None),
        ("1|4", None),
    ],
)
def test_the_kind_that_a_line_seems_to_be(line: str, kind: Kind | None) -> None:
    assert read(line)[1].kind is kind


def test_comments_above_go_with_the_first_that_a_line_says_and_the_one_beside_with_the_last() -> None:
    (match,) = parse("round 1\n# a\nS 1|4  W x # b\n# c\nx # d #: e\n")
    assert [event.notes for event in match.rounds[0].events] == [Notes(("a",))]
    assert [fault.notes for fault in match.unreadable] == [Notes(beside="b"), Notes(("c",), "d")]


@pytest.mark.parametrize(
    ("line", "columns", "found"),
    [
        ("S 1|4 +1234567890", (8, 18), "1234567890"),
        ("S 1|4 (1+1234567890)", (10, 20), "1234567890"),
        ("S 1|4 =-1234567890", (8, 19), "-1234567890"),
        ("hand N (1234567890)", (9, 19), "1234567890"),
        ("draw N:1234567890 E:1", (8, 18), "1234567890"),
    ],
)
def test_a_number_has_nine_digits_at_most(line: str, columns: tuple[int, int], found: str) -> None:
    _, fault = read(line)
    assert (fault.fault, fault.place, fault.found) == (Fault.LIMIT, Place(2, *columns), found)


def test_an_event_before_a_number_too_long_counts() -> None:
    match, fault = read("S 1|4 (5) +1234567890 =5")
    assert match.rounds[0].events[0].count == (5,)
    assert not fault.hides_event


def test_a_line_of_100_000_characters_is_read_and_a_longer_one_is_not() -> None:
    longest = "N knock " + "#" * 99_992
    assert len(longest) == 100_000
    (match,) = parse(f"round 1\n{longest}\n{longest}#\nE knock\n")
    assert [event.play.seat for event in match.rounds[0].events] == [0, 1]
    (fault,) = match.unreadable
    assert (fault.fault, fault.place) == (Fault.LENGTH, Place(3, 100_001, 100_002))
    assert fault.hides_event
    assert len(fault.text) == 1_000


def test_characters_not_bytes_are_counted() -> None:
    longest = "N knock #" + "🀰" * 99_991
    (match,) = parse(f"round 1\n{longest}\n{longest}🀰\n")
    assert len(match.rounds[0].events) == 1
    assert [fault.fault for fault in match.unreadable] == [Fault.LENGTH]


def test_a_long_comment_hides_no_event() -> None:
    (match,) = parse("round 1\n" + "#" * 100_001 + "\n")
    assert [fault.hides_event for fault in match.unreadable] == [False]


@pytest.mark.parametrize("other", ["\u2028", "\v", "\f", "\x85", "\u2029", "\x1c"])
def test_only_lf_and_crlf_end_a_line(other: str) -> None:
    (match,) = parse(f"round 1 # a{other}b\r\nN knock{other}E knock\n")
    assert match.rounds[0].notes == Notes(beside=f"a{other}b")
    (fault,) = match.unreadable
    assert fault.place == Place(2, 8, 9 + 1)
    assert fault.advice is not None
    assert fault.advice.endswith("write a blank")


def test_a_carriage_return_alone_is_named() -> None:
    _, fault = read("N knock\rE knock")
    assert fault.place == Place(2, 8, 9)
    assert fault.advice == "CARRIAGE RETURN (U+000D) alone does not end a line: end it with LF or CRLF"


@pytest.mark.parametrize("line", ['[A "a\rb"]', "round 1 # a\rb", "# a\rb"])
def test_a_carriage_return_is_not_read_in_tags_or_comments(line: str) -> None:
    reading = parse(line)
    assert list(reading) == []
    assert [fault.fault for fault in reading.faults] == [Fault.SYNTAX]
