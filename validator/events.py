"""The events of a round, played on the table one after the other (R6 to R17)."""

from typing import Final

from sevenrocks.notation.gist import claims_of
from sevenrocks.notation.record import Address, Event
from sevenrocks.validator.claims import judge_claims
from sevenrocks.validator.discrepancy import Discrepancy, Fix
from sevenrocks.validator.game import Game
from sevenrocks.validator.progress import KNOCKED, UNPLACED
from sevenrocks.validator.sheet import Sheet
from sevenrocks.validator.stretch import play_plainly
from sevenrocks.validator.table import award
from sevenrocks.validator.unverified import explained_by_gap, unverify
from sevenrocks.validator.winning import win

_SILENT: Final = "SR304"
_WRONG_KNOCK: Final = "SR501"


def play_events(sheet: Sheet, game: Game) -> None:
    """Play the events of a round until it is over or cannot be followed any further.

    What is plainly right is played at once; each event that stops this is judged in full.
    """
    events, accounts, index = game.record.events, sheet.ledger.accounts, 0
    told = ((event.play, claims_of(event)) for event in events)
    while index < len(events):
        index += play_plainly(game, accounts, sheet.target, told)
        if index == len(events) or not _play_event(sheet, game, index, events[index]):
            return
        index += 1


def _play_event(sheet: Sheet, game: Game, index: int, event: Event) -> bool:
    """Judge an event in full and play it; tells whether the round goes on and can be followed."""
    seat = event.play.seat
    if len(game.sites) == index:  # it is not on the table yet
        if game.outcome is not None:
            _too_late(sheet, game, index)
            return False
        taken = _judge_event(sheet, game, index, event)
        if taken is None:
            return False
        seat, site = taken
        if site == KNOCKED:
            return True
        game.place(seat, event.play.tile, site)
    points = _judge_claims(sheet, game, index, seat & 1)
    if points is None:
        return False
    account = sheet.ledger.accounts[seat & 1]
    if points and account.score >= sheet.target and account.certain:
        win(sheet, game, seat & 1, index)
        return False
    return True


def _judge_event(sheet: Sheet, game: Game, index: int, event: Event) -> tuple[int, int] | None:
    """Who acted and where the tile went; ``None`` where the round cannot be followed any further."""
    judged = game.judge(index, event)
    silent = [note for note in judged.found if note.code == _SILENT]
    faults = [fault for fault in judged.found if fault.code != _SILENT]
    if faults and explained_by_gap(sheet, game, index):
        return None
    game.faulty |= any(fault.code != _WRONG_KNOCK for fault in faults)
    for step, note in enumerate(silent):
        game.fall_silent((game.turn + step) & 3, note.address)
        sheet.report(note)
    game.count_passes(len(silent))
    if game.outcome is not None:
        _too_late(sheet, game, index)
        return None
    for fault in faults:
        sheet.report(fault)
    if judged.site == UNPLACED:
        unverify(sheet, game, index, index, faults[0])
        return None
    if judged.seat != event.play.seat:
        game.seats[index] = judged.seat
    if judged.site == KNOCKED:
        game.knock(judged.seat, refuted=bool(faults))
    elif not game.hands.may_hold[judged.seat] >> event.play.tile & 1:
        game.hands.hide({judged.seat, *game.hands.owners(event.play.tile)})
    return judged.seat, judged.site


def _judge_claims(sheet: Sheet, game: Game, index: int, side: int) -> int | None:
    """The points booked for a placement; ``None`` where the round cannot be followed any further."""
    event, statement, account = game.record.events[index], game.address(index), sheet.ledger.accounts[side]
    due = award(game.table.total)
    found = judge_claims(statement, event, game.table.total, game.table.contributions())
    wrong_total = account.plain and event.total not in (None, account.score + due)
    if (found or wrong_total) and explained_by_gap(sheet, game, index):
        return None
    for fault in found:
        if fault.code == "SR602":
            _prefer_other_site(game, index, fault)
        sheet.report(fault)
    if event.points is not None and any(fault.acknowledged is not None for fault in found):
        due = event.points
    account.change(due, event.points, found[0] if found else None)
    if event.total is not None:
        sheet.ledger.judge_total(statement._replace(part="total"), side, event.total)
    game.scores[index] = account.score if account.known else None
    return due


def _prefer_other_site(game: Game, index: int, fault: Discrepancy) -> None:
    """Where count and points are both wrong but fit another site, that site is the better fix."""
    event = game.record.events[index]
    if event.points in (None, award(game.table.total)) or game.sites[index] < 0:
        return
    before = game.moment(index).table
    others = [site for site in before.sites_for(event.play.tile) if game.explains(event, site, before)]
    if len(others) == 1:
        fault.fix = Fix(False, [game.edit_site(index, others[0])])


def _too_late(sheet: Sheet, game: Game, index: int) -> None:
    """SR409: events after the round was over; what they claim is followed, not judged."""
    if not explained_by_gap(sheet, game, index):
        game.late = Discrepancy("SR409", game.address(index), "over")
        sheet.report(game.late)
        follow_events(sheet, game.address(index), game.record.events[index:], game.late)


def follow_events(sheet: Sheet, first: Address, events: tuple[Event, ...], root: Discrepancy) -> None:
    """What events that do not count claim may be carried into later scores."""
    for number, event in enumerate(events, first.index):
        sheet.report_foreign(first._replace(index=number), event)
        account = sheet.ledger.accounts[event.play.seat & 1]
        if event.points:
            account.change(0, event.points, root)
        if event.total not in (None, account.score):
            account.follow(event.total, root)
