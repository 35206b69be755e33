"""What is judged as its report needs it: at a glance, or every match replayed."""

from io import StringIO
from pathlib import Path

import pytest

from sevenrocks.validator.commands.judge import Judge, Task
from sevenrocks.validator.glance import RightMatch
from sevenrocks.validator.replay import Replay
from sevenrocks.validator.reports.json import JsonLinesReport
from sevenrocks.validator.reports.selection import Selection
from sevenrocks.validator.reports.text import TextReport

RECORD = Path(__file__).parents[2] / "data" / "settled.srn"


def judged(monkeypatch, report, **options):
    """How the matches of a record were judged, and what was counted of each."""
    kinds = []
    tell = type(report.teller).match

    def match(self, report, findings):
        kinds.append(type(report.played))
        return tell(self, report, findings)

    monkeypatch.setattr(type(report.teller), "match", match)
    steps = list(Judge(report.teller, Selection(), **options).judge([Task("a record", RECORD)]))
    return kinds, [(step.counts.matches, step.counts.rounds, step.counts.events) for step in steps]


@pytest.mark.parametrize(
    ("report", "options", "kind"),
    [
        (TextReport, {}, RightMatch),
        (TextReport, {"count_deals": True}, Replay),
        (JsonLinesReport, {}, Replay),
    ],
)
def test_only_a_report_that_tells_of_deals_has_right_matches_replayed(monkeypatch, report, options, kind):
    kinds, counts = judged(monkeypatch, report(StringIO()), **options)
    assert kinds == [kind]
    assert counts == [(0, 0, 0), (1, 2, 54), (0, 0, 0)]
