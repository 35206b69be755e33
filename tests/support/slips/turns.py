"""Slips of who acts: openers, draws, turns, knocks and round numbers."""

from itertools import pairwise
from random import Random

from support.match import Event, Match, Round, cut
from support.naive import SEATS, placements
from support.play import Player, Table, play_match, play_on, play_round
from support.script import Script, Statement, bare, words
from support.slips.making import Fault, meddled, record, require, slip, suitable, veiled


def other_seat(rng: Random, seat: str) -> str:
    """Any seat but one."""
    return rng.choice([other for other in SEATS if other != seat])


def wrongly_opened(rng: Random) -> tuple[Match, Round]:
    """A match in which somebody opens a round who was not due."""
    player = Player(rng)
    whole = play_match(rng, turn=player)
    match = cut(whole, rng.randrange(min(len(whole.rounds), 20)))
    played = play_round(match, player, rng, wrong_opener=True)
    return play_on(match, player, rng), played


@slip("SR301-written")
def opener_misread(rng: Random) -> Fault:
    """The opener line names another than the player who was due, and who opened."""
    match, script = veiled(rng, draws=True, openers=True)
    played = rng.choice(match.rounds)
    statement = script.inside(played, "opener")[0]
    statement.rewrite("seat", other_seat(rng, played.opener))
    return Fault(script, statement, "seat")


@slip("SR301-opener")
def wrong_player_named_and_opens(rng: Random) -> Fault:
    """Somebody who was not due is named as the opener, and opens."""
    match, played = wrongly_opened(rng)
    _, script = veiled(rng, match, draws=True, openers=True)
    return Fault(script, script.inside(played, "opener")[0], "seat")


@slip("SR301-event")
def wrong_player_opens(rng: Random) -> Fault:
    """Somebody opens who was not due; nobody is named."""
    match, played = wrongly_opened(rng)
    _, script = veiled(rng, match, draws=True, openers=False)
    return Fault(script, script.of(played.events[0]), "seat")


def drawn(rng: Random, script: Script, match: Match, draws: int) -> tuple[Round, list[Statement]]:
    """A round with at least so many draws, and their statements."""
    played = suitable([played for played in match.rounds if len(played.draws) >= draws], rng)
    return played, script.inside(played, "draw")


@slip("SR302-seat-left-out")
def lot_left_out(rng: Random) -> Fault:
    """A first draw lacks a seat."""
    match, script = veiled(rng, draws=True)
    _, draws = drawn(rng, script, match, 1)
    require(len(draws) == 1)
    del draws[0].words[rng.randrange(1, 5)]
    return Fault(script, draws[0])


@slip("SR302-redraw")
def redraw_among_others(rng: Random) -> Fault:
    """A redraw has another seat than those tied."""
    match, script = veiled(rng, draws=True)
    _, draws = drawn(rng, script, match, 2)
    redraw = draws[-1]
    seats = [redraw.text("lot", item)[0] for item in range(len(redraw.words) - 1)]
    require(len(seats) < 4)
    item = rng.randrange(len(seats))
    lot = redraw.text("lot", item)
    redraw.rewrite("lot", rng.choice([seat for seat in SEATS if seat not in seats]) + lot[1:], item)
    return Fault(script, redraw)


@slip("SR302-undecided")
def tie_left_undecided(rng: Random) -> Fault:
    """A tie at the top is not drawn again."""
    match, script = veiled(rng, draws=True)
    _, draws = drawn(rng, script, match, 2)
    script.remove(draws[-1])
    return Fault(script, draws[-2])


@slip("SR302-seat-twice")
def lot_twice(rng: Random) -> Fault:
    """A seat has two lots in one draw."""
    match, script = veiled(rng, draws=True)
    _, draws = drawn(rng, script, match, 1)
    require(len(draws) == 1)
    first, second = sorted(rng.sample(range(5), 2))
    draws[0].words.insert(1 + second, bare("lot", draws[0].text("lot", first)))
    return Fault(script, draws[0], "lot", second)


