"""One round replayed from its number to its score."""

from typing import Final

from sevenrocks.notation.record import Address, Ending, Kind, Round
from sevenrocks.notation.tiles import NO_TARGET
from sevenrocks.validator.booking import book_settlement
from sevenrocks.validator.dealing import judge_deals
from sevenrocks.validator.discrepancy import Discrepancy, Edit, Fix
from sevenrocks.validator.ending import end_round
from sevenrocks.validator.events import play_events
from sevenrocks.validator.game import Game
from sevenrocks.validator.hands import Hands
from sevenrocks.validator.opening import judge_draws, judge_opener
from sevenrocks.validator.progress import UNKNOWN, Outcome
from sevenrocks.validator.sheet import Sheet
from sevenrocks.validator.unverified import unverify

FRESH: Final = Outcome(Ending.BLOCKED)
"""What the first round follows: as after a block, a draw decides who opens (R5, R7)."""


def play_round(sheet: Sheet, index: int, record: Round, origins: tuple[int, ...] | None = None) -> Game:
    """Replay and judge a round.

    Where the events are not quite those of the record, ``origins`` holds the index of each in it, and
    no line is taken to hide another one.
    """
    before = (sheet.games[-1].outcome or UNKNOWN) if sheet.games else FRESH
    dealt = judge_deals(index, record.deals, sheet.players)
    game = Game(
        Hands(dealt.hands),
        index=index,
        record=record,
        written=sheet.match.rounds[index],
        players=sheet.players,
        origins=origins,
    )
    if sheet.match.unreadable and origins is None:
        game.gaps = tuple(lost for lost in sheet.unread_in(index) if lost.hides_event)
    game.before = sheet.ledger.known_scores
    sheet.games.append(game)
    _judge_number(sheet, index, record)
    _judge_opening(sheet, game, before)
    for fault in dealt.found:
        sheet.report(fault)
    if _lacks_its_beginning(record):
        lost = sheet.unread_in(index)
        unverify(sheet, game, 0, 0, sheet.root_of(lost[0]) if lost else None)
    else:
        play_events(sheet, game)
    if game.hands.hidden or None in game.hands.dealt:
        _end_with_hidden_hands(sheet, game)
    else:
        end_round(sheet, game)
    book_settlement(sheet, game)
    if game.gaps and game.unverified is None:
        sheet.ledger.float()  # an award may be lost with the line, although nothing else shows it
    game.after = sheet.ledger.known_scores
    return game


def _end_with_hidden_hands(sheet: Sheet, game: Game) -> None:
    from sevenrocks.validator.possible import judge_hidden, show_hands  # noqa: PLC0415 - not all records need it

    show_hands(game)
    end_round(sheet, game)
    judge_hidden(sheet, game)


def _lacks_its_beginning(record: Round) -> bool:
    """Whether a round without its ``round`` line begins in the middle of the play."""
    first = record.events[0].play if record.events else None
    return record.number is None and first is not None and first.target != NO_TARGET


def _judge_number(sheet: Sheet, index: int, record: Round) -> None:
    """SR305: the number is neither the round's ordinal nor one more than the number before."""
    before = sheet.match.rounds[index - 1].number if index else None
    expected = index + 1 if before is None else before + 1
    if record.number not in (None, index + 1, expected):
        address = Address(Kind.ROUND, 0, index, "number")
        values = {"number": record.number, "expected": expected}
        fix = Fix(False, _renumbered(sheet.match.rounds, index, expected))
        sheet.report(Discrepancy("SR305", address, "", values, record.number, expected, fix=fix))


def _renumbered(rounds: tuple[Round, ...], index: int, number: int) -> list[Edit]:
    """Write a number for a round, and the next ones for the rounds that were counted on from it."""
    edits = []
    counted = rounds[index].number
    for at, record in enumerate(rounds[index:], index):
        if counted is None or record.number != counted + at - index:
            break
        edits.append(Edit(Address(Kind.ROUND, 0, at, "number"), str(number + at - index)))
    return edits


def _judge_opening(sheet: Sheet, game: Game, before: Outcome) -> None:
    """SR301 and SR302; where the opening may be what could not be read, nobody is wrong to open."""
    due, found_draws = judge_draws(game.index, game.record.draws, before, sheet.players)
    if sheet.is_unread(Kind.DRAW, game.index):
        due, found_draws = None, []
    opener, found_opener = judge_opener(game.index, game.record, due, before, sheet.players)
    unread = game.record.opener is None and game.lost_before(0)
    for fault in found_draws if unread else found_draws + found_opener:
        sheet.report(fault)
    game.open(0 if opener is None else opener)
