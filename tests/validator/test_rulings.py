"""Rulings: which comments are one, which statement they belong to, and which were used."""

import pytest
from support.judged import found_in

from sevenrocks.notation import parse
from sevenrocks.notation.record import Address, Kind
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.rulings import Rulings

EVENT = Address(Kind.EVENT, 0, 0)


def rulings_of(text):
    (match,) = parse(text)
    return Rulings(match)


def reasons(comment):
    """By code the reason that a comment gives for letting a discrepancy of its statement stand."""
    given = rulings_of(f"round 1\nS 1|4 # {comment}\n")
    found = {code: given.reason(EVENT, code) for code in ("SR601", "SR603")}
    return {code: reason for code, reason in found.items() if reason is not None}


@pytest.mark.parametrize(
    ("comment", "expected"),
    [
        ("allow SR601", {"SR601": ""}),
        ("allow SR601: noticed too late", {"SR601": "noticed too late"}),
        ("allow SR601 noticed too late", {"SR601": "noticed too late"}),
        ("allow SR601, SR603: by the referee", {"SR601": "by the referee", "SR603": "by the referee"}),
        ("allow SR601,SR603", {"SR601": "", "SR603": ""}),
        ("allow SR601 SR603: both", {"SR601": "both", "SR603": "both"}),
        ("allow\tSR603 : late: very", {"SR603": "late: very"}),
        ("allow SR602: but not SR601", {}),
    ],
)
def test_a_ruling_names_codes_and_may_give_a_reason(comment, expected):
    assert reasons(comment) == expected


@pytest.mark.parametrize(
    "comment",
    ["Allow SR601", "allowed SR601", "we allow SR601", "allow sr601", "allow 601", "allow SR6011", "allow"],
)
def test_any_other_comment_is_no_ruling(comment):
    assert reasons(comment) == {}


@pytest.mark.parametrize(
    "text",
    [
        "round 1\nS 1|4 +10 # allow SR601\nresult *\n",
        "round 1\n# allow SR601\nS 1|4 +10\nresult *\n",
        "round 1\n# a note\n# allow SR601\n# another\nS 1|4 +10\nresult *\n",
        "round 1\nS 1|4 +10 W 4|4 +5 # allow SR601\nresult *\n",
    ],
    ids=["beside", "above", "among-others", "beside-two-events"],
)
def test_a_ruling_stands_above_its_statement_or_beside_the_last_of_its_line(text):
    allowed = [fault.address.index for fault in found_in(text) if fault.acknowledged is not None]
    assert allowed == [text.count("W")]


@pytest.mark.parametrize(
    "text",
    [
        "round 1\nS 1|4 +10\n# allow SR601\nW 4|4 +0\nresult *\n",
        "round 1 # allow SR601\nS 1|4 +10\nresult *\n",
        "round 1\nS 1|4 +10\nresult *\n# allow SR601\n",
    ],
    ids=["next-event", "round", "behind-the-last-statement"],
)
def test_a_ruling_does_not_reach_another_statement(text):
    assert [fault.acknowledged for fault in found_in(text) if fault.code == "SR601"] == [None]


def test_a_ruling_lets_every_part_of_its_statement_stand():
    given = rulings_of("round 1\nS 1|4 # allow SR601\n")
    assert given.reason(EVENT._replace(part="points"), "SR601") == ""
    assert given.reason(EVENT._replace(index=1), "SR601") is None


def test_a_code_that_its_statement_does_not_have_is_unused():
    text = "round 1\n# a note\n# allow SR601, SR603\nS 1|4\n"
    [unused] = rulings_of(text).unused([Discrepancy("SR601", EVENT._replace(part="points"))])
    assert (unused.code, unused.claimed) == ("SR105", "SR603")
    assert unused.address == EVENT._replace(part="comment", item=1)
    assert len(rulings_of(text).unused([])) == 2


@pytest.mark.parametrize(
    ("statement", "kind"),
    [
        ('[Date "?"]', Kind.TAG),
        ("round 2", Kind.ROUND),
        ("draw N:1", Kind.DRAW),
        ("opener S", Kind.OPENER),
        ("deal N 0|0", Kind.DEAL),
        ("N knock", Kind.EVENT),
        ("end blocked", Kind.END),
        ("hand N 0|0", Kind.HAND),
        ("score NS 5 EW 5", Kind.SCORE),
        ("result NS 5 EW 5", Kind.RESULT),
        ("N knocks", Kind.UNREADABLE),
    ],
)
def test_every_kind_of_statement_may_carry_a_ruling(statement, kind):
    first = "" if kind in (Kind.TAG, Kind.ROUND) else "round 1\n"
    [unused] = rulings_of(f"{first}{statement} # allow SR999\n").unused([])
    assert unused.address.kind is kind
