"""Slips at the end of a match."""

from typing import Final

from sevenrocks.notation.record import Ending
from sevenrocks.validator.simulating.club import Club
from sevenrocks.validator.simulating.live import LiveRound
from sevenrocks.validator.simulating.match import End, Event, Hands, Match, Round, cut
from sevenrocks.validator.simulating.play import play_round, settle
from sevenrocks.validator.simulating.script import Script
from sevenrocks.validator.simulating.slips.endings import scores_in, stopped
from sevenrocks.validator.simulating.slips.making import Fault, record, require, slip

UNREACHED: Final = 10**6
"""A target that nobody reaches."""


@slip("SR708-right")
def settled_after_the_win(club: Club) -> Fault:
    """The round of the win is settled; the result is that of the win."""
    match, script = settled(club)
    return Fault(script, script.of(match.rounds[-1].hands[0]))


@slip("SR708-carried")
def settled_after_the_win_to_the_end(club: Club) -> Fault:
    """The round of the win is settled, and the result is what is left."""
    match, script = settled(club, carried=True)
    return Fault(script, script.of(match.rounds[-1].hands[0]))


def settled(club: Club, *, carried: bool = False) -> tuple[Match, Script]:
    """A match that is settled after it was won."""
    match = club.play()
    require(match.is_won)
    played = match.rounds[-1]
    scores = match.scores
    played.hands = settle(left_after(played), scores)
    if carried:
        played.scores, match.result = scores, scores
    return record(club, match, hands=1, deductions=1, scores=float(carried), result=True)


def left_after(played: Round) -> Hands:
    """What is left in each hand."""
    placed = {event.tile for event in played.events}
    return tuple([tile for tile in hand if tile not in placed] for hand in played.deals)


@slip("SR801-played-on")
def win_overlooked(club: Club) -> Fault:
    """Events go on after the win; the result is that of the win."""
    match, late = overplayed(club)
    _, script = record(club, match, ends=1, knocks=1, result=True)
    return Fault(script, script.of(late))


@slip("SR801-carried")
def win_overlooked_and_scored_on(club: Club) -> Fault:
    """Events go on after the win, and the result is what they make of it."""
    match, late = overplayed(club)
    match.result = scores_in(match, match.rounds[-1])
    _, script = record(club, match, ends=1, knocks=1, points=1, result=True)
    return Fault(script, script.of(late))


def overplayed(club: Club) -> tuple[Match, Event]:
    """A match that goes on for some events after it was won, and the first of them."""
    match = club.play()
    require(match.is_won)
    played = match.rounds[-1]
    live = LiveRound(played.deals, played.opener, cut(match, played.number - 1).scores, UNREACHED)
    for event in played.events:
        live.repeat(event)
    require(all(live.hands))
    for _ in range(1 + club.chance.below(4)):
        if live.end is None:
            club.player()(live)
    require(live.end is None)
    late = live.events[len(played.events)]
    played.events += live.events[len(played.events) :]
    return match, late


@slip("SR801-next-round")
def round_after_the_win(club: Club) -> Fault:
    """Another round is played after the match was won."""
    match = club.play()
    require(match.is_won)
    played = play_round(match, club.player(), club.chance)
    played.hands = []
    _, script = record(club, match, result=True)
    return Fault(script, script.of(played.events[0]))


@slip("SR803-end")
def win_called_early(club: Club) -> Fault:
    """A win is called although the target has not been reached."""
    match, played = stopped(club)
    played.end = End(Ending.WON, club.chance.below(2))
    if club.chance.happens(0.5):
        match.result = match.scores
    _, script = record(club, match, ends=1, knocks=1, result=True)
    return Fault(script, script.of(played.end))


@slip("SR803-result")
def result_before_the_target(club: Club) -> Fault:
    """All rounds are over and there is a result, but nobody has reached the target."""
    whole = club.play()
    require(len(whole.rounds) > 1)
    match = cut(whole, 1 + club.chance.below(len(whole.rounds) - 1))
    match.result = match.scores
    _, script = record(club, match, result=True)
    return Fault(script, script.every("result")[0])


@slip("SR804-won")
def result_left_out(club: Club) -> Fault:
    """A whole match has no result."""
    _, script = record(club, result=False)
    return Fault(script, script.statements[-1], "after")


@slip("SR804-unfinished")
def record_ends_in_the_middle_of_a_round(club: Club) -> Fault:
    """The record ends in the middle of a round."""
    match, _ = stopped(club)
    _, script = record(club, match, result=False, knocks=1)
    return Fault(script, script.statements[-1], "after")
