"""The win, and what a record does after it (R21): nothing more is judged."""

from sevenrocks.notation.record import Address, Ending, Event, Kind, Round
from sevenrocks.notation.tiles import SIDES
from sevenrocks.validator.discrepancy import Discrepancy, Related
from sevenrocks.validator.game import Game
from sevenrocks.validator.progress import Outcome
from sevenrocks.validator.sheet import Sheet


def win(sheet: Sheet, game: Game, side: int, index: int) -> None:
    """The event ``index`` reached the target."""
    sheet.winner = side
    sheet.won_at = game.address(index)
    game.outcome = won(game.outcome, side)
    play_on(sheet, game.address(index + 1), game.record.events[index + 1 :])


def won(outcome: Outcome | None, side: int) -> Outcome:
    """How a round ended that a side won, perhaps with the last tile of a hand."""
    return Outcome(Ending.WON, seat=None if outcome is None else outcome.seat, side=side)


def play_on(sheet: Sheet, first: Address, events: tuple[Event, ...]) -> None:
    """SR801: events go on after the target was reached; once a match, at the first of them."""
    if events and sheet.winner is not None and sheet.after_win is None:
        side = {"side": SIDES[sheet.winner]}
        root = sheet.ledger.accounts[sheet.winner].root
        sheet.after_win = Discrepancy("SR801", first, "", side, cause=root)
        if sheet.won_at is not None:
            sheet.after_win.related = (Related(sheet.won_at, "won-here", side),)
        sheet.report(sheet.after_win)


def round_after_win(sheet: Sheet, index: int, record: Round) -> None:
    """A whole round behind the win."""
    play_on(sheet, Address(Kind.EVENT, 0, index), record.events)
    play_on(sheet, Address(Kind.LATE, 0, index), record.late)


def settle_won_round(sheet: Sheet, game: Game) -> None:
    """SR708: the round is settled although the target was reached in it."""
    if game.record.hands and sheet.winner is not None:
        fault = Discrepancy("SR708", Address(Kind.HAND, 0, game.index), "", {"side": SIDES[sheet.winner]})
        sheet.report(fault)
        sheet.after_win = sheet.after_win or fault
