"""The order of the statements of a match."""

from sevenrocks.notation.order import START, accepted, after, after_all
from sevenrocks.notation.record import Kind


def follow(*kinds: Kind) -> int | None:
    """The state after some statements."""
    state: int | None = START
    for kind in kinds:
        assert state is not None
        state = after(state, kind)
    return state


IN_ORDER = (Kind.DRAW, Kind.OPENER, Kind.DEAL, Kind.EVENT, Kind.HAND, Kind.SCORE)


def test_statements_of_a_round_follow_in_a_fixed_order() -> None:
    for first, one in enumerate(IN_ORDER):
        for second, other in enumerate(IN_ORDER):
            repeats = first == second and one not in (Kind.OPENER, Kind.SCORE)
            stands = follow(Kind.ROUND, one, other) is not None
            assert stands == (first < second or repeats)


def test_a_state_does_not_depend_on_how_often_a_statement_is_repeated() -> None:
    for kind in (Kind.TAG, Kind.ROUND):
        assert follow(kind, kind) == follow(*[kind] * 9)
    for kind in (Kind.DRAW, Kind.DEAL, Kind.EVENT, Kind.HAND):
        assert follow(Kind.ROUND, kind, kind) == follow(Kind.ROUND, *[kind] * 9)


def test_late_events_stand_behind_an_end_alone() -> None:
    ended = follow(Kind.ROUND, Kind.END)
    assert ended is not None
    assert accepted(ended) == [Kind.ROUND, Kind.LATE, Kind.HAND, Kind.SCORE, Kind.RESULT]
    assert follow(Kind.ROUND, Kind.EVENT, Kind.LATE) is None
    assert follow(Kind.ROUND, Kind.END, Kind.HAND, Kind.LATE, Kind.HAND, Kind.SCORE, Kind.LATE) is not None


def test_nothing_follows_a_result() -> None:
    ended = follow(Kind.ROUND, Kind.RESULT)
    assert ended is not None
    assert accepted(ended) == []


def test_statements_in_order_can_be_taken_at_once() -> None:
    assert after_all(START, ()) == START
    assert after_all(START, (Kind.ROUND, Kind.DEAL, Kind.EVENT)) == follow(Kind.ROUND, Kind.DEAL, Kind.EVENT)
