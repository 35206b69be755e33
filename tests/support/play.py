"""Plays random matches by the naive rules, lawful unless a meddler takes a turn.

``python -m support.play --seed 7`` (from ``tests/``) prints one as SRN.
"""

import sys
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import TypeAlias

from support.match import BLOCKED, DOMINO, WON, End, Event, Hand, Hands, Match, Round, Scores
from support.naive import (
    HAND_SIZE,
    SEATS,
    TARGET,
    TILES,
    Layout,
    Placement,
    Site,
    deduction,
    leaders,
    placements,
    seat_after,
    side_of,
)

MOST_ROUNDS = 25
"""Rounds after which players who only lose points give up, the match unfinished."""


class Table:
    """A round while it is played: the layout, the hands, whose turn it is and the scores."""

    def __init__(self, hands: Hands, turn: str, scores: Scores, target: int = TARGET) -> None:
        self.layout = Layout()
        self.hands = {seat: list(hand) for seat, hand in hands.items()}
        self.turn = turn
        self.scores = dict(scores)
        self.target = target
        self.events: list[Event] = []
        self.end: End | None = None

    @property
    def legal(self) -> list[Placement]:
        """What the player whose turn it is may place."""
        return placements(self.layout, self.hands[self.turn])

    def place(self, tile: str, site: Site | None, seat: str | None = None) -> Event:
        """A placement, by the player whose turn it is or by another; the turn goes on from that one."""
        seat = seat or self.turn
        self.hands[seat].remove(tile)
        self.layout.place(tile, site)
        points = self.layout.points()
        self.scores[side_of(seat)] += points
        score = self.scores[side_of(seat)]
        return self._record(Event(seat, tile, site, self.layout.contributions(), points, score))

    def knock(self) -> Event:
        """A knock by the player whose turn it is."""
        return self._record(Event(self.turn))

    def _record(self, event: Event) -> Event:
        self.events.append(event)
        self.turn = seat_after(event.seat)
        self.end = self._ending(event)
        return event

    def _ending(self, event: Event) -> End | None:
        """R19, R21: how the round ends with an event, if it does."""
        if event.points > 0 and event.score >= self.target:
            return End(WON, event.side)
        if event.tile is not None and not self.hands[event.seat]:
            return End(DOMINO, event.seat)
        if len(self.events) > 3 and all(last.tile is None for last in self.events[-4:]):
            return End(BLOCKED)
        return None


Turn: TypeAlias = Callable[[Table], object]
"""Somebody who makes the next event of a round."""


@dataclass
class Player:
    """Plays lawfully: with probability ``greed`` what scores most, otherwise anything."""

    rng: Random
    greed: float = 0.7

    def __call__(self, table: Table) -> Event:
        """Place a tile if possible; knock otherwise."""
        legal = table.legal
        self.rng.shuffle(legal)
        if not legal:
            return table.knock()
        if self.rng.random() < self.greed:
            legal.sort(key=lambda choice: gain(table, choice), reverse=True)
        return table.place(*legal[0])


def gain(table: Table, choice: Placement) -> int:
    """The points that a placement would score."""
    layout = table.layout.copy()
    layout.place(*choice)
    return layout.points()


def draw(rng: Random) -> list[dict[str, int]]:
    """R5: the lots of a neutral draw and of every redraw among those tied."""
    tied = list(SEATS)
    draws = []
    while len(tied) > 1:
        lots = {seat: rng.randint(1, 6) for seat in tied}
        tied = leaders(lots)
        draws.append(lots)
    return draws


def deal(rng: Random) -> Hands:
    """R4: seven tiles a seat."""
    tiles = rng.sample(TILES, len(TILES))
    return {seat: tiles[HAND_SIZE * index : HAND_SIZE * (index + 1)] for index, seat in enumerate(SEATS)}


def settle(table: Table, order: Sequence[str] = SEATS) -> list[Hand]:
    """R20: each hand by itself, off the score of its partnership."""
    settled = []
    for seat in order:
        hand = list(table.hands[seat])
        table.scores[side_of(seat)] -= deduction(hand)
        settled.append(Hand(seat, hand, table.scores[side_of(seat)]))
    return settled


def play_out(table: Table, turn: Turn) -> None:
    """Play a round to its end, from wherever it stands."""
    while table.end is None:
        turn(table)


def due_opener(match: Match, rng: Random) -> tuple[list[dict[str, int]], str]:
    """R5, R7: the draws of the next round, if any are due, and who opens it."""
    last = match.rounds[-1].end if match.rounds else None
    if last and last.by == DOMINO:
        return [], last.who
    draws = draw(rng)
    return draws, leaders(draws[-1])[0]


def play_round(match: Match, turn: Turn, rng: Random, wrong_opener: bool = False) -> Round:
    """Play the next round of a match."""
    draws, opener = due_opener(match, rng)
    if wrong_opener:
        opener = rng.choice([seat for seat in SEATS if seat != opener])
    hands = deal(rng)
    table = Table(hands, opener, match.scores, match.target)
    played = Round(len(match.rounds) + 1, draws, opener, hands)
    play_out(table, turn)
    return close(match, played, table, rng)


def close(match: Match, played: Round, table: Table, rng: Random) -> Round:
    """Write down how a round went, settle it unless it was won, and add it to its match."""
    played.events, played.end = table.events, table.end
    if table.end is None or table.end.by != WON:
        played.hands = settle(table, rng.sample(SEATS, 4) if rng.random() < 0.2 else list(SEATS))
    played.scores = dict(table.scores)
    match.rounds.append(played)
    return played


def play_match(rng: Random, target: int | None = None, turn: Turn | None = None) -> Match:
    """Play a match until it is won, or left unfinished after many rounds."""
    match = Match(target or rng.choice([20, 45, 100, TARGET]))
    return play_on(match, turn or Player(rng, rng.choice([0.0, 0.5, 0.9])), rng)


def play_on(match: Match, turn: Turn, rng: Random) -> Match:
    """Play the rest of a match, until it is won or given up."""
    while not match.is_won and len(match.rounds) < MOST_ROUNDS:
        play_round(match, turn, rng)
    match.result = match.scores if match.is_won else None
    return match


def main() -> None:
    """Print a lawful match."""
    from support.style import PLAIN, random_style  # noqa: PLC0415  the writer itself rests on this module
    from support.write import write  # noqa: PLC0415

    options = ArgumentParser(prog="python -m support.play", description="Print a random lawful match as SRN.")
    options.add_argument("--seed", type=int, default=0)
    options.add_argument("--target", type=int, help="the score that wins")
    options.add_argument("--random-style", action="store_true", help="write it in any style")
    chosen = options.parse_args()
    rng = Random(chosen.seed)
    match = play_match(rng, chosen.target)
    sys.stdout.write(write(match, random_style(rng) if chosen.random_style else PLAIN, rng).write())


if __name__ == "__main__":
    main()
