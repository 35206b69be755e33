"""Slips that fault much of what follows, until one change explains it all."""

from sevenrocks.notation.tiles import tile_name
from sevenrocks.validator.simulating.club import Club
from sevenrocks.validator.simulating.live import fits
from sevenrocks.validator.simulating.slips.making import (
    TOLD,
    Fault,
    Maker,
    is_first_label,
    left_in_hand,
    placed,
    record,
    require,
    retarget,
    slip,
    suitable,
    table_before,
)

TANGLES: dict[str, Maker] = {}


@slip("SR303-forgotten", TANGLES)
def placement_forgotten(club: Club) -> Fault:
    """A placement is missing from a settled round, so that a player who could place seems passed over."""
    match, script = record(club, **TOLD, knocks=1)
    played = suitable([played for played in match.rounds if played.hands], club)
    at = suitable(range(1, len(played.events) - 1), club)
    forgotten, following = played.events[at : at + 2]
    require(not forgotten.is_knock and is_first_label(table_before(played, forgotten), forgotten))
    script.remove(script.of(forgotten))
    return Fault(script, script.of(following), "seat")


@slip("SR303-swapped", TANGLES)
def placements_swapped(club: Club) -> Fault:
    """Two placements that follow each other are written in the wrong order."""
    match, script = record(club, **TOLD, knocks=1)
    played = club.chance.choice(match.rounds)
    at = suitable(range(1, len(played.events) - 1), club)
    first, second = played.events[at], played.events[at + 1]
    require(not first.is_knock and not second.is_knock)
    one, other = script.of(first), script.of(second)
    one.words, other.words = other.words, one.words
    return Fault(script, one, "seat")


@slip("SR401-misread", TANGLES)
def tile_misread_as_one_of_another_hand(club: Club) -> Fault:
    """A tile is written that another player holds."""
    match, script = record(club, **TOLD)
    played, event = suitable(placed(match), club)
    gone = [earlier.tile for earlier in played.events[: played.events.index(event)]]
    hands = [hand for seat, hand in enumerate(played.deals) if seat != event.seat]
    others = [tile for hand in hands for tile in hand if tile not in gone]
    statement = script.of(event)
    statement.rewrite("tile", tile_name(suitable(others, club)))
    return Fault(script, statement, "tile")


@slip("SR405-misread", TANGLES)
def tile_misread_as_one_of_the_same_hand(club: Club) -> Fault:
    """A tile is written that the player holds, but that does not fit the site."""
    match, script = record(club, **TOLD, short_targets=0)
    played, event = suitable(placed(match), club)
    unfit = [tile for tile in left_in_hand(played, event) if not fits(tile, event.site)]
    statement = script.of(event)
    statement.rewrite("tile", tile_name(suitable(unfit, club)))
    return Fault(script, statement, "site")


@slip("SR602-site", TANGLES)
def site_misread(club: Club) -> Fault:
    """Another open site is written than the one the tile went to and was counted at.

    It is not the last event, whose points may have won the match.
    """
    match, script = record(club, **TOLD)
    played, event = suitable(placed(match)[:-1], club)
    table, tile = table_before(played, event), event.tile
    require(is_first_label(table, event))
    others = [site for site in table.sites_for(tile) if table.total_after(tile, site) != event.count]
    statement = script.of(event)
    retarget(statement, suitable(others, club))
    return Fault(script, statement, "count")
