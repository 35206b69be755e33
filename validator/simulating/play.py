"""Plays random matches, lawful unless a meddler takes a turn."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from sevenrocks.notation.record import Ending
from sevenrocks.notation.tiles import HAND_SIZE, TILES
from sevenrocks.validator.simulating.chance import Chance
from sevenrocks.validator.simulating.live import LiveRound, gain
from sevenrocks.validator.simulating.match import Event, Hand, Hands, Lots, Match, Round, Scores

MOST_ROUNDS: Final = 25
"""Rounds after which players who only lose points give up, the match unfinished."""

FOUR: Final = range(4)
"""The seats."""

Turn: TypeAlias = Callable[[LiveRound], object]
"""Somebody who makes the next event of a round."""


@dataclass(frozen=True, slots=True)
class Player:
    """Plays lawfully: with probability ``skill`` what scores most, otherwise anything."""

    chance: Chance
    skill: float

    def __call__(self, live: LiveRound) -> Event:
        """Place a tile if possible; knock otherwise."""
        legal = live.legal
        if not legal:
            return live.knock()
        if self.chance.happens(self.skill):
            gains = [gain(live.table, placement) for placement in legal]
            best = max(gains)
            legal = [placement for placement, points in zip(legal, gains, strict=True) if points == best]
        return live.place(self.chance.choice(legal))


def draw(chance: Chance) -> list[Lots]:
    """R5: the lots of a neutral draw and of every redraw among those tied."""
    tied: Sequence[int] = FOUR
    draws = []
    while len(tied) > 1:
        lots = {seat: 1 + chance.below(6) for seat in tied}
        tied = leaders(lots)
        draws.append(lots)
    return draws


def leaders(lots: Lots) -> list[int]:
    """R5: the seats with the highest lot; more than one must draw again."""
    highest = max(lots.values())
    return [seat for seat, lot in lots.items() if lot == highest]


def deal(chance: Chance) -> Hands:
    """R4: seven tiles a seat."""
    tiles = chance.sample(range(TILES), TILES)
    return tuple(tiles[HAND_SIZE * seat : HAND_SIZE * (seat + 1)] for seat in FOUR)


def settle(hands: Hands, scores: Scores, order: Sequence[int] = FOUR) -> list[Hand]:
    """R20: each hand by itself, off the score of its partnership."""
    settled = []
    for seat in order:
        hand = Hand(seat, list(hands[seat]), 0)
        scores[hand.side] -= hand.deduction
        hand.score = scores[hand.side]
        settled.append(hand)
    return settled


def due_opener(match: Match, chance: Chance) -> tuple[list[Lots], int]:
    """R5, R7: the draws of the next round, if any are due, and who opens it."""
    last = match.rounds[-1].end if match.rounds else None
    if last and last.by is Ending.DOMINO:
        return [], last.who
    draws = draw(chance)
    return draws, leaders(draws[-1])[0]


def play_round(match: Match, turn: Turn, chance: Chance, *, wrong_opener: bool = False) -> Round:
    """Play the next round of a match."""
    draws, opener = due_opener(match, chance)
    if wrong_opener:
        opener = chance.choice([seat for seat in FOUR if seat != opener])
    hands = deal(chance)
    live = LiveRound(hands, opener, match.scores, match.target)
    while live.end is None:
        turn(live)
    played = Round(len(match.rounds) + 1, draws, opener, hands, live.events, live.end)
    if live.end.by is not Ending.WON:
        order = chance.sample(FOUR, 4) if chance.happens(0.2) else FOUR
        played.hands = settle(live.hands, live.scores, order)
    played.scores = live.scores
    match.rounds.append(played)
    return played


def play_on(match: Match, turn: Turn, chance: Chance, most_rounds: int = MOST_ROUNDS) -> Match:
    """Play the rest of a match, until it is won or given up."""
    while not match.is_won and len(match.rounds) < most_rounds:
        play_round(match, turn, chance)
    match.result = match.scores if match.is_won else None
    return match
