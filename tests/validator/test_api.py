"""Validation as a library: reports one at a time, of sources and of matches that never were in one."""

import gc
import io
from pathlib import Path

import pytest

from sevenrocks.notation import Event, Match, Place, Play, Result, Round, parse, tile_of
from sevenrocks.notation.tiles import NO_TARGET
from sevenrocks.validator import CATALOGUE, OPENING, message, replay, report, validate

WRONG = "round 1\nS 5|5 +5\nresult *\n"


@pytest.fixture
def club(tmp_path):
    path = tmp_path / "club.srn"
    path.write_text(WRONG * 3)
    return path


class TestClosing:
    """The tests are run with warnings as errors, and a file that is left open is one."""

    def test_what_is_not_read_to_its_end_is_closed_with_close(self, club):
        validation = validate(club)
        next(validation)
        validation.close()
        assert list(validation) == []
        del validation
        gc.collect()

    def test_or_by_a_with_statement(self, club):
        with validate(club) as validation:
            assert next(validation).index == 1
        assert list(validation) == []

    def test_a_stream_stays_the_callers(self):
        stream = io.BytesIO(WRONG.encode())
        with validate(stream) as validation:
            next(validation)
        assert not stream.closed


class TestErrors:
    def test_a_text_file_is_no_source(self):
        with pytest.raises(TypeError, match="not StringIO"):
            validate(io.StringIO(WRONG))

    def test_an_unknown_form(self):
        with pytest.raises(ValueError, match="not 'xml'"):
            validate(WRONG, form="xml")

    def test_a_missing_file(self):
        with pytest.raises(FileNotFoundError):
            validate(Path("missing.srn"))


class TestReport:
    def test_it_is_what_validate_gives(self):
        (match,) = parse(WRONG)
        (given,) = validate(WRONG)
        assert report(replay(match)) == given

    def test_it_names_the_source_and_the_match(self):
        (match,) = parse(WRONG)
        told = report(replay(match), "table 3", 7)
        assert (told.source, told.index) == ("table 3", 7)

    def test_a_match_that_was_never_written_has_no_places(self):
        opening = Event(Play(2, tile_of(5, 5), NO_TARGET), points=5)
        match = Match(rounds=(Round(1, events=(opening,)),), result=Result(None))
        told = report(replay(match))
        (found,) = told.discrepancies
        assert (told.verdict, told.score) == ("invalid", (10, 0))
        assert told.place(found) == Place(None)
        assert (found.address.round, found.address.index, found.address.part) == (0, 0, "points")

    def test_deals_are_counted_where_that_is_asked_for(self):
        (match,) = parse(WRONG)
        assert report(replay(match)).deals[0].possible is None
        assert report(replay(match), count_deals=True).deals[0].possible == 1_000_000


def test_the_face_has_what_tells_a_discrepancy():
    (told,) = validate(WRONG)
    (found,) = told.discrepancies
    assert (CATALOGUE[found.code].rule, message(found)) == (
        "R17",
        "claimed 5, but ends that add up to 10 score 10",
    )


def test_an_opening_is_no_site():
    (match,) = parse(WRONG)
    (step,) = replay(match)
    assert (step.site, step.points, step.placement) == (OPENING, 10, "5|5")
