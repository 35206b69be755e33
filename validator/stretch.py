"""A stretch of a round in which every event is plainly right: played at once (R6 to R19, R21)."""

from collections.abc import Iterable

from sevenrocks.notation.gist import Acted
from sevenrocks.notation.record import Ending
from sevenrocks.notation.tiles import BITS, KNOCK, NO_TARGET
from sevenrocks.validator.claims import MOST_CLAIMED, numbered
from sevenrocks.validator.ledger import Account
from sevenrocks.validator.progress import OPENING, UNPLACED, Outcome, Progress
from sevenrocks.validator.table import AWARD, OUTER_SITE, SITE_VALUE, Table


def play_plainly(  # noqa: C901, PLR0912, PLR0915 - it runs for every event
    play: Progress, accounts: tuple[Account, Account], target: float, events: Iterable[Acted]
) -> int:
    """Play events up to the first that is not plainly right, and return how many were played.

    An event is plainly right if the seat due places a tile that it may hold where its target leaves no
    choice, or knocks with a hand that is known, and all its claims are right. One that wins the match or has
    claims to be looked into lies on the table already, but is not booked. Behind the end nothing is played.
    """
    table, hands, sites, totals = play.table, play.hands, play.sites, play.totals
    may_hold, left, turn, passes = hands.may_hold, hands.left, play.turn, play.passes
    open_sites, free = table.open, ~table.placed
    scores = [account.score for account in accounts]
    plain = [account.plain for account in accounts]
    played = 0
    for event in events if play.outcome is None else ():
        (seat, tile, on), (count, points, claimed) = event
        if seat != turn:
            break
        if tile == KNOCK:
            if hands.hidden or table.fitting() & may_hold[seat]:
                break
            play.passes = passes
            play.knock(seat)
            turn, passes = play.turn, play.passes
            played += 1
            if play.outcome is not None:
                break
            continue
        bit = BITS[tile]
        if not may_hold[seat] & free & bit:
            break
        site = on if on in open_sites else _meant(table, tile, on)
        if site >= 0:
            if OUTER_SITE[tile * 7 + SITE_VALUE[site]] < 0:
                break
            total = table.place(tile, site)
        elif site == OPENING:
            total = table.place_first(tile)
        else:
            break
        free ^= bit
        sites.append(site)
        totals.append(total)
        turn = (seat + 1) & 3
        passes = 0
        left[seat] -= 1
        if not left[seat]:
            play.outcome = Outcome(Ending.DOMINO, seat=seat)
        due, side = AWARD[total], seat & 1
        score = scores[side] + due
        if (
            (points != due and points is not None)
            or (claimed != score and claimed is not None)
            or (count is not None and not _is_plain(count, table))
            or (due and score >= target)
            or not plain[side]
        ):
            break
        scores[side] = score
        played += 1
        if play.outcome is not None:
            break
    hands.sweep(table.placed)
    play.turn, play.passes = turn, passes
    for account, score in zip(accounts, scores, strict=True):
        account.score = score
    return played


def _is_plain(count: tuple[int, ...], table: Table) -> bool:
    """Whether a count is right at first sight: the contributions with every double whole, or the total."""
    return (len(count) <= MOST_CLAIMED and numbered(count) == table.ends) or count == (table.total,)


def _meant(table: Table, tile: int, target: int) -> int:
    """The only site that a shortened target, or none, leaves open; ``UNPLACED`` if there is no such site."""
    if not table.placed:
        return OPENING if target == NO_TARGET else UNPLACED
    sites = table.sites_for(tile, target)
    return sites[0] if len(sites) == 1 else UNPLACED
