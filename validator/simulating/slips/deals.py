"""Slips in deals, and tiles that the set does not hold."""

from typing import Any, Final

from sevenrocks.notation.tiles import SEATS, tile_name
from sevenrocks.validator.simulating.club import Club
from sevenrocks.validator.simulating.match import Round
from sevenrocks.validator.simulating.play import FOUR
from sevenrocks.validator.simulating.script import Script, Statement
from sevenrocks.validator.simulating.slips.making import (
    CLAIMED,
    TOLD,
    Fault,
    is_decided,
    placed,
    record,
    require,
    slip,
    suitable,
    table_before,
    typed_again,
)

FOREIGN: Final = ("0|7", "2|7", "8|9", "7|7", "\U0001f030", "\U0001f062")
SHOWN: Final[dict[str, Any]] = {"hands": 1, "shown": 1}
"""A style in which the hands that the deal does not tell are told by the settlement."""


def deal_of(script: Script, played: Round, seat: int) -> Statement:
    """The line that deals a seat its tiles."""
    return script.of(played.deals[seat])


@slip("SR201-deal")
def foreign_tile_dealt(club: Club) -> Fault:
    """A tile outside the set is dealt; that hand is what the others leave."""
    match, script = record(club)
    statement = deal_of(script, club.chance.choice(match.rounds), club.chance.below(4))
    item = club.chance.below(7)
    statement.rewrite("listed", club.chance.choice(FOREIGN), item)
    return Fault(script, statement, "listed", item)


@slip("SR201-event")
def foreign_tile_placed(club: Club) -> Fault:
    """A tile outside the set is placed."""
    _, script = record(club, **TOLD)
    statement = suitable(script.placements(), club)
    statement.rewrite("tile", club.chance.choice(FOREIGN))
    return Fault(script, statement, "tile")


@slip("SR201-target")
def foreign_target(club: Club) -> Fault:
    """A tile outside the set is joined to; the claims tell the site."""
    match, script = record(club, **CLAIMED)
    played, event = suitable(placed(match), club)
    require(is_decided(table_before(played, event), event))
    statement = script.of(event)
    require(statement.has("target_tile"))
    statement.rewrite("target_tile", club.chance.choice(FOREIGN))
    return Fault(script, statement, "target_tile")


@slip("SR201-hand")
def foreign_tile_left(club: Club) -> Fault:
    """A tile outside the set is left in a hand."""
    _, script = record(club, **SHOWN)
    statement = suitable([hand for hand in script.every("hand") if hand.has("listed")], club)
    item = club.chance.below(len(statement.atoms("listed")))
    statement.rewrite("listed", club.chance.choice(FOREIGN), item)
    return Fault(script, statement, "listed", item)


@slip("SR202-hands")
def tile_in_two_hands(club: Club) -> Fault:
    """A tile is dealt to two seats."""
    match, script = record(club, **SHOWN)
    played = club.chance.choice(match.rounds)
    wrong, right = club.chance.sample(FOUR, 2)
    tile = club.chance.choice(played.deals[right])
    item = club.chance.below(7)
    deal_of(script, played, wrong).rewrite("listed", tile_name(tile), item)
    if wrong < right:
        return Fault(script, deal_of(script, played, right), "listed", played.deals[right].index(tile))
    return Fault(script, deal_of(script, played, wrong), "listed", item)


@slip("SR202-hand")
def tile_twice_in_a_hand(club: Club) -> Fault:
    """A tile stands twice in one hand."""
    match, script = record(club)
    statement = deal_of(script, club.chance.choice(match.rounds), club.chance.below(4))
    first, second = sorted(club.chance.sample(range(7), 2))
    statement.rewrite("listed", statement.text("listed", first), second)
    return Fault(script, statement, "listed", second)


@slip("SR203-six")
def tile_left_out(club: Club) -> Fault:
    """A deal line has six tiles."""
    match, script = record(club)
    statement = deal_of(script, club.chance.choice(match.rounds), club.chance.below(4))
    del statement.words[2 + club.chance.below(7)]
    return Fault(script, statement, "tiles")


@slip("SR203-eight")
def tile_too_many(club: Club) -> Fault:
    """The only deal line of a round has a tile that was another's."""
    match, script = record(club, **SHOWN)
    played = club.chance.choice(match.rounds)
    seat, other, *rest = club.chance.sample(FOUR, 4)
    statement = deal_of(script, played, seat)
    added = club.chance.choice(deal_of(script, played, other).words[2:])
    for hidden in (other, *rest):
        script.remove(deal_of(script, played, hidden))
    statement.words.insert(2 + club.chance.below(8), added)
    return Fault(script, statement, "tiles")


@slip("SR204-deal")
def deal_of_another_seat(club: Club) -> Fault:
    """A deal line has the letter of a seat that has one already."""
    match, script = record(club, **SHOWN)
    played = club.chance.choice(match.rounds)
    other, seat = sorted(club.chance.sample(FOUR, 2))
    statement = deal_of(script, played, seat)
    statement.rewrite("seat", SEATS[other])
    return Fault(script, statement, "seat")


@slip("SR204-deal-typed-twice")
def deal_typed_twice(club: Club) -> Fault:
    """A deal line stands twice."""
    match, script = record(club, **SHOWN)
    statement = deal_of(script, club.chance.choice(match.rounds), club.chance.below(4))
    return typed_again(script, statement, statement, "seat")


@slip("SR204-hand")
def hand_typed_twice(club: Club) -> Fault:
    """A hand line stands twice, the second time after all four."""
    match, script = record(club, hands=1)
    hands = script.inside(club.chance.choice(match.rounds), "hand")
    return typed_again(script, suitable(hands, club), hands[-1], "seat")
