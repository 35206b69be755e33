"""The sheet on which a match is judged: rulings, bookmarks, and what could not be read."""

import pytest

from sevenrocks.notation import parse
from sevenrocks.notation.record import Address, Fault, Kind, Match, Place, Unreadable
from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.sheet import Sheet, unread

EVENT = Address(Kind.EVENT, 0, 0)


def sheet_of(text):
    (match,) = parse(text)
    return Sheet(match)


def test_a_discrepancy_is_taken_down_with_the_ruling_that_lets_it_stand():
    sheet = sheet_of("round 1\nS 1|4 # allow SR601: late\n")
    for code in ("SR601", "SR603"):
        sheet.report(Discrepancy(code, EVENT))
    assert [fault.acknowledged for fault in sheet.discrepancies] == ["late", None]


def test_undo_comes_back_to_a_bookmark_more_than_once():
    sheet, first = Sheet(Match()), Discrepancy("SR601", EVENT)
    sheet.report(first)
    mark = sheet.mark()
    for _ in range(2):
        sheet.report(Discrepancy("SR803", EVENT))
        sheet.winner, sheet.premature = 1, sheet.discrepancies[-1]
        sheet.ledger.accounts[1].change(250)
        sheet.undo(mark)
        assert (sheet.discrepancies, sheet.winner, sheet.premature) == ([first], None, None)
        assert sheet.ledger.scores == (0, 0)


def test_another_target_can_be_set():
    assert Sheet(Match(), 45).target == 45
    assert Sheet(Match()).target == 250


@pytest.mark.parametrize(
    ("line", "unknown"), [('[Target "100', True), ('[Event "100', False), ('[House "Target', False)]
)
def test_a_target_that_cannot_be_read_is_not_known(line, unknown):
    assert sheet_of(f"{line}\nround 1\n").target_unread == unknown


class TestUnreadable:
    TEXT = "[Event\nround 1\ndraw N\nS 1:4\nround 2\nend\nresult\n"

    def test_each_line_is_reported_and_found_again(self):
        sheet = sheet_of(self.TEXT)
        sheet.report_unreadable()
        assert [fault.address.index for fault in sheet.discrepancies] == [0, 1, 2, 3, 4]
        for number, lost in enumerate(sheet.match.unreadable):
            assert sheet.root_of(lost) is sheet.discrepancies[number]

    @pytest.mark.parametrize(
        ("kind", "index", "expected"),
        [(Kind.DRAW, 0, True), (Kind.DRAW, 1, False), (Kind.END, 1, True), (Kind.END, 0, False)],
    )
    def test_what_kind_of_statement_a_line_of_a_round_seems_to_be(self, kind, index, expected):
        assert sheet_of(self.TEXT).is_unread(kind, index) == expected

    @pytest.mark.parametrize("fault", Fault)
    def test_every_fault_has_its_code_and_message(self, fault):
        lost = Unreadable("x", Place(1, 1, 2), fault, "x", ("a seat",), kind=Kind.EVENT)
        found = unread(lost, 3)
        assert found.reason in CATALOGUE[found.code].messages
        assert found.address == Address(Kind.UNREADABLE, 3)

    @pytest.mark.parametrize(
        ("expected", "words"),
        [((), ""), (("a tile",), "a tile"), (("a", "b"), "a or b"), (("a", "b", "c"), "a, b or c")],
    )
    def test_what_could_have_stood_there_is_a_choice(self, expected, words):
        lost = Unreadable("x", Place(1, 1, 2), expected=expected)
        assert unread(lost, 0).values["expected"] == words

    def test_of_a_source_that_is_not_text_the_lines_are_not_reported_again(self):
        sheet = Sheet(Match(unreadable=(Unreadable("x", Place(1, 1, 2), Fault.ENCODING),)))
        sheet.report_unreadable()
        assert sheet.discrepancies == []
