"""The events of a round, played on the table one after the other (R6 to R17)."""

from typing import Final

from sevenrocks.notation.record import Address, Event
from sevenrocks.notation.tiles import KNOCK, NO_TARGET
from sevenrocks.validator.claims import counted, judge_claims
from sevenrocks.validator.discrepancy import Discrepancy, Fix
from sevenrocks.validator.game import KNOCKED, OPENING, UNPLACED, Game
from sevenrocks.validator.sheet import Sheet
from sevenrocks.validator.table import OUTER_SITE, SITE_VALUE, award
from sevenrocks.validator.unverified import explained_by_gap, unverify
from sevenrocks.validator.winning import win

_SILENT: Final = "SR304"
_WRONG_KNOCK: Final = "SR501"


def play_events(sheet: Sheet, game: Game) -> None:  # noqa: C901 - one loop, as it runs for every event
    """Play the events of a round until it is over or cannot be followed any further.

    What is plainly right is played at once; anything else is judged in full.
    """
    may_hold, table, accounts, target = game.hands.may_hold, game.table, sheet.ledger.accounts, sheet.target
    for index, event in enumerate(game.record.events):
        (seat, tile, on), count, points, claimed, _ = event
        if game.outcome is not None:
            _too_late(sheet, game, index)
            return
        if (
            seat == game.turn
            and on in table.open
            and may_hold[seat] >> tile & 1
            and OUTER_SITE[tile * 7 + SITE_VALUE[on]] >= 0
        ):
            site = on
        else:
            site = _plain_site(game, seat, tile, on)
            if site == UNPLACED:
                taken = _judge_event(sheet, game, index, event)
                if taken is None:
                    return
                seat, site = taken
            elif site == KNOCKED:
                game.knock(seat)
            if site == KNOCKED:
                continue
        total = game.place(seat, tile, site)
        game.sites.append(site)
        game.totals.append(total)
        points_due = 0 if total % 5 else total
        account = accounts[seat & 1]
        if (
            (points is None or points == points_due)
            and (count is None or count == (total,) or counted(count, total, table.contributions()))
            and account.plain
            and (claimed is None or claimed == account.score + points_due)
        ):
            account.score += points_due
        else:
            booked = _judge_claims(sheet, game, index, seat & 1)
            if booked is None:
                return
            points_due = booked
        if points_due and account.score >= target and account.certain:
            win(sheet, game, seat & 1, index)
            return


def _plain_site(game: Game, seat: int, tile: int, on: int) -> int:
    """The site of a tile with a shortened target, of an opening or of a knock; ``UNPLACED`` if not plain."""
    table = game.table
    if seat != game.turn:
        return UNPLACED
    if tile == KNOCK:
        return UNPLACED if game.could_place(seat) else KNOCKED
    if not game.hands.may_hold[seat] & ~table.placed & 1 << tile:
        return UNPLACED
    if not table.placed:
        return OPENING if on == NO_TARGET else UNPLACED
    sites = table.sites_for(tile, on)
    return sites[0] if len(sites) == 1 else UNPLACED


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
