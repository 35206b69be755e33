"""Contradictions in a round with hidden hands: the smallest set of statements that no deal allows."""

from collections.abc import Iterable, Iterator
from functools import reduce
from itertools import chain, combinations, groupby, islice
from operator import or_
from typing import Final, NamedTuple, TypeAlias

from sevenrocks.notation.phrase import both
from sevenrocks.notation.record import Address, Kind
from sevenrocks.notation.tiles import ALL_TILES, HAND_SIZE, mask_of, tile_name, tiles_in
from sevenrocks.validator.game import Game
from sevenrocks.validator.hands import groups_of
from sevenrocks.validator.progress import OPENING
from sevenrocks.validator.table import SITE_VALUE

Masks: TypeAlias = tuple[int, int, int, int]

_GROUPS: Final = groups_of([0, 1, 2, 3])
_MOST_TRIALS: Final = 20_000


class Fact(NamedTuple):
    """What a statement tells of the deal: ``kept_out`` are by seat the tiles that were not in that hand.

    ``event`` counts the events before a knock, recorded or implied; -1 for any other statement.
    """

    address: Address
    seats: tuple[int, ...]
    kept_out: Masks
    event: int = -1

    @property
    def is_silence(self) -> bool:
        """Whether it is a knock, recorded or implied."""
        return self.event >= 0


def silences(game: Game) -> list[Fact]:
    """The knocks of hidden hands; seats that are passed over at once are one fact."""
    facts = []
    for (address, event), run in groupby(game.silences, lambda silence: (silence.address, silence.event)):
        kept_out, seats = [0] * 4, []
        for silence in run:
            kept_out[silence.seat] = silence.barred
            seats.append(silence.seat)
        facts.append(Fact(address, tuple(seats), _masks(kept_out), event))
    return facts


def shown(game: Game) -> Iterator[Fact]:
    """The deals, the placements and the hands shown, as far as they are believed."""
    for index, deal in enumerate(game.record.deals):
        if game.hands.dealt[deal.seat] is not None:
            yield _held(Address(Kind.DEAL, index, game.index), deal.seat, mask_of(deal.tiles), whole=True)
    for index, (event, site) in enumerate(zip(game.record.events, game.sites, strict=False)):
        if site >= OPENING:
            seat = game.seats.get(index, event.play.seat)
            yield _held(game.address(index, "tile"), seat, 1 << event.play.tile)
    for index, hand in enumerate(game.record.hands):
        tiles = mask_of(hand.tiles)
        was_hidden = game.hands.dealt[hand.seat] is None and hand.seat not in game.hands.hidden
        if was_hidden and tiles and tiles == game.hands.may_hold[hand.seat]:
            yield _held(Address(Kind.HAND, index, game.index, "tiles"), hand.seat, tiles)


def _held(address: Address, seat: int, tiles: int, *, whole: bool = False) -> Fact:
    """Tiles that were in one hand and so in no other; where they are the ``whole`` hand, nothing else was."""
    kept_out = [tiles] * 4
    kept_out[seat] = ALL_TILES & ~tiles if whole else 0
    return Fact(address, (seat,), _masks(kept_out))


def _masks(by_seat: list[int]) -> Masks:
    north, east, south, west = by_seat
    return north, east, south, west


def smallest(facts: list[Fact]) -> list[Fact]:
    """The smallest set of facts that no deal allows, in their order, of those that together allow none.

    By Hall's theorem there is a group of hands out of which more tiles are kept than fill the others.
    A search that would be too long ends with a set of which every fact is needed.
    """
    best = _needed(facts)
    for group in reversed(_GROUPS):
        best = _smaller(group, facts, best)
    return sorted(best, key=facts.index)


def _needed(facts: list[Fact]) -> list[Fact]:
    """What is left when every fact is taken away without which there is still no deal."""
    for fact in reversed(facts):
        others = [other for other in facts if other is not fact]
        if any(_kept_out(group, others).bit_count() > _room(group) for group in _GROUPS):
            facts = others
    return facts


def _kept_out(group: tuple[int, ...], facts: Iterable[Fact]) -> int:
    """The tiles that are in no hand of a group."""
    tiles = ALL_TILES
    for seat in group:
        tiles &= reduce(or_, (fact.kept_out[seat] for fact in facts), 0)
    return tiles


def _room(group: tuple[int, ...]) -> int:
    """How many tiles fill the hands outside a group."""
    return HAND_SIZE * (4 - len(group))


def _smaller(group: tuple[int, ...], facts: list[Fact], best: list[Fact]) -> list[Fact]:
    """The smallest set of facts that keep too many tiles out of a group, or another set that is as small.

    Facts that keep the same single tile out of all its hands are as good as each other: as many are taken
    as it needs. Of the others every choice is tried.
    """
    kept_out = _kept_out(group, facts)
    if kept_out.bit_count() <= _room(group):
        return best
    single = {fact.kept_out[group[0]]: fact for fact in facts if _is_single(fact, group)}
    telling = _telling(group, kept_out, [fact for fact in facts if not _is_single(fact, group)])
    choices = chain.from_iterable(combinations(telling, size) for size in range(len(best)))
    for chosen in islice(choices, _MOST_TRIALS):
        kept_out = _kept_out(group, chosen)
        missing = _room(group) + 1 - kept_out.bit_count()
        more = [fact for tile, fact in single.items() if not tile & kept_out]
        if missing <= len(more) and len(chosen) + max(missing, 0) < len(best):
            best = [*chosen, *more[: max(missing, 0)]]
    return best


def _is_single(fact: Fact, group: tuple[int, ...]) -> bool:
    """Whether a fact keeps one tile out of every hand of a group."""
    first, *others = (fact.kept_out[seat] for seat in group)
    return first.bit_count() == 1 and all(mask == first for mask in others)


def _telling(group: tuple[int, ...], wanted: int, facts: list[Fact]) -> list[Fact]:
    """The facts that tell something of a group and some tiles which no other one tells as well."""
    told = {fact: [fact.kept_out[seat] & wanted for seat in group] for fact in facts}
    telling: list[Fact] = []
    for fact in sorted(facts, key=lambda fact: -sum(mask.bit_count() for mask in told[fact])):
        known = (
            [mask & ~more for mask, more in zip(told[fact], told[other], strict=True)] for other in telling
        )
        if any(told[fact]) and all(any(new) for new in known):
            telling.append(fact)
    return telling


def remark_of(fact: Fact) -> str:
    """The key of the remark that says what a statement tells."""
    if fact.is_silence:
        return "knocks" if fact.address.part == "tile" else "passed"
    return {Kind.DEAL: "dealt", Kind.HAND: "shows"}.get(fact.address.kind, "places")


def values_of(game: Game, fact: Fact) -> dict[str, object]:
    """What the words of a fact need: the players, and the pips open or the tiles."""
    players = both(game.players[seat] for seat in fact.seats)
    if fact.is_silence:
        pips = sorted({SITE_VALUE[site] for site in game.moment(fact.event).table.open})
        return {"player": players, "open": both(map(str, pips))}
    tiles = next(mask for seat, mask in enumerate(fact.kept_out) if seat not in fact.seats)
    return {"player": players, "tiles": [tile_name(tile) for tile in tiles_in(tiles)]}
