"""English words for what the grammar expects and for what stands in a text."""

import re
from importlib.resources import files

from sevenrocks.notation.record import Kind
from sevenrocks.notation.wording import expected_words, kind_words, number_at, word_at


def test_every_terminal_that_can_be_expected_has_words() -> None:
    grammar = (files("sevenrocks.notation") / "grammar.lark").read_text("utf-8")
    words = grammar.partition("// ---- Words")[2].partition("// ---- A match")[0]
    silent = {"_EDGE", "_TRAIL", "COMMENT", "_REMARK"}
    opening = {"_TAG", "_ROUND", "_DRAW", "_OPENER", "_DEAL", "_END", "_HAND", "_SCORE", "_RESULT"}
    for terminal in set(re.findall(r"^(_?[A-Z]+)[.0-9]*:", words, re.MULTILINE)) - silent - opening:
        assert expected_words(frozenset([terminal])) != (), terminal


def test_words_are_given_once_and_in_order() -> None:
    assert expected_words(frozenset(["_B", "INT", "SIGNED", "TILE"])) == ("a tile", "a number", "a blank")


def test_where_a_statement_may_begin_all_are_named() -> None:
    assert expected_words(frozenset(["_ROUND", "SEAT", "$END"]))[:3] == ("a tag", "round", "draw")
    assert kind_words([Kind.TAG, Kind.LATE, Kind.HAND]) == ("a tag", "an event", "hand")


def test_the_word_and_the_number_at_a_column() -> None:
    assert word_at("ab cd#e", 3) == "cd"
    assert [word_at("a #\r\tb", column) for column in (1, 2, 3, 4, 6)] == [" ", "#", "\r", "\t", ""]
    assert word_at("x" * 99, 0) == "x" * 40
    assert (number_at("(-12)", 1), number_at("x", 0)) == ("-12", "")
