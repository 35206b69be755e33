"""Validation as a library: a source in, a report on each of its matches out, one at a time."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal, Self

from sevenrocks.notation import Reading, parse
from sevenrocks.notation.form import Form
from sevenrocks.notation.record import Address, Kind, Match, Origin, Place
from sevenrocks.notation.source import Source
from sevenrocks.notation.tiles import SEATS, tile_name, tiles_in
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.game import Game
from sevenrocks.validator.glance import glance
from sevenrocks.validator.played import Played
from sevenrocks.validator.replay import Known, known_deal, replay
from sevenrocks.validator.sheet import unread

Verdict = Literal["valid", "invalid", "unfinished"]

_ORDER: Final = {kind: number for number, kind in enumerate(Kind)}


@dataclass(frozen=True, slots=True)
class DealReport:
    """The hands dealt in a round, as far as they are known: by seat the names of seven tiles (R4).

    ``possible`` is how many deals the record leaves possible, up to a million, and ``exact`` tells whether
    that is their exact number; both are ``None`` where nobody asked for it.
    """

    known: Known
    hands: dict[str, list[str]]
    possible: int | None = None
    exact: bool | None = None


@dataclass(frozen=True, slots=True)
class MatchReport:
    """What became of one match.

    ``source`` names where it was read and ``index`` counts the matches there from 1. ``discrepancies``
    stand in the order of the record. ``score`` holds the points of NS and EW, ``None`` for one that
    could not be computed; ``winner`` is the side that reached the ``target`` (R3, R21). ``verdict`` is
    ``valid`` (no error that no ruling acknowledges), ``invalid``, or ``unfinished`` (no error, and no
    winner yet). ``unverified_settlements`` counts the rounds in which a hand was not shown and not
    every deal that is possible gives the same cost. ``played`` is what the report was made from, such as a
    ``Replay``; reports are compared by all else.
    """

    source: str
    index: int
    discrepancies: tuple[Discrepancy, ...]
    verdict: Verdict
    target: int
    score: tuple[int | None, int | None]
    winner: int | None
    rounds: int
    events: int
    unverified_events: int
    unverified_settlements: int
    played: Played = field(repr=False, compare=False)
    count_deals: bool = False

    @property
    def match(self) -> Match:
        """The match; one in which everything is right is read when it is asked for."""
        return self.played.match

    @property
    def games(self) -> tuple[Game, ...]:
        """Its rounds as they were replayed, up to the win."""
        return tuple(self.played.games)

    @property
    def deals(self) -> tuple[DealReport, ...]:
        """The deals of the rounds, worked out when they are asked for."""
        return tuple(_deal(game, counted=self.count_deals) for game in self.games)

    @property
    def reconstructed_deals(self) -> int:
        """How many deals are not written whole and known all the same."""
        return self.played.reconstructed_deals

    def tag(self, name: str) -> str | None:
        """The value of the first tag of that name."""
        return self.played.tag(name)

    def place(self, discrepancy: Discrepancy) -> Place:
        """Where a discrepancy of this match stands: line and columns from 1, or a JSON Pointer."""
        origin = self.match.origin
        return Place(None) if origin is None else origin.place(discrepancy.address)


class _Lines:
    """Where the lines stand that belong to no match."""

    def __init__(self, reading: Reading) -> None:
        self._faults = reading.faults

    def place(self, address: Address) -> Place:
        return self._faults[address.index].place

    def text(self, line: int) -> str:
        return next((fault.text for fault in self._faults if fault.place.line == line), "")


class Validation(Iterator[MatchReport]):
    """The reports on the matches of one source, made as they are asked for.

    ``discrepancies`` are those that belong to no match (SR002, SR003, a syntax error before the first
    match); they are complete once the last report was given. ``origin`` tells where they stand. One that
    is not read to its end is closed with ``close``, or by using it in a ``with`` statement. ``in_full`` has
    every match replayed at once, for whoever looks at all of them.
    """

    def __init__(
        self, reading: Reading, name: str, *, count_deals: bool = False, in_full: bool = False
    ) -> None:
        self.name = name
        self.origin: Origin = _Lines(reading)
        self._reading = reading
        self._matches = reading if in_full or count_deals else reading.glanced_at(glance)
        self._count = 0
        self._count_deals = count_deals

    @property
    def discrepancies(self) -> list[Discrepancy]:
        """What is wrong with the source itself."""
        return [unread(fault, number) for number, fault in enumerate(self._reading.faults)]

    def place(self, discrepancy: Discrepancy) -> Place:
        """Where a discrepancy that belongs to no match stands."""
        return self.origin.place(discrepancy.address)

    def __next__(self) -> MatchReport:
        match = next(self._matches)
        self._count += 1
        played = replay(match) if isinstance(match, Match) else match
        return report(played, self.name, self._count, count_deals=self._count_deals)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Judge no further; a source that was opened by its path is closed."""
        self._reading.close()


