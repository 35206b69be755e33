"""The settlement of a round, booked into the two scores (R20)."""

from sevenrocks.notation.record import Address, Ending, Kind
from sevenrocks.validator.ending import goes_on
from sevenrocks.validator.game import Game
from sevenrocks.validator.settled import Settled
from sevenrocks.validator.settlement import repeated, settle
from sevenrocks.validator.sheet import Sheet
from sevenrocks.validator.unverified import explained_by_gap
from sevenrocks.validator.winning import settle_won_round


def book_settlement(sheet: Sheet, game: Game) -> None:
    """Settle a round that is over, and judge what its ``hand`` and ``score`` statements claim."""
    record = game.record
    if sheet.winner is not None:
        settle_won_round(sheet, game)
        return
    if game.outcome is None or not (game.certain or record.end is not None or goes_on(sheet, game)):
        return
    for fault in repeated(game):
        sheet.report(fault)
    falsely_won = game.cut_short and game.outcome.by is Ending.WON
    if record.hands or not falsely_won:
        game.settled = _settled(sheet, game)
        for one in game.settled:
            _book(sheet, one)
    if record.score is not None:
        sheet.ledger.judge_scores(Address(Kind.SCORE, 0, game.index), "SR707", record.score.scores)


def _settled(sheet: Sheet, game: Game) -> list[Settled]:
    """The hands; where they do not fit and an unreadable event explains that, the hands as recorded."""
    settled = settle(game)
    faulty = game.unverified is None and any(one.found for one in settled)
    if faulty and explained_by_gap(sheet, game, len(game.record.events)):
        return settle(game)
    return settled


def _book(sheet: Sheet, one: Settled) -> None:
    """Subtract what a hand costs, and judge the running score claimed behind it."""
    account = sheet.ledger.accounts[one.seat & 1]
    for fault in one.found:
        sheet.report(fault)
    due = one.deduction
    shown = due is not None
    if due is None or (one.root is not None and one.root.acknowledged is not None):
        due = due if one.claimed is None else one.claimed
    if due is not None:
        account.change(-due, None if one.claimed is None else -one.claimed, one.root)
    if not shown:
        account.float(known=due is not None)
    if one.statement is not None and one.statement.total is not None:
        sheet.ledger.judge_total(one.address._replace(part="total"), one.seat & 1, one.statement.total)
