"""A match judged at a glance: where all of it is right, nothing else of it is wanted.

It is played by the same rules as any other, but no place, note or discrepancy is kept, and nothing is taken
apart that need not be. Wherever anything is not plainly right a glance tells nothing, and the match is read
and replayed in full.
"""

from collections.abc import Callable
from functools import cached_property
from typing import Final, TypeVar

from sevenrocks.notation.builder import read_passage
from sevenrocks.notation.gist import Acted, Claims, Cost, Tiles
from sevenrocks.notation.grammar import Misread
from sevenrocks.notation.outline import Outline
from sevenrocks.notation.passage import Passage
from sevenrocks.notation.record import Address, Event, Kind, Match, Play
from sevenrocks.notation.tiles import KNOCK, SEATS
from sevenrocks.validator.claims import judge_claims
from sevenrocks.validator.dealing import plain_hands
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.ending import agree
from sevenrocks.validator.game import Game
from sevenrocks.validator.hands import Hands, pips
from sevenrocks.validator.ledger import Account
from sevenrocks.validator.opening import judge_draws
from sevenrocks.validator.progress import Outcome, Progress
from sevenrocks.validator.replay import Replay, replay
from sevenrocks.validator.result import tag_value
from sevenrocks.validator.round import FRESH
from sevenrocks.validator.rulings import RULING
from sevenrocks.validator.settlement import cost_plainly
from sevenrocks.validator.stretch import play_plainly
from sevenrocks.validator.table import AWARD, deduction
from sevenrocks.validator.tags import judge_tags, target_of
from sevenrocks.validator.winning import won

_PLAYERS: Final = tuple(SEATS)
_ALL_SEATS: Final = [0, 1, 2, 3]
_SOMEWHERE: Final = Address(Kind.EVENT)

Value = TypeVar("Value")


class Doubtful(Exception):  # noqa: N818 - no error: more than a glance is needed
    """Something is not plainly right."""


class RightMatch:
    """A match in which everything is right: what its replay tells, made only if more is asked for."""

    discrepancies: Final[tuple[Discrepancy, ...]] = ()
    unverified_events: Final = 0
    unverified_settlements: Final = 0
    is_text: Final = True

    def __init__(self, passage: Passage, tag: Callable[[str], str | None], look: "Look") -> None:
        self._passage = passage
        self.tag = tag
        self.target = look.target
        self.winner = look.winner
        self.scores = look.scores
        self.rounds = look.rounds
        self.events = look.events
        self.reconstructed_deals = look.reconstructed_deals

    @property
    def match(self) -> Match:
        """The match, read from its text."""
        return self._replay.match

    @property
    def games(self) -> list[Game]:
        """Its rounds, replayed."""
        return self._replay.games

    @cached_property
    def _replay(self) -> Replay:
        return replay(read_passage(self._passage))


def glance(passage: Passage) -> RightMatch | None:
    """What a match comes to, if nothing in it is wrong, worth a note, or has to be looked into."""
    if passage.holds(RULING):
        return None
    try:
        return _judge(passage)
    except (Misread, Doubtful):
        return None


def _judge(passage: Passage) -> RightMatch:
    match, result = Match(passage.read_tags()), passage.read_result()
    _expect(not any(judge_tags(match)))
    look = Look(target_of(match))
    for outline in passage.rounds():
        look.at_round(outline)
    scores = None if look.winner is None else look.scores
    _expect(look.rounds > 0 and result.scores == scores)
    _expect(match.tag("Result") in (None, tag_value(scores)))
    return RightMatch(passage, match.tag, look)


