"""Slips at the end of a round."""

from sevenrocks.notation.record import Ending
from sevenrocks.notation.tiles import SEATS, SIDES
from sevenrocks.validator.simulating.club import Club
from sevenrocks.validator.simulating.live import LiveRound, placements
from sevenrocks.validator.simulating.match import End, Match, Round, Scores, cut
from sevenrocks.validator.simulating.play import FOUR
from sevenrocks.validator.simulating.script import bare
from sevenrocks.validator.simulating.slips.making import Fault, meddled, record, require, slip, suitable


def ended(match: Match, club: Club, by: Ending) -> tuple[Round, End]:
    """A round that ended in a way, and its end."""
    return suitable(
        [(played, played.end) for played in match.rounds if played.end and played.ended_by(by)], club
    )


def misended(club: Club, by: Ending, *called: str) -> Fault:
    """A round that ended in one way and is said to have ended in another."""
    match, script = record(club, ends=1)
    _, end = ended(match, club, by)
    statement = script.of(end)
    statement.words[1:] = [bare("by", text) for text in called]
    return Fault(script, statement, "by")


@slip("SR701-seat")
def domino_of_another(club: Club) -> Fault:
    """The domino is called for another seat than the one that went out."""
    match, script = record(club, ends=1)
    _, end = ended(match, club, Ending.DOMINO)
    statement = script.of(end)
    others = [SEATS[seat] for seat in FOUR if seat != end.who]
    statement.rewrite("by", club.chance.choice(others), 1)
    return Fault(script, statement, "by")


@slip("SR701-side")
def win_of_the_other_side(club: Club) -> Fault:
    """The win is called for the other side."""
    match, script = record(club, ends=1)
    _, end = ended(match, club, Ending.WON)
    statement = script.of(end)
    require(statement.text("by") == Ending.WON.value)
    statement.rewrite("by", SIDES[1 - end.who], 1)
    return Fault(script, statement, "by")


@slip("SR701-block")
def domino_called_block(club: Club) -> Fault:
    """A round that ended with a domino is called blocked."""
    return misended(club, Ending.DOMINO, Ending.BLOCKED.value)


@slip("SR701-domino")
def block_called_domino(club: Club) -> Fault:
    """A round that was blocked is said to have ended with a domino."""
    return misended(club, Ending.BLOCKED, Ending.DOMINO.value, club.chance.choice(SEATS))


@slip("SR701-early")
def block_called_early(club: Club) -> Fault:
    """A block is called although somebody can place, and the round is settled as it lies."""
    match, end = meddled(club, call_block)
    _, script = record(club, match, ends=1, knocks=1)
    return Fault(script, script.of(end), "by")


def call_block(live: LiveRound) -> End | None:
    """An end to the round while somebody can place."""
    return stop(live, Ending.BLOCKED)


def stop(live: LiveRound, by: Ending | None = None) -> End | None:
    """An end to the round before it is over, with or without a name."""
    if not live.events or not any(placements(live.table, hand) for hand in live.hands):
        return None
    live.end = End(by)
    return live.end


@slip("SR702-goes-on")
def round_left_unfinished(club: Club) -> Fault:
    """A round stops before it is over, is settled all the same, and the match goes on."""
    match, end = meddled(club, stop)
    played = next(played for played in match.rounds if played.end is end)
    require(played is not match.rounds[-1])
    _, script = record(club, match, hands=1, knocks=1)
    return Fault(script, script.of(played.events[-1]), "after")


def stopped(club: Club) -> tuple[Match, Round]:
    """A match whose last round stops before it is over, unsettled."""
    match, end = meddled(club, stop)
    played = next(played for played in match.rounds if played.end is end)
    match = cut(match, played.number)
    played.hands = []
    played.scores = scores_in(match, played)
    return match, played


def scores_in(match: Match, played: Round) -> Scores:
    """Both scores after the last event of a round."""
    scores = cut(match, played.number - 1).scores
    for event in played.events:
        if not event.is_knock:
            scores[event.side] = event.score
    return scores


@slip("SR702-result")
def result_in_the_middle_of_a_round(club: Club) -> Fault:
    """The match has a result, but its last round is not over."""
    match, played = stopped(club)
    match.result = match.scores
    _, script = record(club, match, result=True, knocks=1)
    return Fault(script, script.of(played.events[-1]), "after")


@slip("SR709")
def end_left_out(club: Club) -> Fault:
    """A round is over and has no end."""
    match, script = record(club, ends=1, knocks=1)
    played = club.chance.choice(match.rounds)
    script.remove(script.of(played.end))
    return Fault(script, script.of(played.events[-1]), "after")
