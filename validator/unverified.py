"""How replay goes on where nothing explains the record: points and scores are taken as claimed."""

from sevenrocks.notation.record import Ending, Event
from sevenrocks.notation.tiles import KNOCK
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.game import Game
from sevenrocks.validator.progress import UNKNOWN, Outcome
from sevenrocks.validator.sheet import Sheet


def unverify(sheet: Sheet, game: Game, index: int, since: int, root: Discrepancy | None) -> None:
    """Take the rest of a round as recorded, from the event ``index`` on.

    ``since`` is the first event that is not certain, ``root`` the discrepancy that says how many there are.
    """
    events = game.record.events
    game.unverified = since
    del game.sites[since:], game.totals[since:]
    if root is not None:
        root.unverified = len(events) - since
    sheet.ledger.float()
    for number, event in enumerate(events[index:], index):
        sheet.report_foreign(game.address(number), event)
        if event.play.tile != KNOCK:
            _take_as_claimed(sheet, game, number, event)


def explained_by_gap(sheet: Sheet, game: Game, index: int) -> bool:
    """Whether an unreadable line before an event is the better explanation of a fault.

    Then the round is unverified from that line on.
    """
    gap = game.gap_before(index)
    if gap is not None:
        unverify(sheet, game, index, gap.event, sheet.root_of(gap))
    return gap is not None


def end_as_recorded(sheet: Sheet, game: Game) -> None:
    """In an unverified round the ``end`` counts as it stands."""
    end = game.record.end
    if sheet.winner is not None:
        game.outcome = Outcome(Ending.WON, side=sheet.winner)
    elif end is None:
        game.outcome = UNKNOWN
    else:
        game.outcome = Outcome(end.by, end.seat, end.side)
        sheet.winner = end.side


def _take_as_claimed(sheet: Sheet, game: Game, index: int, event: Event) -> None:
    side = event.play.seat & 1
    account = sheet.ledger.accounts[side]
    if event.points is None:
        account.float(known=False)
    else:
        account.change(event.points)
    if event.total is not None:
        sheet.ledger.judge_total(game.address(index, "total"), side, event.total)
    if event.points and account.certain and account.score >= sheet.target:
        sheet.winner = side
