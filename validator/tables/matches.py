"""The table of matches: who played, and how it came out."""

from collections.abc import Iterator
from datetime import date
from typing import Annotated, NamedTuple

from sevenrocks.notation.tiles import SIDES
from sevenrocks.validator.reports.summary import Summary
from sevenrocks.validator.tables.judgement import Judgement, found_in
from sevenrocks.validator.tables.schema import Acknowledged, Codes, MatchNumber, Source, Sum


class MatchRow(NamedTuple):
    """One match; a tag that is missing or empty is null."""

    source: Source
    match: MatchNumber
    event_name: Annotated[str | None, "The tag Event."]
    date: Annotated[date | None, "The tag Date, if it is a whole date that exists."]
    date_text: Annotated[str | None, "The tag Date as it is written: it may be a month, a year, or wrong."]
    stage: Annotated[str | None, "The tag Stage."]
    table_name: Annotated[str | None, "The tag Table."]
    north: Annotated[str | None, "The tag North: the player's name."]
    east: Annotated[str | None, "The tag East."]
    south: Annotated[str | None, "The tag South."]
    west: Annotated[str | None, "The tag West."]
    target: Annotated[int, "The score that wins (R3): the tag Target, or 250."]
    verdict: Annotated[str, "`valid` (no error), `invalid`, or `unfinished` (no error, and no winner yet)."]
    ns_score: Annotated[Sum | None, "The final score of NS; null where it could not be computed."]
    ew_score: Annotated[Sum | None, "The final score of EW; null where it could not be computed."]
    winner: Annotated[str | None, "`NS` or `EW`: the partnership that reached the target."]
    rounds: Annotated[int, "How many rounds it has."]
    events: Annotated[int, "How many placements and knocks it has."]
    unverified_events: Annotated[int, "How many of them could not be judged."]
    errors: Annotated[int, "How many errors were found, without those that a ruling lets stand."]
    warnings: Annotated[int, "How many warnings were found, likewise."]
    notes: Annotated[int, "How many notes were found, likewise."]
    codes: Codes
    acknowledged: Acknowledged


def match_rows(judged: Judgement) -> Iterator[MatchRow]:
    """The row of a match."""
    report = judged.report
    counts = Summary()
    counts.add_findings(judged.findings)
    codes, acknowledged = found_in(judged.findings)
    ns_score, ew_score = report.score
    tag = report.match.tag
    yield MatchRow(
        source=judged.source,
        match=report.index,
        event_name=tag("Event") or None,
        date=_date(tag("Date")),
        date_text=tag("Date") or None,
        stage=tag("Stage") or None,
        table_name=tag("Table") or None,
        north=tag("North") or None,
        east=tag("East") or None,
        south=tag("South") or None,
        west=tag("West") or None,
        target=report.target,
        verdict=report.verdict,
        ns_score=ns_score,
        ew_score=ew_score,
        winner=None if report.winner is None else SIDES[report.winner],
        rounds=report.rounds,
        events=report.events,
        unverified_events=report.unverified_events,
        errors=counts.severities["error"],
        warnings=counts.severities["warning"],
        notes=counts.severities["note"],
        codes=codes,
        acknowledged=acknowledged,
    )


def _date(written: str | None) -> date | None:
    """A day that is written year, month, day; Python would take other forms of a date too."""
    try:
        day = date.fromisoformat(written or "")
    except ValueError:
        return None
    return day if day.isoformat() == written else None
