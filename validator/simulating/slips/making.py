"""What every slip is made with: random records, meddling players, and the choice of a suitable place."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias, TypeVar

from sevenrocks.validator.progress import OPENING
from sevenrocks.validator.simulating.club import Club, Meddler
from sevenrocks.validator.simulating.live import LiveRound, table_of
from sevenrocks.validator.simulating.match import Event, Match, Round
from sevenrocks.validator.simulating.script import Script, Statement
from sevenrocks.validator.simulating.writer import targeted
from sevenrocks.validator.table import Table

Choice = TypeVar("Choice")

TRIES: Final = 500
"""Matches among which every kind of slip finds a place, if the club's can offer one at all."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A record with one fault, the name of its kind, and where it stands: line and columns from 1.

    ``column`` and ``end_column`` are ``None`` where the notation does not settle them.
    """

    text: str
    name: str
    line: int
    column: int | None
    end_column: int | None
    description: str

    @property
    def code(self) -> str:
        """The code of the discrepancy that it is."""
        return code_of(self.name)


def code_of(name: str) -> str:
    """The code of a kind of slip: ``SR601`` of ``SR601-carried``."""
    return name.partition("-")[0]


@dataclass(slots=True)
class Fault:
    """A script and the part of a statement in it that is wrong."""

    script: Script
    statement: Statement
    part: str | None = "statement"
    item: int | None = None
    has_width: bool = True


class UnsuitableError(Exception):
    """There is no place for the slip."""


Faulty: TypeAlias = Callable[[Club], Fault]
Maker: TypeAlias = Callable[[Club], Slip]
"""Makes a slip in a match of a club. Raises ``UnsuitableError`` where no match offers a place for it."""

SLIPS: Final[dict[str, Maker]] = {}


def slip(name: str, among: dict[str, Maker] = SLIPS) -> Callable[[Faulty], Faulty]:
    """Register a maker under a name; the first line of its docstring tells what went wrong."""

    def register(make: Faulty) -> Faulty:
        among[name] = lambda club: _made(name, make, club)
        return make

    return register


def _made(name: str, make: Faulty, club: Club) -> Slip:
    """Try random matches until one offers a place for the slip."""
    for _ in range(TRIES):
        try:
            return _written(name, make(club), str(make.__doc__).partition("\n")[0])
        except UnsuitableError:
            continue
    raise UnsuitableError(name)


def _written(name: str, fault: Fault, description: str) -> Slip:
    """The record of a fault, and where it stands."""
    text = fault.script.write()
    if fault.part is None:
        return Slip(text, name, fault.statement.line, None, None, description)
    line, column, end_column = fault.statement.extent(fault.part, fault.item)
    return Slip(text, name, line, column, end_column if fault.has_width else None, description)


def suitable(choices: Sequence[Choice], club: Club) -> Choice:
    """One of some choices, if there are any."""
    if not choices:
        raise UnsuitableError
    return club.chance.choice(choices)


def require(condition: bool) -> None:
    """Give a match up that offers no place for the slip."""
    if not condition:
        raise UnsuitableError


def record(
    club: Club,
    match: Match | None = None,
    having: Sequence[str] = (),
    **style: Any,  # noqa: ANN401 - the fields of a style have types of their own
) -> tuple[Match, Script]:
    """A match, lawful unless one is given, and its record with every hand dealt in the open.

    What it is ``having`` stands in it now and then at least.
    """
    match = match or club.play()
    return match, club.write(match, club.style().having(*having), **{"deals": 1} | style)


def veiled(
    club: Club,
    match: Match | None = None,
    having: Sequence[str] = (),
    **style: Any,  # noqa: ANN401 - the fields of a style have types of their own
) -> tuple[Match, Script]:
    """The same, with hands hidden where the club hides them, but then shown at the settlement."""
    match = match or club.play()
    chosen = club.style().having(*having)
    shown = {} if chosen.deals == 1 else {"hands": 1, "shown": 1}
    return match, club.write(match, chosen, **shown | style)


CLAIMED: Final[dict[str, Any]] = {"counts": 1, "points": 1}
"""A style that tells readings of a placement apart."""
TOLD: Final[dict[str, Any]] = {"counts": 1, "points": 1, "totals": 1, "ends": 1, "hands": 1, "shown": 1}
"""A style that can be followed where nothing can be verified."""


def meddled(club: Club, meddle: Callable[[LiveRound], object | None]) -> tuple[Match, Any]:
    """A match in which something is done once, and what ``meddle`` returned when it was."""
    meddler = Meddler(club, meddle)
    match = club.play(meddler)
    require(meddler.done is not None)
    return match, meddler.done


def table_before(played: Round, event: Event) -> Table:
    """The table that an event found."""
    return table_of(played.events[: played.events.index(event)])


def placed(match: Match) -> list[tuple[Round, Event]]:
    """Every placement but the openings."""
    return [(played, event) for played in match.rounds for event in played.events if event.site != OPENING]


def left_in_hand(played: Round, event: Event) -> list[int]:
    """What a player held before an event."""
    gone = [earlier.tile for earlier in played.events[: played.events.index(event)]]
    return [tile for tile in played.deals[event.seat] if tile not in gone]


def is_decided(table: Table, event: Event) -> bool:
    """Whether the tile alone, or the total of the ends claimed with it, leaves the site it went to."""
    sites = table.sites_for(event.tile)
    return [site for site in sites if table.total_after(event.tile, site) == event.count] == [event.site]


def is_first_label(table: Table, event: Event) -> bool:
    """Whether a tile went to A where A and B were open, so that the label need not be told."""
    return event.site in table.sites_for(event.tile)


def retarget(statement: Statement, target: int) -> None:
    """Write another target behind the tile."""
    tile = statement.words[1][0]
    statement.words[1] = [tile, *targeted(target)]


def typed_again(script: Script, statement: Statement, behind: Statement, part: str) -> Fault:
    """A statement that stands once more behind another one, or behind itself."""
    again = statement.copy()
    script.insert_after(behind, again)
    return Fault(script, again, part)


def alone(script: Script, statement: Statement) -> None:
    """Let nothing follow a statement on its line."""
    for following in script.after(statement)[:1]:
        following.joined = False
