"""Reading by the grammar: nodes, faults and the order of statements."""

import pytest

from sevenrocks.notation.grammar import Misread, Node, NumberTooLong, order, pattern, read
from sevenrocks.notation.record import Kind


def test_a_text_becomes_nodes_with_their_columns() -> None:
    (event,) = read("line", "  W 4|4@1|4.high").parts
    seat, tile, target = event.parts
    assert (event.name, event.start, event.end) == ("event", 2, 16)
    assert (seat.name, seat.text, seat.start, seat.end) == ("seat", "W", 2, 3)
    assert (tile.name, tile.text) == ("tile", "4|4")
    assert [(part.name, part.text) for part in target.parts] == [("target_tile", "1|4"), ("site", "high")]


def test_words_of_the_language_belong_to_their_statement() -> None:
    (statement,) = read("line", "round 12").parts
    assert statement == Node(
        "round", 0, 8, "round 12", (Node("number", 6, 8, "12", (Node("INT", 6, 8, "12"),)),)
    )


@pytest.mark.parametrize(
    ("start", "text", "column", "expected"),
    [
        ("tile", "1|x", 0, {"TILE"}),
        ("tile", "", 0, {"TILE"}),
        ("lot", "N-5", 1, {"COLON"}),
        ("count", "(1+)", 3, {"INT"}),
        ("line", "end won", 7, {"_B"}),
    ],
)
def test_a_fault_has_a_column_and_what_was_expected(
    start: str, text: str, column: int, expected: set[str]
) -> None:
    with pytest.raises(Misread) as raised:
        read(start, text)
    assert raised.value.column == column
    assert raised.value.expected == expected


def test_a_number_too_long_is_a_fault_of_its_own() -> None:
    assert read("count", "(999999999)").name == "count"
    with pytest.raises(NumberTooLong) as raised:
        read("count", "(1+1000000000)")
    assert raised.value.column == 3


def follow(*kinds: Kind) -> int | None:
    """The state after some statements."""
    state: int | None = order().START
    for kind in kinds:
        assert state is not None
        state = order().after(state, kind)
    return state


IN_ORDER = (Kind.DRAW, Kind.OPENER, Kind.DEAL, Kind.EVENT, Kind.HAND, Kind.SCORE)


def test_statements_of_a_round_follow_in_a_fixed_order() -> None:
    for first, one in enumerate(IN_ORDER):
        for second, other in enumerate(IN_ORDER):
            repeats = first == second and one not in (Kind.OPENER, Kind.SCORE)
            stands = follow(Kind.ROUND, one, other) is not None
            assert stands == (first < second or repeats)


def test_a_state_does_not_depend_on_how_often_a_statement_is_repeated() -> None:
    for kind in (Kind.TAG, Kind.ROUND):
        assert follow(kind, kind) == follow(*[kind] * 9)
    for kind in (Kind.DRAW, Kind.DEAL, Kind.EVENT, Kind.HAND):
        assert follow(Kind.ROUND, kind, kind) == follow(Kind.ROUND, *[kind] * 9)


def test_late_events_stand_behind_an_end_alone() -> None:
    ended = follow(Kind.ROUND, Kind.END)
    assert ended is not None
    assert order().accepted(ended) == [Kind.ROUND, Kind.LATE, Kind.HAND, Kind.SCORE, Kind.RESULT]
    assert follow(Kind.ROUND, Kind.EVENT, Kind.LATE) is None
    assert follow(Kind.ROUND, Kind.END, Kind.HAND, Kind.LATE, Kind.HAND, Kind.SCORE, Kind.LATE) is not None


def test_nothing_follows_a_result() -> None:
    ended = follow(Kind.ROUND, Kind.RESULT)
    assert ended is not None
    assert order().accepted(ended) == []


@pytest.mark.parametrize(
    "row", ["TAG", "ROUND", "DRAW", "OPENER", "DEAL", "EVENT", "END", "HAND", "SCORE", "RESULT"]
)
def test_every_statement_has_a_pattern_of_its_plain_lines(row: str) -> None:
    assert pattern(f"{row}_ROW").groups >= 3
