"""What was found in a match: what counts as a fault, and trials that end at the first new one."""

import pytest

from sevenrocks.notation.record import Address, Kind, Match
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.findings import Findings, Implausible, is_fault

EVENT = Address(Kind.EVENT, 0, 0)


@pytest.mark.parametrize(
    ("code", "acknowledged", "expected"),
    [("SR601", None, True), ("SR304", None, False), ("SR709", None, False), ("SR601", "", False)],
)
def test_notes_and_what_a_ruling_lets_stand_are_no_faults(code, acknowledged, expected):
    assert is_fault(Discrepancy(code, EVENT, acknowledged=acknowledged)) == expected


def test_a_trial_ends_at_the_first_fault_that_is_not_known():
    findings, known = Findings(Match()), Discrepancy("SR601", EVENT)
    with findings.trial([known]):
        findings.report(Discrepancy("SR601", EVENT))
        findings.report(Discrepancy("SR304", EVENT))
        with pytest.raises(Implausible):
            findings.report(Discrepancy("SR601", EVENT._replace(index=1)))
    findings.report(Discrepancy("SR603", EVENT))


def test_a_discrepancy_can_be_withdrawn():
    findings = Findings(Match())
    for code in ("SR304", "SR601"):
        findings.report(Discrepancy(code, EVENT))
    findings.withdraw("SR304", EVENT)
    assert [found.code for found in findings.discrepancies] == ["SR601"]
