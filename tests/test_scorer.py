"""One slip of a scorer is one finding, and the final score is right all the same: how often."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest
from support.clubs import club, plain
from support.scorer import SCORER_SLIPS

from sevenrocks.validator import validate
from sevenrocks.validator.simulating.match import Scores

NOTES = ("SR304", "SR709", "SR804")
MATCHES = 20
"""The number of matches, in each of which every kind of slip is made."""


class Seen(NamedTuple):
    """What became of a slip that can be seen: whether it is one finding, and whether the score is right."""

    alone: bool
    right: bool


def slips_seen(deals: int, matches: int = MATCHES) -> Iterator[Seen]:
    """Every slip that something is found of, in random matches whose claims tell everything but the ends."""
    for seed in range(matches):
        match, rng = club(seed).play(), Random(seed)
        lines = plain(match, counts=0, deals=deals).split("\n")
        for slip in SCORER_SLIPS.values():
            spoilt = list(lines)
            slip(rng, spoilt)
            yield from judged("\n".join(spoilt), match.scores)


def judged(text: str, scores: Scores) -> Iterator[Seen]:
    """What is found in a text, if anything is."""
    reports = list(validate(text))
    found = [fault for report in reports for fault in report.discrepancies if fault.code not in NOTES]
    if found:
        yield Seen(len(found) == 1, [list(report.score) for report in reports] == [scores])


@pytest.mark.parametrize(("deals", "right"), [(1, 0.99), (0, 0.85)], ids=["deals-known", "deals-hidden"])
def test_a_slip_is_one_finding_and_leaves_the_score_right(deals, right):
    seen = list(slips_seen(deals))
    assert len(seen) > MATCHES * len(SCORER_SLIPS) * 0.8
    assert sum(slip.alone for slip in seen) / len(seen) >= 0.95
    assert sum(slip.right for slip in seen) / len(seen) >= right
