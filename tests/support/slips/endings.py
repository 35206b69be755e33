"""Slips at the end of a round or of the match."""

from random import Random

from support.naive import SEATS, placements
from support.play import (
    BLOCKED,
    DOMINO,
    WON,
    End,
    Match,
    Player,
    Round,
    Scores,
    Table,
    cut,
    play_match,
    play_round,
    settle,
)
from support.script import Script, bare
from support.slips.making import Fault, meddled, record, require, slip, suitable

CUT = "cut"
"""How a round ended that only stopped."""


def ended(match: Match, rng: Random, by: str) -> Round:
    """A round that ended in a way."""
    return suitable([played for played in match.rounds if played.end and played.end.by == by], rng)


def misended(rng: Random, by: str, *called: str) -> Fault:
    """A round that ended in one way and is said to have ended in another."""
    match, script = record(rng, ends=1)
    statement = script.of(ended(match, rng, by).end)
    statement.words[1:] = [bare("by", text) for text in called]
    return Fault(script, statement, "by")


@slip("SR701-seat")
def domino_of_another(rng: Random) -> Fault:
    """The domino is called for another seat than the one that went out."""
    match, script = record(rng, ends=1)
    played = ended(match, rng, DOMINO)
    assert played.end
    statement = script.of(played.end)
    statement.rewrite("by", rng.choice([seat for seat in SEATS if seat != played.end.who]), 1)
    return Fault(script, statement, "by")


@slip("SR701-side")
def win_of_the_other_side(rng: Random) -> Fault:
    """The win is called for the other side."""
    match, script = record(rng, ends=1)
    played = ended(match, rng, WON)
    assert played.end
    statement = script.of(played.end)
    require(statement.text("by") == WON)
    statement.rewrite("by", "EW" if played.end.who == "NS" else "NS", 1)
    return Fault(script, statement, "by")


@slip("SR701-block")
def domino_called_block(rng: Random) -> Fault:
    """A round that ended with a domino is called blocked."""
    return misended(rng, DOMINO, BLOCKED)


@slip("SR701-domino")
def block_called_domino(rng: Random) -> Fault:
    """A round that was blocked is said to have ended with a domino."""
    return misended(rng, BLOCKED, DOMINO, rng.choice(SEATS))


@slip("SR701-early")
def block_called_early(rng: Random) -> Fault:
    """A block is called although somebody can place, and the round is settled as it lies."""
    match, end = meddled(rng, call_block)
    _, script = record(rng, match, ends=1, knocks=1)
    return Fault(script, script.of(end), "by")


def call_block(table: Table) -> End | None:
    """An end to the round while somebody can place."""
    return stop(table, BLOCKED)


def stop(table: Table, by: str) -> End | None:
    """An end to the round before it is over."""
    if not table.events or not any(placements(table.layout, hand) for hand in table.hands.values()):
        return None
    table.end = End(by)
    return table.end


@slip("SR702-goes-on")
def round_left_unfinished(rng: Random) -> Fault:
    """A round stops before it is over, is settled all the same, and the match goes on."""
    match, end = meddled(rng, lambda table: stop(table, CUT))
    played = next(played for played in match.rounds if played.end is end)
    require(played is not match.rounds[-1])
    played.end = None
    _, script = record(rng, match, hands=1, knocks=1)
    return Fault(script, script.of(played.events[-1]), "after")


def stopped(rng: Random) -> tuple[Match, Round]:
    """A match whose last round stops before it is over, unsettled."""
    match, end = meddled(rng, lambda table: stop(table, CUT))
    played = next(played for played in match.rounds if played.end is end)
    match = cut(match, played.number)
    played.end, played.hands = None, []
    played.scores = scores_in(match, played)
    return match, played


def scores_in(match: Match, played: Round) -> Scores:
    """Both scores after the last event of a round."""
    scores = cut(match, played.number - 1).scores
    for event in played.events:
        if event.tile is not None:
            scores[event.side] = event.score
    return scores


@slip("SR702-result")
def result_in_the_middle_of_a_round(rng: Random) -> Fault:
    """The match has a result, but its last round is not over."""
    match, played = stopped(rng)
    match.result = match.scores
    _, script = record(rng, match, result=True, knocks=1)
    return Fault(script, script.of(played.events[-1]), "after")


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


@slip("SR709")
def end_left_out(rng: Random) -> Fault:
    """A round is over and has no end."""
    match, script = record(rng, ends=1, knocks=1)
    played = rng.choice(match.rounds)
    script.remove(script.of(played.end))
    return Fault(script, script.of(played.events[-1]), "after")


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
