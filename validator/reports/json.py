"""The reports for programs: one JSON document, or JSON Lines; written as they go, in plain ASCII."""

import json
from collections.abc import Sequence
from typing import Final, TextIO

from sevenrocks.validator.api import MatchReport
from sevenrocks.validator.reports.finding import Finding
from sevenrocks.validator.reports.report import Told
from sevenrocks.validator.reports.summary import Summary
from sevenrocks.validator.reports.values import findings_json, match_json, summary_json


class JsonTeller:
    """Puts what was judged into JSON, the deals of each round as well."""

    tells_games: Final = True

    def match(self, report: MatchReport, findings: Sequence[Finding]) -> Told:
        """The object of a match."""
        before = json.dumps({"source": report.source}).removesuffix("}") + ', "index": '
        text = json.dumps(match_json(report, findings))
        return Told(match=(before, text.removeprefix(f"{before}{report.index}")))

    def source(self, findings: Sequence[Finding]) -> Told:
        """The objects of what was found in a source and belongs to no match."""
        found = zip(findings, findings_json(findings), strict=True)
        return Told(", ".join(json.dumps({"source": finding.source, **said}) for finding, said in found))


class JsonLinesReport:
    """Writes a line for each match, and a last one with what belongs to no match and the summary."""

    def __init__(self, out: TextIO, *, statistics: bool = False) -> None:
        self.teller = JsonTeller()
        self._out = out
        self._statistics = statistics
        self._unplaced: list[str] = []

    def add_match(self, told: Told, number: int) -> None:
        """Write a match and what was found in it."""
        self._out.write(str(number).join(told.match) + "\n")

    def add_source(self, told: Told) -> None:
        """Keep for the end what belongs to no match."""
        if told.findings:
            self._unplaced.append(told.findings)

    def close(self, summary: Summary) -> None:
        """Write the last line."""
        self._out.write(f"{{{self._rest(summary)}\n")

    def _rest(self, summary: Summary) -> str:
        """The members behind the matches, and the brace that closes their object."""
        counts = summary_json(summary)
        if self._statistics:
            counts["codes"] = dict(sorted(summary.codes.items()))
        return f'"discrepancies": [{", ".join(self._unplaced)}], "summary": {json.dumps(counts)}}}'


class JsonReport(JsonLinesReport):
    """Writes one document, a line for each match and the rest below them."""

    def __init__(self, out: TextIO, *, statistics: bool = False) -> None:
        super().__init__(out, statistics=statistics)
        self._before = '{"matches": [\n'

    def add_match(self, told: Told, number: int) -> None:
        """Write a match and what was found in it."""
        self._out.write(self._before + str(number).join(told.match))
        self._before = ",\n"

    def close(self, summary: Summary) -> None:
        """Write what stands below the matches."""
        opening = self._before if self._before != ",\n" else "\n"
        self._out.write(f"{opening}],\n{self._rest(summary)}\n")