def validate(
    source: Source,
    *,
    name: str = "<input>",
    form: Form | None = None,
    count_deals: bool = False,
) -> Validation:
    """Replay every match of a source and judge it by the rules R1 to R21.

    ``source`` is the text itself, its bytes, a path, or an open binary file; compressed input is
    unpacked. ``name`` is what reports call it. ``form`` (``"srn"``, ``"json"`` or ``"jsonl"``) is told by
    the ending of a path or by how the source begins, where it is not given. ``count_deals`` asks how many
    deals each round leaves possible. Whatever is wrong with the record is a discrepancy.

    Raises ``OSError`` where the source cannot be opened or read, ``TypeError`` for a source of another
    kind (a text file, say), and ``ValueError`` for an unknown form.
    """
    return Validation(parse(source, form=form), name, count_deals=count_deals)


def report(
    played: Played, source: str = "<input>", index: int = 1, *, count_deals: bool = False
) -> MatchReport:
    """The report on a match that was replayed already, the same that ``validate`` gives.

    It is for matches that never were in a source, such as those a platform records as they are played.
    ``source`` and ``index`` (from 1) are what the report calls the match. ``count_deals`` asks how many
    deals each round leaves possible, which may take a while. A match that was not read has no places:
    ``place`` gives a ``Place`` without a line, and discrepancies name their statement by its ``address``.
    """
    return MatchReport(
        source=source,
        index=index,
        discrepancies=_in_order(played),
        verdict=_verdict(played),
        target=played.target,
        score=played.scores,
        winner=played.winner,
        rounds=played.rounds,
        events=played.events,
        unverified_events=played.unverified_events,
        unverified_settlements=played.unverified_settlements,
        played=played,
        count_deals=count_deals,
    )


def _verdict(played: Played) -> Verdict:
    if not played.is_text or any(is_error(fault) for fault in played.discrepancies):
        return "invalid"
    return "unfinished" if played.winner is None else "valid"


def is_error(discrepancy: Discrepancy) -> bool:
    """Whether a discrepancy makes its record wrong: an error that no ruling acknowledges."""
    from sevenrocks.validator.catalogue import CATALOGUE  # noqa: PLC0415 - right records shall not wait for it

    return discrepancy.acknowledged is None and CATALOGUE[discrepancy.code].severity == "error"


def _deal(game: Game, *, counted: bool) -> DealReport:
    dealt = game.hands.dealt
    hands = {
        SEATS[seat]: [tile_name(tile) for tile in tiles_in(mask)] for seat, mask in enumerate(dealt) if mask
    }
    possible, exact = _number_of_deals(game) if counted else (None, None)
    return DealReport(known_deal(game), hands, possible, exact)


def _number_of_deals(game: Game) -> tuple[int, bool]:
    from sevenrocks.validator.possible import number_of_deals  # noqa: PLC0415 - few ask for it

    return number_of_deals(game)


def _in_order(played: Played) -> tuple[Discrepancy, ...]:
    """The order of the record: by place where it has lines, by statement otherwise."""
    if not played.discrepancies or played.match.origin is None:
        return tuple(played.discrepancies)
    match, origin = played.match, played.match.origin

    def where(fault: Discrepancy) -> tuple[int, ...]:
        place = origin.place(fault.address)
        if place.line is not None and place.column is not None:
            return place.line, place.column
        address = fault.address
        outside = len(match.rounds) if address.kind is Kind.RESULT else -1
        return outside if address.round is None else address.round, _ORDER[address.kind], address.index

    return tuple(sorted(played.discrepancies, key=where))
