"""How reading goes on where a statement is out of order (point 10 of one slip, one finding)."""

import pytest

from sevenrocks.notation import Match, parse
from sevenrocks.notation.record import Fault, Kind, Notes, Place


def only(text: str) -> Match:
    (match,) = parse(text)
    return match


def findings(match: Match) -> list[tuple[Fault, str]]:
    return [(fault.fault, fault.text) for fault in match.unreadable]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("round 1\nopener N\ndraw N:1\n", 3),
        ("round 1\nopener N\nopener S\n", 3),
        ("round 1\ndeal N\nopener S\n", 3),
        ("round 1\nN knock\ndeal N\n", 3),
        ("round 1\nhand N\nend blocked\n", 3),
        ("round 1\nhand N\nN knock\n", 3),
        ("round 1\nend blocked\nend blocked\n", 3),
        ("round 1\nscore NS 0 EW 0\nhand N\n", 3),
        ("round 1\nscore NS 0 EW 0\nscore NS 0 EW 0\n", 3),
        ("round 1\nend blocked\nN knock\ndeal N\n", 4),
    ],
)
def test_a_statement_out_of_order_is_one_finding_and_does_not_count(text: str, line: int) -> None:
    lines = text.splitlines(keepends=True)
    match = only(text + "round 2\n")
    (fault,) = match.unreadable
    assert (fault.fault, fault.place.line, fault.text) == (Fault.MISPLACED, line, lines[line - 1].strip())
    assert match.rounds == only("".join(lines[: line - 1]) + "round 2\n").rounds


def test_what_could_have_stood_there_is_named() -> None:
    (fault,) = only("round 1\nend blocked\n  deal N 1|4  # c\n").unreadable
    assert fault.expected == ("round", "an event", "hand", "score", "result")
    assert fault.found == "deal"
    assert fault.place == Place(3, 3, 13)
    assert fault.notes == Notes(beside="c")
    assert fault.kind is Kind.DEAL


def test_events_out_of_order_are_one_finding_a_line_and_hide_events() -> None:
    match = only("round 1\nhand N\nN knock  E knock # c\n# d\nS knock\nhand E\n")
    assert findings(match) == [(Fault.MISPLACED, "N knock  E knock # c"), (Fault.MISPLACED, "S knock")]
    assert [fault.hides_event for fault in match.unreadable] == [True, True]
    assert [fault.notes for fault in match.unreadable] == [Notes(beside="c"), Notes(("d",))]
    assert len(match.rounds[0].hands) == 2


@pytest.mark.parametrize("statement", ["draw N:1", "opener N", "deal N", "N knock", "end blocked", "hand N"])
def test_a_statement_with_no_round_open_is_one_finding_and_opens_a_round(statement: str) -> None:
    match = only(f'[A "x"]\n# c\n{statement}\nhand W\n')
    (fault,) = match.unreadable
    assert (fault.fault, fault.place.line, fault.hides_event, fault.notes) == (
        Fault.MISPLACED,
        3,
        False,
        None,
    )
    assert fault.expected == ("round",)
    (numbered,) = only(f"round 1\n# c\n{statement}\nhand W\n").rounds
    assert match.rounds == (numbered._replace(number=None),)


@pytest.mark.parametrize("unreadable", ["rund 1", "round one", "§$%", "round"])
def test_below_an_unreadable_line_a_round_is_opened_in_silence(unreadable: str) -> None:
    match = only(f'[A "x"]\n{unreadable}\ndeal N 1|4\n')
    assert findings(match) == [(Fault.SYNTAX, unreadable)]
    assert [(played.number, len(played.deals)) for played in match.rounds] == [(None, 1)]


def test_an_unreadable_tag_hides_no_round() -> None:
    match = only('[A "x"]\n[B "y]\ndeal N\n')
    assert [fault.fault for fault in match.unreadable] == [Fault.SYNTAX, Fault.MISPLACED]


@pytest.mark.parametrize("statement", ["draw N:1", "opener N", "deal N 1|4", "N knock"])
@pytest.mark.parametrize("before", ["score NS 0 EW 0", "end blocked\nhand N"])
def test_a_round_line_that_cannot_be_read_still_parts_two_rounds(before: str, statement: str) -> None:
    match = only(f"round 1\n{before}\nrnd 2\n{statement}\n")
    assert findings(match) == [(Fault.SYNTAX, "rnd 2")]
    assert [played.number for played in match.rounds] == [1, None]
    assert match.rounds[1] == only(f"rnd 2\n{statement}\n").rounds[0]


def test_a_line_that_is_clearly_another_statement_parts_no_rounds() -> None:
    match = only("round 1\nend blocked\nhand N 1|\nN knock\ndeal E\n")
    assert len(match.rounds) == 1
    assert len(match.rounds[0].late) == 1
    assert findings(match) == [(Fault.SYNTAX, "hand N 1|"), (Fault.MISPLACED, "deal E")]


def test_statements_that_begin_no_round_do_not_open_one() -> None:
    match = only("round 1\nscore NS 0 EW 0\nrnd 2\nhand N\n")
    assert len(match.rounds) == 1
    assert findings(match) == [(Fault.SYNTAX, "rnd 2"), (Fault.MISPLACED, "hand N")]


def test_a_finding_tells_its_round_and_the_events_before_it() -> None:
    match = only('[A "x"]\nx\nround 1\ny\nN knock\nE knock z\nround 2\nE knock\nresult *\nw\n')
    assert [(fault.round, fault.event) for fault in match.unreadable] == [(None, 0), (0, 0), (0, 2), (1, 1)]
