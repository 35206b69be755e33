"""What a line tells at once is what it is when it is taken out of its text by the rows."""

from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from sevenrocks.notation.grammar import Misread
from sevenrocks.notation.lines import (
    claims_of,
    cost_of,
    deal_on,
    draw_on,
    end_on,
    events_on,
    hand_on,
    opener_on,
    score_on,
    tags_on,
    tiles_of,
)
from sevenrocks.notation.record import Kind
from sevenrocks.notation.rows import statements_in_rows

TILES = ["1|4", "4|1", "6-5", "00", "[2|2]", "🀼", "2|7", "🀰", "1|x", "1|4."]
TARGETS = ["1|4@4", "4|4@1|4.high", "[1|4]@[4|4].lineA", "2|7@back", "1|4@7|7.arm", "knock", "1|4@"]
CLAIMS = [
    "(8)",
    "(0+12)",
    "(1+)",
    "()",
    "(",
    "(1 + 8)",
    "(08)",
    "+5",
    "+",
    "+05",
    "+1234567890",
    "=5",
    "=-5",
    "-5",
    "-",
]
OTHER = [
    "N",
    "S",
    "x",
    "NS",
    "EW",
    "domino",
    "blocked",
    "won",
    "N:1",
    "E:12",
    "N:",
    '[A "b"]',
    "]",
    "5",
    "-5",
    "*",
    "",
]
WORDS = st.sampled_from(TILES + TARGETS + CLAIMS + OTHER)
BLANKS = st.sampled_from([" ", " ", " ", " ", "", "  ", "\t", "\u00a0", "\u2028", "\x0b", " " * 200])


def lines_behind(*starts: str) -> st.SearchStrategy[str]:
    """Lines of any words behind one of some beginnings."""
    rest = st.lists(st.tuples(BLANKS, WORDS).map("".join), max_size=9).map("".join)
    return st.tuples(st.sampled_from(starts), rest).map("".join)


def told(tell: Callable[[str], object], line: str) -> object:
    """What is told of a line; ``None`` where it is not plain."""
    try:
        return tell(line)
    except Misread:
        return None


def in_rows(kind: Kind, line: str) -> list[object]:
    return list(statements_in_rows(kind, f"{line}\n", 0, len(line) + 1))


def single(kind: Kind, line: str) -> object:
    [statement] = in_rows(kind, line)
    return statement


@example("S 1|4 +")
@example("S 1|4 (5 +5")
@example("S 1|4 (1+) +5")
@example("S knock +5")
@example("S 1|4 +5 =5  W 4|4@1|4 (1+8) +0")
@example("S 1|4 (5)")
@example(f"S 1|4 ({'+'.join(['1'] * 10)}) +5")
@example(f"S 1|4 ({'+'.join(['1'] * 11)}) +5")
@example("S 1|4 =5")
@given(lines_behind("S", "N 1|4", "S knock", "W 4|4@1|4.high (9) +", "S 1|4 (5)"))
def test_the_events_of_a_line(line):
    expected = told(
        lambda line: [(event.play, claims_of(event)) for event in in_rows(Kind.EVENT, line)], line
    )
    assert told(lambda line: events_on([line]), line) == expected
    if expected is not None:
        assert events_on(["N 1|4 +5", line]) == [*events_on(["N 1|4 +5"]), *expected]
        assert events_on(["N 1|4 (5) +5", line]) == [*events_on(["N 1|4 (5) +5"]), *expected]


@example("hand N (")
@example("hand N 0|6 4|6 (16) -15 =20")
@example("hand N -0")
@given(lines_behind("hand ", "hand N", "hand S 1|4 (", "hand W (0)"))
def test_the_tiles_and_claims_of_a_hand(line):
    def wanted(line):
        hand = single(Kind.HAND, line)
        return tiles_of(hand.seat, hand.tiles), cost_of(hand)

    assert told(hand_on, line) == told(wanted, line)


@given(lines_behind("deal ", "deal N", "deal S 1|4 2|2"))
def test_the_tiles_of_a_deal(line):
    def wanted(line):
        deal = single(Kind.DEAL, line)
        return tiles_of(deal.seat, deal.tiles)

    assert told(deal_on, line) == told(wanted, line)


@pytest.mark.parametrize(
    ("tell", "kind", "start"),
    [
        (draw_on, Kind.DRAW, "draw"),
        (opener_on, Kind.OPENER, "opener"),
        (end_on, Kind.END, "end"),
        (score_on, Kind.SCORE, "score "),
        (score_on, Kind.SCORE, "score NS 5"),
        (lambda line: tags_on([line])[0], Kind.TAG, "[A"),
    ],
    ids=["draw", "opener", "end", "score", "score-of-both", "tag"],
)
@given(data=st.data())
def test_a_statement_with_a_line_of_its_own(tell, kind, start, data):
    line = data.draw(lines_behind(start))
    for _ in range(2):
        assert told(tell, line) == told(lambda line: single(kind, line), line)


@pytest.mark.parametrize(
    ("tell", "line"),
    [
        (draw_on, "draw N:5 E:9 S:9 W:2"),
        (opener_on, "opener S"),
        (end_on, "end domino S"),
        (end_on, "end blocked"),
        (end_on, "end won NS"),
        (score_on, "score NS 20 EW -30"),
        (lambda line: tags_on([line]), '[Event "Club \\"7\\""]'),
    ],
)
def test_right_lines_are_plain_and_a_comment_makes_them_another_matter(tell, line):
    assert told(tell, line) is not None
    assert told(tell, f"{line}  # a comment") is None


def test_tiles_are_a_mask_if_there_are_as_many_bits():
    assert deal_on("deal N 0|0 0|1") == (0, 0b11, 2)
    assert deal_on("deal N 0|0 0|0") == (0, 0b10, 2)
    assert deal_on("deal E 0|0 2|7") == (1, 0b1, 2)
