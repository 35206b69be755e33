"""What is played at once is what judging each event in full comes to."""

from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from support.clubs import lawful

from sevenrocks.notation import Match, parse
from sevenrocks.validator import events, replay

pytestmark = pytest.mark.skipif(
    Path(events.__file__).suffix != ".py", reason="what is compiled cannot be made to judge in full"
)

unhurried = settings(deadline=None, max_examples=100, suppress_health_check=[HealthCheck.too_slow])


def outcome(match: Match) -> list[Any]:
    """All that replay makes of a match."""
    played = replay(match)
    rounds = [
        (
            *(game.sites, game.totals, game.seats, game.turn, game.passes, game.outcome, game.settled),
            *(game.faulty, game.unverified, game.cut_short, game.late, game.silences),
            *(game.before, game.after),
            *(game.table.open, game.table.placed, game.table.ends, game.table.spinner, game.table.lines),
            *(game.hands.may_hold, game.hands.left, game.hands.hidden, game.hands.barred, game.hands.dealt),
        )
        for game in played.games
    ]
    return [list(played), played.scores, played.winner, played.discrepancies, rounds]


def meddled(text: str, rng: Random) -> str:
    """A record with some of its lines left out, doubled, moved or written wrong."""
    lines = text.splitlines(keepends=True)
    for _ in range(rng.randrange(4)):
        at = rng.randrange(len(lines))
        line = lines.pop(at)
        wrong = line.translate({ord(rng.choice("0123456NESW+")): rng.choice("0123456NESW+")})
        lines[at:at] = rng.choice([[], [line, line], [wrong], [wrong], [*lines[at : at + 1], line]])
    return "".join(lines)


@unhurried
@given(seed=st.integers(0, 2**32 - 1))
def test_every_event_comes_to_the_same_where_it_is_judged_in_full(seed):
    rng = Random(seed)
    for match in parse(meddled(lawful(seed)[1], rng)):
        at_once = outcome(match)
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(events, "play_plainly", lambda game, accounts, target, events: 0)
            assert outcome(match) == at_once
