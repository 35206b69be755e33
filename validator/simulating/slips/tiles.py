"""Slips in the tile that is placed, and events after the end."""

from sevenrocks.notation.record import Ending
from sevenrocks.notation.tiles import SEATS, tile_name, tiles_in
from sevenrocks.validator.progress import lay
from sevenrocks.validator.simulating.club import Club
from sevenrocks.validator.simulating.live import placements
from sevenrocks.validator.simulating.match import Event, Hands, Match, Round
from sevenrocks.validator.simulating.play import FOUR
from sevenrocks.validator.simulating.script import Statement, bare
from sevenrocks.validator.simulating.slips.making import (
    TOLD,
    Fault,
    placed,
    record,
    require,
    slip,
    suitable,
    table_before,
    typed_again,
)
from sevenrocks.validator.table import Table


@slip("SR401-dealt")
def tile_of_another_hand(club: Club) -> Fault:
    """A tile is played by a player who was not dealt it: two hands exchanged a tile in the deal."""
    match, script = record(club, hands=1, shown=1)
    played = club.chance.choice(match.rounds)
    one, other = club.chance.sample(FOUR, 2)
    here, there = club.chance.choice(played.deals[one]), club.chance.choice(played.deals[other])
    exchanged = tuple(map(list, played.deals))
    exchanged[one][exchanged[one].index(here)] = there
    exchanged[other][exchanged[other].index(there)] = here
    event = next((event for event in played.events if event.tile in (here, there)), None)
    require(event is not None and knocks_hold(played, event, exchanged))
    script.of(played.deals[one]).rewrite("listed", tile_name(there), played.deals[one].index(here))
    script.of(played.deals[other]).rewrite("listed", tile_name(here), played.deals[other].index(there))
    for hidden in club.chance.choice([[], [other], [seat for seat in FOUR if seat != one]]):
        script.remove(script.of(played.deals[hidden]))
    return Fault(script, script.of(event), "tile")


def knocks_hold(played: Round, until: Event, deals: Hands) -> bool:
    """Whether nobody who knocks before an event could have placed by a deal."""
    table, hands = Table(), tuple(map(list, deals))
    for event in played.events[: played.events.index(until)]:
        if event.is_knock:
            if placements(table, hands[event.seat]):
                return False
        else:
            hands[event.seat].remove(event.tile)
            lay(table, event.tile, event.site)
    return True


@slip("SR402-misread")
def tile_misread_as_one_placed(club: Club) -> Fault:
    """A tile is written that already lies in the layout."""
    match, script = record(club, **TOLD)
    played, event = suitable(placed(match), club)
    statement = script.of(event)
    statement.rewrite("tile", tile_name(club.chance.choice(tiles_in(table_before(played, event).placed))))
    return Fault(script, statement, "tile")


@slip("SR402-typed-twice")
def placement_typed_twice(club: Club) -> Fault:
    """A placement is written down twice."""
    match, script = record(club, **TOLD)
    _, event = suitable(
        [(played, event) for played, event in placed(match) if event is not played.events[-1]], club
    )
    statement = script.of(event)
    return typed_again(script, statement, statement, "tile")


@slip("SR409-after-end")
def event_after_end(club: Club) -> Fault:
    """An event follows the end of its round."""
    match, script = record(club, ends=1)
    played = settled_round(match, club)
    assert played.end
    late = one_more(played, club)
    script.insert_after(script.of(played.end), late)
    return Fault(script, late)


@slip("SR409-before-end")
def event_after_the_last(club: Club) -> Fault:
    """An event follows the one that ended its round."""
    match, script = record(club, knocks=1)
    played = settled_round(match, club)
    late = one_more(played, club)
    script.insert_after(script.of(played.events[-1]), late)
    return Fault(script, late)


def settled_round(match: Match, club: Club) -> Round:
    """A round that ended with a domino or a block."""
    return suitable([played for played in match.rounds if not played.ended_by(Ending.WON)], club)


def one_more(played: Round, club: Club) -> Statement:
    """An event of somebody who still holds tiles, or a knock."""
    hand = club.chance.choice(played.hands)
    tile = club.chance.choice(["knock", *map(tile_name, hand.tiles)])
    return Statement("event", [bare("seat", SEATS[hand.seat]), bare("tile", tile)])
