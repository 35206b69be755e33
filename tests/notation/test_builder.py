"""Where one match ends and the next begins, among lines that cannot be read."""

import pytest

from sevenrocks.notation import Kind, Match, parse
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
