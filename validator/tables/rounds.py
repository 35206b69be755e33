"""The table of rounds: how each one ended, and what it brought both partnerships."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Annotated, NamedTuple

from sevenrocks.notation.tiles import SEATS, SIDES
from sevenrocks.validator.game import Game
from sevenrocks.validator.progress import UNKNOWN
from sevenrocks.validator.replay import Step
from sevenrocks.validator.tables.judgement import NOTHING, Judgement
from sevenrocks.validator.tables.schema import Acknowledged, Codes, MatchNumber, RoundNumber, Source, Sum


class RoundRow(NamedTuple):
    """One round; what replay computes of it is null in rounds behind the win, which are not replayed."""

    source: Source
    match: MatchNumber
    round: RoundNumber
    number: Annotated[int | None, "The number written; null where it is missing or cannot be read."]
    events: Annotated[int, "How many events it has, those after its end included."]
    unverified_events: Annotated[int | None, "How many of them could not be judged."] = None
    opener: Annotated[str | None, "The seat that acted first; null where that could not be judged."] = None
    ended: Annotated[
        str | None,
        "`domino`, `blocked` or `won` (R19, R21), in an unverified round as recorded; null if not over.",
    ] = None
    seat: Annotated[str | None, "The seat that played its last tile; null if none did."] = None
    side: Annotated[str | None, "The partnership that won the match in it; null if none did."] = None
    ns_awards: Annotated[
        Sum | None, "The points of NS by R17, added; null where events could not be judged."
    ] = None
    ew_awards: Annotated[
        Sum | None, "The points of EW by R17, added; null where events could not be judged."
    ] = None
    ns_deductions: Annotated[
        int | None,
        "What the hands of NS cost by R20, 0 where the round is not settled; null where one is not known.",
    ] = None
    ew_deductions: Annotated[
        int | None,
        "What the hands of EW cost by R20, 0 where the round is not settled; null where one is not known.",
    ] = None
    ns_score: Annotated[Sum | None, "The score of NS after it; null where it could not be computed."] = None
    ew_score: Annotated[Sum | None, "The score of EW after it; null where it could not be computed."] = None
    codes: Codes = ()
    acknowledged: Acknowledged = ()


def round_rows(judged: Judgement) -> Iterator[RoundRow]:
    """The rows of a match: every round, replayed or not."""
    games = {game.index: game for game in judged.played.games}
    steps = {index: list(group) for index, group in groupby(judged.played, attrgetter("round"))}
    found = judged.found_by(attrgetter("round"))
    for index, record in enumerate(judged.report.match.rounds):
        codes, acknowledged = found.get(index + 1, NOTHING)
        row = RoundRow(
            source=judged.source,
            match=judged.report.index,
            round=index + 1,
            number=record.number,
            events=len(record.events) + len(record.late),
            codes=codes,
            acknowledged=acknowledged,
        )
        yield _replayed(row, games[index], steps.get(index, [])) if index in games else row


def _replayed(row: RoundRow, game: Game, steps: Sequence[Step]) -> RoundRow:
    ns_score, ew_score = game.after
    row = row._replace(
        unverified_events=game.unverified_events,
        opener=SEATS[steps[0].seat] if steps else None,
        ns_awards=_awards(game, steps, 0),
        ew_awards=_awards(game, steps, 1),
        ns_deductions=_deductions(game, 0),
        ew_deductions=_deductions(game, 1),
        ns_score=ns_score,
        ew_score=ew_score,
    )
    return _ended(row, game)


def _ended(row: RoundRow, game: Game) -> RoundRow:
    by, seat, side, _ = game.outcome or UNKNOWN
    if by is None:
        return row
    return row._replace(
        ended=by.value,
        seat=None if seat is None else SEATS[seat],
        side=None if side is None else SIDES[side],
    )


def _awards(game: Game, steps: Sequence[Step], side: int) -> int | None:
    if game.unverified is not None:
        return None
    return sum(step.points for step in steps if step.seat & 1 == side)


def _deductions(game: Game, side: int) -> int | None:
    costs = [one.deduction for one in game.settled if one.seat & 1 == side]
    known = [cost for cost in costs if cost is not None]
    return sum(known) if len(known) == len(costs) else None
