"""Which discrepancies a word selects."""

import pytest

from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.reports.codes import codes_of


@pytest.mark.parametrize(
    ("word", "codes"),
    [
        ("SR601", {"SR601"}),
        ("sr601", {"SR601"}),
        ("wrong-points", {"SR601"}),
        ("Wrong-Points", {"SR601"}),
        (" SR601 ", {"SR601"}),
        ("SR60", {"SR601", "SR602", "SR603"}),
        ("SR", set(CATALOGUE)),
        ("deal", {"SR201", "SR202", "SR203", "SR204", "SR205"}),
    ],
)
def test_a_code_a_prefix_a_name_and_a_category_select(word, codes):
    assert set(codes_of(word)) == codes


@pytest.mark.parametrize("word", ["", " ", "SR999", "points", "601", "error", "SR6*"])
def test_any_other_word_is_refused(word):
    with pytest.raises(ValueError, match="is no code, name or category"):
        codes_of(word)


@pytest.mark.parametrize(
    ("word", "meant"),
    [("SR610", "SR601 wrong-points"), ("wrong-point", "SR601 wrong-points"), ("scores", "score")],
)
def test_what_comes_close_is_named(word, meant):
    with pytest.raises(ValueError, match=f"did you mean .*{meant}"):
        codes_of(word)
