"""The canonical form, and the parser as its inverse."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st
from support.records import any_texts, matches

from sevenrocks.notation import parse, render
from sevenrocks.notation.record import Event, Match, Notes, Play, Result, Round, Tag
from sevenrocks.notation.tiles import BACK, NO_TARGET

CANONICAL = """\
[Event "Autumn \\"Teams\\" #1"]
[House "C:\\\\x"]

# before the round
round 1  # of many
draw N:5 E:9 S:9 W:2
draw E:4 S:7
opener S
deal N 0|1 0|6 2|7
S 1|4 (5) +5 =5  # the opening tile
W 4|4@1|4.high (1+8) +0 =-5  #
N knock
S 2|4@4
W 1|1@1|4
N 1|2@1|1.armB
end domino S
E knock
hand N 0|6 4|6 (16) -15 =20
hand S (0) -0 =20
hand W
score NS 20 EW -30

round 2

result NS 255 EW 190

[Event ""]

round 1
end won NS

result *
# the last word
#
"""


def test_canonical_text_is_written_as_it_was_read() -> None:
    assert render(parse(CANONICAL)) == CANONICAL


@given(matches)
def test_what_is_written_reads_back_as_the_same_match(match: Match) -> None:
    assert list(parse(render(match))) == [match]


@given(st.lists(matches, min_size=2, max_size=3))
def test_several_matches_are_written_with_a_blank_line_between_them(several: list[Match]) -> None:
    several = [replace(match, result=match.result or Result(None), comments=()) for match in several]
    assert list(parse(render(several))) == several
    assert render(several) == "\n".join(map(render, several))


def test_matches_without_a_result_run_together_unless_tags_follow_rounds() -> None:
    untagged, tagged = Match(rounds=(Round(1),)), Match(tags=(Tag("Event", "Cup"),), rounds=(Round(1),))
    assert list(parse(render([untagged, untagged]))) == [Match(rounds=(Round(1), Round(1)))]
    assert list(parse(render([untagged, tagged]))) == [untagged, tagged]


@given(any_texts)
def test_writing_twice_is_the_same_as_writing_once(text: str) -> None:
    once = render(parse(text))
    assert render(parse(once)) == once


def test_a_round_without_a_number_is_written_with_its_ordinal() -> None:
    assert render(Match(rounds=(Round(4), Round(None)))) == "round 4\n\nround 2\n"


def test_the_back_of_a_domino_is_written_as_a_character_that_reads_back() -> None:
    match = Match(
        rounds=(Round(1, events=(Event(Play(0, BACK, NO_TARGET)), Event(Play(1, 0, BACK * 16 + 2)))),)
    )
    assert render(match) == "round 1\nN \U0001f062\nE 0|0@\U0001f062.lineA\n"
    assert list(parse(render(match))) == [match]


def test_an_empty_comment_is_a_bare_sign() -> None:
    match = Match((Tag("A", "", Notes(("", "above"), "")),))
    assert render(match) == '#\n# above\n[A ""]  #\n'


def test_nothing_is_written_of_an_empty_match() -> None:
    assert render(Match()) == ""
    assert render([]) == ""
