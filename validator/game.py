"""One round while it is replayed: table, hands and turn, and what an event does to them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from sevenrocks.notation.record import Address, Event, Kind, Round, Unreadable
from sevenrocks.notation.tiles import (
    FOREIGN,
    KNOCK,
    LINE_A,
    NO_TARGET,
    SEATS,
    VALUE,
    target_name,
    tile_name,
    tiles_in,
)
from sevenrocks.validator.claims import counted
from sevenrocks.validator.discrepancy import Discrepancy, Edit, Fix, Related
from sevenrocks.validator.progress import KNOCKED, OPENING, UNPLACED, Progress, lay
from sevenrocks.validator.settled import Settled
from sevenrocks.validator.table import Table, award


class Moment(NamedTuple):
    """How a round stood before an event: the layout, what each seat may hold, and whose turn it was."""

    table: Table
    may_hold: list[int]
    turn: int


class Silence(NamedTuple):
    """A knock of a hidden hand, recorded or implied.

    ``event`` counts the events before it, ``barred`` are the tiles that the hand has therefore not got.
    """

    address: Address
    event: int
    seat: int
    barred: int


class Judged(NamedTuple):
    """An event as it is taken: who acted, where the tile went, and what was wrong."""

    seat: int
    site: int
    found: list[Discrepancy]


@dataclass(slots=True, kw_only=True)
class Game(Progress):
    """A round with its record, and how far it has come.

    ``Replay.games`` gives one a round, for reading: replay is done with it, and nothing looks at it again.
    ``record`` is the round as it was replayed.

    ``seats`` holds the acting seat of the events where it is not the one written. ``gaps`` are the
    unreadable lines that may have held an event, ``silences`` the knocks of hidden hands, ``shown`` what
    the record shows in each hand. Where the events of ``record`` are not quite those ``written``,
    ``origins`` holds the index of each there. ``faulty`` tells that a fault of play was found, other than
    a wrong knock. From ``unverified`` on, an index of an event, nothing is certain; a round that is
    ``cut_short`` stops before it is over. ``late`` is the discrepancy for events after its end.
    ``before`` and ``after`` are the known scores around it, ``scores`` those of the acting side after the
    events where more than the award was looked at.
    """

    index: int
    record: Round
    written: Round
    players: tuple[str, ...]
    gaps: tuple[Unreadable, ...] = ()
    unverified: int | None = None
    cut_short: bool = False
    late: Discrepancy | None = None
    seats: dict[int, int] = field(default_factory=dict)
    silences: list[Silence] = field(default_factory=list)
    settled: list[Settled] = field(default_factory=list)
    opener: int = 0
    opening_hands: tuple[int, ...] = ()
    origins: tuple[int, ...] | None = None
    faulty: bool = False
    shown: tuple[int, ...] | None = None
    before: tuple[int | None, int | None] = (0, 0)
    after: tuple[int | None, int | None] = (0, 0)
    scores: dict[int, int | None] = field(default_factory=dict)

    @property
    def certain(self) -> bool:
        """Whether hands and layout are what the rules make of the record."""
        return self.unverified is None and not self.cut_short

    @property
    def unverified_events(self) -> int:
        """How many events could not be judged."""
        return 0 if self.unverified is None else len(self.record.events) - self.unverified

    def open(self, seat: int) -> None:
        """The first turn is a seat's."""
        self.opener = self.turn = seat
        self.opening_hands = tuple(self.hands.may_hold)

    def address(self, index: int, part: str = "statement") -> Address:
        """The address of an event, or of a part of it."""
        if not self.written.events:
            return last_event(self.index, self.written)
        return Address(Kind.EVENT, self.origin(index), self.index, part)

    def before_events(self) -> Address:
        """Behind what stands before the events."""
        return last_event(self.index, self.written._replace(events=()))

    def origin(self, index: int) -> int:
        """The index that an event has in the record; an added one has that of its neighbour."""
        if self.origins is not None and index < len(self.origins):
            index = self.origins[index]
        return min(index, max(len(self.written.events) - 1, 0))

    def moment(self, index: int) -> Moment:
        """How the round stood before an event that was played."""
        table, may_hold, turn = Table(), list(self.opening_hands), self.opener
        for number, (event, site) in enumerate(zip(self.record.events[:index], self.sites, strict=False)):
            seat = self.seats.get(number, event.play.seat)
            tile = event.play.tile
            turn = (seat + 1) & 3
            if site >= OPENING:
                may_hold = [mask & ~(1 << tile) for mask in may_hold]
                lay(table, tile, site)
        return Moment(table, may_hold, turn)

    def layouts(self) -> Iterator[Table]:
        """The layout after each event that was replayed: one table, which goes on."""
        table = Table()
        for event, site in zip(self.record.events, self.sites, strict=False):
            if site >= OPENING:
                lay(table, event.play.tile, site)
            yield table

    def lost_before(self, index: int) -> bool:
        """Whether an event may be lost right before this one."""
        return any(gap.event == index for gap in self.gaps)

    def gap_before(self, index: int) -> Unreadable | None:
        """The first unreadable line, before this event, that may have held an event."""
        return next((gap for gap in self.gaps if gap.event <= index), None)

    def waiting(self) -> list[int]:
        """The seats that would still have to knock for a block."""
        return [(self.turn + step) & 3 for step in range(4 - self.passes)]

    def could_place(self, seat: int) -> bool:
        """Whether the record decides that a seat can place (R9): by its hand, or by what it later shows."""
        fitting = self.table.fitting()
        return self.hands.certainly_holds(seat, fitting) or bool(self._shown_later(seat) & fitting)

    def _shown_later(self, seat: int) -> int:
        """The tiles still in a hidden hand that the seat places or shows later."""
        if seat not in self.hands.hidden:
            return 0
        if self.shown is None:
            self.shown = shown_in(self.record)
        return self.shown[seat] & self.hands.may_hold[seat]

    def must_place(self, seats: list[int]) -> list[int]:
        """The seats of which one can place, as far as the record decides; none where it does not.

        All tiles are dealt (R4), so where no deal keeps the tiles that fit out of these hands, one has one.
        """
        able = [seat for seat in seats if self.could_place(seat)]
        fitting = self.table.fitting()
        barred = [mask | fitting * (seat in seats) for seat, mask in enumerate(self.hands.barred)]
        if able or self.hands.are_possible(barred) or not self.hands.are_possible(self.hands.barred):
            return able
        return [seat for seat in seats if self.hands.allowed(seat) & fitting]

    def placements(self, seat: int) -> tuple[str, ...] | None:
        """The placements open to a hand, as they are written; ``None`` where it is hidden.

        Of a hidden hand that shows later what it could have placed, those are given.
        """
        is_hidden = seat in self.hands.hidden
        held = self._shown_later(seat) if is_hidden else self.hands.may_hold[seat]
        fitting = tiles_in(held & self.table.fitting())
        return (
            None
            if is_hidden and not fitting
            else tuple(
                f"{tile_name(tile)}@{target_name(site)}" if self.table.placed else tile_name(tile)
                for tile in fitting
                for site in self.table.sites_for(tile) or [NO_TARGET]
            )
        )

    # -- what an event does

    def fall_silent(self, seat: int, address: Address) -> None:
        """A hidden hand that knocked holds nothing that fits."""
        if seat in self.hands.hidden:
            barred = self.table.fitting()
            self.hands.barred[seat] |= barred
            self.silences.append(Silence(address, len(self.sites), seat, barred))

    def knock(self, seat: int, *, refuted: bool = False) -> None:
        """Pass the turn on; a hidden hand that knocked rightly tells something of itself."""
        if not refuted and self.hands.hidden:
            self.fall_silent(seat, self.address(len(self.sites), "tile"))
        Progress.knock(self, seat)  # not super(): a class with slots is made anew, and it knows the first

    # -- what is wrong with an event

    def judge(self, index: int, event: Event) -> Judged:
        """Judge who acted and what was done, at most one fault of play an event; change nothing.

        Tiles outside the set are no fault of play and are told beside it (SR201).
        """
        judged = self._judge_play(index, event)
        told = {fault.address for fault in judged.found}
        foreign = [fault for fault in foreign_tiles(self.address(index), event) if fault.address not in told]
        return judged._replace(found=[*judged.found, *foreign])

    def _judge_play(self, index: int, event: Event) -> Judged:
        seat, tile, _ = event.play
        if tile >= FOREIGN:
            return Judged(seat, UNPLACED, [])
        if tile != KNOCK and self.table.placed >> tile & 1:
            return Judged(seat, UNPLACED, [self._already_placed(index, tile)])
        actor, found_turn = self._judge_turn(index, seat, tile)
        out_of_turn = any(fault.code == "SR303" for fault in found_turn)
        if tile == KNOCK:
            found_knock = [] if out_of_turn else self._judge_knock(index, actor)
            return Judged(actor, KNOCKED, found_turn + found_knock)
        site, found_target = self._judge_target(index, event)
        if out_of_turn:
            return Judged(actor, site, found_turn)
        return Judged(actor, site, found_turn + (self._judge_hand(index, actor, tile) or found_target))

    def silent(self, seat: int) -> tuple[list[int], int | None]:
        """The seats passed over in silence before a seat, and the one among them that could have placed."""
        passed: list[int] = []
        for step in range((seat - self.turn) & 3):
            other = (self.turn + step) & 3
            if self.could_place(other):
                return passed, other
            passed.append(other)
        return passed, None

    def implied_knocks(self, address: Address, seats: list[int]) -> list[Discrepancy]:
        """A note for each seat that was passed over in silence and could not place."""
        return [
            Discrepancy("SR304", address, "", {"player": self.players[seat]}, None, f"{SEATS[seat]} knock")
            for seat in seats
        ]

    def _judge_turn(self, index: int, seat: int, tile: int) -> tuple[int, list[Discrepancy]]:
        """SR303 and SR304: the seat that acted, and what was wrong with its turn."""
        if seat == self.turn or self.lost_before(index):
            return seat, []
        passed, due = self.silent(seat)
        if due is None:
            return seat, self.implied_knocks(self.address(index, "seat"), passed)
        actor, reason = seat, ""
        if tile == KNOCK and passed:
            actor, passed, reason = passed[0], [], "knock"
        elif tile != KNOCK and self._slip_of_seat(seat, due, tile):
            actor, reason = due, "seat"
        wanted = due if actor == seat else actor
        played = "" if tile == KNOCK else tile_name(tile)
        fault = Discrepancy(
            "SR303",
            self.address(index, "seat"),
            reason,
            {"player": self.players[seat], "turn": self.players[wanted], "tile": played},
            SEATS[seat],
            SEATS[wanted],
            legal=self.placements(due),
        )
        if not reason:
            self._show(fault, due)
        if actor != seat:
            fault.fix = Fix(False, [Edit(fault.address, SEATS[actor])])
        return actor, [*self.implied_knocks(fault.address, passed), fault]

    def _show(self, fault: Discrepancy, seat: int) -> None:
        """Where a hidden hand could have placed, the later statement that shows it is the evidence."""
        shown = self._shown_later(seat) & self.table.fitting()
        if shown:
            tile, address = self._where_shown(seat, shown)
            values = {"tile": tile_name(tile)}
            fault.reason = "shown"
            fault.values = {**fault.values, **values}
            fault.related = (Related(address, "shown-here", values),)

    def _where_shown(self, seat: int, wanted: int) -> tuple[int, Address]:
        """The first of some tiles that a seat places or shows later, and where it does."""
        for index, event in enumerate(self.record.events):
            actor, tile, _ = event.play
            if actor == seat and 0 <= tile < FOREIGN and wanted >> tile & 1:
                return tile, self.address(index, "tile")
        return next(
            (tile, Address(Kind.HAND, index, self.index, "listed", item))
            for index, hand in enumerate(self.record.hands)
            for item, tile in enumerate(hand.tiles)
            if hand.seat == seat and wanted >> tile & 1
        )

    def _slip_of_seat(self, seat: int, due: int, tile: int) -> bool:
        """Whether the tile tells that the seat due played it and another one was written."""
        if self.hands.holds(due, tile):
            return True
        return not self.hands.may_hold[seat] >> tile & 1 and bool(self.hands.may_hold[due] >> tile & 1)

    def _judge_knock(self, index: int, seat: int) -> list[Discrepancy]:
        """SR501: R9, a knock by a player who could have placed."""
        if not self.could_place(seat):
            return []
        fault = Discrepancy("SR501", self.address(index, "tile"), "", {"player": self.players[seat]}, "knock")
        fault.legal = self.placements(seat)
        if self.table.placed:
            self._show(fault, seat)
        else:
            fault.reason = "opening"
        return [fault]

    def _already_placed(self, index: int, tile: int) -> Discrepancy:
        """SR402."""
        name = tile_name(tile)
        return Discrepancy("SR402", self.address(index, "tile"), "", {"tile": name}, name)

    def _judge_hand(self, index: int, seat: int, tile: int) -> list[Discrepancy]:
        """SR401: the tile was dealt to somebody else, or cannot be in this hand."""
        if self.hands.may_hold[seat] >> tile & 1:
            return []
        owner = self.hands.owner(tile)
        values: dict[str, object] = {"player": self.players[seat], "tile": tile_name(tile)}
        if owner is not None:
            values["owner"] = self.players[owner]
        reason = "not-held" if owner is None else "dealt"
        fault = Discrepancy("SR401", self.address(index, "tile"), reason, values, tile_name(tile))
        if seat not in self.hands.hidden:
            fault.computed = [tile_name(held) for held in tiles_in(self.hands.may_hold[seat])]
        return [fault]

    # -- where a tile goes

    def _judge_target(self, index: int, event: Event) -> tuple[int, list[Discrepancy]]:
        """The site that a target means, or its most plausible reading and what was wrong."""
        _, tile, target = event.play
        if not self.table.placed:
            return OPENING, [] if target == NO_TARGET else [self._opening_with_target(index, target)]
        from sevenrocks.validator.targets import meaning  # noqa: PLC0415 - for targets that are not plain

        meant = meaning(self.table, tile, target)
        if not meant.code:
            return meant.sites[0], []
        fault = Discrepancy(meant.code, self.address(index, meant.part), meant.reason, meant.values)
        fault.claimed = target_name(target) or tile_name(tile)
        if meant.code == "SR406":
            fault.legal = self._joined(tile, self.table.sites_for(tile))
            return meant.sites[0], [fault]
        fault.legal = self._joined(tile, meant.sites)
        site = self._reading(event, meant.sites)
        if site != UNPLACED:
            fault.computed = target_name(site)
            fault.fix = Fix(False, [self.edit_site(index, site)])
        return site, [fault]

    def edit_site(self, index: int, site: int) -> Edit:
        """Write another target."""
        return Edit(self.address(index, "on"), f"@{target_name(site)}")

    def _joined(self, tile: int, sites: list[int]) -> tuple[str, ...]:
        return tuple(f"{tile_name(tile)}@{target_name(site)}" for site in sites)

    def _opening_with_target(self, index: int, target: int) -> Discrepancy:
        values = {"target": target_name(target)}
        fault = Discrepancy("SR403", self.address(index, "target"), "opening", values, target_name(target))
        fault.fix = Fix(False, [Edit(self.address(index, "on"), "")])
        return fault

    def _reading(self, event: Event, sites: list[int]) -> int:
        """The only site, the only one that gives what was claimed, or the other side of the same kind."""
        if len(sites) == 1:
            return sites[0]
        if event.count is not None or event.points is not None:
            sites = [site for site in sites if self.explains(event, site)]
            if len(sites) == 1:
                return sites[0]
        twins = [site for site in sites if site ^ 1 == event.play.target and site & 15 >= LINE_A]
        return twins[0] if twins else UNPLACED

    def explains(self, event: Event, site: int, table: Table | None = None) -> bool:
        """Whether the claims of an event are right for a placement at a site."""
        after = (table or self.table).copy()
        total = after.place(event.play.tile, site)
        return (event.points is None or event.points == award(total)) and (
            event.count is None or counted(event.count, total, after.contributions())
        )


