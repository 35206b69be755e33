"""Slips that fault much of what follows, until one change explains it all."""

from random import Random

from support.naive import fits, meanings
from support.slips.making import (
    TOLD,
    Fault,
    Maker,
    is_first_label,
    layout_before,
    placed,
    record,
    require,
    retarget,
    slip,
    suitable,
    total_at,
)

TANGLES: dict[str, Maker] = {}


@slip("SR303-forgotten", TANGLES)
def placement_forgotten(rng: Random) -> Fault:
    """A placement is missing from a settled round, so that a player who could place seems passed over."""
    match, script = record(rng, **TOLD, knocks=1)
    played = suitable([played for played in match.rounds if played.hands], rng)
    at = suitable(range(1, len(played.events) - 1), rng)
    forgotten, following = played.events[at : at + 2]
    require(forgotten.tile is not None and is_first_label(layout_before(played, forgotten), forgotten))
    script.remove(script.of(forgotten))
    return Fault(script, script.of(following), "seat")


@slip("SR303-swapped", TANGLES)
def placements_swapped(rng: Random) -> Fault:
    """Two placements that follow each other are written in the wrong order."""
    match, script = record(rng, **TOLD, knocks=1)
    played = rng.choice(match.rounds)
    at = suitable(range(1, len(played.events) - 1), rng)
    first, second = played.events[at], played.events[at + 1]
    require(first.tile is not None and second.tile is not None)
    one, other = script.of(first), script.of(second)
    one.words, other.words = other.words, one.words
    return Fault(script, one, "seat")


@slip("SR401-misread", TANGLES)
def tile_misread_as_one_of_another_hand(rng: Random) -> Fault:
    """A tile is written that another player holds."""
    match, script = record(rng, **TOLD)
    played, event = suitable(placed(match), rng)
    gone = [earlier.tile for earlier in played.events[: played.events.index(event)]]
    others = [
        tile for seat, hand in played.deals.items() if seat != event.seat for tile in hand if tile not in gone
    ]
    statement = script.of(event)
    statement.rewrite("tile", suitable(others, rng))
    return Fault(script, statement, "tile")


@slip("SR405-misread", TANGLES)
def tile_misread_as_one_of_the_same_hand(rng: Random) -> Fault:
    """A tile is written that the player holds, but that does not fit the site."""
    match, script = record(rng, **TOLD, short_targets=0)
    played, event = suitable(placed(match), rng)
    assert event.site
    gone = [earlier.tile for earlier in played.events[: played.events.index(event)]]
    left = [tile for tile in played.deals[event.seat] if tile not in gone and not fits(tile, event.site)]
    statement = script.of(event)
    statement.rewrite("tile", suitable(left, rng))
    return Fault(script, statement, "site")


@slip("SR602-site", TANGLES)
def site_misread(rng: Random) -> Fault:
    """Another open site is written than the one the tile went to and was counted at."""
    match, script = record(rng, **TOLD)
    played, event = suitable(placed(match), rng)
    layout = layout_before(played, event)
    require(is_first_label(layout, event))
    tile = str(event.tile)
    others = [site for site in meanings(layout, tile) if total_at(layout, tile, site) != event.count]
    statement = script.of(event)
    retarget(statement, ".".join(suitable(others, rng)))
    return Fault(script, statement, "count")
