"""The settlement of a round, booked into the two scores (R20)."""

from sevenrocks.notation.record import Address, Ending, Kind
from sevenrocks.validator.ending import goes_on
from sevenrocks.validator.game import Game
from sevenrocks.validator.settled import Settled
from sevenrocks.validator.settlement import repeated, settle, settle_plainly
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
    plain = settle_plainly(game, sheet.ledger.scores) if sheet.ledger.plain else None
    if plain:
        game.settled, scores = plain
        sheet.ledger.take(scores)
    else:
        _book_in_full(sheet, game)
    if record.score is not None:
        sheet.ledger.judge_scores(Address(Kind.SCORE, 0, game.index), "SR707", record.score.scores)


def _book_in_full(sheet: Sheet, game: Game) -> None:
    """Settle a round in which something may be wrong, open or left unsaid."""
    for fault in repeated(game):
        sheet.report(fault)
    falsely_won = game.cut_short and game.outcome is not None and game.outcome.by is Ending.WON
    if game.record.hands or not falsely_won:
        game.settled = _settled(sheet, game)
        _book_hands(sheet, game.settled)


def _settled(sheet: Sheet, game: Game) -> list[Settled]:
    """The hands; where they do not fit and an unreadable event explains that, the hands as recorded."""
    settled = settle(game)
    faulty = game.unverified is None and any(one.found for one in settled)
    if faulty and explained_by_gap(sheet, game, len(game.record.events)):
        return settle(game)
    return settled


def _book_hands(sheet: Sheet, settled: list[Settled]) -> None:
    """Subtract what the hands cost, and judge the running scores claimed behind them.

    A hand without a statement is subtracted last, unless its partner's claimed score has it in already.
    """
    unstated = {one.seat: one for one in settled if one.statement is None}
    for one in settled:
        if one.statement is None:
            continue
        _subtract(sheet, one)
        account, partner = sheet.ledger.accounts[one.seat & 1], unstated.get(one.seat ^ 2)
        total = one.statement.total
        if total is not None:
            if partner is not None and partner.deduction and total == account.score - partner.deduction:
                _subtract(sheet, unstated.pop(partner.seat))
            sheet.ledger.judge_total(one.address._replace(part="total"), one.seat & 1, total)
        one.score = account.score if account.known else None
    for one in unstated.values():
        _subtract(sheet, one)


def _subtract(sheet: Sheet, one: Settled) -> None:
    account = sheet.ledger.accounts[one.seat & 1]
    for fault in one.found:
        sheet.report(fault)
    due = one.deduction
    verified = due is not None
    if due is None or (one.root is not None and one.root.acknowledged is not None):
        due = due if one.supposed is None else one.supposed
    if due is not None:
        account.change(-due, None if one.supposed is None else -one.supposed, one.root)
    if not verified:
        account.float(known=due is not None)
