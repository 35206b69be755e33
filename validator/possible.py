"""Which deals of the hidden hands a round leaves possible, and what contradicts itself where none is."""

from collections.abc import Iterator
from itertools import combinations, islice
from typing import Final

from sevenrocks.notation.tiles import mask_of
from sevenrocks.validator.discrepancy import Discrepancy, Related
from sevenrocks.validator.game import Game, Silence
from sevenrocks.validator.sheet import Sheet
from sevenrocks.validator.unverified import explained_by_gap

_MOST_TRIALS: Final = 20_000


def judge_hidden(sheet: Sheet, game: Game) -> None:
    """SR205 where no deal explains the round; otherwise what follows for the hands (R4, R9)."""
    hands = game.hands
    if not hands.hidden or game.faulty or not game.certain:
        return
    _show_hands(game)
    if hands.are_possible(hands.barred):
        hands.conclude()
        _reconstruct(game)
    elif not explained_by_gap(sheet, game, len(game.record.events)):
        sheet.report(_impossible(game))


def _show_hands(game: Game) -> None:
    """A tile in a ``hand`` line was in that hand."""
    for hand in game.record.hands:
        if hand.tiles and hand.seat in game.hands.hidden and game.hands.can_show(hand.seat, hand.tiles):
            game.hands.show(hand.seat, mask_of(hand.tiles))


def _reconstruct(game: Game) -> None:
    """A hand that the facts determine was dealt with what it placed and what is left of it."""
    placed = [0] * 4
    for index, event in enumerate(game.record.events[: len(game.sites)]):
        seat, tile, _ = event.play
        if tile >= 0:
            placed[game.seats.get(index, seat)] |= 1 << tile
    for seat in range(4):
        rest = game.hands.rest(seat)
        if game.hands.dealt[seat] is None and rest is not None:
            game.hands.dealt[seat] = placed[seat] | rest
            game.hands.reconstructed = True


def _impossible(game: Game) -> Discrepancy:
    """A smallest set of knocks that contradict each other, at the first of them."""
    first, *others = _smallest(game)
    related = tuple(Related(silence.address, "same-slip") for silence in others)
    return Discrepancy("SR205", first.address, "", {"player": game.players[first.seat]}, related=related)


def _smallest(game: Game) -> tuple[Silence, ...]:
    """The smallest contradictory set; all knocks where the search for it would be too long."""
    for trial in islice(_sets(game.silences), _MOST_TRIALS):
        barred = [0] * 4
        for silence in trial:
            barred[silence.seat] |= silence.barred
        if not game.hands.are_possible(barred):
            return trial
    return tuple(game.silences)


def _sets(silences: list[Silence]) -> Iterator[tuple[Silence, ...]]:
    for size in range(1, len(silences) + 1):
        yield from combinations(silences, size)
