"""Slips in where a tile is placed."""

from sevenrocks.notation.tiles import (
    ANY,
    ARM,
    ARM_A,
    ARM_B,
    HIGH,
    HIGH_END,
    IS_DOUBLE,
    LINE,
    LINE_A,
    LINE_B,
    LOW,
    LOW_END,
    NO_TARGET,
    TILES,
    VALUE,
    tile_name,
    tiles_in,
)
from sevenrocks.validator.simulating.club import Club
from sevenrocks.validator.simulating.live import LiveRound, Placement, fits, placements
from sevenrocks.validator.simulating.match import Event
from sevenrocks.validator.simulating.script import Script, Statement
from sevenrocks.validator.simulating.slips.making import (
    CLAIMED,
    TOLD,
    Fault,
    is_decided,
    left_in_hand,
    meddled,
    placed,
    record,
    require,
    retarget,
    slip,
    suitable,
    table_before,
    veiled,
)
from sevenrocks.validator.table import NO_SPINNER, SITE_VALUE, Table


def misplaced(club: Club) -> tuple[Script, Table, Event, Statement]:
    """A placement whose claims tell the site, whatever target is written."""
    match, script = veiled(club, **CLAIMED)
    played, event = suitable(placed(match), club)
    table = table_before(played, event)
    require(is_decided(table, event))
    return script, table, event, script.of(event)


def absent(club: Club, table: Table) -> int:
    """A target that names a tile that is not in the layout."""
    tile = club.chance.choice([tile for tile in range(TILES) if not table.placed >> tile & 1])
    kinds = (ANY, LINE, LINE_A, ARM_B) if IS_DOUBLE[tile] else (ANY, LOW_END, HIGH_END)
    return tile * 16 + club.chance.choice(kinds)


@slip("SR403-absent")
def target_absent(club: Club) -> Fault:
    """The tile joined to is not in the layout."""
    script, table, _, statement = misplaced(club)
    retarget(statement, absent(club, table))
    return Fault(script, statement, "target_tile")


@slip("SR403-opening")
def opening_with_target(club: Club) -> Fault:
    """An opening names a target."""
    match, script = veiled(club)
    statement = script.of(club.chance.choice(match.rounds).events[0])
    retarget(statement, club.chance.choice([absent(club, Table()), VALUE + club.chance.below(7)]))
    return Fault(script, statement, "target")


@slip("SR403-nowhere")
def tile_fits_nowhere(club: Club) -> Fault:
    """A tile without target is misread as one that fits nowhere."""
    match, script = record(club, **TOLD)
    played, event = suitable(placed(match), club)
    table = table_before(played, event)
    unfit = [tile for tile in left_in_hand(played, event) if not placements(table, [tile])]
    statement = script.of(event)
    retarget(statement, NO_TARGET)
    statement.rewrite("tile", tile_name(suitable(unfit, club)))
    return Fault(script, statement, "tile")


def filled(table: Table) -> list[int]:
    """The sites of a layout that are taken."""
    sites = []
    for tile in tiles_in(table.placed):
        kinds = [LINE_A, LINE_B] if IS_DOUBLE[tile] else [LOW_END, HIGH_END]
        kinds += [ARM_A, ARM_B] if tile == table.spinner and table.lines == 2 else []
        sites += [tile * 16 + kind for kind in kinds if tile * 16 + kind not in table.open]
    return sites


@slip("SR404-taken")
def site_taken(club: Club) -> Fault:
    """The site is taken."""
    script, table, _, statement = misplaced(club)
    retarget(statement, suitable(filled(table), club))
    return Fault(script, statement, "site")


@slip("SR404-foreign")
def site_of_another_kind(club: Club) -> Fault:
    """The tile joined to has no such site."""
    script, table, _, statement = misplaced(club)
    tile = club.chance.choice(tiles_in(table.placed))
    kinds = (LOW_END, HIGH_END) if IS_DOUBLE[tile] else (LINE, LINE_A, LINE_B)
    retarget(statement, tile * 16 + club.chance.choice(kinds))
    return Fault(script, statement, "site")


