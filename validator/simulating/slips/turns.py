"""Slips of who acts: openers, draws, turns, knocks and round numbers."""

from itertools import pairwise

from sevenrocks.notation.tiles import SEATS
from sevenrocks.validator.simulating.club import Club
from sevenrocks.validator.simulating.live import LiveRound, placements
from sevenrocks.validator.simulating.match import Event, Match, Round, cut
from sevenrocks.validator.simulating.play import FOUR, play_on, play_round
from sevenrocks.validator.simulating.script import Script, Statement, bare, words
from sevenrocks.validator.simulating.slips.making import (
    Fault,
    meddled,
    record,
    require,
    slip,
    suitable,
    veiled,
)


def other_seat(club: Club, seat: int) -> int:
    """Any seat but one."""
    return club.chance.choice([other for other in FOUR if other != seat])


def wrongly_opened(club: Club) -> tuple[Match, Round]:
    """A match in which somebody opens a round who was not due."""
    player = club.player()
    whole = club.play(player)
    match = cut(whole, club.chance.below(min(len(whole.rounds), 20)))
    played = play_round(match, player, club.chance, wrong_opener=True)
    return play_on(match, player, club.chance), played


@slip("SR301-written")
def opener_misread(club: Club) -> Fault:
    """The opener line names another than the player who was due, and who opened."""
    match, script = veiled(club, draws=True, openers=True)
    played = club.chance.choice(match.rounds)
    statement = script.inside(played, "opener")[0]
    statement.rewrite("seat", SEATS[other_seat(club, played.opener)])
    return Fault(script, statement, "seat")


@slip("SR301-opener")
def wrong_player_named_and_opens(club: Club) -> Fault:
    """Somebody who was not due is named as the opener, and opens."""
    match, played = wrongly_opened(club)
    _, script = veiled(club, match, draws=True, openers=True)
    return Fault(script, script.inside(played, "opener")[0], "seat")


@slip("SR301-event")
def wrong_player_opens(club: Club) -> Fault:
    """Somebody opens who was not due; nobody is named."""
    match, played = wrongly_opened(club)
    _, script = veiled(club, match, draws=True, openers=False)
    return Fault(script, script.of(played.events[0]), "seat")


def drawn(club: Club, script: Script, match: Match, draws: int) -> tuple[Round, list[Statement]]:
    """A round with at least so many draws, and their statements."""
    played = suitable([played for played in match.rounds if len(played.draws) >= draws], club)
    return played, script.inside(played, "draw")


@slip("SR302-seat-left-out")
def lot_left_out(club: Club) -> Fault:
    """A first draw lacks a seat."""
    match, script = veiled(club, draws=True)
    _, draws = drawn(club, script, match, 1)
    require(len(draws) == 1)
    del draws[0].words[1 + club.chance.below(4)]
    return Fault(script, draws[0])


@slip("SR302-redraw")
def redraw_among_others(club: Club) -> Fault:
    """A redraw has another seat than those tied."""
    match, script = veiled(club, draws=True)
    _, draws = drawn(club, script, match, 2)
    redraw = draws[-1]
    seats = [redraw.text("lot", item)[0] for item in range(len(redraw.words) - 1)]
    require(len(seats) < 4)
    item = club.chance.below(len(seats))
    lot = redraw.text("lot", item)
    redraw.rewrite("lot", club.chance.choice([seat for seat in SEATS if seat not in seats]) + lot[1:], item)
    return Fault(script, redraw)


@slip("SR302-undecided")
def tie_left_undecided(club: Club) -> Fault:
    """A tie at the top is not drawn again."""
    match, script = veiled(club, draws=True)
    _, draws = drawn(club, script, match, 2)
    script.remove(draws[-1])
    return Fault(script, draws[-2])


@slip("SR302-seat-twice")
def lot_twice(club: Club) -> Fault:
    """A seat has two lots in one draw."""
    match, script = veiled(club, draws=True)
    _, draws = drawn(club, script, match, 1)
    require(len(draws) == 1)
    first, second = sorted(club.chance.sample(range(5), 2))
    draws[0].words.insert(1 + second, bare("lot", draws[0].text("lot", first)))
    return Fault(script, draws[0], "lot", second)


