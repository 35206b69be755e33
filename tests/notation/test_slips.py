"""Typical slips are known, and what to write instead is said."""

import pytest

from sevenrocks.notation import parse
from sevenrocks.notation.slips import line_meant, slip_at, word_meant

RESULT = "write NS and EW before the numbers, as in result NS 255 EW 190, or result * for an unfinished match"
SCORE = "write NS and EW before the numbers, as in score NS 20 EW 30"
CLAIM = "a claim begins with + (points), = (score) or ( (ends): write "
NO_BLANK = "no blank stands inside a claim, as in +5 or (3+6)"
ORDER = "claims stand in the order (ends) +points =score"
HAND_ORDER = "claims stand in the order (pips) -subtraction =score"
ONLY_BLANKS = "leave it out: only blanks stand between events, tiles and claims"
PLAY = "a line of play begins with N, E, S or W"
COMMENT = "a comment begins with #"


def advised(line: str) -> str | None:
    """What is advised for a faulty line of a round, or for a faulty tag."""
    above = '[Z ""]\n' if line.startswith("[") else '[Z ""]\nround 1\n'
    (match,) = parse(f"{above}{line}\n")
    (fault,) = match.unreadable
    return fault.advice


@pytest.mark.parametrize(
    ("line", "advice"),
    [
        ("end domino", "write the seat, as in end domino E"),
        ("end domino  # out", "write the seat, as in end domino E"),
        ("end won", "write the side, as in end won NS"),
        ("result", RESULT),
        ("result 250 190", RESULT),
        ("score 10 20", SCORE),
        ("score -10 20", SCORE),
        ("score EW 30 NS 20", "NS comes before EW"),
        ("N pass", "write knock"),
        ("N Passes", "write knock"),
        ("N knocks", "write knock"),
        ("N -", "write knock"),
        ("N –", "write knock"),
        ("N 5|6 10", CLAIM + "+10"),
        ("N 5|6 10  E knock", CLAIM + "+10"),
        ("N 5|6 +10 25", "a score is claimed with =: write =25"),
        ("hand N 5", "a claim begins with ( (pips), - (subtraction) or = (score)"),
        ("N 5|6 + 5", NO_BLANK),
        ("N 5|6 (3 + 6)", NO_BLANK),
        ("hand N - 5", NO_BLANK),
        ("N 5|6 (3,6)", "the ends of a count are joined by +"),
        ("N 6|6 @6", "no blank stands before @"),
        ("N 6|6@ 6", "no blank stands behind @"),
        ("N 6 | 5", "no blank stands inside a tile: write 6|5"),
        ("deal N 0 1 2|3", "no blank stands inside a tile: write 0|1"),
        ("W 4:4@1|4", "a bar stands between the halves of a tile: write 4|4"),
        ("N 5|6 +0 (9)", ORDER),
        ("N 5|6 =5 +5", ORDER),
        ("hand N =5 (3)", HAND_ORDER),
        ("N knock (5)", "a knock has no claims"),
        ("S 1|4, W 4|4", ONLY_BLANKS),
        ("S 1|4; W 4|4", ONLY_BLANKS),
        ("deal N 0|1, 0|6", ONLY_BLANKS),
        ("// late", COMMENT),
        ("; late", COMMENT),
        ("S 1|4 // late", COMMENT),
        ("S 1|4 ; late", COMMENT),
        ("north 5|6", PLAY),
        ("North knock", PLAY),
        ("Celina 5|6", PLAY),
        ("S1|4", "a blank stands between the seat and the tile"),
        ("S 1|4  W4|4", "a blank stands between the seat and the tile"),
        ("deal N0|1", "a blank stands between the seat and the tile"),
        ("round2", "a blank stands behind round"),
        ("openerS", "a blank stands behind opener"),
        ("dealN 0|1", "a blank stands behind deal"),
        ("endblocked", "a blank stands behind end"),
        ("end dominoS", "a blank stands behind domino"),
        ("result*", "a blank stands behind result"),
    ],
)
def test_advice(line: str, advice: str) -> None:
    assert advised(line) == advice


@pytest.mark.parametrize(
    "line",
    [
        "Event: Club",
        "Event = Club",
        'Event "Club"',
        "[Event Club]",
        "[Event 'Club']",
        '[Event: "Club"]',
        '[Event "Club]',
        '[Event "Club"',
        "[Event Club]  # table 4",
    ],
)
def test_a_tag_is_shown_as_it_is_written(line: str) -> None:
    assert advised(line) == 'write [Event "Club"]'


def test_a_name_in_a_tag_keeps_what_it_may_hold() -> None:
    assert advised("[North Seán O'Şen]") == """write [North "Seán O'Şen"]"""


@pytest.mark.parametrize(
    ("line", "advice"),
    [
        ("W 4|4@5|5.hi", "write high instead of hi"),
        ("W 4|4@5|5.hihg", "write high instead of hihg"),
        ("end domno S", "write domino instead of domno"),
        ("rond 2", "write round instead of rond"),
        ("Result: 255-190", "write result instead of Result"),
        ("W 4|4@5|5.armC", None),
        ("W 4|4@5|5.left", None),
    ],
)
def test_a_word_that_only_one_comes_close_to_is_named(line: str, advice: str | None) -> None:
    assert advised(line) == advice


def test_where_no_statement_begins_all_are_named_once() -> None:
    advice = advised("pause ten minutes")
    assert advice is not None
    assert advice.startswith("a line begins with [ for a tag, # for a comment, N, E, S or W for a play")
    assert line_meant(frozenset(["SEAT"])) is None


@pytest.mark.parametrize("line", ["S 1|4 x", "S 1|4 (x)", "opener Ada", "deal N x", "end foo"])
def test_nothing_is_advised_where_no_slip_is_seen(line: str) -> None:
    assert advised(line) is None


def test_only_what_stands_near_a_fault_is_looked_at() -> None:
    line = "N 5|6 " + " " * 100_000 + "10"
    assert slip_at(line, len(line) - 2, frozenset(["PLUS"])) == CLAIM + "+10"
    assert word_meant("x" * 100_000, frozenset(["SITE"])) is None
