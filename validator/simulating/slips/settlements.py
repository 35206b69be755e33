"""Slips in the settlement of hands."""

from collections.abc import Sequence

from sevenrocks.notation.tiles import TILES, tile_name
from sevenrocks.validator.simulating.club import Club
from sevenrocks.validator.simulating.match import Hand, Match, pips_of
from sevenrocks.validator.simulating.script import Script, Statement
from sevenrocks.validator.simulating.slips.making import Fault, record, require, slip, suitable, veiled
from sevenrocks.validator.simulating.slips.scores import carry, keep_win, shift
from sevenrocks.validator.table import deduction


def settling(
    club: Club, *parts: str, having: Sequence[str] = (), known: bool = False
) -> tuple[Match, Script, Statement, Hand]:
    """A hand line that has some parts, of a hand that is known without it if need be."""
    match, script = (record if known else veiled)(club, having=("hands", "shown", *having))
    statement = suitable([hand for hand in script.every("hand") if hand.has(*parts)], club)
    hand = statement.source
    assert isinstance(hand, Hand)
    return match, script, statement, hand


def follow(match: Match, script: Script, statement: Statement, hand: Hand, wrong_pips: int) -> None:
    """Let subtraction and scores follow from wrong pips."""
    if statement.has("deduction"):
        statement.rewrite("deduction", f"-{deduction(wrong_pips)}")
        shift(statement, "total", hand.deduction - deduction(wrong_pips))
        carry(match, script, statement, hand.side, hand.deduction - deduction(wrong_pips))


def mistake_tile(club: Club, statement: Statement, hand: Hand) -> tuple[int, list[int]]:
    """Write another tile in a hand, and tell which and what the hand then is."""
    item = club.chance.below(len(hand.tiles))
    wrong = list(hand.tiles)
    wrong[item] = club.chance.choice(other_tiles(hand))
    statement.rewrite("listed", tile_name(wrong[item]), item)
    return item, wrong


def other_tiles(hand: Hand) -> list[int]:
    """The tiles that are not in a hand."""
    return [tile for tile in range(TILES) if tile not in hand.tiles]


@slip("SR703-lone")
def leftover_wrong(club: Club) -> Fault:
    """A tile of a hand is misread, its pips right."""
    _, script, statement, hand = settling(club, "listed", known=True)
    item, _ = mistake_tile(club, statement, hand)
    return Fault(script, statement, "listed", item)


@slip("SR703-followed")
def leftover_wrong_and_all_that_follows(club: Club) -> Fault:
    """A tile of a hand is misread; pips, subtraction and scores follow from it."""
    match, script, statement, hand = settling(club, "listed", "pips", having=("pips",), known=True)
    item, wrong = mistake_tile(club, statement, hand)
    statement.rewrite("pips", f"({pips_of(wrong)})")
    follow(match, script, statement, hand, pips_of(wrong))
    return Fault(script, statement, "listed", item)


@slip("SR703-left-out")
def leftover_left_out(club: Club) -> Fault:
    """A tile of a hand is left out."""
    _, script, statement, hand = settling(club, "listed", known=True)
    require(len(hand.tiles) > 1)
    del statement.words[2 + club.chance.below(len(hand.tiles))]
    return Fault(script, statement, "tiles")


@slip("SR703-added")
def leftover_added(club: Club) -> Fault:
    """A hand has a tile too many."""
    _, script, statement, hand = settling(club, "listed", known=True)
    again = statement.copy().words[2]
    again[0].text = tile_name(club.chance.choice(other_tiles(hand)))
    item = club.chance.below(len(hand.tiles) + 1)
    statement.words.insert(2 + item, again)
    return Fault(script, statement, "listed", item)


def mispips(club: Club) -> tuple[Match, Script, Statement, Hand, int]:
    """A hand line with wrong pips."""
    match, script, statement, hand = settling(club, "pips", having=("pips",))
    wrong = max(0, hand.pips + club.chance.choice([-10, -2, -1, 1, 2, 3, 5, 10]))
    require(wrong != hand.pips and (wrong > 0 or statement.has("listed")))
    statement.rewrite("pips", f"({wrong})")
    return match, script, statement, hand, wrong


@slip("SR704-lone")
def pips_wrong(club: Club) -> Fault:
    """The pips of a hand are wrong, the subtraction right."""
    _, script, statement, _, _ = mispips(club)
    return Fault(script, statement, "pips")


@slip("SR704-followed")
def pips_wrong_and_all_that_follows(club: Club) -> Fault:
    """The pips of a hand are wrong; subtraction and scores follow from them."""
    match, script, statement, hand, wrong = mispips(club)
    follow(match, script, statement, hand, wrong)
    return Fault(script, statement, "pips")


def partner_of(match: Match, hand: Hand) -> Hand:
    """The other hand of the partnership in the same settlement."""
    settlement = next(played.hands for played in match.rounds if hand in played.hands)
    return next(other for other in settlement if other is not hand and other.side == hand.side)


def misdeduction(club: Club) -> tuple[Match, Script, Statement, Hand, int]:
    """A hand line with a wrong subtraction that comes of no rounding of two hands together."""
    match, script, statement, hand = settling(club, "deduction", having=("deductions",))
    wrong = club.chance.choice([cost for cost in (0, 5, 10, 15, 20, hand.pips) if cost != hand.deduction])
    partner = partner_of(match, hand)
    require(wrong + partner.deduction != deduction(hand.pips + partner.pips))
    statement.rewrite("deduction", f"-{wrong}")
    return match, script, statement, hand, hand.deduction - wrong


@slip("SR705-lone")
def deduction_wrong(club: Club) -> Fault:
    """The subtraction of a hand is wrong, the scores right."""
    _, script, statement, _, _ = misdeduction(club)
    return Fault(script, statement, "deduction")


@slip("SR705-carried")
def deduction_wrong_and_scores_with_it(club: Club) -> Fault:
    """The subtraction of a hand is wrong, and every later score with it."""
    match, script, statement, hand, difference = misdeduction(club)
    shift(statement, "total", difference)
    carry(match, script, statement, hand.side, difference)
    return Fault(script, statement, "deduction")


@slip("SR706-lone")
def hands_combined(club: Club) -> Fault:
    """The hands of partners are rounded together, the scores right."""
    return combined(club, carried=False)


@slip("SR706-carried")
def hands_combined_and_scores_with_them(club: Club) -> Fault:
    """The hands of partners are rounded together, and every later score follows."""
    return combined(club, carried=True)


def combined(club: Club, *, carried: bool) -> Fault:
    """Both subtractions of a partnership come from its pips together."""
    match, script = veiled(club, hands=1, deductions=1)
    played = suitable([played for played in match.rounds if played.hands], club)
    side = club.chance.below(2)
    first, second = [hand for hand in played.hands if hand.side == side]
    together = deduction(first.pips + second.pips)
    require(together != first.deduction + second.deduction)
    here = club.chance.choice([cost for cost in sorted({0, together, first.deduction}) if cost <= together])
    if carried:
        keep_win(match, second, side, first.deduction + second.deduction - together)
    for hand, cost in ((first, here), (second, together - here)):
        script.of(hand).rewrite("deduction", f"-{cost}")
        if carried and cost != hand.deduction:
            shift(script.of(hand), "total", hand.deduction - cost)
            carry(match, script, script.of(hand), side, hand.deduction - cost)
    return Fault(script, script.of(first), "deduction")
