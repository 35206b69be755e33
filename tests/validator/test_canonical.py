"""The canonical text says what the record says, and says it always in the same way."""

import io

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.clubs import lawful
from support.records import loose_texts, matches

from sevenrocks.notation import parse
from sevenrocks.notation.record import Deal, Match, Round
from sevenrocks.validator.canonical import Unwritable, are_apart, canonical_text, write_canonical

unhurried = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])


def canonical(text):
    out = io.StringIO()
    assert write_canonical(text, out) == []
    return out.getvalue()


@settings(unhurried, max_examples=50)
@given(seed=st.integers(0, 2**32 - 1))
def test_a_match_in_any_style_keeps_what_it_says(seed):
    _, text = lawful(seed)
    assert list(parse(canonical(text))) == list(parse(text))


@unhurried
@given(written=loose_texts())
def test_any_record_keeps_what_it_says_and_is_formatted_once_for_all(written):
    _, text = written
    first = canonical(text)
    assert list(parse(first)) == list(parse(text))
    assert canonical(first) == first


@settings(unhurried, max_examples=30)
@given(some=st.lists(matches, min_size=2, max_size=3))
def test_matches_that_are_apart_are_read_as_they_are_in_one_text(some):
    alone = [Match(match.tags, match.rounds, match.result) for match in some]
    text = "\n".join(map(canonical_text, alone))
    if all(map(are_apart, alone, alone[1:])):
        assert list(parse(text)) == alone
    else:
        assert len(list(parse(text))) < len(alone)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("round 1\nS  41(5)\n", None),
        ("round 1\nS  41 (5) #:computed\n", "round 1\nS 1|4 (5)\n"),
        ("#a\nround 1 #b #: c\n#: d\n#e\n", "# a\nround 1  # b\n# e\n"),
        ("\ufeffround 1\r\nS [4|1]\r\nresult *", "round 1\nS 1|4\n\nresult *\n"),
        ('[A "1"]\nround 1\n[A "2"]\n', '[A "1"]\n\nround 1\n\n[A "2"]\n'),
        ("round 1\nS 4-1  W 44@4 N knock\n", "round 1\nS 1|4\nW 4|4@4\nN knock\n"),
    ],
    ids=["unreadable", "remark", "comments", "windows", "two-matches", "events"],
)
def test_form(text, wanted):
    out = io.StringIO()
    troubles = write_canonical(text, out)
    assert (troubles == [] and out.getvalue()) == (wanted or False)


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("round 1\nS 1|4\nx\ny\n", [3, 4]),
        ("x\nround 1\n", [1]),
        ("", [1]),
        (b"round 1\nresult * # \xff\n", [2]),
        ('[A "1"]\nround 1\nx\n[A "2"]\ny\n', [3, 5]),
    ],
    ids=["in-a-match", "before-the-first", "empty", "not-text", "in-two-matches"],
)
def test_what_cannot_be_read_is_returned(text, lines):
    assert [trouble.place.line for trouble in write_canonical(text, io.StringIO())] == lines


def test_a_text_that_would_not_be_read_again_is_not_given():
    deal = Deal(0, (5,) * 33_000)  # a line of more than 100,000 characters
    assert canonical_text(Match(rounds=(Round(1, deals=(deal,)),))) is None
    text = f"round 1\ndeal N{' 14' * 33_000}\n"
    assert write_canonical(text, io.StringIO()) == [Unwritable(1)]
