"""The table of events: what each one says, and what replay made of it."""

from collections.abc import Iterator
from itertools import chain
from typing import Annotated, NamedTuple

from sevenrocks.notation.record import Event
from sevenrocks.notation.tiles import NO_TARGET, SEATS, SIDES, SITE_NAMES, target_name, tile_name
from sevenrocks.validator.progress import OPENING
from sevenrocks.validator.replay import Replay, Step
from sevenrocks.validator.tables.judgement import NOTHING, Judgement
from sevenrocks.validator.tables.schema import Acknowledged, Codes, MatchNumber, RoundNumber, Source, Sum


class EventRow(NamedTuple):
    """One event. Above ``replayed`` stands what the record says, below it what replay made of it."""

    source: Source
    match: MatchNumber
    round: RoundNumber
    event: Annotated[int, "The ordinal of the event among the placements and knocks of its round, from 1."]
    seat: Annotated[str, "The seat written: `N`, `E`, `S` or `W`."]
    kind: Annotated[str, "`placement` or `knock`."]
    tile: Annotated[str | None, "The tile written, its lower half first; null for a knock."]
    target: Annotated[str | None, "What is written behind the `@`: `1|4.high`, `1|4` or `4`; null for none."]
    claimed_ends: Annotated[
        tuple[int, ...] | None, "The contributions of the ends claimed, or their total alone."
    ]
    claimed_points: Annotated[int | None, "The points claimed."]
    claimed_score: Annotated[int | None, "The score of the partnership claimed, after the event."]
    replayed: Annotated[
        bool, "Whether replay followed the event. Where it did not, all that it would compute is null."
    ] = False
    played_by: Annotated[str | None, "The seat that acted; another one may be written."] = None
    side: Annotated[str | None, "The partnership of that seat: `NS` or `EW`."] = None
    played_tile: Annotated[str | None, "The tile placed; null for a knock."] = None
    joined_tile: Annotated[str | None, "The tile it was joined to; null for a knock and an opening."] = None
    joined_site: Annotated[
        str | None,
        "Its site (R8 to R12): `low`, `high`, `lineA`, `lineB`, `armA` or `armB`; null likewise.",
    ] = None
    end_tiles: Annotated[
        tuple[str, ...] | None, "The tiles at the scoring ends after it (R13 to R16); null for a knock."
    ] = None
    end_values: Annotated[tuple[int, ...] | None, "What each of them contributes; null for a knock."] = None
    total: Annotated[int | None, "What they add up to; null for a knock."] = None
    points: Annotated[int | None, "The points by R17; null for a knock."] = None
    ns_score: Annotated[
        Sum | None, "The score of NS after the event; null also where it could not be computed."
    ] = None
    ew_score: Annotated[
        Sum | None, "The score of EW after the event; null also where it could not be computed."
    ] = None
    codes: Codes = ()
    acknowledged: Acknowledged = ()


class _Moment(NamedTuple):
    """A step and the scoring ends after it, as pairs of tile and contribution."""

    step: Step
    ends: list[tuple[int, int]]


def event_rows(judged: Judgement) -> Iterator[EventRow]:
    """The rows of a match: every event, whether it counted or not."""
    moments = _moments(judged.played)
    found = judged.found_by(lambda finding: (finding.round, finding.event))
    for index, record in enumerate(judged.report.match.rounds):
        for number, event in enumerate(chain(record.events, record.late)):
            row = _recorded(judged, index, number, event)
            codes, acknowledged = found.get((row.round, row.event), NOTHING)
            row = row._replace(codes=codes, acknowledged=acknowledged)
            moment = moments.get((index, number)) if number < len(record.events) else None
            yield row if moment is None else _replayed(row, moment)


def _moments(played: Replay) -> dict[tuple[int, int], _Moment]:
    """What replay followed, by the indexes of round and event.

    An event that replay adds has the index of the one behind it, which comes later and counts.
    """
    layouts = chain.from_iterable(game.layouts() for game in played.games)
    return {
        (step.round, step.event): _Moment(step, layout.contributions())
        for step, layout in zip(played, layouts, strict=True)
    }


def _recorded(judged: Judgement, index: int, number: int, event: Event) -> EventRow:
    seat, tile, target = event.play
    return EventRow(
        source=judged.source,
        match=judged.report.index,
        round=index + 1,
        event=number + 1,
        seat=SEATS[seat],
        kind="knock" if event.is_knock else "placement",
        tile=None if event.is_knock else tile_name(tile),
        target=None if target == NO_TARGET else target_name(target),
        claimed_ends=event.count,
        claimed_points=event.points,
        claimed_score=event.total,
    )


def _replayed(row: EventRow, moment: _Moment) -> EventRow:
    step = moment.step
    ns_score, ew_score = step.scores
    row = row._replace(
        replayed=True,
        played_by=SEATS[step.seat],
        side=SIDES[step.seat & 1],
        ns_score=ns_score,
        ew_score=ew_score,
    )
    return _placed(row, moment) if step.site >= OPENING else row


def _placed(row: EventRow, moment: _Moment) -> EventRow:
    step, ends = moment
    return row._replace(
        played_tile=tile_name(step.tile),
        joined_tile=None if step.site == OPENING else tile_name(step.site // 16),
        joined_site=None if step.site == OPENING else SITE_NAMES[step.site & 15],
        end_tiles=tuple(tile_name(tile) for tile, _ in ends),
        end_values=tuple(value for _, value in ends),
        total=step.total,
        points=step.points,
    )