@slip("SR302-not-due")
def draw_after_domino(club: Club) -> Fault:
    """A draw is held although somebody went out in the round before."""
    match, script = veiled(club)
    played = suitable([played for played in match.rounds if not played.draws], club)
    lots = zip(SEATS, club.chance.sample(range(9), 4), strict=True)
    stray = Statement("draw", [*words("draw"), *(bare("lot", f"{seat}:{lot}") for seat, lot in lots)])
    script.insert_after(script.of(played), stray)
    return Fault(script, stray)


@slip("SR303-written")
def seat_misread(club: Club) -> Fault:
    """The letter of another seat stands before a placement.

    Nobody is passed over in silence right before it, or it might be that seat's turn.
    """
    match, script = record(club)
    before, event = suitable(list(pairwise(club.chance.choice(match.rounds).events)), club)
    require(not event.is_knock)
    require(not before.is_knock or script.style.knocks == 1)
    statement = script.of(event)
    statement.rewrite("seat", SEATS[other_seat(club, event.seat)])
    return Fault(script, statement, "seat")


@slip("SR303-played")
def plays_out_of_turn(club: Club) -> Fault:
    """Somebody plays while another, who could place, is due; the turn goes on from there."""
    match, event = meddled(club, lambda live: play_out_of_turn(live, club))
    _, script = record(club, match)
    return Fault(script, script.of(event), "seat")


def play_out_of_turn(live: LiveRound, club: Club) -> Event | None:
    """A placement by another player than the one who is due and could place."""
    seat = other_seat(club, live.turn)
    legal = placements(live.table, live.hands[seat])
    if not live.events or not live.legal or not legal:
        return None
    return live.place(club.chance.choice(legal), seat)


@slip("SR303-shown")
def plays_out_of_turn_before_a_hidden_hand(club: Club) -> Fault:
    """Somebody plays before another, who places or shows later what would have fitted."""
    match, event = meddled(club, lambda live: play_out_of_turn(live, club))
    require(bool(round_of(match, event).hands))
    _, script = record(club, match, deals=0, hands=1, shown=1)
    return Fault(script, script.of(event), "seat")


def round_of(match: Match, event: Event) -> Round:
    """The round of an event."""
    return next(played for played in match.rounds if event in played.events)


@slip("SR304")
def knock_in_silence(club: Club) -> Fault:
    """A player who cannot place is passed over without a word."""
    _, script = veiled(club, knocks=1, ends=1)
    knock = suitable([event for event in script.every("event") if event.text("tile") == "knock"], club)
    following = script.after(knock)[0]
    require(following.kind in ("event", "end"))
    script.remove(knock)
    return Fault(script, following, "seat" if following.kind == "event" else "by")


@slip("SR305-lone")
def round_number_wrong(club: Club) -> Fault:
    """The number of one round is wrong."""
    return misnumbered(club, carried=False)


@slip("SR305-carried")
def round_numbers_go_on_from_a_wrong_one(club: Club) -> Fault:
    """The number of a round is wrong, and the next go on from it."""
    return misnumbered(club, carried=True)


def misnumbered(club: Club, *, carried: bool) -> Fault:
    """A round with a wrong number, and as many as go on from it."""
    match, script = veiled(club)
    first = 1 + club.chance.below(len(match.rounds))
    wrong = club.chance.choice([number for number in range(12) if number != first])
    for played in match.rounds[first - 1 : None if carried else first]:
        script.of(played).rewrite("number", str(played.number - first + wrong))
    return Fault(script, script.of(match.rounds[first - 1]), "number")


def knock_with_play(live: LiveRound) -> Event | None:
    """A knock by a player who could place."""
    return live.knock() if live.legal and live.events else None


@slip("SR501-dealt")
def knocks_with_a_play(club: Club) -> Fault:
    """Somebody knocks who could have placed."""
    match, knock = meddled(club, knock_with_play)
    _, script = record(club, match, knocks=1)
    return Fault(script, script.of(knock), "tile")


@slip("SR501-shown")
def knocks_with_a_hidden_play(club: Club) -> Fault:
    """Somebody knocks, and places or shows later what would have fitted."""
    match, knock = meddled(club, knock_with_play)
    require(bool(round_of(match, knock).hands))
    _, script = record(club, match, knocks=1, deals=0, hands=1, shown=1)
    return Fault(script, script.of(knock), "tile")
