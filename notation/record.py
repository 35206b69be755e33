"""What a record says: a match, its rounds and their statements, and nothing of the rules.

Seats, sides, tiles and targets are the integers of ``tiles``. Statements are compared by
what they say and by their comments; where they stood in their source is asked of the
match's ``origin``.
"""

import re
from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple, Protocol

from sevenrocks.notation.tiles import KNOCK


class Notes(NamedTuple):
    """The comments of a statement: the lines above it, and the one on its own line."""

    above: tuple[str, ...] = ()
    beside: str | None = None


class Tag(NamedTuple):
    """``[Name "value"]``."""

    name: str
    value: str
    notes: Notes | None = None


class Draw(NamedTuple):
    """``draw N:5 E:9 S:9 W:2``: pairs of seat and lot."""

    lots: tuple[tuple[int, int], ...]
    notes: Notes | None = None


class Opener(NamedTuple):
    """``opener S``."""

    seat: int
    notes: Notes | None = None


class Deal(NamedTuple):
    """``deal N 0|1 0|6 ...``: the tiles in the order written."""

    seat: int
    tiles: tuple[int, ...]
    notes: Notes | None = None


class Play(NamedTuple):
    """Who did what: a tile put on a target, or ``KNOCK``."""

    seat: int
    tile: int
    target: int


class Event(NamedTuple):
    """A play and what is claimed of it; ``None`` where nothing is claimed.

    ``count`` holds the claimed contributions of the ends, or their total alone;
    ``points`` the claimed award; ``total`` the partnership's claimed score after it.
    """

    play: Play
    count: tuple[int, ...] | None = None  # type: ignore[assignment]  # hides tuple.count, which nobody asks
    points: int | None = None
    total: int | None = None
    notes: Notes | None = None

    @property
    def is_knock(self) -> bool:
        """Whether the player knocked."""
        return self.play.tile == KNOCK


class Ending(Enum):
    """How an ``end`` statement says that its round ended."""

    DOMINO = "domino"
    BLOCKED = "blocked"
    WON = "won"


class End(NamedTuple):
    """``end domino S``, ``end blocked`` or ``end won NS``."""

    by: Ending
    seat: int | None = None
    side: int | None = None
    notes: Notes | None = None


class Hand(NamedTuple):
    """``hand N 0|6 4|6 (16) -15 =20``: what was left in a hand, and what it cost.

    ``deduction`` is the amount subtracted, 0 or more.
    """

    seat: int
    tiles: tuple[int, ...]
    pips: int | None = None
    deduction: int | None = None
    total: int | None = None
    notes: Notes | None = None


class Score(NamedTuple):
    """``score NS 20 EW 30``: the scores of NS and EW."""

    scores: tuple[int, int]
    notes: Notes | None = None


class Result(NamedTuple):
    """``result NS 255 EW 190``; ``scores`` is ``None`` for ``result *``."""

    scores: tuple[int, int] | None
    notes: Notes | None = None


class Round(NamedTuple):
    """One round. ``number`` is ``None`` where its ``round`` line is missing or unreadable.

    ``late`` holds the events written after its ``end``.
    """

    number: int | None
    draws: tuple[Draw, ...] = ()
    opener: Opener | None = None
    deals: tuple[Deal, ...] = ()
    events: tuple[Event, ...] = ()
    end: End | None = None
    late: tuple[Event, ...] = ()
    hands: tuple[Hand, ...] = ()
    score: Score | None = None
    notes: Notes | None = None


class Kind(Enum):
    """The kinds of statement, each under the name that addresses and messages use."""

    TAG = "tag"
    ROUND = "round"
    DRAW = "draw"
    OPENER = "opener"
    DEAL = "deal"
    EVENT = "event"
    END = "end"
    LATE = "late"
    HAND = "hand"
    SCORE = "score"
    RESULT = "result"
    UNREADABLE = "unreadable"

    __hash__ = object.__hash__  # kinds are keys at every step of reading, and Enum's own is slow


