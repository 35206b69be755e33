"""What is remembered of words, and the comments in lines."""

import pytest

from sevenrocks.notation.grammar import Misread
from sevenrocks.notation.memo import Memo
from sevenrocks.notation.record import Ending, Notes, Play
from sevenrocks.notation.tiles import ANY, KNOCK, NO_TARGET, VALUE
from sevenrocks.notation.words import COUNTS, ENDINGS, LOTS, NUMBERS, PLAYS, TILES, comment_in, notes_of


def test_a_word_is_worked_out_once() -> None:
    asked: list[str] = []
    memo = Memo[str, int](lambda word: asked.append(word) or len(word))
    assert [memo["abc"], memo["abc"], memo["x"]] == [3, 3, 1]
    assert asked == ["abc", "x"]


def test_a_memo_forgets_before_it_grows_without_bounds() -> None:
    memo = Memo[str, str](str.upper)
    for number in range(2 * Memo.MOST + 1):
        assert memo[f"n{number}"] == f"N{number}"
        assert len(memo) <= Memo.MOST


def test_what_cannot_be_read_is_not_remembered() -> None:
    for _ in range(2):
        with pytest.raises(Misread):
            TILES["1|x"]
    assert "1|x" not in TILES


@pytest.mark.parametrize(
    ("words", "play"),
    [
        ("S 0|1", Play(2, 1, NO_TARGET)),
        ("N \t knock", Play(0, KNOCK, NO_TARGET)),
        ("W 1|0@00", Play(3, 1, ANY)),
        ("E 0|1@1", Play(1, 1, VALUE + 1)),
    ],
)
def test_plays(words: str, play: Play) -> None:
    assert PLAYS[words] == play


@pytest.mark.parametrize("words", ["S knock@1|4", "S 1|4@", "S 1|4@knock", "S"])
def test_what_is_no_play(words: str) -> None:
    with pytest.raises(Misread):
        PLAYS[words]


def test_claims_lots_and_endings() -> None:
    assert (COUNTS[""], COUNTS["0+12"]) == (None, (0, 12))
    assert (NUMBERS[""], NUMBERS["15"], NUMBERS["-0"]) == (None, 15, 0)
    assert LOTS["W:9"] == (3, 9)
    assert ENDINGS["won EW"] == (Ending.WON, None, 1)


@pytest.mark.parametrize(
    ("line", "comment"),
    [
        ("", None),
        (" \t", None),
        ("#", ""),
        ("#  \t", ""),
        ("\t# a b \t", "a b"),
        ("##", "#"),
        ("#:", None),
        ("  #: computed # x", None),
        ("# a #: computed", "a"),
        ("# #: computed", ""),
        ("# :a", ":a"),
        ("#\u00a0a\u00a0", "\u00a0a\u00a0"),
    ],
)
def test_the_comment_in_a_line(line: str, comment: str | None) -> None:
    assert comment_in(line) == comment


def test_notes_of_what_stands_above_and_beside() -> None:
    assert notes_of("", "") is None
    assert notes_of("\n#: computed\n", "#: computed") is None
    assert notes_of("# a\n\n#b\n", "") == Notes(("a", "b"))
    assert notes_of("", "#") == Notes(beside="")
