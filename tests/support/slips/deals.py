"""Slips in deals, and tiles that the set does not hold."""

from random import Random
from typing import Any

from support.match import Round
from support.script import Script, Statement
from support.slips.making import (
    CLAIMED,
    TOLD,
    Fault,
    is_decided,
    layout_before,
    placed,
    record,
    require,
    slip,
    suitable,
)

FOREIGN = ["0|7", "2|7", "8|9", "7|7", "\U0001f030", "\U0001f062"]
SHOWN: dict[str, Any] = {"hands": 1, "shown": 1}
"""A style in which the hands that the deal does not tell are told by the settlement."""


def deal_of(script: Script, played: Round, seat: str) -> Statement:
    """The line that deals a seat its tiles."""
    return script.of(played.deals[seat])


@slip("SR201-deal")
def foreign_tile_dealt(rng: Random) -> Fault:
    """A tile outside the set is dealt; that hand is what the others leave."""
    match, script = record(rng)
    statement = deal_of(script, rng.choice(match.rounds), rng.choice("NESW"))
    item = rng.randrange(7)
    statement.rewrite("listed", rng.choice(FOREIGN), item)
    return Fault(script, statement, "listed", item)


@slip("SR201-event")
def foreign_tile_placed(rng: Random) -> Fault:
    """A tile outside the set is placed."""
    _, script = record(rng, **TOLD)
    statement = suitable([event for event in script.every("event") if event.side], rng)
    statement.rewrite("tile", rng.choice(FOREIGN))
    return Fault(script, statement, "tile")


@slip("SR201-target")
def foreign_target(rng: Random) -> Fault:
    """A tile outside the set is joined to; the claims tell the site."""
    match, script = record(rng, **CLAIMED)
    played, event = suitable(placed(match), rng)
    require(is_decided(layout_before(played, event), event))
    statement = script.of(event)
    require(statement.has("target_tile"))
    statement.rewrite("target_tile", rng.choice(FOREIGN))
    return Fault(script, statement, "target_tile")


@slip("SR201-hand")
def foreign_tile_left(rng: Random) -> Fault:
    """A tile outside the set is left in a hand."""
    _, script = record(rng, **SHOWN)
    statement = suitable([hand for hand in script.every("hand") if hand.has("listed")], rng)
    item = rng.randrange(len(statement.atoms("listed")))
    statement.rewrite("listed", rng.choice(FOREIGN), item)
    return Fault(script, statement, "listed", item)


@slip("SR202-hands")
def tile_in_two_hands(rng: Random) -> Fault:
    """A tile is dealt to two seats."""
    match, script = record(rng, **SHOWN)
    played = rng.choice(match.rounds)
    wrong, right = rng.sample("NESW", 2)
    tile = rng.choice(played.deals[right])
    item = rng.randrange(7)
    deal_of(script, played, wrong).rewrite("listed", tile, item)
    if "NESW".index(wrong) < "NESW".index(right):
        return Fault(script, deal_of(script, played, right), "listed", played.deals[right].index(tile))
    return Fault(script, deal_of(script, played, wrong), "listed", item)


@slip("SR202-hand")
def tile_twice_in_a_hand(rng: Random) -> Fault:
    """A tile stands twice in one hand."""
    match, script = record(rng)
    statement = deal_of(script, rng.choice(match.rounds), rng.choice("NESW"))
    first, second = sorted(rng.sample(range(7), 2))
    statement.rewrite("listed", statement.text("listed", first), second)
    return Fault(script, statement, "listed", second)


@slip("SR203-six")
def tile_left_out(rng: Random) -> Fault:
    """A deal line has six tiles."""
    match, script = record(rng)
    statement = deal_of(script, rng.choice(match.rounds), rng.choice("NESW"))
    del statement.words[rng.randrange(2, 9)]
    return Fault(script, statement, "tiles")


@slip("SR203-eight")
def tile_too_many(rng: Random) -> Fault:
    """The only deal line of a round has a tile that was another's."""
    match, script = record(rng, **SHOWN)
    played = rng.choice(match.rounds)
    seat, other, *rest = rng.sample("NESW", 4)
    statement = deal_of(script, played, seat)
    added = rng.choice(deal_of(script, played, other).words[2:])
    for hidden in (other, *rest):
        script.remove(deal_of(script, played, hidden))
    statement.words.insert(rng.randrange(2, 10), added)
    return Fault(script, statement, "tiles")


@slip("SR204-deal")
def deal_of_another_seat(rng: Random) -> Fault:
    """A deal line has the letter of a seat that has one already."""
    match, script = record(rng, **SHOWN)
    played = rng.choice(match.rounds)
    other, seat = sorted(rng.sample("NESW", 2), key="NESW".index)
    statement = deal_of(script, played, seat)
    statement.rewrite("seat", other)
    return Fault(script, statement, "seat")


@slip("SR204-deal-typed-twice")
def deal_typed_twice(rng: Random) -> Fault:
    """A deal line stands twice."""
    match, script = record(rng, **SHOWN)
    statement = deal_of(script, rng.choice(match.rounds), rng.choice("NESW"))
    again = statement.copy()
    script.insert_after(statement, again)
    return Fault(script, again, "seat")


@slip("SR204-hand")
def hand_typed_twice(rng: Random) -> Fault:
    """A hand line stands twice, the second time after all four."""
    match, script = record(rng, hands=1)
    hands = script.inside(rng.choice(match.rounds), "hand")
    again = suitable(hands, rng).copy()
    script.insert_after(hands[-1], again)
    return Fault(script, again, "seat")