class Look:
    """A look at the rounds of a match, one after the other.

    ``winner`` is the side that has reached the ``target``, ``rounds`` and ``events`` are how many there were,
    and ``reconstructed_deals`` how many deals are not written whole and known all the same.
    """

    def __init__(self, target: int) -> None:
        self.target = target
        self.winner: int | None = None
        self.rounds = 0
        self.events = 0
        self.reconstructed_deals = 0
        self._accounts = Account(), Account()
        self._before = FRESH

    @property
    def scores(self) -> tuple[int, int]:
        """The scores of NS and EW."""
        ns, ew = self._accounts
        return ns.score, ew.score

    def at_round(self, outline: Outline) -> None:
        """Look at a round. Raises ``Doubtful`` where it is not plainly right."""
        self.rounds += 1
        _expect(self.winner is None and outline.number == str(self.rounds))
        play = Progress(Hands(_given(plain_hands(outline.deals))))
        play.turn = self._opener(outline)
        self._follow(play, outline.events)
        end, outcome = outline.end, _given(play.outcome)
        _expect(agree(Outcome(end.by, end.seat, end.side), outcome))
        if self.winner is None:
            self._settle(play.hands, outline)
        else:
            _conclude(play.hands)
            _expect(not outline.hands and outline.score is None)
        self.reconstructed_deals += _is_reconstructed(play.hands)
        self._before = outcome

    def _opener(self, outline: Outline) -> int:
        """Who opens (R5 to R7)."""
        first = outline.events[0][0].seat
        named = first if outline.opener is None else outline.opener
        due, found = judge_draws(0, outline.draws, self._before, _PLAYERS)
        _expect(not found and due in (None, named))
        return named

    def _follow(self, play: Progress, events: list[Acted]) -> None:
        """Play all events of a round."""
        told, index = iter(events), 0
        while index < len(events):
            index += play_plainly(play, self._accounts, self.target, told)
            if len(play.sites) > index:
                self._book(play, *events[index])
                index += 1
            elif index < len(events):
                _knock(play, events[index][0])
                index += 1
        self.events += index

    def _book(self, play: Progress, placed: Play, claims: Claims) -> None:
        """Book an event that lies on the table: one that wins (R21), or claims its ends in other words."""
        total, side = play.table.total, placed.seat & 1
        account, due = self._accounts[side], AWARD[total]
        account.score += due
        _expect(claims[2] in (None, account.score))
        _expect(not judge_claims(_SOMEWHERE, Event(placed, *claims), total, play.table.contributions()))
        if due and account.score >= self.target:
            self.winner = side
            play.outcome = won(play.outcome, side)

    def _settle(self, hands: Hands, outline: Outline) -> None:
        """Subtract what the hands cost (R20)."""
        if outline.hands:
            self._subtract(hands, outline.hands)
        else:
            _expect(not hands.hidden)
            for seat, mask in enumerate(hands.may_hold):
                self._accounts[seat & 1].score -= deduction(pips(mask))
        _expect(outline.score is None or outline.score.scores == self.scores)

    def _subtract(self, hands: Hands, settled: list[tuple[Tiles, Cost]]) -> None:
        """Subtract what four hands cost that are shown."""
        _expect(sorted([shown[0] for shown, _ in settled]) == _ALL_SEATS)
        for shown, claimed in settled:
            seat, mask, _ = shown
            if seat in hands.hidden:
                _expect(hands.can_show(*shown))
                hands.show(seat, mask)
            account = self._accounts[seat & 1]
            account.score -= _given(cost_plainly(shown, claimed, hands.may_hold[seat], account.score))


def _knock(play: Progress, event: Play) -> None:
    """Take a knock of a round with hidden hands (R9)."""
    seat, hands, fitting = event.seat, play.hands, play.table.fitting()
    _expect(event.tile == KNOCK and seat == play.turn and play.outcome is None)
    if seat in hands.hidden:
        hands.rule_out(seat, fitting)
    else:
        _expect(not hands.may_hold[seat] & fitting)
    play.knock(seat)


def _conclude(hands: Hands) -> None:
    """Find out what hands hold that need not be shown any more; some deal has to be possible (R4)."""
    if hands.hidden:
        _expect(not hands.upset and hands.are_possible(hands.barred))  # whom nothing bars: it is ruled out
        hands.conclude()


def _is_reconstructed(hands: Hands) -> bool:
    """Whether a deal is not written whole and known all the same."""
    if None in hands.dealt:
        return all(hands.rest(seat) is not None for seat in range(4))
    return hands.reconstructed


def _expect(right: bool) -> None:
    if not right:
        raise Doubtful


def _given(value: Value | None) -> Value:
    """What is ``None`` where something is not plainly right."""
    if value is None:
        raise Doubtful
    return value
