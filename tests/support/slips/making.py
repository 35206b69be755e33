"""What every slip is made with: random records, meddling players, and the choice of a suitable place."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, TypeAlias, TypeVar

from support.match import Event, Match, Round
from support.naive import Layout, Site, meanings
from support.play import Player, Table, play_match
from support.script import Script, Statement
from support.style import random_style
from support.write import targeted, write

T = TypeVar("T")


@dataclass(frozen=True)
class Slip:
    """A record with one fault.

    ``column`` and ``end_column`` are ``None`` where the notation does not settle them.
    """

    text: str
    code: str
    line: int
    column: int | None
    end_column: int | None
    description: str


@dataclass
class Fault:
    """A script and the part of a statement in it that is wrong."""

    script: Script
    statement: Statement
    part: str | None = "statement"
    item: int | None = None
    has_width: bool = True


class UnsuitableError(Exception):
    """The match offers no place for the slip."""


Faulty: TypeAlias = Callable[[Random], Fault]
Maker: TypeAlias = Callable[[Random], Slip]
SLIPS: dict[str, Maker] = {}


def slip(name: str, among: dict[str, Maker] = SLIPS) -> Callable[[Faulty], Faulty]:
    """Register a maker under a name; its docstring tells what went wrong."""

    def register(make: Faulty) -> Faulty:
        among[name] = lambda rng: made(name.partition("-")[0], make, rng)
        return make

    return register


def made(code: str, make: Faulty, rng: Random) -> Slip:
    """Try random matches until one offers a place for the slip."""
    for _ in range(2000):
        try:
            return written(code, make(rng), str(make.__doc__))
        except UnsuitableError:
            continue
    raise AssertionError(f"no match offers a place for {code}: {make.__doc__}")


def written(code: str, fault: Fault, description: str) -> Slip:
    """The record of a fault, and where it stands."""
    text = fault.script.write()
    if fault.part is None:
        return Slip(text, code, fault.statement.line, None, None, description)
    place = fault.statement.place(fault.part, fault.item)
    return Slip(
        text, code, place.line, place.column, place.end_column if fault.has_width else None, description
    )


def suitable(choices: Sequence[T], rng: Random) -> T:
    """One of some choices, if there are any."""
    if not choices:
        raise UnsuitableError
    return rng.choice(choices)


def require(condition: bool) -> None:
    """Give a match up that offers no place for the slip."""
    if not condition:
        raise UnsuitableError


def record(rng: Random, match: Match | None = None, **style: Any) -> tuple[Match, Script]:
    """A match, lawful unless one is given, and its record with every hand dealt in the open."""
    match = match or play_match(rng)
    return match, write(match, random_style(rng, **{"deals": 1} | style), rng)


def veiled(rng: Random, match: Match | None = None, **style: Any) -> tuple[Match, Script]:
    """The same, with hands hidden at times but then shown at the settlement."""
    shown: dict[str, Any] = {"deals": rng.choice([0, 0.7]), "hands": 1, "shown": 1}
    return record(rng, match, **(shown if rng.random() < 0.4 else {}) | style)


CLAIMED: dict[str, Any] = {"counts": 1, "points": 1}
"""A style that tells readings of a placement apart."""
TOLD: dict[str, Any] = {"counts": 1, "points": 1, "totals": 1, "ends": 1, "hands": 1, "shown": 1}
"""A style that can be followed where nothing can be verified."""


@dataclass
class Meddler:
    """Plays lawfully, save that it does one thing once, where that is possible."""

    rng: Random
    meddle: Callable[[Table], object | None]
    done: Any = None

    def __post_init__(self) -> None:
        """Choose how eagerly points are looked for, and how soon to meddle."""
        self.player = Player(self.rng, self.rng.choice([0.0, 0.5, 0.9]))
        self.eagerness = self.rng.choice([0.05, 0.3, 1])

    def __call__(self, table: Table) -> None:
        """Make the next event."""
        if self.done is None and self.rng.random() < self.eagerness:
            self.done = self.meddle(table)
            if self.done is not None:
                return
        self.player(table)


def meddled(rng: Random, meddle: Callable[[Table], object | None]) -> tuple[Match, Any]:
    """A match in which something is done once, and what ``meddle`` returned when it was."""
    meddler = Meddler(rng, meddle)
    match = play_match(rng, turn=meddler)
    require(meddler.done is not None)
    return match, meddler.done


def layout_before(played: Round, event: Event) -> Layout:
    """The layout that an event found."""
    layout = Layout()
    for earlier in played.events[: played.events.index(event)]:
        if earlier.tile is not None:
            layout.place(earlier.tile, earlier.site)
    return layout


def placed(match: Match) -> list[tuple[Round, Event]]:
    """Every placement but the openings."""
    return [(played, event) for played in match.rounds for event in played.events if event.site is not None]


def is_decided(layout: Layout, event: Event) -> bool:
    """Whether the tile alone, or the total of the ends claimed with it, leaves the site it went to."""
    assert event.tile is not None
    sites = meanings(layout, event.tile)
    return [site for site in sites if total_at(layout, event.tile, site) == event.count] == [event.site]


def is_first_label(layout: Layout, event: Event) -> bool:
    """Whether a tile went to A where A and B were open, so that the label need not be told."""
    assert event.tile is not None
    return event.site in meanings(layout, event.tile)


def total_at(layout: Layout, tile: str, site: Site) -> int:
    """What the ends would add up to with a tile on a site."""
    after = layout.copy()
    after.place(tile, site)
    return after.total()


def retarget(statement: Statement, target: str) -> None:
    """Write another target behind the tile."""
    tile = statement.words[1][0]
    statement.words[1] = [tile, *targeted(target)]


def alone(script: Script, statement: Statement) -> None:
    """Let nothing follow a statement on its line."""
    for following in script.after(statement)[:1]:
        following.joined = False
