"""A stretch of a round in which every event is plainly right: played at once (R6 to R19, R21)."""

from itertools import islice

from sevenrocks.notation.record import Ending
from sevenrocks.notation.tiles import KNOCK, NO_TARGET
from sevenrocks.validator.claims import MOST_CLAIMED, NUMBERED
from sevenrocks.validator.game import OPENING, UNPLACED, Game, Outcome
from sevenrocks.validator.ledger import Account
from sevenrocks.validator.table import OUTER_SITE, SITE_VALUE, Table, award


def play_plainly(game: Game, accounts: tuple[Account, Account], target: float, index: int) -> int:  # noqa: C901, PLR0912 - it runs for every event
    """Play the events of a round from ``index`` on, and return the index of the first not plainly right.

    An event is plainly right if the seat due places a tile that it may hold where its target leaves no
    choice, or knocks with a hand that is known, and all its claims are right. One that wins the match or has
    claims to be looked into lies on the table already, but is not booked. Behind the end nothing is played.
    """
    if game.outcome is not None:
        return index
    table, hands, sites, totals = game.table, game.hands, game.sites, game.totals
    may_hold, left, turn, passes = hands.may_hold, hands.left, game.turn, game.passes
    scores = [account.score for account in accounts]
    plain = [account.plain for account in accounts]
    for (seat, tile, on), count, points, claimed, _ in islice(game.record.events, index, None):
        if seat != turn:
            break
        if tile == KNOCK:
            if hands.hidden or table.fitting() & may_hold[seat]:
                break
            game.passes = passes
            game.knock(seat)
            turn, passes = game.turn, game.passes
            index += 1
            if game.outcome is not None:
                break
            continue
        if not (may_hold[seat] & ~table.placed) >> tile & 1:
            break
        site = on if on in table.open else _meant(table, tile, on)
        if site >= 0:
            if OUTER_SITE[tile * 7 + SITE_VALUE[site]] < 0:
                break
            total = table.place(tile, site)
        elif site == OPENING:
            total = table.place_first(tile)
        else:
            break
        sites.append(site)
        totals.append(total)
        turn = (seat + 1) & 3
        passes = 0
        left[seat] -= 1
        if not left[seat]:
            game.outcome = Outcome(Ending.DOMINO, seat=seat)
        due = award(total)
        side = seat & 1
        score = scores[side] + due
        if (
            (points != due and points is not None)
            or (claimed != score and claimed is not None)
            or (
                count is not None
                and (len(count) > MOST_CLAIMED or NUMBERED[count] != table.ends)
                and count != (total,)
            )
            or (due and score >= target)
            or not plain[side]
        ):
            break
        scores[side] = score
        index += 1
        if not left[seat]:
            break
    hands.sweep(table.placed)
    game.turn, game.passes = turn, passes
    for account, score in zip(accounts, scores, strict=True):
        account.score = score
    return index


def _meant(table: Table, tile: int, target: int) -> int:
    """The only site that a shortened target, or none, leaves open; ``UNPLACED`` if there is no such site."""
    if not table.placed:
        return OPENING if target == NO_TARGET else UNPLACED
    sites = table.sites_for(tile, target)
    return sites[0] if len(sites) == 1 else UNPLACED
