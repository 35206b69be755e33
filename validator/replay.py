"""A match replayed: the record folded over the table, the hands and the two scores (R1 to R21)."""

from collections.abc import Iterator
from math import inf
from typing import Final, NamedTuple

from sevenrocks.notation.record import Address, Ending, Kind, Match, Round
from sevenrocks.validator.booking import book_settlement
from sevenrocks.validator.dealing import judge_deals
from sevenrocks.validator.discrepancy import Discrepancy, Edit, Fix
from sevenrocks.validator.ending import end_round
from sevenrocks.validator.events import play_events
from sevenrocks.validator.game import OPENING, UNKNOWN, Game, Outcome
from sevenrocks.validator.hands import Hands
from sevenrocks.validator.opening import judge_draws, judge_opener
from sevenrocks.validator.possible import judge_hidden
from sevenrocks.validator.result import judge_result
from sevenrocks.validator.sheet import Sheet
from sevenrocks.validator.table import award
from sevenrocks.validator.tags import judge_tags, target_of
from sevenrocks.validator.winning import round_after_win

_FRESH: Final = Outcome(Ending.BLOCKED)
"""What the first round follows: as after a block, a draw decides who opens (R5, R7)."""


class Step(NamedTuple):
    """One event as it was replayed.

    ``round`` and ``event`` count from 0, ``seat`` acted. ``site`` is where the tile went, or ``OPENING`` or
    ``KNOCKED``; ``total`` what the ends then add up to and ``points`` the award (R17), both 0 for a knock.
    """

    round: int
    event: int
    seat: int
    tile: int
    site: int
    total: int
    points: int


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
        for unused in sheet.rulings.unused():
            sheet.report(unused)
        self.match = match
        self.target = target_of(match)
        self.winner = sheet.winner
        self.games = sheet.games
        self.discrepancies = sheet.discrepancies
        ns, ew = (account.score if account.known else None for account in sheet.ledger.accounts)
        self.scores: tuple[int | None, int | None] = (ns, ew)

    def __iter__(self) -> Iterator[Step]:
        for game in self.games:
            for index, (site, total) in enumerate(zip(game.sites, game.totals, strict=True)):
                seat, tile, _ = game.record.events[index].play
                points = award(total) if site >= OPENING else 0
                yield Step(game.index, index, game.seats.get(index, seat), tile, site, total, points)

    @property
    def unverified_events(self) -> int:
        """How many events could not be judged."""
        return sum(
            len(game.record.events) - game.unverified for game in self.games if game.unverified is not None
        )


def replay(match: Match) -> Replay:
    """Replay and judge a match by the rules R1 to R21."""
    return Replay(match)


def _replay_rounds(sheet: Sheet) -> Sheet:
    sheet.report_unreadable()
    for index, record in enumerate(sheet.match.rounds):
        if sheet.winner is None:
            _replay_round(sheet, index, record)
        else:
            round_after_win(sheet, index, record)
    return sheet


def _replay_round(sheet: Sheet, index: int, record: Round) -> None:
    before = (sheet.games[-1].outcome or UNKNOWN) if sheet.games else _FRESH
    dealt = judge_deals(index, record.deals, sheet.players)
    gaps = tuple(lost for lost in sheet.match.unreadable if lost.round == index and lost.hides_event)
    game = Game(index, record, Hands(dealt.hands), sheet.players, gaps)
    sheet.games.append(game)
    _judge_number(sheet, index, record)
    _judge_opening(sheet, game, before)
    for fault in dealt.found:
        sheet.report(fault)
    play_events(sheet, game)
    end_round(sheet, game)
    judge_hidden(sheet, game)
    book_settlement(sheet, game)


def _judge_number(sheet: Sheet, index: int, record: Round) -> None:
    """SR305: the number is neither the round's ordinal nor one more than the number before."""
    before = sheet.match.rounds[index - 1].number if index else None
    expected = index + 1 if before is None else before + 1
    if record.number not in (None, index + 1, expected):
        address = Address(Kind.ROUND, 0, index, "number")
        values = {"number": record.number, "expected": expected}
        fix = Fix(False, [Edit(address, str(expected))])
        sheet.report(Discrepancy("SR305", address, "", values, record.number, expected, fix=fix))


def _judge_opening(sheet: Sheet, game: Game, before: Outcome) -> None:
    """SR301 and SR302; where the opening may be what could not be read, nobody is wrong to open."""
    due, found_draws = judge_draws(game.index, game.record.draws, before, sheet.players)
    opener, found_opener = judge_opener(game.index, game.record, due, before, sheet.players)
    unread = game.record.opener is None and game.lost_before(0)
    for fault in found_draws if unread else found_draws + found_opener:
        sheet.report(fault)
    game.turn = 0 if opener is None else opener
