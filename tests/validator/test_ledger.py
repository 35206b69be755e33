"""The two scores: claims that are right, carried or wrong, and the way back from a trial."""

import pytest

from sevenrocks.notation.record import Address, Kind
from sevenrocks.validator.discrepancy import Discrepancy, Edit, Fix
from sevenrocks.validator.ledger import Account, Ledger, carry

SOMEWHERE = Address(Kind.EVENT, 0, 0)


def slip(code="SR601", *, safe=True):
    return Discrepancy(code, SOMEWHERE, fix=Fix(safe, []))


def ledger_of(*, ruling=None):
    """A ledger, and the list of what it reports; a ruling lets all of it stand."""
    reported = []

    def report(fault):
        fault.acknowledged = ruling
        reported.append(fault)

    return Ledger(report), reported


class TestAccount:
    def test_a_right_claim_is_right_and_any_other_wrong(self):
        account = Account()
        account.change(15)
        assert account.accept(15) is True
        assert account.accept(10) is False

    def test_a_claim_that_goes_on_from_a_wrong_award_is_carried(self):
        account, root = Account(), slip()
        account.change(5, 10, root)
        account.change(20)
        assert account.score == 25
        assert account.accept(30) is root

    def test_an_amount_may_go_on_as_computed_or_as_claimed(self):
        account, root = Account(), slip()
        account.change(5, 15, root)
        account.change(-15, -20, slip("SR705"))
        assert set(account.trail) == {15 - 15, 15 - 20, 5 - 20}
        assert account.accept(-5) is root

    def test_a_right_claim_ends_the_carry(self):
        account = Account()
        account.change(5, 10, slip())
        assert account.accept(5) is True
        assert account.accept(10) is False

    def test_a_carried_claim_leaves_no_other_trail(self):
        account, root = Account(), slip()
        account.change(5, 10, root)
        account.change(5, 20, slip())
        assert account.accept(15) is root
        assert account.trail == {15: root}

    def test_the_same_wrong_score_rests_on_the_first_slip(self):
        account, first = Account(), slip()
        account.change(0, 10, first)
        account.change(0, 10, slip())
        assert account.trail[10] is first

    def test_no_more_than_64_trails_are_followed(self):
        account = Account()
        for power in range(9):
            account.change(0, 5 * 2**power, slip())
        assert len(account.trail) == 64

    def test_while_floating_the_next_claim_is_taken_as_it_stands(self):
        account = Account()
        account.change(5, 10, slip())
        account.float(known=False)
        assert (account.known, account.certain, account.plain) == (False, False, False)
        assert account.accept(35) is True
        assert (account.score, account.certain, account.plain) == (35, True, True)
        assert account.accept(40) is False

    def test_a_score_that_is_not_known_stays_so_until_it_is_claimed(self):
        account = Account()
        account.float(known=False)
        account.float(known=True)
        assert not account.known
        account.set(20)
        assert account.certain

    def test_the_root_is_what_the_claims_rest_on(self):
        account, root = Account(), slip()
        assert account.root is None
        account.follow(40, root)
        assert account.root is root


class TestTotals:
    def test_a_wrong_total_is_reported_with_the_computed_one_as_a_safe_fix(self):
        ledger, reported = ledger_of()
        ledger.accounts[1].change(15)
        ledger.judge_total(SOMEWHERE, 1, 20)
        [fault] = reported
        assert (fault.code, fault.claimed, fault.computed) == ("SR603", 20, 15)
        assert fault.fix == Fix(True, [Edit(SOMEWHERE, "=15")])
        assert fault.values == {"side": "EW"}

    def test_totals_that_go_on_from_a_wrong_one_are_counted_and_mended_with_it(self):
        ledger, reported = ledger_of()
        ledger.judge_total(SOMEWHERE, 0, 10)
        ledger.accounts[0].change(5)
        later = SOMEWHERE._replace(index=1)
        ledger.judge_total(later, 0, 15)
        [fault] = reported
        assert fault.carried == 1
        assert fault.fix == Fix(True, [Edit(SOMEWHERE, "=0"), Edit(later, "=5")])

    def test_a_total_that_a_ruling_lets_stand_counts_from_there(self):
        ledger, reported = ledger_of(ruling="stands")
        ledger.judge_total(SOMEWHERE, 0, 10)
        ledger.judge_total(SOMEWHERE, 0, 0)
        assert [fault.claimed for fault in reported] == [10, 0]
        assert ledger.scores == (0, 0)


class TestScores:
    def test_two_wrong_scores_of_a_statement_are_one_discrepancy_at_the_first(self):
        ledger, reported = ledger_of()
        ledger.judge_scores(SOMEWHERE, "SR707", (5, 10))
        [fault] = reported
        assert (fault.code, fault.address.part, fault.claimed, fault.computed) == ("SR707", "NS", 5, 0)
        assert [(edit.address.part, edit.text) for edit in fault.fix.edits] == [("NS", "0"), ("EW", "0")]

    def test_only_the_wrong_one_of_two_scores_is_mended(self):
        ledger, reported = ledger_of()
        ledger.judge_scores(SOMEWHERE, "SR802", (0, 10))
        [fault] = reported
        assert [(edit.address.part, edit.text) for edit in fault.fix.edits] == [("EW", "0")]

    @pytest.mark.parametrize(
        ("claimed", "agrees"), [((5, 0), True), ((10, 0), True), ((15, 0), False), ((5, 5), False)]
    )
    def test_scores_agree_that_are_right_or_carried(self, claimed, agrees):
        ledger, _ = ledger_of()
        ledger.accounts[0].change(5, 10, slip())
        assert ledger.agrees(claimed) == agrees

    def test_scores_may_follow_from_a_discrepancy(self):
        ledger, reported = ledger_of()
        ledger.follow_scores((0, 40), slip())
        ledger.judge_scores(SOMEWHERE, "SR802", (0, 40))
        assert reported == []
        assert ledger.scores == (0, 0)

    def test_a_score_that_could_not_be_computed_is_none(self):
        ledger, _ = ledger_of()
        ledger.accounts[1].float(known=False)
        assert ledger.known_scores == (0, None)
        assert not ledger.certain
        ledger.float()
        assert ledger.agrees((5, 190))
        assert ledger.known_scores == (5, 190)


class TestTrial:
    def test_undo_gives_back_scores_trails_and_what_was_carried(self):
        ledger, root = ledger_of()[0], slip()
        ledger.accounts[0].change(5, 10, root)
        mark = ledger.mark()
        for _ in range(2):
            ledger.judge_total(SOMEWHERE, 0, 10)
            ledger.accounts[1].change(20)
            assert (root.carried, len(root.fix.edits)) == (1, 1)
            ledger.undo(mark)
            assert (root.carried, root.fix.edits) == (0, [])
            assert ledger.scores == (5, 0)
            assert ledger.accounts[0].trail == {10: root}


@pytest.mark.parametrize(
    ("code", "safe", "mended"), [("SR601", True, 1), ("SR401", False, 0), ("SR703", False, 1)]
)
def test_what_rests_on_a_fix_that_changes_the_scores_is_not_mended_with_it(code, safe, mended):
    root = slip(code, safe=safe)
    carry(root, Edit(SOMEWHERE, "=5"))
    assert (root.carried, len(root.fix.edits)) == (1, mended)
