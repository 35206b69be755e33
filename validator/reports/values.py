"""What was judged, as the values that the report schema describes."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from sevenrocks.notation.record import Place
from sevenrocks.notation.tiles import SIDES
from sevenrocks.validator.api import DealReport, MatchReport
from sevenrocks.validator.catalogue import remark
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.language import ENGLISH, speaking
from sevenrocks.validator.reports.finding import Finding
from sevenrocks.validator.reports.summary import Summary

Json: TypeAlias = dict[str, Any]


@speaking(ENGLISH)
def match_json(report: MatchReport, findings: Sequence[Finding]) -> Json:
    """Return a match as the report schema describes it."""
    return {
        "source": report.source,
        "index": report.index,
        "line": report.match.line,
        "tags": {tag.name: tag.value for tag in reversed(report.match.tags)},
        "verdict": report.verdict,
        "target": report.target,
        "score": dict(zip(SIDES, report.score, strict=True)),
        "winner": None if report.winner is None else SIDES[report.winner],
        "rounds": report.rounds,
        "events": report.events,
        "unverified_events": report.unverified_events,
        "deals": [_deal(deal) for deal in report.deals],
        "discrepancies": findings_json(findings),
    }


@speaking(ENGLISH)
def findings_json(findings: Sequence[Finding]) -> list[Json]:
    """Return discrepancies of one list, each naming its cause by the place in that list."""
    places = {id(finding.discrepancy): index for index, finding in enumerate(findings)}
    return [finding_json(finding, places) for finding in findings]


def finding_json(finding: Finding, places: Mapping[int, int]) -> Json:
    """Return a discrepancy; ``places`` tells where in the list the identity of another stands."""
    found, entry = finding.discrepancy, finding.entry
    return {
        "code": entry.code,
        "name": entry.name,
        "severity": entry.severity,
        "category": entry.category,
        "rule": entry.rule or None,
        "message": finding.message,
        "round": finding.round,
        "event": finding.event,
        **_place(finding.place),
        "claimed": found.claimed,
        "computed": found.computed,
        "carried": found.carried,
        "cause": places.get(id(found.cause)),
        "fix": _fix(finding),
        **_extras(finding, found),
    }


def summary_json(summary: Summary) -> Json:
    """Return the counts."""
    return {
        "files": summary.files,
        "matches": summary.matches,
        "rounds": summary.rounds,
        "events": summary.events,
        "errors": summary.severities["error"],
        "warnings": summary.severities["warning"],
        "notes": summary.severities["note"],
        "acknowledged": summary.acknowledged,
    }


def _deal(deal: DealReport) -> Json:
    counted = {} if deal.possible is None else {"possible": deal.possible, "exact": deal.exact}
    return {"known": deal.known, "hands": deal.hands} | counted


def _place(place: Place) -> Json:
    if place.pointer is None:
        return {"line": place.line, "column": place.column, "end_column": place.end_column}
    return {"pointer": place.pointer} | ({} if place.line is None else {"line": place.line})


def _fix(finding: Finding) -> Json | None:
    fix = finding.discrepancy.fix
    if fix is None:
        return None
    return {
        "safe": fix.safe,
        "message": "; ".join(finding.step(edit) for edit in fix.edits),
        "edits": [_place(finding.place_of(edit.address)) | {"text": edit.text} for edit in fix.edits],
    }


def _extras(finding: Finding, found: Discrepancy) -> Json:
    """What a discrepancy has only where it helps."""
    extras: Json = {}
    if found.ends is not None:
        extras["ends"] = [{"tile": tile, "value": value} for tile, value in found.ends]
    if found.legal is not None:
        extras["legal"] = list(found.legal)
    if found.related:
        extras["related"] = [
            _place(finding.place_of(related.address)) | {"remark": remark(related)}
            for related in found.related
        ]
    if found.unverified:
        extras["unverified"] = found.unverified
    if found.acknowledged is not None:
        extras["acknowledged"] = found.acknowledged
    return extras