@slip("SR302-not-due")
def draw_after_domino(rng: Random) -> Fault:
    """A draw is held although somebody went out in the round before."""
    match, script = veiled(rng)
    played = suitable([played for played in match.rounds if not played.draws], rng)
    lots = [bare("lot", f"{seat}:{lot}") for seat, lot in zip(SEATS, rng.sample(range(9), 4), strict=True)]
    stray = Statement("draw", [*words("draw"), *lots])
    script.insert_after(script.of(played), stray)
    return Fault(script, stray)


@slip("SR303-written")
def seat_misread(rng: Random) -> Fault:
    """The letter of another seat stands before a placement.

    Nobody is passed over in silence right before it, or it might be that seat's turn.
    """
    match, script = record(rng)
    before, event = suitable(list(pairwise(rng.choice(match.rounds).events)), rng)
    require(event.tile is not None)
    require(before.tile is not None or script.style.knocks == 1)
    statement = script.of(event)
    statement.rewrite("seat", other_seat(rng, event.seat))
    return Fault(script, statement, "seat")


@slip("SR303-played")
def plays_out_of_turn(rng: Random) -> Fault:
    """Somebody plays while another, who could place, is due; the turn goes on from there."""
    match, event = meddled(rng, lambda table: play_out_of_turn(table, rng))
    _, script = record(rng, match)
    return Fault(script, script.of(event), "seat")


def play_out_of_turn(table: Table, rng: Random) -> Event | None:
    """A placement by another player than the one who is due and could place."""
    seat = other_seat(rng, table.turn)
    legal = placements(table.layout, table.hands[seat])
    if not table.layout.tiles or not table.legal or not legal:
        return None
    return table.place(*rng.choice(legal), seat)


@slip("SR303-shown")
def plays_out_of_turn_before_a_hidden_hand(rng: Random) -> Fault:
    """Somebody plays before another, who places or shows later what would have fitted."""
    match, event = meddled(rng, lambda table: play_out_of_turn(table, rng))
    require(bool(round_of(match, event).hands))
    _, script = record(rng, match, deals=0, hands=1, shown=1)
    return Fault(script, script.of(event), "seat")


def round_of(match: Match, event: Event) -> Round:
    """The round of an event."""
    return next(played for played in match.rounds if event in played.events)


@slip("SR304")
def knock_in_silence(rng: Random) -> Fault:
    """A player who cannot place is passed over without a word."""
    _, script = veiled(rng, knocks=1, ends=1)
    knock = suitable([event for event in script.every("event") if event.text("tile") == "knock"], rng)
    following = script.after(knock)[0]
    require(following.kind in ("event", "end"))
    script.remove(knock)
    return Fault(script, following, "seat" if following.kind == "event" else "by")


@slip("SR305-lone")
def round_number_wrong(rng: Random) -> Fault:
    """The number of one round is wrong."""
    return misnumbered(rng, carried=False)


@slip("SR305-carried")
def round_numbers_go_on_from_a_wrong_one(rng: Random) -> Fault:
    """The number of a round is wrong, and the next go on from it."""
    return misnumbered(rng, carried=True)


def misnumbered(rng: Random, carried: bool) -> Fault:
    """A round with a wrong number, and as many as go on from it."""
    match, script = veiled(rng)
    first = rng.randint(1, len(match.rounds))
    wrong = rng.choice([number for number in range(12) if number != first])
    for played in match.rounds[first - 1 : None if carried else first]:
        script.of(played).rewrite("number", str(played.number - first + wrong))
    return Fault(script, script.of(match.rounds[first - 1]), "number")


def knock_with_play(table: Table) -> Event | None:
    """A knock by a player who could place."""
    return table.knock() if table.legal and table.layout.tiles else None


@slip("SR501-dealt")
def knocks_with_a_play(rng: Random) -> Fault:
    """Somebody knocks who could have placed."""
    match, knock = meddled(rng, knock_with_play)
    _, script = record(rng, match, knocks=1)
    return Fault(script, script.of(knock), "tile")


@slip("SR501-shown")
def knocks_with_a_hidden_play(rng: Random) -> Fault:
    """Somebody knocks, and places or shows later what would have fitted."""
    match, knock = meddled(rng, knock_with_play)
    require(bool(round_of(match, knock).hands))
    _, script = record(rng, match, knocks=1, deals=0, hands=1, shown=1)
    return Fault(script, script.of(knock), "tile")
