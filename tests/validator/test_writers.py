"""Records in another form are the same records."""

import io

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.records import matches

from sevenrocks.notation import Match, parse
from sevenrocks.notation.record import Deal, Round
from sevenrocks.validator.writers import WRITERS, Sourced


def written(form, *records):
    """What is written, and why matches are not."""
    out, refused = io.BytesIO(), []
    sourced = (Sourced("club", index, match) for index, match in enumerate(records, 1))
    WRITERS[form](sourced, out, lambda sourced, why: refused.append((sourced.index, why)))
    return out.getvalue(), refused


@pytest.mark.parametrize("form", ["srn", "json", "jsonl"])
@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(match=matches)
def test_a_match_is_read_again_as_it_was(form, match):
    text, refused = written(form, match)
    assert (list(parse(text, form=form)), refused) == ([match], [])


@pytest.mark.parametrize("form", ["json", "jsonl"])
@settings(deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
@given(some=st.lists(matches, min_size=2, max_size=3))
def test_so_are_several(form, some):
    text, refused = written(form, *some)
    assert (list(parse(text, form=form)), refused) == (some, [])


class TestText:
    def test_a_match_that_would_run_into_the_one_before_is_refused(self):
        [match] = parse("round 1\nS 1|4\n")
        text, refused = written("srn", match, match)
        assert text == b"round 1\nS 1|4\n"
        assert refused == [(2, "in one text it would be read as part of the match before it")]

    def test_a_match_whose_text_cannot_be_read_is_refused_and_the_next_is_written(self):
        long = Match(rounds=(Round(1, deals=(Deal(0, (5,) * 33_000),)),))
        [match] = parse("result *\n")
        assert written("srn", long, match) == (
            b"result *\n",
            [(1, "its text would not read back as the same record")],
        )

    def test_a_blank_line_stands_between_matches(self):
        [match] = parse("result *\n")
        assert written("srn", match, match) == (b"result *\n\nresult *\n", [])
