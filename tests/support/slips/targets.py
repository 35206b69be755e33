"""Slips in where a tile is placed."""

from random import Random

from support.match import Event
from support.naive import TILES, Layout, Site, fits, is_double, meanings, placements, site_value
from support.play import Table
from support.script import Script, Statement
from support.slips.making import (
    CLAIMED,
    TOLD,
    Fault,
    is_decided,
    layout_before,
    meddled,
    placed,
    record,
    require,
    retarget,
    slip,
    suitable,
    veiled,
)


def misplaced(rng: Random) -> tuple[Script, Layout, Event, Statement]:
    """A placement whose claims tell the site, whatever target is written."""
    match, script = veiled(rng, **CLAIMED)
    played, event = suitable(placed(match), rng)
    layout = layout_before(played, event)
    require(is_decided(layout, event))
    return script, layout, event, script.of(event)


def absent(rng: Random, layout: Layout) -> str:
    """A target that names a tile that is not in the layout."""
    tile = rng.choice([tile for tile in TILES if tile not in layout.tiles])
    return tile + rng.choice(["", ".line", ".lineA", ".armB"] if is_double(tile) else ["", ".low", ".high"])


@slip("SR403-absent")
def target_absent(rng: Random) -> Fault:
    """The tile joined to is not in the layout."""
    script, layout, _, statement = misplaced(rng)
    retarget(statement, absent(rng, layout))
    return Fault(script, statement, "target_tile")


@slip("SR403-opening")
def opening_with_target(rng: Random) -> Fault:
    """An opening names a target."""
    match, script = veiled(rng)
    statement = script.of(rng.choice(match.rounds).events[0])
    retarget(statement, rng.choice([absent(rng, Layout()), str(rng.randrange(7))]))
    return Fault(script, statement, "target")


@slip("SR403-nowhere")
def tile_fits_nowhere(rng: Random) -> Fault:
    """A tile without target is misread as one that fits nowhere."""
    match, script = record(rng, **TOLD)
    played, event = suitable(placed(match), rng)
    layout = layout_before(played, event)
    gone = [earlier.tile for earlier in played.events[: played.events.index(event)]]
    left = [tile for tile in played.deals[event.seat] if tile not in gone]
    statement = script.of(event)
    retarget(statement, "")
    statement.rewrite("tile", suitable([tile for tile in left if not placements(layout, [tile])], rng))
    return Fault(script, statement, "tile")


@slip("SR404-taken")
def site_taken(rng: Random) -> Fault:
    """The site is taken."""
    script, layout, _, statement = misplaced(rng)
    retarget(statement, ".".join(suitable(list(layout.joined), rng)))
    return Fault(script, statement, "site")


@slip("SR404-foreign")
def site_of_another_kind(rng: Random) -> Fault:
    """The tile joined to has no such site."""
    script, layout, _, statement = misplaced(rng)
    tile = rng.choice(layout.tiles)
    retarget(
        statement, f"{tile}.{rng.choice(['low', 'high'] if is_double(tile) else ['line', 'lineA', 'lineB'])}"
    )
    return Fault(script, statement, "site")


@slip("SR404-tile")
def no_site_open(rng: Random) -> Fault:
    """The tile joined to has no open site, and none is named."""
    script, layout, _, statement = misplaced(rng)
    open_tiles = [site.tile for site in layout.open_sites()]
    retarget(statement, suitable([tile for tile in layout.tiles if tile not in open_tiles], rng))
    return Fault(script, statement, "target")


@slip("SR404-value")
def value_not_open(rng: Random) -> Fault:
    """No open site has the value named."""
    script, layout, _, statement = misplaced(rng)
    values = [site_value(site) for site in layout.open_sites()]
    retarget(statement, suitable([str(value) for value in range(7) if value not in values], rng))
    return Fault(script, statement, "target")


def unfitting(layout: Layout, event: Event) -> list[Site]:
    """The open sites that a tile does not fit."""
    assert event.tile is not None
    return [site for site in layout.open_sites() if not fits(event.tile, site)]


@slip("SR405-site")
def site_of_another_value(rng: Random) -> Fault:
    """The site is open, but no half of the tile has its value."""
    script, layout, event, statement = misplaced(rng)
    retarget(statement, ".".join(suitable(unfitting(layout, event), rng)))
    return Fault(script, statement, "site")


@slip("SR405-tile")
def tile_of_another_value(rng: Random) -> Fault:
    """No open site of the tile joined to has the value of a half; none is named."""
    script, layout, event, statement = misplaced(rng)
    fitting = [site.tile for site in meanings(layout, str(event.tile))]
    retarget(
        statement, suitable([site.tile for site in unfitting(layout, event) if site.tile not in fitting], rng)
    )
    return Fault(script, statement, "target")


@slip("SR405-value")
def value_not_on_the_tile(rng: Random) -> Fault:
    """The value named is open, but no half of the tile has it."""
    script, layout, event, statement = misplaced(rng)
    retarget(statement, str(site_value(suitable(unfitting(layout, event), rng))))
    return Fault(script, statement, "target")


@slip("SR406")
def arm_used_early(rng: Random) -> Fault:
    """A tile is put on an arm of the spinner before both its line sides are filled."""
    match, event = meddled(rng, lambda table: use_arm_early(table, rng))
    _, script = veiled(rng, match)
    statement = script.of(event)
    if event.site.name == "armA" and rng.random() < 0.5:
        statement.rewrite("site", "arm")
    return Fault(script, statement, "site")


def use_arm_early(table: Table, rng: Random) -> Event | None:
    """A placement on an arm that is not to be used yet."""
    spinner = table.layout.spinner
    if spinner is None or table.layout.lines_filled(spinner):
        return None
    arm = Site(spinner, rng.choice(["armA", "armB"]))
    fitting = [tile for tile in table.hands[table.turn] if fits(tile, arm)]
    if not fitting or arm in table.layout.joined:
        return None
    return table.place(rng.choice(fitting), arm)


@slip("SR407")
def arm_of_another_tile(rng: Random) -> Fault:
    """An arm is claimed on a tile that is not the spinner."""
    script, layout, _, statement = misplaced(rng)
    tile = suitable([tile for tile in layout.tiles if tile != layout.spinner], rng)
    retarget(statement, f"{tile}.{rng.choice(['arm', 'armA', 'armB'])}")
    return Fault(script, statement, "site")


@slip("SR408")
def target_leaves_a_choice(rng: Random) -> Fault:
    """A shortened target leaves a choice, which only the claims decide."""
    script, layout, event, statement = misplaced(rng)
    tile = str(event.tile)
    shortened = suitable(
        [form for form in ("", *tile.split("|")) if len(meanings(layout, tile, form)) > 1], rng
    )
    retarget(statement, shortened)
    return Fault(script, statement, "target" if shortened else "tile")
