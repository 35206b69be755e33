"""The single changes that may explain a round: what a scorer's slip of one line would have been."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from sevenrocks.notation.record import Address, Event, Kind, Play, Unreadable
from sevenrocks.notation.render import event_text
from sevenrocks.notation.tiles import (
    FOREIGN,
    KNOCK,
    NO_TARGET,
    SEATS,
    VALUE,
    target_name,
    tile_name,
    tiles_in,
)
from sevenrocks.validator.discrepancy import Edit
from sevenrocks.validator.game import Game, Moment
from sevenrocks.validator.table import OUTER_SITE, SITE_VALUE, Table

REACH: Final = 4
"""How many events before the first faulty one are looked at."""


class Change(NamedTuple):
    """The events of a round with one change, and the edits that make it.

    ``origins`` holds for each event the index that it has in the record; an added event has that of
    the one behind it.
    """

    events: tuple[Event, ...]
    origins: tuple[int, ...]
    edits: list[Edit]


def changes(game: Game, faulty: int) -> Iterator[Change]:
    """The changes at an event and at the few before it, the likeliest first."""
    for index in range(faulty, max(faulty - REACH, 0) - 1, -1):
        moment = game.moment(index)
        if index < len(game.record.events):
            yield from _replaced(game, index, moment)
            yield _without(game, index)
            if index + 1 < len(game.record.events):
                yield _swapped(game, index)
        yield from _added(game, index, moment)


def gap_filled(game: Game, gap: Unreadable, number: int) -> Iterator[Change]:
    """The events that may stand in an unreadable line; ``number`` is its index among its kind."""
    edit = Address(Kind.UNREADABLE, number, part="rest")
    for event in _possible(game.moment(gap.event)):
        yield _with(game, gap.event, event, [Edit(edit, event_text(event))])
    yield Change(game.record.events, tuple(range(len(game.record.events))), [Edit(edit, "")])


def _replaced(game: Game, index: int, moment: Moment) -> Iterator[Change]:
    """Another site, seat or tile; or a knock in place of a tile, or a tile in place of a knock."""
    event = game.record.events[index]
    for play, part, text in _other_plays(event.play, moment):
        events = list(game.record.events)
        events[index] = event._replace(play=play)
        yield Change(tuple(events), _unmoved(game), [Edit(game.address(index, part), text)])


def _other_plays(play: Play, moment: Moment) -> Iterator[tuple[Play, str, str]]:
    seat, tile, target = play
    if 0 <= tile < FOREIGN and not moment.table.placed >> tile & 1:
        for site in _joinable(moment.table, tile):
            if site != target:
                yield Play(seat, tile, site), "on", f"@{target_name(site)}"
    for other in range(4):
        if other != seat and (tile == KNOCK or tile >= FOREIGN or moment.may_hold[other] >> tile & 1):
            yield Play(other, tile, target), "seat", SEATS[other]
    if tile != KNOCK:
        for other in tiles_in(moment.may_hold[seat] & ~moment.table.placed):
            if other != tile and _fits(moment.table, other, target):
                yield Play(seat, other, target), "tile", tile_name(other)


def _joinable(table: Table, tile: int) -> list[int]:
    """The open sites that a tile fits, both of two that differ only in their label."""
    return [site for site in sorted(table.open) if OUTER_SITE[tile * 7 + SITE_VALUE[site]] >= 0]


def _fits(table: Table, tile: int, target: int) -> bool:
    """Whether a tile can be joined at a target, as far as that tells."""
    if not table.placed:
        return target == NO_TARGET
    if 0 <= target < VALUE and target in table.open:
        return OUTER_SITE[tile * 7 + SITE_VALUE[target]] >= 0
    return len(table.sites_for(tile, target)) == 1


def _without(game: Game, index: int) -> Change:
    """A line that was entered twice, or never happened."""
    events = game.record.events
    kept = events[:index] + events[index + 1 :]
    origins = (*range(index), *range(index + 1, len(events)))
    return Change(kept, origins, [Edit(game.address(index), "")])


def _swapped(game: Game, index: int) -> Change:
    """Two lines in the wrong order."""
    events, origins = list(game.record.events), list(_unmoved(game))
    events[index : index + 2] = events[index + 1], events[index]
    origins[index : index + 2] = index + 1, index
    edits = [Edit(game.address(at), event_text(events[at])) for at in (index, index + 1)]
    return Change(tuple(events), tuple(origins), edits)


def _added(game: Game, index: int, moment: Moment) -> Iterator[Change]:
    """A line that was left out."""
    address = game.address(index - 1, "after") if index else game.before_events()
    for event in _possible(moment):
        yield _with(game, index, event, [Edit(address, f"\n{event_text(event)}")])


def _with(game: Game, index: int, event: Event, edits: list[Edit]) -> Change:
    events = game.record.events
    origins = (*range(index + 1), *range(index, len(events)))
    return Change((*events[:index], event, *events[index:]), origins[: len(events) + 1], edits)


def _possible(moment: Moment) -> Iterator[Event]:
    """The placements of the seat whose turn it is."""
    table = moment.table
    for tile in tiles_in(moment.may_hold[moment.turn] & table.fitting()):
        for site in _joinable(table, tile) if table.placed else [NO_TARGET]:
            yield Event(Play(moment.turn, tile, site))


def _unmoved(game: Game) -> tuple[int, ...]:
    return tuple(range(len(game.record.events)))
