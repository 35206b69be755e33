"""Contradictions in a round with hidden hands: the smallest set of statements that no deal allows."""

from collections.abc import Iterator
from itertools import combinations, groupby, islice
from typing import Final, NamedTuple, TypeAlias

from sevenrocks.notation.record import Address, Kind
from sevenrocks.notation.tiles import ALL_TILES, HAND_SIZE, mask_of, tile_name, tiles_in
from sevenrocks.validator.game import OPENING, Game
from sevenrocks.validator.hands import groups_of
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
        if hand.tiles and game.hands.dealt[hand.seat] is None and hand.seat not in game.hands.hidden:
            yield _held(Address(Kind.HAND, index, game.index, "tiles"), hand.seat, mask_of(hand.tiles))


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

    By Hall's theorem there is a group of hands from all of which more tiles are kept out than fill the
    other hands. A search that would be too long ends with a set of which every fact is needed.
    """
    best = _shrunk(facts)
    for group in reversed(_GROUPS):
        for found in islice(_sets(group, facts, len(best)), _MOST_TRIALS):
            if found is not None and len(found) < len(best):
                best = found
    return sorted(best, key=facts.index)


def _shrunk(facts: list[Fact]) -> list[Fact]:
    """What is left when every fact is taken away that is not needed."""
    for fact in facts:
        others = [other for other in facts if other is not fact]
        if not _allow_a_deal(others):
            facts = others
    return facts


def _allow_a_deal(facts: list[Fact]) -> bool:
    return all(_kept_out(group, facts).bit_count() <= _room(group) for group in _GROUPS)


def _room(group: tuple[int, ...]) -> int:
    """How many tiles fill the hands outside a group."""
    return HAND_SIZE * (4 - len(group))


def _kept_out(group: tuple[int, ...], facts: list[Fact]) -> int:
    """The tiles that are in no hand of a group."""
    kept_out = ALL_TILES
    for seat in group:
        tiles = 0
        for fact in facts:
            tiles |= fact.kept_out[seat]
        kept_out &= tiles
    return kept_out


def _sets(group: tuple[int, ...], facts: list[Fact], most: int) -> Iterator[list[Fact] | None]:
    """Sets of fewer than ``most`` facts that keep too many tiles out of a group; ``None`` for a miss.

    Facts that keep a single tile out of all these hands are as good as each other; the rest is tried.
    """
    single = {fact.kept_out[group[0]]: fact for fact in facts if _is_single(fact, group)}
    wide = _telling(group, [fact for fact in facts if not _is_single(fact, group)])
    for size in range(most):
        for chosen in combinations(wide, size):
            kept_out = _kept_out(group, list(chosen))
            missing = _room(group) + 1 - kept_out.bit_count()
            more = [fact for tile, fact in single.items() if not tile & kept_out]
            enough = missing <= len(more) and size + max(missing, 0) < most
            yield [*chosen, *more[: max(missing, 0)]] if enough else None


def _is_single(fact: Fact, group: tuple[int, ...]) -> bool:
    """Whether a fact keeps one tile out of every hand of a group."""
    first, *others = (fact.kept_out[seat] for seat in group)
    return first.bit_count() == 1 and all(mask == first for mask in others)


def _telling(group: tuple[int, ...], facts: list[Fact]) -> list[Fact]:
    """The facts without those that tell nothing of a group, or nothing that another one does not tell."""
    telling: list[Fact] = []
    for fact in sorted(facts, key=lambda fact: -sum(fact.kept_out[seat].bit_count() for seat in group)):
        if not any(
            all(fact.kept_out[seat] & ~other.kept_out[seat] == 0 for seat in group) for other in telling
        ):
            telling.append(fact)
    return [fact for fact in telling if any(fact.kept_out[seat] for seat in group)]


def remark_of(fact: Fact) -> str:
    """The key of the remark that says what a statement tells."""
    if fact.is_silence:
        return "knocks" if fact.address.part == "tile" else "passed"
    return {Kind.DEAL: "dealt", Kind.HAND: "shows"}.get(fact.address.kind, "places")


def values_of(game: Game, fact: Fact) -> dict[str, object]:
    """What the words of a fact need: the players, and the pips open or the tiles."""
    players = " and ".join(game.players[seat] for seat in fact.seats)
    if fact.is_silence:
        pips = sorted({SITE_VALUE[site] for site in game.moment(fact.event).table.open})
        return {"player": players, "open": _listed([str(number) for number in pips])}
    tiles = next(mask for seat, mask in enumerate(fact.kept_out) if seat not in fact.seats)
    return {"player": players, "tiles": [tile_name(tile) for tile in tiles_in(tiles)]}


def _listed(words: list[str]) -> str:
    """``2``, ``2 and 5``, ``1, 2 and 5``."""
    *most, last = words
    return f"{', '.join(most)} and {last}" if most else last
