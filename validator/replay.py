"""A match replayed: the record folded over the table, the hands and the two scores (R1 to R21)."""

from collections.abc import Iterator
from math import inf
from typing import Literal, NamedTuple, TypeAlias

from sevenrocks.notation.record import Fault, Match
from sevenrocks.notation.tiles import target_name, tile_name
from sevenrocks.validator.game import Game
from sevenrocks.validator.progress import KNOCKED, OPENING
from sevenrocks.validator.result import judge_result
from sevenrocks.validator.round import play_round
from sevenrocks.validator.sheet import Bookmark, Sheet
from sevenrocks.validator.table import award
from sevenrocks.validator.tags import judge_tags, target_of
from sevenrocks.validator.winning import round_after_win

Known: TypeAlias = Literal["recorded", "reconstructed", "partial"]


class Step(NamedTuple):
    """One event as it was replayed.

    ``round`` and ``event`` count from 0, ``seat`` acted. ``site`` is where the tile went, or ``OPENING`` or
    ``KNOCKED``; ``total`` what the ends then add up to and ``points`` the award (R17), both 0 for a knock.
    ``scores`` are those of NS and EW after it, ``None`` for one that could not be computed. An event that
    replay adds to explain a round has the number of the one behind it.
    """

    round: int
    event: int
    seat: int
    tile: int
    site: int
    total: int
    points: int
    scores: tuple[int | None, int | None]

    @property
    def placement(self) -> str:
        """What was done, in the notation: ``1|4`` for an opening, ``4|4@1|4.high``, ``knock``."""
        if self.site == KNOCKED:
            return "knock"
        name = tile_name(self.tile)
        return name if self.site == OPENING else f"{name}@{target_name(self.site)}"


class Replay:
    """A match as it was replayed and judged.

    ``games`` are its rounds, ``scores`` the computed scores of NS and EW (``None`` for one that could not
    be computed), ``winner`` the side that reached the ``target`` (R21), ``discrepancies`` what was
    found. Iterating gives a ``Step`` for each event that was replayed; the events of a round from
    ``Game.unverified`` on are not.
    """

    def __init__(self, match: Match) -> None:
        sheet = Sheet(match)
        for fault in judge_tags(match):
            sheet.report(fault)
        _replay_rounds(sheet)
        judge_result(sheet, lambda: _replay_rounds(Sheet(match, inf)))
        for unused in sheet.findings.rulings.unused(sheet.discrepancies):
            sheet.report(unused)
        self.match = match
        self.target = target_of(match)
        self.winner = sheet.winner
        self.games = sheet.games
        self.discrepancies = sheet.discrepancies
        self.scores = sheet.ledger.known_scores

    def __iter__(self) -> Iterator[Step]:
        for game in self.games:
            yield from _steps(game)

    @property
    def rounds(self) -> int:
        """How many rounds the record has."""
        return len(self.match.rounds)

    @property
    def events(self) -> int:
        """How many events the record has."""
        return sum(len(record.events) + len(record.late) for record in self.match.rounds)

    @property
    def reconstructed_deals(self) -> int:
        """How many deals are not written whole and known all the same."""
        return sum(known_deal(game) == "reconstructed" for game in self.games)

    def tag(self, name: str) -> str | None:
        """The value of the first tag of that name."""
        return self.match.tag(name)

    @property
    def is_text(self) -> bool:
        """Whether no line of the match is left out because it is not text."""
        return all(lost.fault is not Fault.ENCODING for lost in self.match.unreadable)

    @property
    def unverified_settlements(self) -> int:
        """In how many rounds a hand was not shown and not every deal that is possible gives the same cost."""
        return sum(
            any(one.rest is None and one.deduction is None for one in game.settled) for game in self.games
        )

    @property
    def unverified_events(self) -> int:
        """How many events could not be judged."""
        return sum(game.unverified_events for game in self.games)


def _steps(game: Game) -> Iterator[Step]:
    scores = list(game.before)
    for index, (site, total) in enumerate(zip(game.sites, game.totals, strict=True)):
        written, tile, _ = game.record.events[index].play
        seat = game.seats.get(index, written)
        points = award(total) if site >= OPENING else 0
        before = scores[seat & 1]
        scores[seat & 1] = game.scores.get(index, None if before is None else before + points)
        both = (scores[0], scores[1])
        yield Step(game.index, game.origin(index), seat, tile, site, total, points, both)


def known_deal(game: Game) -> Known:
    """How far the deal of a round is known."""
    if not all(game.hands.dealt):
        return "partial"
    return "reconstructed" if game.hands.reconstructed else "recorded"


def replay(match: Match) -> Replay:
    """Replay and judge a match by the rules R1 to R21."""
    return Replay(match)


def _replay_rounds(sheet: Sheet) -> Sheet:
    sheet.report_unreadable()
    for index, record in enumerate(sheet.match.rounds):
        if sheet.winner is None:
            before = sheet.mark()
            game = play_round(sheet, index, record)
            if len(sheet.discrepancies) > before.discrepancies or game.gaps:
                _look_again(sheet, game, before)
        else:
            round_after_win(sheet, index, record)
    return sheet


def _look_again(sheet: Sheet, game: Game, before: Bookmark) -> None:
    from sevenrocks.validator.second_look import look_again  # noqa: PLC0415 - right records shall not wait for it

    look_again(sheet, game, before)
