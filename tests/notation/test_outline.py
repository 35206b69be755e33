"""A round as its plain lines tell it."""

import pytest

from sevenrocks.notation.gist import tiles_of
from sevenrocks.notation.grammar import Misread
from sevenrocks.notation.lines import events_on
from sevenrocks.notation.outline import Outline, outline_of
from sevenrocks.notation.record import Draw, End, Ending, Score

TEXT = """2
draw N:5 E:9 S:9 W:2
draw E:4 S:7
opener S
deal N 0|0 0|1
S 1|4 +5
W knock
end domino S
hand N 0|0 (0) -0 =5
hand E
score NS 5 EW 0
"""


def test_every_statement_of_a_round():
    assert outline_of(TEXT) == Outline(
        "2",
        [Draw(((0, 5), (1, 9), (2, 9), (3, 2))), Draw(((1, 4), (2, 7)))],
        2,
        [tiles_of(0, (0, 1))],
        events_on(["S 1|4 +5", "W knock"]),
        End(Ending.DOMINO, seat=2),
        [(tiles_of(0, (0,)), (0, 0, 5)), (tiles_of(1, ()), (None, None, None))],
        Score((5, 0)),
    )


def test_a_round_of_no_more_than_it_needs():
    events = events_on(["N 1|4"])
    assert outline_of("1\nN 1|4\nend blocked") == Outline(
        "1", [], None, [], events, End(Ending.BLOCKED), [], None
    )


def test_the_number_stands_beside_its_word():
    assert [outline_of(f"{number}\nN 1|4\nend blocked").number for number in ("1", " 1")] == ["1", " 1"]
    with pytest.raises(Misread):
        outline_of("\n1\nN 1|4\nend blocked")


def test_blank_lines_mean_nothing():
    assert outline_of(TEXT.replace("\n", "\n\n")) == outline_of(TEXT)


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ("S 1|4 +5\nW knock\n", ""),
        ("end domino S\n", ""),
        ("end domino S\n", "end \ndomino S\n"),
        ("end domino S\n", "end domino S\nend domino S\n"),
        ("opener S\n", "opener S\nopener S\n"),
        ("score NS 5 EW 0\n", "score NS 5 EW 0\nscore NS 5 EW 0\n"),
        ("score NS 5 EW 0\n", "score NS 5 EW 0\nhand S\n"),
        ("end domino S\n", "end domino S\nS 4|4@4\n"),
        ("draw E:4 S:7\nopener S\n", "opener S\ndraw E:4 S:7\n"),
        ("opener S\ndeal N 0|0 0|1\n", "deal N 0|0 0|1\nopener S\n"),
        ("W knock\n", "W knock\ndeal E 1|1\n"),
        ("W knock\n", "W nock\n"),
    ],
)
def test_another_order_is_misread(written, instead):
    assert written in TEXT
    with pytest.raises(Misread):
        outline_of(TEXT.replace(written, instead, 1))
