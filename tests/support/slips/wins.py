"""Slips at the end of a match."""

from random import Random

from support.match import WON, End, Match, Round, cut
from support.play import Player, Table, play_match, play_round, settle
from support.script import Script
from support.slips.endings import scores_in, stopped
from support.slips.making import Fault, record, require, slip


@slip("SR708-right")
def settled_after_the_win(rng: Random) -> Fault:
    """The round of the win is settled; the result is that of the win."""
    match, script = settled(rng)
    return Fault(script, script.of(match.rounds[-1].hands[0]))


@slip("SR708-carried")
def settled_after_the_win_to_the_end(rng: Random) -> Fault:
    """The round of the win is settled, and the result is what is left."""
    match, script = settled(rng, carried=True)
    return Fault(script, script.of(match.rounds[-1].hands[0]))


def settled(rng: Random, carried: bool = False) -> tuple[Match, Script]:
    """A match that is settled after it was won."""
    match = play_match(rng)
    require(match.is_won)
    played = match.rounds[-1]
    table = Table(left_after(played), played.opener, match.scores, match.target)
    played.hands = settle(table)
    if carried:
        played.scores = table.scores
        match.result = table.scores
    return record(rng, match, hands=1, deductions=1, scores=float(carried), result=True)


def left_after(played: Round) -> dict[str, list[str]]:
    """What is left in each hand."""
    placed = {event.tile for event in played.events}
    return {seat: [tile for tile in hand if tile not in placed] for seat, hand in played.deals.items()}


@slip("SR801-played-on")
def win_overlooked(rng: Random) -> Fault:
    """Events go on after the win; the result is that of the win."""
    match, late = overplayed(rng)
    _, script = record(rng, match, ends=1, knocks=1, result=True)
    return Fault(script, script.of(late))


@slip("SR801-carried")
def win_overlooked_and_scored_on(rng: Random) -> Fault:
    """Events go on after the win, and the result is what they make of it."""
    match, late = overplayed(rng)
    match.result = scores_in(match, match.rounds[-1])
    _, script = record(rng, match, ends=1, knocks=1, points=1, result=True)
    return Fault(script, script.of(late))


def overplayed(rng: Random) -> tuple[Match, object]:
    """A match that goes on for some events after it was won, and the first of them."""
    match = play_match(rng)
    require(match.is_won)
    played = match.rounds[-1]
    table = Table(played.deals, played.opener, cut(match, played.number - 1).scores, match.target)
    for event in played.events:
        table.place(event.tile, event.site, event.seat) if event.tile else table.knock()
    table.end, table.target = None, 10**6
    require(all(table.hands.values()))
    for _ in range(rng.randint(1, 4)):
        if table.end is None:
            Player(rng)(table)
    require(table.end is None)
    late = table.events[len(played.events)]
    played.events += table.events[len(played.events) :]
    return match, late


@slip("SR801-next-round")
def round_after_the_win(rng: Random) -> Fault:
    """Another round is played after the match was won."""
    match = play_match(rng)
    require(match.is_won)
    played = play_round(match, Player(rng), rng)
    played.hands = []
    _, script = record(rng, match, result=True)
    return Fault(script, script.of(played.events[0]))


@slip("SR803-end")
def win_called_early(rng: Random) -> Fault:
    """A win is called although the target has not been reached."""
    match, played = stopped(rng)
    played.end = End(WON, rng.choice(["NS", "EW"]))
    if rng.random() < 0.5:
        match.result = match.scores
    _, script = record(rng, match, ends=1, knocks=1, result=True)
    return Fault(script, script.of(played.end))


@slip("SR803-result")
def result_before_the_target(rng: Random) -> Fault:
    """All rounds are over and there is a result, but nobody has reached the target."""
    whole = play_match(rng)
    require(len(whole.rounds) > 1)
    match = cut(whole, rng.randrange(1, len(whole.rounds)))
    match.result = match.scores
    _, script = record(rng, match, result=True)
    return Fault(script, script.every("result")[0])


@slip("SR804-won")
def result_left_out(rng: Random) -> Fault:
    """A whole match has no result."""
    _, script = record(rng, result=False)
    return Fault(script, script.statements[-1], "after")


@slip("SR804-unfinished")
def record_ends_in_the_middle_of_a_round(rng: Random) -> Fault:
    """The record ends in the middle of a round."""
    match, _ = stopped(rng)
    _, script = record(rng, match, result=False, knocks=1)
    return Fault(script, script.statements[-1], "after")