class Address(NamedTuple):
    """A statement of a match, and a part of it: where something stands, whatever the form.

    ``round`` and ``index`` count from 0, ``index`` among the statements of that kind (in the
    round, or in the match where ``round`` is ``None``). ``part`` is one of

    * ``statement`` (all of it), ``before`` and ``after`` (no width, ahead of it and behind it);
    * ``seat``, ``tile`` (or the word ``knock``), ``on`` (the ``@`` and all behind it; without width
      behind the tile where there is none), ``target`` (what is behind the ``@``), ``target_tile``,
      ``site``, ``count``, ``points``, ``total``, ``pips``, ``deduction``;
    * ``name``, ``value``, ``number``, ``by`` (all behind ``end``, the ``*`` of a result), ``NS``, ``EW``;
    * ``tiles`` (the whole list; behind the seat, with no width, where it is empty),
      ``listed`` (the tile number ``item`` of the list) and ``lot`` (the lot number ``item``);
    * ``rest`` (of an unreadable line: all that was not read, up to its comment);
    * ``comment`` (the ``item``-th comment: those above first, then the one beside).
    """

    kind: Kind
    index: int = 0  # type: ignore[assignment]  # hides tuple.index, which nobody asks
    round: int | None = None
    part: str = "statement"
    item: int = 0


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands: line and columns from 1, ``end_column`` exclusive, or a JSON Pointer."""

    line: int | None
    column: int | None = None
    end_column: int | None = None
    pointer: str | None = None


class Origin(Protocol):
    """What a match was read from: tells where its statements stand and shows their lines."""

    def place(self, address: Address) -> Place:
        """The place of a statement or of a part of it."""

    def text(self, line: int) -> str:
        """A line of the source, without its line end; empty where the form has no lines."""


class Fault(Enum):
    """Why a statement, or a whole source, could not be taken as it stands."""

    SYNTAX = "syntax"
    MISPLACED = "misplaced"
    LIMIT = "limit"
    ENCODING = "encoding"
    EMPTY = "empty"
    ARCHIVE = "archive"
    GROWTH = "growth"
    LENGTH = "length"
    DEPTH = "depth"
    INVALID_JSON = "invalid-json"
    REPEATED_KEY = "repeated-key"
    NOT_A_NUMBER = "not-a-number"
    SCHEMA = "schema"


@dataclass(frozen=True, slots=True)
class Unreadable:
    """A statement that cannot be read, or cannot stand where it is.

    ``place`` is the first character that does not fit; ``expected`` names, in English words,
    what could have stood there; ``advice`` says what to write instead, where that can be told.
    ``round`` is the index of the round it stands in (``None`` before the first) and
    ``event`` the number of that round's events before it. ``hides_event`` tells that an event
    may be lost with it.
    """

    text: str
    place: Place
    fault: Fault = Fault.SYNTAX
    found: str = ""
    expected: tuple[str, ...] = ()
    advice: str | None = None
    kind: Kind | None = None
    round: int | None = None
    event: int = 0
    hides_event: bool = False
    notes: Notes | None = None

    @property
    def tag(self) -> str | None:
        """The name of the tag that the line seems to be."""
        found = re.match(r"[ \t]*+\[[ \t]*+([A-Za-z]\w*+)", self.text)
        return None if found is None or self.kind is not Kind.TAG else found[1]


@dataclass(frozen=True, slots=True)
class Match:
    """One match. ``comments`` are the lines after its last statement.

    ``line`` is the line its first statement stands on, from 1.
    """

    tags: tuple[Tag, ...] = ()
    rounds: tuple[Round, ...] = ()
    result: Result | None = None
    comments: tuple[str, ...] = ()
    unreadable: tuple[Unreadable, ...] = ()
    line: int = field(default=1, compare=False)
    origin: Origin | None = field(default=None, compare=False, repr=False)

    def tag(self, name: str) -> str | None:
        """The value of the first tag of that name."""
        return next((tag.value for tag in self.tags if tag.name == name), None)