@slip("SR404-tile")
def no_site_open(club: Club) -> Fault:
    """The tile joined to has no open site, and none is named."""
    script, table, _, statement = misplaced(club)
    open_tiles = {site >> 4 for site in table.open}
    closed = [tile for tile in tiles_in(table.placed) if tile not in open_tiles]
    retarget(statement, suitable(closed, club) * 16 + ANY)
    return Fault(script, statement, "target")


@slip("SR404-value")
def value_not_open(club: Club) -> Fault:
    """No open site has the value named."""
    script, table, _, statement = misplaced(club)
    values = {SITE_VALUE[site] for site in table.open}
    retarget(statement, VALUE + suitable([value for value in range(7) if value not in values], club))
    return Fault(script, statement, "target")


def unfitting(table: Table, event: Event) -> list[int]:
    """The open sites that a tile does not fit."""
    return [site for site in sorted(table.open) if not fits(event.tile, site)]


@slip("SR405-site")
def site_of_another_value(club: Club) -> Fault:
    """The site is open, but no half of the tile has its value."""
    script, table, event, statement = misplaced(club)
    retarget(statement, suitable(unfitting(table, event), club))
    return Fault(script, statement, "site")


@slip("SR405-tile")
def tile_of_another_value(club: Club) -> Fault:
    """No open site of the tile joined to has the value of a half; none is named."""
    script, table, event, statement = misplaced(club)
    fitting = {site >> 4 for site in table.sites_for(event.tile)}
    others = [site >> 4 for site in unfitting(table, event) if site >> 4 not in fitting]
    retarget(statement, suitable(others, club) * 16 + ANY)
    return Fault(script, statement, "target")


@slip("SR405-value")
def value_not_on_the_tile(club: Club) -> Fault:
    """The value named is open, but no half of the tile has it."""
    script, table, event, statement = misplaced(club)
    retarget(statement, VALUE + SITE_VALUE[suitable(unfitting(table, event), club)])
    return Fault(script, statement, "target")


@slip("SR406")
def arm_used_early(club: Club) -> Fault:
    """A tile is put on an arm of the spinner before both its line sides are filled."""
    match, event = meddled(club, lambda live: use_arm_early(live, club))
    _, script = veiled(club, match)
    statement = script.of(event)
    if event.site & 15 == ARM_A and club.chance.happens(0.5):
        statement.rewrite("site", "arm")
    return Fault(script, statement, "site")


def use_arm_early(live: LiveRound, club: Club) -> Event | None:
    """A placement on an arm that is not to be used yet."""
    if live.table.spinner == NO_SPINNER or live.table.lines == 2:
        return None
    arm = live.table.spinner * 16 + club.chance.choice((ARM_A, ARM_B))
    fitting = [tile for tile in live.hands[live.turn] if fits(tile, arm)]
    return live.place(Placement(club.chance.choice(fitting), arm)) if fitting else None


@slip("SR407")
def arm_of_another_tile(club: Club) -> Fault:
    """An arm is claimed on a tile that is not the spinner."""
    script, table, _, statement = misplaced(club)
    tile = suitable([tile for tile in tiles_in(table.placed) if tile != table.spinner], club)
    retarget(statement, tile * 16 + club.chance.choice((ARM, ARM_A, ARM_B)))
    return Fault(script, statement, "site")


@slip("SR408")
def target_leaves_a_choice(club: Club) -> Fault:
    """A shortened target leaves a choice, which only the claims decide."""
    script, table, event, statement = misplaced(club)
    tile = event.tile
    shortened = (NO_TARGET, VALUE + LOW[tile], VALUE + HIGH[tile])
    target = suitable([target for target in shortened if len(table.sites_for(tile, target)) > 1], club)
    retarget(statement, target)
    return Fault(script, statement, "tile" if target == NO_TARGET else "target")
