"""Whether a match was played by the rules R3 to R21, as the naive rules understand them."""

from sevenrocks.notation.record import Ending
from sevenrocks.notation.tiles import tile_name
from sevenrocks.validator.simulating.match import Match, Round
from support.naive import SEATS, TILES, Layout, award, deduction, is_blocked, leaders, placements
from support.named import named_hand, named_placement


def assert_lawful(match: Match) -> None:
    """Every draw, event, count, award, score and end is what the rules allow or demand."""
    scores = [0, 0]
    goes_out = None
    for played in match.rounds:
        assert_opener(played, goes_out)
        hands = assert_events(played, scores, match.target)
        if played.ended_by(Ending.WON):
            assert not played.hands
            assert played is match.rounds[-1]
        else:
            assert_settlement(played, hands, scores)
        assert played.scores == scores
        goes_out = played.end.who if played.ended_by(Ending.DOMINO) else None
    assert match.result == (scores if match.is_won else None)


def assert_opener(played: Round, goes_out: int | None) -> None:
    """R5, R7: who went out opens, and otherwise who wins the draw."""
    if goes_out is not None:
        assert (played.draws, played.opener) == ([], goes_out)
        return
    tied = list(range(4))
    for lots in played.draws:
        assert list(lots) == tied
        tied = leaders(lots)
    assert tied == [played.opener]


def assert_events(played: Round, scores: list[int], target: int) -> list[list[str]]:
    """R4, R6 to R19 and R21: the events of a round; what is left in the hands is returned."""
    hands = [named_hand(hand) for hand in played.deals]
    assert sorted(tile for hand in hands for tile in hand) == TILES
    layout, turn, ended, passes = Layout(), played.opener, None, 0
    for event in played.events:
        assert ended is None
        assert event.seat == turn
        legal = placements(layout, hands[turn])
        if event.is_knock:
            assert legal == []
            passes += 1
            if passes == 4:
                assert is_blocked(layout, dict(zip(SEATS, hands, strict=True)))
                ended = (Ending.BLOCKED, 0)
        else:
            passes = 0
            placement = named_placement(event.tile, event.site)
            assert placement in legal
            layout.place(*placement)
            hands[turn].remove(placement.tile)
            ends = sorted((tile_name(tile), value) for tile, value in event.ends)
            assert ends == sorted(layout.contributions())
            assert (event.count, event.points) == (layout.total(), award(layout.total()))
            scores[turn % 2] += event.points
            assert event.score == scores[turn % 2]
            if event.points and event.score >= target:
                ended = (Ending.WON, turn % 2)
            elif not hands[turn]:
                ended = (Ending.DOMINO, turn)
        turn = (turn + 1) % 4
    assert played.end
    assert (played.end.by, played.end.who) == ended
    return hands


def assert_settlement(played: Round, hands: list[list[str]], scores: list[int]) -> None:
    """R20: each hand by itself."""
    assert sorted(hand.seat for hand in played.hands) == list(range(4))
    for hand in played.hands:
        assert named_hand(hand.tiles) == hands[hand.seat]
        assert hand.deduction == deduction(hands[hand.seat])
        scores[hand.seat % 2] -= hand.deduction
        assert hand.score == scores[hand.seat % 2]
