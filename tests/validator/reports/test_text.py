"""The report for people, as a whole."""

import io

import pytest

from sevenrocks.validator import validate
from sevenrocks.validator.reports.finding import findings_in_match
from sevenrocks.validator.reports.summary import Summary
from sevenrocks.validator.reports.text import TextReport, match_line, statistics_lines, summary_line

RIGHT = "round 1\nS 5|5 +10\nresult *\n"
WRONG = '[Event "Autumn Teams"]\nround 1\nS 5|5 +5\nresult *\n'
RULED = "round 1\nS 5|5 +5  # allow SR601: as called\nresult *\n"


def written(*records, **options):
    """The report on some records, each a match of one source."""
    out = io.StringIO()
    report, summary = TextReport(out, **options), Summary(files=1)
    for match in validate("\n".join(records), name="club.srn"):
        findings = findings_in_match(match)
        summary.add_match(match)
        summary.add_findings(findings)
        report.add_match(report.teller.match(match, findings), match.index)
    report.close(summary)
    return out.getvalue()


def test_blocks_come_first_then_the_matches_then_the_summary():
    lines = written(RIGHT, WRONG).splitlines()
    assert lines[0].startswith("club.srn:7:7: error SR601")
    assert lines[-4:] == [
        "",
        "club.srn: match 1: unfinished, NS 10 : EW 0",
        'club.srn: match 2 "Autumn Teams": invalid, NS 10 : EW 0',
        "1 file, 2 matches, 2 rounds, 2 events: 1 error, 0 warnings, 0 notes",
    ]


def test_up_to_twenty_matches_have_a_line():
    assert written(*[RIGHT] * 20).count("unfinished") == 20


def test_more_matches_have_none():
    assert (
        written(*[RIGHT] * 21) == "1 file, 21 matches, 21 rounds, 21 events: 0 errors, 0 warnings, 0 notes\n"
    )


def test_verbose_lists_every_match():
    assert written(*[RIGHT] * 21, verbose=True).count("unfinished") == 21


def test_quiet_shows_the_findings_only():
    assert written(RIGHT, quiet=True) == ""
    assert "match" not in written(RIGHT, WRONG, quiet=True)
    assert written(RIGHT, quiet=True, verbose=True) == ""
    assert written(WRONG, quiet=True).startswith("club.srn:3:7: error SR601")


def test_an_acknowledged_discrepancy_is_counted_and_not_shown():
    text = written(RULED)
    assert "SR601" not in text
    assert text.endswith("0 errors, 0 warnings, 0 notes, 1 acknowledged\n")


def test_verbose_shows_what_rulings_let_stand():
    assert "club.srn:2:7: acknowledged SR601" in written(RULED, verbose=True)


def test_statistics_count_by_code():
    assert "\n1  SR601 wrong-points\n1 file" in written(WRONG, statistics=True)


def test_statistics_name_the_most_frequent_first():
    summary = Summary()
    summary.codes.update({"SR601": 2, "SR304": 12, "SR602": 2})
    assert statistics_lines(summary) == [
        "12  SR304 implied-knock",
        " 2  SR601 wrong-points",
        " 2  SR602 wrong-count",
    ]


def test_plurals_are_right():
    summary = Summary(files=2, matches=1, rounds=1, events=1, acknowledged=1)
    summary.severities.update({"error": 1, "warning": 1, "note": 1})
    assert summary_line(summary) == (
        "2 files, 1 match, 1 round, 1 event: 1 error, 1 warning, 1 note, 1 acknowledged"
    )


def test_a_won_match_names_the_winner():
    text = '[Target "10"]\nround 1\nS 5|5 +10\nend won NS\nresult NS 10 EW 0\n'
    assert line_of(text) == "a.srn: match 1: valid, NS 10 : EW 0, NS win"


def line_of(text):
    (report,) = validate(text, name="a.srn")
    return "1".join(match_line(report))


def test_a_reconstructed_deal_is_said_to_be_one():
    text = """\
round 1
deal S 0|0 0|3 1|1 1|3 1|4 1|5 5|6
deal W 0|2 3|4 0|6 2|5 2|6 3|3 3|5
deal N 1|2 0|4 1|6 2|2 2|3 2|4 4|6
S 0|0
result *
"""
    assert line_of(text) == "a.srn: match 1: unfinished, NS 0 : EW 0, 1 deal reconstructed"


def test_events_that_could_not_be_judged_are_counted():
    assert line_of("round 1\nS 5|5\nW 5|5\nN 0|5\nresult *\n").endswith(", 2 events unverified")


def test_settlements_that_depend_on_what_was_hidden_are_counted():
    text = """\
round 1
S 0|0  W 0|2  N 1|2  E 0|1@1
S 0|3@0|0  W 3|4  N 0|4@4  E 0|5@0|4
S 5|6  W 0|6@6
N knock  E knock  S knock  W knock
end blocked
hand N 1|1 1|3 1|4 1|5 2|2
result *
"""
    assert line_of(text) == "a.srn: match 1: unfinished, NS ? : EW ?, 1 settlement unverified"


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self):
        return True


@pytest.mark.parametrize(
    ("stream", "environment", "coloured"),
    [
        (Terminal, {}, True),
        (io.StringIO, {}, False),
        (Terminal, {"NO_COLOR": "1"}, False),
        (Terminal, {"NO_COLOR": ""}, True),
        (Terminal, {"TERM": "dumb"}, False),
        (io.StringIO, {"FORCE_COLOR": "1"}, True),
        (io.StringIO, {"FORCE_COLOR": ""}, False),
        (Terminal, {"TERM": "dumb", "FORCE_COLOR": "1"}, True),
        (Terminal, {"NO_COLOR": "1", "FORCE_COLOR": "1"}, False),
    ],
)
def test_colour_is_for_terminals_that_want_it(monkeypatch, stream, environment, coloured):
    for name, value in ({"NO_COLOR": "", "FORCE_COLOR": "", "TERM": "xterm"} | environment).items():
        monkeypatch.setenv(name, value)
    out = stream()
    report = TextReport(out)
    for match in validate(WRONG, name="club.srn"):
        report.add_match(report.teller.match(match, findings_in_match(match)), match.index)
    assert ("\x1b[" in out.getvalue()) is coloured


@pytest.mark.parametrize(("stream", "width"), [(Terminal, 60), (io.StringIO, 100)])
def test_source_lines_are_as_wide_as_the_terminal(monkeypatch, stream, width):
    monkeypatch.setenv("COLUMNS", "60")
    monkeypatch.setenv("NO_COLOR", "1")
    out = stream()
    report = TextReport(out)
    for match in validate("round 1\n" + "S knock " * 9 + "x" * 100 + "\nresult *\n", name="club.srn"):
        report.add_match(report.teller.match(match, findings_in_match(match)), match.index)
    line, marks = out.getvalue().splitlines()[1:3]
    assert max(len(line), len(marks)) in (width - 1, width)
