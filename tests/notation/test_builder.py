"""Where one match ends and the next begins, among lines that cannot be read."""

import pytest

from sevenrocks.notation import Kind, Match, parse
from sevenrocks.notation.builder import read_passage
from sevenrocks.notation.passage import Passage
from sevenrocks.notation.record import Fault, Notes


def findings(match: Match) -> list[tuple[Fault, str]]:
    return [(fault.fault, fault.text) for fault in match.unreadable]


def test_a_round_line_that_cannot_be_read_counts_at_the_beginning_of_a_source_and_behind_a_result() -> None:
    reading = parse("rund 1\ndeal N\nresult *\nrund 1\ndeal N\n")
    matches = list(reading)
    assert [fault.text for fault in reading.faults] == ["rund 1"]
    assert [findings(match) for match in matches] == [[(Fault.SYNTAX, "rund 1")], []]
    assert [[played.number for played in match.rounds] for match in matches] == [[None], [None]]


@pytest.mark.parametrize("ending", ["round 1\nN knock\n", "result *\n"])
def test_an_unreadable_tag_with_a_tag_below_it_is_the_first_of_its_match(ending: str) -> None:
    first, second = parse(f'{ending}# c\n[A "x]\nrubbish\n[B "y"]\nround 1\n')
    assert findings(first) == []
    assert findings(second) == [(Fault.SYNTAX, '[A "x]'), (Fault.SYNTAX, "rubbish")]
    assert [fault.notes for fault in second.unreadable] == [Notes(("c",)), None]


def test_what_only_looks_like_a_tag_ends_no_match() -> None:
    (match,) = parse("round 1\nN knock\n[time out]\nE knock\n[1|4] +5\n")
    assert len(match.rounds[0].events) == 2
    assert [(fault.text, fault.event) for fault in match.unreadable] == [("[time out]", 1), ("[1|4] +5", 2)]


def test_a_tag_that_cannot_be_read_is_the_first_statement_of_its_match() -> None:
    reading = parse('[Event Club]\n[North "Ada"]\nresult *\n')
    (match,) = reading
    assert (match.line, [lost.kind for lost in match.unreadable]) == (1, [Kind.TAG])
    assert reading.faults == []


def test_a_tag_that_cannot_be_read_and_that_no_match_follows_belongs_to_none() -> None:
    reading = parse("[Event Club]\n")
    assert list(reading) == []
    assert [fault.kind for fault in reading.faults] == [Kind.TAG]


@pytest.mark.parametrize("behind", ["[Table 4]\n", "round 1\nS 1|4\n"])
def test_a_tag_that_cannot_be_read_begins_the_next_match(behind: str) -> None:
    text = '[Event "a"]\nround 1\nS 1|4\n[Event "b]\n'
    first, second = parse(text + behind.replace("[Table 4]", '[Table "4"]'))
    assert not first.unreadable
    assert [lost.kind for lost in second.unreadable] == [Kind.TAG]
    assert (first.line, second.line) == (1, 4)


def test_a_bracket_between_events_splits_no_match() -> None:
    (match,) = parse("round 1\nS 1|4\n[time out]\nW 4|4@1|4.high\n")
    assert len(match.rounds[0].events) == 2


PASSAGE = '[A "b"]\nround 1\nN knock\nresult *\n'
UNFINISHED = '[B "c"]\nround 1\n'


def glanced_at(text: str) -> list[Match | str]:
    """The matches of a text; ``seen`` in place of each that was not taken apart."""
    return list(parse(text).glanced_at(lambda _: "seen"))


def test_what_a_glance_tells_stands_in_place_of_its_match() -> None:
    [unfinished] = parse(UNFINISHED)
    assert glanced_at(f"{PASSAGE}\n# above\n{PASSAGE}{UNFINISHED}") == ["seen", "seen", unfinished]


def test_no_glance_is_taken_where_a_match_may_still_go_on() -> None:
    text = f"rubbish\n{PASSAGE}{PASSAGE}rubbish\n# above\n{PASSAGE}"
    whole = list(parse(text))
    assert glanced_at(text) == whole
    assert len(whole) == 3


def test_what_belongs_to_its_match_behind_a_passage_has_it_taken_apart() -> None:
    for rest in ("# the end\n", "rubbish\n", "\n#: computed\n# the end\n\nrubbish\n# of it\n"):
        text = PASSAGE + rest
        assert glanced_at(text) == list(parse(text))


def test_no_line_is_glanced_at_twice() -> None:
    asked: list[Passage] = []
    text = f"{PASSAGE.replace('result', ' result') * 3}{PASSAGE * 2}"
    assert len(list(parse(text).glanced_at(asked.append))) == 5
    assert [passage.end for passage in asked] == [len(text) - len(PASSAGE), len(text)]


def test_a_passage_is_read_as_it_stands_in_its_source() -> None:
    passages: list[Passage] = []
    second = list(parse(PASSAGE + PASSAGE))[1]
    list(parse(PASSAGE + PASSAGE).glanced_at(passages.append))
    read = read_passage(passages[1])
    assert (read, read.line) == (second, second.line)
