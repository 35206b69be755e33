"""How a round ends, held against its ``end`` statement (R19, R21)."""

from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.record import Address, End, Ending, Kind
from sevenrocks.notation.tiles import SEATS, SIDES
from sevenrocks.validator.discrepancy import Discrepancy, Edit, Fix
from sevenrocks.validator.events import follow_events
from sevenrocks.validator.game import Game, last_event
from sevenrocks.validator.progress import UNKNOWN, Outcome
from sevenrocks.validator.sheet import Sheet
from sevenrocks.validator.unverified import end_as_recorded, explained_by_gap
from sevenrocks.validator.winning import play_on


def end_round(sheet: Sheet, game: Game) -> None:
    """Judge the ``end`` of a round, or its absence, and the events behind it."""
    end = game.record.end
    won = game.outcome is not None and game.outcome.by is Ending.WON
    if game.unverified is not None:
        end_as_recorded(sheet, game)
    elif won and sheet.after_win is not None:
        pass
    elif end is None:
        _judge_missing_end(sheet, game)
    else:
        _judge_end(sheet, game, end)
    _judge_late_events(sheet, game)


def goes_on(sheet: Sheet, game: Game) -> bool:
    """Whether anything in the match stands behind the events of a round."""
    record, result = game.record, sheet.match.result
    more = game.index + 1 < len(sheet.match.rounds) or (result is not None and result.scores is not None)
    return more or bool(record.hands) or record.score is not None


def report_premature(sheet: Sheet, address: Address, reason: str, side: int) -> Discrepancy:
    """SR803: a win without the target; where the claimed score rests on a slip, that is the cause."""
    account = sheet.ledger.accounts[side]
    values = {"side": SIDES[side], "target": sheet.target}
    sheet.premature = Discrepancy("SR803", address, reason, values, None, account.score, cause=account.root)
    sheet.report(sheet.premature)
    return sheet.premature


def _judge_missing_end(sheet: Sheet, game: Game) -> None:
    """SR709 for a round that is over, SR702 for one that stops before it is."""
    if game.outcome is None and goes_on(sheet, game) and not _may_be_won(sheet, game):
        waiting = game.waiting()
        if game.must_place(waiting):
            _stopped_short(sheet, game)
            return
        for seat in waiting:
            game.fall_silent(seat, last_event(game.index, game.written))
        game.outcome = Outcome(Ending.BLOCKED)
    if game.outcome is not None and not sheet.is_unread(Kind.END, game.index):
        address = last_event(game.index, game.written)
        sheet.report(Discrepancy("SR709", address, computed=_written(game.outcome)))


def _may_be_won(sheet: Sheet, game: Game) -> bool:
    """Whether the result may follow from a win that could not be computed."""
    settled = game.record.hands or game.record.score
    return game.index + 1 == len(sheet.match.rounds) and not settled and not sheet.ledger.certain


def _stopped_short(sheet: Sheet, game: Game) -> None:
    if explained_by_gap(sheet, game, len(game.record.events)):
        end_as_recorded(sheet, game)
        return
    root = next((account.root for account in sheet.ledger.accounts if account.root is not None), None)
    sheet.stopped = Discrepancy("SR702", last_event(game.index, game.written), cause=root)
    sheet.report(sheet.stopped)
    if game.record.hands or game.record.score or game.index + 1 < len(sheet.match.rounds):
        _cut(sheet, game)


def _cut(sheet: Sheet, game: Game) -> None:
    """The round counts as over, but nothing tells what was left in the hands."""
    game.cut_short = True
    game.outcome = UNKNOWN
    sheet.ledger.float()


def _judge_end(sheet: Sheet, game: Game, end: End) -> None:
    stated = Outcome(end.by, end.seat, end.side)
    if game.outcome is None and end.by is Ending.BLOCKED:
        _judge_block(sheet, game, stated)
    elif game.outcome is not None and agree(stated, game.outcome):
        return
    elif end.side is not None and (game.outcome is None or game.outcome.by is not Ending.WON):
        _judge_win(sheet, game, stated, end.side)
    else:
        _wrong_end(sheet, game, stated, "" if end.seat is None else sheet.players[end.seat])


def agree(stated: Outcome, outcome: Outcome) -> bool:
    """Whether an ``end`` says how the round ended; the last tile of a hand may also win the match."""
    if stated.by is Ending.DOMINO:
        return outcome.seat == stated.seat
    return stated.by is outcome.by and stated.side == outcome.side


def _judge_block(sheet: Sheet, game: Game, stated: Outcome) -> None:
    """R19: a round whose last knocks are silent is blocked if nobody who is left to knock can place."""
    waiting = game.waiting()
    could = game.must_place(waiting)
    if could:
        players = " / ".join(sheet.players[seat] for seat in could)
        _wrong_end(sheet, game, stated, players, game.placements(could[0]))
        return
    unread = game.lost_before(len(game.record.events))
    for seat, note in zip(waiting, game.implied_knocks(_end(game), waiting), strict=True):
        game.fall_silent(seat, note.address)
        if not unread:
            sheet.report(note)
    game.outcome = stated


def _wrong_end(
    sheet: Sheet, game: Game, stated: Outcome, player: str, legal: tuple[str, ...] | None = None
) -> None:
    """SR701: the ``end`` does not match how the round ended; the round counts as over."""
    if explained_by_gap(sheet, game, len(game.record.events)):
        end_as_recorded(sheet, game)
        return
    reason = stated.by.value if stated.by is not None else ""
    if stated.by is Ending.BLOCKED and game.outcome is not None:
        reason = "other"
    fault = Discrepancy("SR701", _end(game), reason, {"player": player}, _written(stated), legal=legal)
    fault.computed = Phrase("not over") if game.outcome is None else _written(game.outcome)
    if game.outcome is not None:
        fault.fix = Fix(False, [Edit(fault.address, _written(game.outcome))])
    sheet.report(fault)
    if game.outcome is None and stated.by is Ending.DOMINO:
        _cut(sheet, game)
    else:
        game.outcome = (game.outcome or stated)._replace(certain=False)


def _judge_win(sheet: Sheet, game: Game, stated: Outcome, side: int) -> None:
    """SR803: ``end won`` without the target having been reached settles nothing.

    Where the score could not be computed or the target could not be read, the record is believed.
    """
    if sheet.target_unread or not sheet.ledger.accounts[side].certain:
        sheet.winner = side
        game.outcome = stated
        return
    if explained_by_gap(sheet, game, len(game.record.events)):
        end_as_recorded(sheet, game)
        return
    if sheet.premature is None:
        report_premature(sheet, Address(Kind.END, 0, game.index), "end", side)
    game.cut_short = True
    game.outcome = stated._replace(certain=False)


def _judge_late_events(sheet: Sheet, game: Game) -> None:
    """SR801 after a win, SR409 for what stands behind the ``end`` otherwise; once a round."""
    late, first = game.record.late, Address(Kind.LATE, 0, game.index)
    if sheet.winner is not None:
        play_on(sheet, first, late)
    elif late and game.late is None:
        game.late = Discrepancy("SR409", first, "ended")
        sheet.report(game.late)
    if late and game.late is not None:
        follow_events(sheet, first, late, game.late)


def _end(game: Game) -> Address:
    return Address(Kind.END, 0, game.index, "by")


def _written(outcome: Outcome) -> str:
    """An outcome as the ``end`` statement writes it."""
    if outcome.by is Ending.DOMINO:
        return f"domino {SEATS[outcome.seat or 0]}"
    return "blocked" if outcome.by is Ending.BLOCKED else f"won {SIDES[outcome.side or 0]}"
