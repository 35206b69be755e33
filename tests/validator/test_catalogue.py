"""The catalogue is complete, and its examples do what they say."""

import re
from functools import cache
from pathlib import Path
from string import Formatter

import pytest

from sevenrocks.notation.record import Address, Kind
from sevenrocks.validator import validate
from sevenrocks.validator.catalogue import CATALOGUE, REMARKS, message, remark, select
from sevenrocks.validator.discrepancy import Discrepancy, Related

CASES = Path(__file__).parents[1] / "cases"
CATEGORIES = {"SR0": "form", "SR1": "form", "SR2": "deal", "SR3": "play", "SR4": "play", "SR5": "play"}
SOMEWHERE = Address(Kind.EVENT, 0, 0)

every_entry = pytest.mark.parametrize("entry", CATALOGUE.values(), ids=lambda entry: entry.code)


def found_in(source):
    """All discrepancies of a source."""
    validation = validate(source)
    found = [discrepancy for report in validation for discrepancy in report.discrepancies]
    return found + validation.discrepancies


@cache
def found_anywhere():
    """All discrepancies of the cases and of what the catalogue gives as examples."""
    sources = [path for path in CASES.rglob("*.*") if path.suffix in {".srn", ".json", ".jsonl", ".gz"}]
    examples = [text for entry in CATALOGUE.values() for text in (entry.fires, entry.near)]
    return [discrepancy for source in sources + examples for discrepancy in found_in(source)]


def fields_of(template):
    return [name for _, name, _, _ in Formatter().parse(template) if name is not None]


def sentences_in(text):
    return re.findall(r"[^.?!]+(?:[.?!](?! |$)[^.?!]*)*[.?!](?: |$)", text)


class TestEntries:
    def test_codes_are_in_order(self):
        assert list(CATALOGUE) == sorted(CATALOGUE)

    def test_names_are_unique(self):
        assert len({entry.name for entry in CATALOGUE.values()}) == len(CATALOGUE)

    @every_entry
    def test_is_found_under_its_code(self, entry):
        assert CATALOGUE[entry.code] is entry
        assert re.fullmatch(r"SR[0-8]\d\d", entry.code)
        assert re.fullmatch(r"[a-z]+(-[a-z]+)*", entry.name)

    @every_entry
    def test_its_family_is_its_category(self, entry):
        assert entry.category == CATEGORIES.get(entry.code[:3], "score")

    @every_entry
    def test_its_severity_and_rule_exist(self, entry):
        assert entry.severity in ("error", "warning", "note")
        assert re.fullmatch(r"(R([1-9]|1\d|2[01]))?", entry.rule)

    @every_entry
    def test_it_is_explained_in_a_few_sentences(self, entry):
        assert 3 <= len(sentences_in(entry.explanation)) <= 6
        assert entry.mend.endswith(".")
        assert len(sentences_in(entry.mend)) == 1
        assert not entry.summary.endswith(".")

    @every_entry
    def test_its_messages_are_whole_and_their_fields_named(self, entry):
        assert entry.messages
        for template in entry.messages.values():
            assert not template.endswith(".")
            assert all(re.fullmatch("[a-z]+", name) for name in fields_of(template))


class TestExamples:
    @every_entry
    def test_the_one_that_fires_has_this_discrepancy_and_no_other(self, entry):
        assert [discrepancy.code for discrepancy in found_in(entry.fires)] == [entry.code]

    @every_entry
    def test_the_near_one_has_none_that_no_ruling_allows(self, entry):
        assert [found.code for found in found_in(entry.near) if found.acknowledged is None] == []
        assert entry.code not in [found.code for found in found_in(entry.near)]

    @every_entry
    def test_the_message_is_filled_in(self, entry):
        (discrepancy,) = found_in(entry.fires)
        assert re.search(r"[{}]|None", message(discrepancy)) is None

    def test_near_misses_differ_from_what_fires(self):
        assert [entry.code for entry in CATALOGUE.values() if entry.fires == entry.near] == []


class TestMessages:
    def test_claimed_and_computed_fill_in(self):
        wrong = Discrepancy("SR601", SOMEWHERE, values={"total": 10}, claimed=5, computed=10)
        assert message(wrong) == "claimed 5, but ends that add up to 10 score 10"

    def test_values_go_before_claimed_and_computed(self):
        wrong = Discrepancy(
            "SR601", SOMEWHERE, values={"total": 7, "computed": "nothing"}, claimed=7, computed=0
        )
        assert message(wrong) == "claimed 7, but ends that add up to 7 score nothing"

    def test_lists_are_written_as_words(self):
        wrong = Discrepancy("SR703", SOMEWHERE, values={"player": "E"}, claimed=["0|1", "2|2"], computed=[])
        assert message(wrong) == "the tiles left to E are claimed as 0|1 2|2, but they are nothing"

    def test_the_reason_chooses_the_message(self):
        values = {"tile": "1|4", "site": "low"}
        reasons = [
            message(Discrepancy("SR404", SOMEWHERE, reason, values)) for reason in ("taken", "no-such-site")
        ]
        assert reasons == ["the site low of 1|4 is already taken", "1|4 has no site low"]

    def test_remarks_fill_in(self):
        assert remark(Related(SOMEWHERE, "dealt-here", {"tile": "1|4"})) == "1|4 was dealt here"

    @pytest.mark.parametrize("template", REMARKS.values())
    def test_fields_of_remarks_are_named(self, template):
        assert all(re.fullmatch("[a-z]+", name) for name in fields_of(template))


class TestUse:
    """Every message and every remark is met by a case or by an example of the catalogue."""

    def test_every_message_is_met(self):
        assert {(entry.code, reason) for entry in CATALOGUE.values() for reason in entry.messages} == {
            (wrong.code, wrong.reason) for wrong in found_anywhere()
        }

    def test_every_remark_is_met(self):
        assert set(REMARKS) == {related.remark for wrong in found_anywhere() for related in wrong.related}


class TestSelect:
    @pytest.mark.parametrize(
        ("word", "codes"),
        [
            ("SR601", ("SR601",)),
            ("sr601", ("SR601",)),
            ("wrong-points", ("SR601",)),
            ("SR60", ("SR601", "SR602", "SR603")),
            ("SR5", ("SR501",)),
            ("deal", ("SR201", "SR202", "SR203", "SR204", "SR205")),
            ("SR9", ()),
            ("points", ()),
            ("", ()),
        ],
    )
    def test_a_word_stands_for_codes(self, word, codes):
        assert select(word) == codes

    def test_a_category_is_all_its_families(self):
        assert {code[:3] for code in select("play")} == {"SR3", "SR4", "SR5"}

    def test_the_common_prefix_is_everything(self):
        assert select("SR") == tuple(CATALOGUE)
