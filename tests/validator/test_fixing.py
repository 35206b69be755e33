"""Fixes mend what they are for, and nothing else is touched."""

from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.clubs import slip

from sevenrocks.validator import validate
from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.fixing import Outcome, fixable, write_fixed
from sevenrocks.validator.simulating.slips import SLIPS

ROOT = Path(__file__).parents[2]
FAULTY = [
    *sorted((ROOT / "examples/faulty").rglob("*.srn")),
    *sorted((ROOT / "tests/cases").rglob("fires-*.srn")),
    *sorted((ROOT / "tests/cases/slips").rglob("*.srn")),
]
SAFE = [name for name in SLIPS if name.startswith(("SR60", "SR704", "SR705", "SR706", "SR707", "SR802"))]
unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def fixed(text, *, suggested=False):
    """A text after its fixes, and what became of it."""
    with TemporaryDirectory() as folder:
        source, draft = Path(folder, "source"), Path(folder, "draft")
        source.write_bytes(text)
        outcome = write_fixed(source, draft, suggested=suggested)
        return draft.read_bytes() if outcome.broken is None else b"", outcome


def found(text):
    return [fault for report in validate(text, form="srn") for fault in report.discrepancies]


def errors(text):
    return [
        fault
        for fault in found(text)
        if CATALOGUE[fault.code].severity == "error" and fault.acknowledged is None
    ]


@pytest.mark.parametrize("name", SAFE)
@settings(unhurried, max_examples=3)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_slip_of_the_scorer_is_mended_with_all_that_it_carried_into(name, seed):
    text = slip(name, seed).text.encode()
    after, outcome = fixed(text)
    assert (errors(after), outcome.failed) == ([], ())
    assert fixed(after) == (after, Outcome())


@pytest.mark.parametrize("name", SAFE)
@settings(unhurried, max_examples=3)
@given(seed=st.integers(0, 2**32 - 1))
def test_nothing_differs_but_the_places_of_the_fix(name, seed):
    text = slip(name, seed).text
    [report] = validate(text)
    [fault] = [fault for fault in report.discrepancies if fixable(fault)]
    edits = [(report.match.origin.place(edit.address), edit.text) for edit in fault.fix.edits]
    assert fixed(text.encode())[0].decode() == edited(text, edits)


def edited(text, edits):
    """A text with new words at some places."""
    mark = text.startswith("\ufeff")
    lines = text.removeprefix("\ufeff").split("\n")
    for place, words in sorted(edits, key=lambda edit: -edit[0].column):
        line = lines[place.line - 1]
        lines[place.line - 1] = line[: place.column - 1] + words + line[place.end_column - 1 :]
    return "\ufeff" * mark + "\n".join(lines)


@pytest.mark.parametrize("suggested", [False, True], ids=["safe", "suggested"])
@pytest.mark.parametrize("path", FAULTY, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nothing_is_left_to_fix_and_no_error_is_new(path, suggested):
    text = path.read_bytes()
    after, outcome = fixed(text, suggested=suggested)
    left = [fault for fault in found(after) if fixable(fault, suggested=suggested)]
    assert left == [] or outcome.failed
    assert len(errors(after)) <= len(errors(text))
    assert (after == text) == (outcome.mended == 0)
    assert fixed(after, suggested=suggested)[0] == after


class TestRulings:
    def test_what_a_ruling_lets_stand_is_not_touched(self):
        text = b"round 1\nS 5|5 (10) +5  # allow SR601: as called\nW 0|5@5|5 (10) +5\nresult *\n"
        assert fixed(text) == (text.replace(b"(10) +5\n", b"(10) +10\n"), Outcome(mended=1))


class TestSuggestions:
    TEXT = b"round 1\nS 1|4 (5) +5\nW 4|4@1|4.low (9) +0\nresult *\n"

    def test_they_wait_to_be_asked_for(self):
        assert fixed(self.TEXT) == (self.TEXT, Outcome(errors=1))

    def test_they_are_made_when_asked_for(self):
        after, outcome = fixed(self.TEXT, suggested=True)
        assert after == self.TEXT.replace(b"@1|4.low", b"@1|4.high")
        assert outcome == Outcome(mended=1)


class TestMatches:
    WRONG = b"round 1\nS 5|5 +5\nresult *\n"
    RIGHT = b"round 1\nS 5|5 +10\nresult *\n"

    def test_each_is_mended(self):
        assert fixed(self.WRONG * 3) == (self.RIGHT * 3, Outcome(mended=3))

    def test_one_that_is_unreadable_in_part_is_mended_in_the_rest(self):
        assert fixed(b"round 1\nS 5|5 +5\nx\nresult *\n")[0] == b"round 1\nS 5|5 +10\nx\nresult *\n"

    def test_one_whose_line_is_no_text_is_left_and_named(self):
        bad = b"round 1\nS 5|5 +5 # \xff\nresult *\n"
        assert fixed(self.WRONG + bad) == (self.RIGHT + bad, Outcome(mended=1, failed=(2,), errors=2))

    def test_one_that_its_fixes_do_not_mend_is_left_and_named(self, monkeypatch):
        monkeypatch.setattr("sevenrocks.validator.fixing.change_for", lambda edit, origin: None)
        assert fixed(self.WRONG) == (self.WRONG, Outcome(failed=(1,), errors=1))


def test_an_archive_that_is_broken_is_left():
    _, outcome = fixed(b"\x1f\x8b damaged")
    assert outcome.broken.code == "SR007"
