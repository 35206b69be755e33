"""The reports for programs: one JSON document, or JSON Lines; written as they go, in plain ASCII."""

import json
from collections.abc import Sequence
from typing import TextIO

from sevenrocks.validator.api import MatchReport
from sevenrocks.validator.reports.finding import Finding
from sevenrocks.validator.reports.summary import Summary
from sevenrocks.validator.reports.values import Json, findings_json, match_json, summary_json


class JsonLinesReport:
    """Writes a line for each match, and a last one with what belongs to no match and the summary."""

    def __init__(self, out: TextIO, *, statistics: bool = False) -> None:
        self._out = out
        self._statistics = statistics
        self._unplaced: list[Json] = []

    def add_match(self, report: MatchReport, findings: Sequence[Finding]) -> None:
        """Write a match and what was found in it."""
        self._out.write(json.dumps(match_json(report, findings)) + "\n")

    def add_findings(self, findings: Sequence[Finding]) -> None:
        """Keep for the end what belongs to no match."""
        self._unplaced += [
            {"source": finding.source, **found}
            for finding, found in zip(findings, findings_json(findings), strict=True)
        ]

    def close(self, summary: Summary) -> None:
        """Write the last line."""
        self._out.write(json.dumps(self._rest(summary)) + "\n")

    def _rest(self, summary: Summary) -> Json:
        counts = summary_json(summary)
        if self._statistics:
            counts["codes"] = dict(sorted(summary.codes.items()))
        return {"discrepancies": self._unplaced, "summary": counts}


class JsonReport(JsonLinesReport):
    """Writes one document, a line for each match and the rest below them."""

    def __init__(self, out: TextIO, *, statistics: bool = False) -> None:
        super().__init__(out, statistics=statistics)
        self._before = '{"matches": [\n'

    def add_match(self, report: MatchReport, findings: Sequence[Finding]) -> None:
        """Write a match and what was found in it."""
        self._out.write(self._before + json.dumps(match_json(report, findings)))
        self._before = ",\n"

    def close(self, summary: Summary) -> None:
        """Write what stands below the matches."""
        opening = self._before if self._before != ",\n" else "\n"
        rest = json.dumps(self._rest(summary)).removeprefix("{")
        self._out.write(f"{opening}],\n{rest}\n")
