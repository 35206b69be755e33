"""The table of matches: tags, and how the match came out."""

from datetime import date

import pytest
from support.tables import rows_of


def row(text):
    [found] = rows_of("matches", text)
    return found


def test_the_tags_of_note_stand_in_columns():
    tags = {
        "Event": "Autumn Teams", "Stage": "Final", "Table": "4",
        "North": "Ada", "East": "Borys", "South": "Celina", "West": "Deniz İnan",
    }  # fmt: skip
    text = "".join(f'[{name} "{value}"]\n' for name, value in tags.items())
    found = row(f"{text}round 1\nresult *\n")
    assert (found.event_name, found.stage, found.table_name) == ("Autumn Teams", "Final", "4")
    assert (found.north, found.east, found.south, found.west) == ("Ada", "Borys", "Celina", "Deniz İnan")


def test_a_tag_that_is_missing_or_empty_is_null():
    found = row('[North ""]\nround 1\nresult *\n')
    assert (found.north, found.east, found.event_name, found.date, found.date_text) == (None,) * 5


@pytest.mark.parametrize(
    ("written", "day"),
    [
        ("2026-05-03", date(2026, 5, 3)),
        ("2026-02-29", None),
        ("2026-05", None),
        ("20260503", None),
        ("2026-W18-7", None),
        ("3 May", None),
    ],
)
def test_a_date_is_a_whole_date_that_exists(written, day):
    found = row(f'[Date "{written}"]\nround 1\nresult *\n')
    assert (found.date, found.date_text) == (day, written)


def test_a_won_match_names_its_winner_and_what_was_found():
    text = '[Target "10"]\nround 1\nS 5|5 (10) +5 =5\nend won NS\nresult NS 5 EW 0\n'
    won = row(text)
    assert (won.target, won.verdict, won.winner, won.ns_score, won.ew_score) == (10, "invalid", "NS", 10, 0)
    assert (won.rounds, won.events, won.unverified_events) == (1, 1, 0)
    assert (won.errors, won.warnings, won.notes, won.codes) == (1, 0, 0, ("SR601",))


def test_warnings_and_notes_are_counted_apart_and_rulings_not_at_all():
    text = "round 1\nS 5|5 +5  # allow SR601: as called\nW 4|5@5\nE 3|5@5\n"
    found = row(text)
    assert (found.errors, found.warnings, found.notes) == (0, 1, 1)
    assert (found.codes, found.acknowledged) == (("SR304", "SR804"), ("SR601",))


def test_an_unfinished_match_has_no_winner():
    found = row("round 1\nS 5|5\nresult *\n")
    assert (found.verdict, found.winner, found.target) == ("unfinished", None, 250)


def test_a_score_that_could_not_be_computed_is_null():
    found = row("round 1\nS 1|4\nW 2|7@4\nend blocked\nround 2\nE 6|6 =20\nresult *\n")
    assert (found.unverified_events, found.ns_score, found.ew_score) == (1, None, 20)