def last_event(index: int, record: Round) -> Address:
    """Behind the last event of a round, or behind what stands before the events where there are none."""
    before = (
        (Kind.EVENT, record.events),
        (Kind.DEAL, record.deals),
        (Kind.OPENER, [record.opener] if record.opener else []),
        (Kind.DRAW, record.draws),
    )
    for kind, statements in before:
        if statements:
            return Address(kind, len(statements) - 1, index, "after")
    return Address(Kind.ROUND, 0, index, "after")


def shown_in(record: Round) -> tuple[int, ...]:
    """By seat the mask of the tiles that it places or shows; a tile that stands twice counts once."""
    shown, seen = [0] * 4, 0
    for seat, tile, _ in (event.play for event in record.events):
        if 0 <= tile < FOREIGN:
            shown[seat] |= 1 << tile & ~seen
            seen |= 1 << tile
    for hand in record.hands:
        for tile in hand.tiles:
            if tile < FOREIGN:
                shown[hand.seat] |= 1 << tile & ~seen
                seen |= 1 << tile
    return tuple(shown)


def foreign_tiles(statement: Address, event: Event) -> Iterator[Discrepancy]:
    """SR201: the tiles outside the set that an event names, wherever it stands."""
    _, tile, target = event.play
    joined = target >> 4 if 0 <= target < VALUE else KNOCK
    for part, one in (("tile", tile), ("target_tile", joined)):
        if one >= FOREIGN:
            name = tile_name(one)
            yield Discrepancy("SR201", statement._replace(part=part), "", {"tile": name}, name)
