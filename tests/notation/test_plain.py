"""Plain lines become statements without a look at each word; what is not plain is left alone."""

import pytest

from sevenrocks.notation.plain import plain_statements
from sevenrocks.notation.record import Hand, Kind, Notes, Round
from sevenrocks.notation.tiles import tile_of


@pytest.mark.parametrize(
    ("kind", "count", "text"),
    [
        (Kind.TAG, 2, '[A "b"]\n\n# c\n  [B "\\"c\\\\"]\t# d\n'),
        (Kind.ROUND, 1, "round 1\n"),
        (Kind.DRAW, 2, "draw N:1 E:2\ndraw\tS:3\n"),
        (Kind.OPENER, 1, "opener S\n"),
        (Kind.DEAL, 2, "deal N 1|4 4-1 14 [1|4] 🀼\ndeal E\n"),
        (Kind.EVENT, 4, "S 1|4 +5 =5  W 4|4@[1|4].lineA (1+8) =-5 # a\nN knock\nE 🀼@4 +0 #: b\n"),
        (Kind.END, 1, "end  domino  S\n"),
        (Kind.END, 1, "end blocked\n"),
        (Kind.END, 1, "end won NS\n"),
        (Kind.HAND, 4, "hand N 0|6 4|6 (16) -15 =20\nhand E 0-2 -0\nhand S (0)\nhand W\n"),
        (Kind.SCORE, 1, "score NS 1 EW -2\n"),
        (Kind.RESULT, 1, "result *\n"),
        (Kind.RESULT, 1, "result NS -1 EW 2\n"),
    ],
)
def test_ordinary_lines_are_plain(kind: Kind, count: int, text: str) -> None:
    statements = plain_statements(kind, text, 0, len(text))
    assert statements is not None
    assert len(statements) == count


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        (Kind.TAG, '[A "b]\n'),
        (Kind.ROUND, "round 1234567890\n"),
        (Kind.DRAW, "draw N:1 E\n"),
        (Kind.DEAL, "deal N 1|x\n"),
        (Kind.DEAL, "deal N 1|4\ndeal E 1|4 |5\n"),
        (Kind.EVENT, "S 1|4\nW 1|4 x\nN knock\n"),
        (Kind.EVENT, "S 1|4@1|4.hihg\n"),
        (Kind.EVENT, "S 1|4 (1+)\n"),
        (Kind.EVENT, "S knock +5\n"),
        (Kind.EVENT, "S [1|4]@[4|4].lineA+5\n"),
        (Kind.END, "end domino NS\n"),
        (Kind.END, "end won S\n"),
        (Kind.HAND, "hand N (1) =2 -3\n"),
        (Kind.SCORE, "score NS 1\n"),
        (Kind.RESULT, "result\n"),
    ],
)
def test_a_section_with_a_fault_is_not_plain(kind: Kind, text: str) -> None:
    assert plain_statements(kind, text, 0, len(text)) is None


def test_only_the_section_is_read() -> None:
    text = "x\n# a\nhand N 1|4 # b\nhand x\n"
    assert plain_statements(Kind.HAND, text, 2, 21) == [Hand(0, (tile_of(1, 4),), notes=Notes(("a",), "b"))]
    assert plain_statements(Kind.ROUND, "round 7\nround x\n", 0, 8) == [Round(7)]
