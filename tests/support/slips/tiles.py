"""Slips in the tile that is placed, and events after the end."""

from random import Random

from support.match import WON, Event, Match, Round
from support.naive import Layout, placements
from support.script import Statement, bare
from support.slips.making import (
    TOLD,
    Fault,
    layout_before,
    placed,
    record,
    require,
    slip,
    suitable,
)


@slip("SR401-dealt")
def tile_of_another_hand(rng: Random) -> Fault:
    """A tile is played by a player who was not dealt it: two hands exchanged a tile in the deal."""
    match, script = record(rng, hands=1, shown=1)
    played = rng.choice(match.rounds)
    one, other = rng.sample("NESW", 2)
    here, there = rng.choice(played.deals[one]), rng.choice(played.deals[other])
    exchanged = {seat: list(hand) for seat, hand in played.deals.items()}
    exchanged[one][exchanged[one].index(here)] = there
    exchanged[other][exchanged[other].index(there)] = here
    event = next((event for event in played.events if event.tile in (here, there)), None)
    require(event is not None and knocks_hold(played, event, exchanged))
    script.of(played.deals[one]).rewrite("listed", there, played.deals[one].index(here))
    script.of(played.deals[other]).rewrite("listed", here, played.deals[other].index(there))
    for hidden in rng.choice([[], [other], [seat for seat in played.deals if seat != one]]):
        script.remove(script.of(played.deals[hidden]))
    return Fault(script, script.of(event), "tile")


def knocks_hold(played: Round, until: Event, deals: dict[str, list[str]]) -> bool:
    """Whether nobody who knocks before an event could have placed by a deal."""
    layout, hands = Layout(), {seat: list(hand) for seat, hand in deals.items()}
    for event in played.events[: played.events.index(until)]:
        if event.tile is None:
            if placements(layout, hands[event.seat]):
                return False
        else:
            hands[event.seat].remove(event.tile)
            layout.place(event.tile, event.site)
    return True


@slip("SR402-misread")
def tile_misread_as_one_placed(rng: Random) -> Fault:
    """A tile is written that already lies in the layout."""
    match, script = record(rng, **TOLD)
    played, event = suitable(placed(match), rng)
    statement = script.of(event)
    statement.rewrite("tile", rng.choice(layout_before(played, event).tiles))
    return Fault(script, statement, "tile")


@slip("SR402-typed-twice")
def placement_typed_twice(rng: Random) -> Fault:
    """A placement is written down twice."""
    match, script = record(rng, **TOLD)
    _, event = suitable(
        [(played, event) for played, event in placed(match) if event is not played.events[-1]], rng
    )
    statement = script.of(event)
    again = statement.copy()
    script.insert_after(statement, again)
    return Fault(script, again, "tile")


@slip("SR409-after-end")
def event_after_end(rng: Random) -> Fault:
    """An event follows the end of its round."""
    match, script = record(rng, ends=1)
    played = settled_round(match, rng)
    assert played.end
    late = one_more(played, rng)
    script.insert_after(script.of(played.end), late)
    return Fault(script, late)


@slip("SR409-before-end")
def event_after_the_last(rng: Random) -> Fault:
    """An event follows the one that ended its round."""
    match, script = record(rng, knocks=1)
    played = settled_round(match, rng)
    late = one_more(played, rng)
    script.insert_after(script.of(played.events[-1]), late)
    return Fault(script, late)


def settled_round(match: Match, rng: Random) -> Round:
    """A round that ended with a domino or a block."""
    return suitable([played for played in match.rounds if played.end and played.end.by != WON], rng)


def one_more(played: Round, rng: Random) -> Statement:
    """An event of somebody who still holds tiles, or a knock."""
    hand = rng.choice(played.hands)
    tile = rng.choice(["knock", *hand.tiles])
    return Statement("event", [bare("seat", hand.seat), bare("tile", tile)])
