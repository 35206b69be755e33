"""Slips at the end of a round."""

from random import Random

from support.match import BLOCKED, DOMINO, WON, End, Match, Round, Scores, cut
from support.naive import SEATS, placements
from support.play import Table
from support.script import bare
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


@slip("SR709")
def end_left_out(rng: Random) -> Fault:
    """A round is over and has no end."""
    match, script = record(rng, ends=1, knocks=1)
    played = rng.choice(match.rounds)
    script.remove(script.of(played.end))
    return Fault(script, script.of(played.events[-1]), "after")
