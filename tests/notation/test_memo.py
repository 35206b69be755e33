"""Words worked out once and remembered, within bounds."""

import pytest

from sevenrocks.notation.memo import Memo


def test_a_word_is_worked_out_once():
    asked = []
    memo = Memo(lambda word: asked.append(word) or len(word))
    assert [memo["ab"], memo["ab"]] == [2, 2]
    assert asked == ["ab"]


def test_a_word_that_cannot_be_worked_out_is_not_remembered():
    memo = Memo(int)
    with pytest.raises(ValueError, match="x"):
        memo["x"]
    assert memo == {}


def test_long_words_are_not_remembered():
    lengths = Memo(len)
    assert [lengths["a" * length] for length in (99, 100)] == [99, 100]
    assert list(lengths) == ["a" * 99]


def test_so_many_words_are_remembered_and_no_more():
    numbers = Memo(int)
    for number in range(Memo.MOST + 1):
        assert numbers[str(number)] == number
    assert numbers == {str(Memo.MOST): Memo.MOST}
