"""Reading by the grammar: nodes and faults."""

import pytest

from sevenrocks.notation.grammar import Misread, Node, NumberTooLong, read


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
        ("line", "end won", 7, {"_NS", "_EW"}),
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
