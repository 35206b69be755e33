"""A discrepancy's round, event, seat and player, told from the statement it points at."""

import pytest

from sevenrocks.notation.record import Address, Kind, Match, Place
from sevenrocks.validator import Discrepancy, Edit, validate
from sevenrocks.validator.reports.finding import Finding, findings_in_source

RECORD = """\
[North "Ada"]
round 1
draw N:5 E:9 S:8 W:2
opener E
deal S 0|0 0|1 0|2 0|3 0|4 0|5 0|6
E 5|5
S knock
end domino E
W 1|5
N 5|6
hand W
score NS 0 EW 10
round two
result *
"""


def finding_at(kind, index=0, number=None, part="statement", item=0):
    (report,) = validate(RECORD)
    discrepancy = Discrepancy("SR001", Address(kind, index, number, part, item))
    return Finding(discrepancy, "club.srn", report.match.origin, report.match)


@pytest.mark.parametrize(
    ("address", "where"),
    [
        ((Kind.TAG,), (None, None, None)),
        ((Kind.ROUND, 0, 0, "number"), (1, None, None)),
        ((Kind.DRAW, 0, 0), (1, None, None)),
        ((Kind.DRAW, 0, 0, "lot", 2), (1, None, "S")),
        ((Kind.OPENER, 0, 0), (1, None, "E")),
        ((Kind.DEAL, 0, 0), (1, None, "S")),
        ((Kind.EVENT, 1, 0), (1, 2, "S")),
        ((Kind.EVENT, 1, 0, "after"), (1, None, None)),
        ((Kind.END, 0, 0), (1, None, "E")),
        ((Kind.LATE, 1, 0), (1, 4, "N (Ada)")),
        ((Kind.HAND, 0, 0), (1, None, "W")),
        ((Kind.SCORE, 0, 0), (1, None, None)),
        ((Kind.UNREADABLE, 0), (1, None, None)),
        ((Kind.RESULT,), (None, None, None)),
    ],
    ids=lambda value: value[0].name.lower() if isinstance(value[0], Kind) else "",
)
def test_it_knows_its_round_event_and_player(address, where):
    found = finding_at(*address)
    player = None if found.seat is None else found.player(found.seat)
    assert (found.round, found.event, player) == where


def test_what_belongs_to_no_match_has_its_place_and_line():
    validation = validate("hello\n[North]\n")
    assert list(validation) == []
    found = findings_in_source(validation)[0]
    assert (found.place.line, found.line(1)) == (1, "hello")
    assert (found.round, found.event, found.seat) == (None, None, None)


def test_a_match_that_a_program_made_has_no_places():
    found = Finding(Discrepancy("SR804", Address(Kind.EVENT, 0, 0, "after")), "made", None, Match())
    assert found.place == Place(line=None)
    assert found.step(Edit(Address(Kind.EVENT, 0, 0, "points"), "+10")) == "write +10"
    assert found.step(Edit(Address(Kind.EVENT, 0, 0, "points"), "")) == "remove it"
