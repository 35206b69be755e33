"""Which deals of the hidden hands a round leaves possible, and what is wrong where there is none."""

from typing import Final

from sevenrocks.notation.gist import tiles_of
from sevenrocks.notation.phrase import either
from sevenrocks.notation.record import Hand, Kind
from sevenrocks.notation.tiles import FOREIGN, PIPS, SEATS
from sevenrocks.validator.contradiction import Fact, remark_of, shown, silences, smallest, values_of
from sevenrocks.validator.discrepancy import Discrepancy, Related
from sevenrocks.validator.game import Game
from sevenrocks.validator.progress import OPENING
from sevenrocks.validator.remaining import agreed, count, is_claimed
from sevenrocks.validator.sheet import Sheet
from sevenrocks.validator.unverified import explained_by_gap

MOST_COUNTED: Final = 1_000_000
"""Deals beyond this number are not told apart."""


def show_hands(game: Game) -> None:
    """A tile in a ``hand`` line was in that hand; of two lines with one tile the one counts that adds up."""
    hands = game.hands
    if game.unverified is None:
        for hand in sorted(_first_lines(game), key=lambda hand: not _adds_up(hand)):
            seat, mask, number = tiles_of(hand.seat, hand.tiles)
            if hand.tiles and seat in hands.hidden and hands.can_show(seat, mask, number):
                hands.show(seat, mask)


def judge_hidden(sheet: Sheet, game: Game) -> None:
    """Judge the knocks of hidden hands by every deal, and find out what was dealt (R4, R9)."""
    hands = game.hands
    if game.certain:
        if game.faulty or not _explained(sheet, game):
            hands.believe_no_knock()
        if game.certain and not game.gaps:
            hands.conclude()
            _reconstruct(game)


def number_of_deals(game: Game) -> tuple[int, bool]:
    """How many deals the record leaves possible, up to a million, and whether that is their exact number."""
    hands = game.hands
    if not hands.hidden:
        return 1, True
    if not game.certain or game.gaps or hands.upset:
        return MOST_COUNTED, False
    if not (game.faulty or hands.are_possible(_barred(silences(game)))):
        return 0, True
    claims = claims_of(game)
    number = count(hands, claims) or (count(hands, {}) if claims else None)
    return (MOST_COUNTED, False) if number is None or number > MOST_COUNTED else (number, True)


def claims_of(game: Game) -> dict[int, Hand]:
    """By seat the ``hand`` lines that claim something of a hidden hand without showing it."""
    return {
        hand.seat: hand
        for hand in _first_lines(game)
        if hand.seat in game.hands.hidden
        and not hand.tiles
        and (hand.pips is not None or hand.deduction is not None)
    }


def _first_lines(game: Game) -> list[Hand]:
    """The ``hand`` lines that count: of two for one seat the first."""
    lines: dict[int, Hand] = {}
    for hand in game.record.hands:
        lines.setdefault(hand.seat, hand)
    return list(lines.values())


def _adds_up(hand: Hand) -> bool:
    """Whether the tiles listed and what is claimed of them agree."""
    return is_claimed(hand, sum(PIPS[tile] for tile in hand.tiles if tile < FOREIGN))


def _explained(sheet: Sheet, game: Game) -> bool:
    """Whether a deal allows what is known but for knocks that are wrong; those are reported, or SR205."""
    if game.hands.are_possible(game.hands.barred):
        return True
    if explained_by_gap(sheet, game, len(game.record.events)):
        return False
    known = list(shown(game))
    for fact in silences(game):
        inside = fact.event < len(game.record.events)
        if inside and not game.hands.are_possible(_barred([fact])):
            _refute(sheet, game, fact, smallest(_in_order([*known, fact])))
    doubtful = silences(game)
    game.hands.barred = _barred(doubtful)
    if game.hands.are_possible(game.hands.barred):
        return True
    _report_impossible(sheet, game, smallest(_in_order([*known, *doubtful])))
    return False


def _barred(knocks: list[Fact]) -> list[int]:
    """By seat the tiles that some knocks keep out of a hand."""
    barred = [0] * 4
    for fact in knocks:
        barred = [mask | more for mask, more in zip(barred, fact.kept_out, strict=True)]
    return barred


def _in_order(facts: list[Fact]) -> list[Fact]:
    """Facts in the order of the record."""
    kinds = list(Kind)
    return sorted(
        facts, key=lambda fact: (kinds.index(fact.address.kind), fact.address.index, not fact.is_silence)
    )


def _refute(sheet: Sheet, game: Game, fact: Fact, evidence: list[Fact]) -> None:
    """SR501, or SR303 for a silence: a tile that fitted must have been there, whatever else is doubtful."""
    player = either(game.players[seat] for seat in fact.seats)
    if remark_of(fact) == "knocks":
        fault = Discrepancy("SR501", fact.address, "held", {"player": player}, "knock")
    else:
        acting = game.record.events[fact.event].play.seat
        values = {"player": game.players[acting], "turn": player}
        fault = Discrepancy("SR303", fact.address, "held", values, SEATS[acting], SEATS[fact.seats[0]])
        sheet.findings.withdraw("SR304", fact.address)
    fault.related = _related(game, fact, evidence)
    game.silences = [silence for silence in game.silences if silence.address != fact.address]
    sheet.report(fault)


def _report_impossible(sheet: Sheet, game: Game, facts: list[Fact]) -> None:
    """SR205, at the first knock of a smallest set of statements that contradict each other."""
    first = next(fact for fact in facts if fact.is_silence)
    fault = Discrepancy("SR205", first.address, remark_of(first), values_of(game, first))
    fault.related = _related(game, first, facts)
    sheet.report(fault)


def _related(game: Game, one: Fact, facts: list[Fact]) -> tuple[Related, ...]:
    """What takes part in a contradiction beside one of its statements."""
    return tuple(
        Related(fact.address, remark_of(fact), values_of(game, fact)) for fact in facts if fact is not one
    )


def _reconstruct(game: Game) -> None:
    """A hand that the facts determine was dealt with what it placed and what is left of it."""
    hands, placed = game.hands, [0] * 4
    for index, (event, site) in enumerate(zip(game.record.events, game.sites, strict=False)):
        if site >= OPENING:
            seat, tile, _ = event.play
            placed[game.seats.get(index, seat)] |= 1 << tile
    rests = {seat: hands.rest(seat) for seat in range(4) if hands.dealt[seat] is None}
    if None in rests.values():
        rests |= _agreed(game)
    for seat, rest in rests.items():
        if rest is not None:
            hands.dealt[seat] = placed[seat] | rest
            hands.reconstructed = True


def _agreed(game: Game) -> dict[int, int]:
    """What claims tell of hands that are not shown."""
    claims = claims_of(game)
    return agreed(game.hands, claims) if claims and not game.hands.upset else {}
