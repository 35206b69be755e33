"""Turns: each contender once, then each again."""

import pytest

from benchmarks.turns import in_turn, ratio


def test_contenders_take_turns():
    seen = []
    measured = in_turn({"a": lambda: seen.append("a") or 1.0, "b": lambda: seen.append("b") or 2.0}, 3)
    assert seen == ["a", "b"] * 3
    assert measured == {"a": [1.0] * 3, "b": [2.0] * 3}


def test_the_ratio_is_that_of_the_turn_in_the_middle():
    assert ratio([10, 1, 9], [5, 1, 3]) == pytest.approx(2)
