"""A match judged at a glance has the report that reading and replaying it in full comes to."""

import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.clubs import ANY_SLIP, BYTE_ORDER_MARK, lawful, plain, slip

from sevenrocks.notation import parse
from sevenrocks.notation.source import CHUNK
from sevenrocks.validator import MatchReport, Replay, Validation, replay, report, validate
from sevenrocks.validator.glance import RightMatch

seeds = st.integers(0, 2**32 - 1)

PLAIN_STYLES = {
    "complete": {"counts": 0},
    "counts": {"counts": 1, "listed_counts": 0.5},
    "comments": {"comments": 0.2},
    "short-targets": {"short_targets": 1},
    "nothing-claimed": {"counts": 0, "points": 0, "totals": 0, "hands": 0, "scores": 0, "result_tag": False},
    "no-openers": {"openers": False, "draws": False},
    "hidden": {"deals": 0},
    "some-hidden": {"deals": 0.7},
}
BETWEEN = [
    "\n",
    "\n",
    "\n# between\n",
    "# allow SR401: who knows\n",
    "? ?\n",
    "\n\n#: computed\n\n",
    "[Event x]\n",
]


def told(one: MatchReport) -> list[Any]:
    """All that a report tells."""
    return [
        *(one.source, one.index, one.verdict, one.target, one.score, one.winner, one.rounds, one.events),
        *(one.unverified_events, one.unverified_settlements, one.reconstructed_deals, one.deals),
        [(found.code, one.place(found), found.claimed, found.computed) for found in one.discrepancies],
        *(one.match, one.match.line, one.tag("Event"), one.tag("Result")),
    ]


def assert_alike(text: str) -> list[MatchReport]:
    """Judge a text, after both ways were seen to come to the same."""
    validation, reading = validate(text), parse(text)
    reports = list(validation)
    in_full = [report(replay(match), index=number) for number, match in enumerate(reading, 1)]
    assert list(map(told, reports)) == list(map(told, in_full))
    assert [validation.place(found) for found in validation.discrepancies] == [
        fault.place for fault in reading.faults
    ]
    return reports


def is_right_at_a_glance(text: str) -> list[bool]:
    return [isinstance(one.played, RightMatch) for one in assert_alike(text)]


def meddled(text: str, rng: Random) -> str:
    """A record with some of its characters or lines otherwise."""
    for _ in range(rng.randrange(3)):
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice(["", *"0145+-=@#|() \t\n[NESWab"]) + text[at + rng.randrange(2) :]
    lines = text.splitlines(keepends=True)
    for _ in range(rng.randrange(2)):
        line = lines.pop(rng.randrange(len(lines)))
        at = rng.randrange(len(lines) + 1)
        lines[at:at] = [line] * rng.randrange(1, 3)
    return "".join(lines)


@pytest.mark.parametrize("style", PLAIN_STYLES.values(), ids=PLAIN_STYLES)
@settings(max_examples=25)
@given(seed=seeds)
def test_a_plain_match_is_right_at_a_glance(style, seed):
    match, _ = lawful(seed)
    assert is_right_at_a_glance(plain(match, seed, **style)) == [match.rounds[-1].end is not None]


@given(seed=seeds)
def test_matches_in_any_style_and_with_any_faults_come_to_the_same(seed):
    rng = Random(seed)
    texts = [
        meddled(lawful(seed + number)[1].lstrip(BYTE_ORDER_MARK), rng)
        for number in range(rng.randrange(1, 4))
    ]
    assert_alike("".join(text + rng.choice(BETWEEN) for text in texts))


@given(seed=seeds, style=st.sampled_from(list(PLAIN_STYLES.values())))
def test_plain_matches_with_any_faults_come_to_the_same(seed, style):
    rng = Random(seed)
    text = meddled(plain(lawful(seed)[0], seed, **style), rng)
    assert_alike(text + rng.choice(BETWEEN) + plain(lawful(seed + 1)[0], seed) + rng.choice(BETWEEN))


@pytest.mark.parametrize("kind", ANY_SLIP)
@settings(max_examples=5)
@given(seed=seeds)
def test_a_slip_is_found_all_the_same(kind, seed):
    assert_alike(slip(kind, seed).text)


RECORD = """[Event "Club"]
[Result "25-40"]
[Target "30"]

round 1
draw N:5 E:6 S:2 W:5
opener E
deal N 2|3 5|6 0|4 4|4 2|4 1|5 0|6
deal E 4|6 0|3 1|4 3|5 3|3 2|5 0|1
deal S 0|5 1|1 0|2 3|4 3|6 5|5 2|6
deal W 0|0 6|6 1|2 4|5 1|6 2|2 1|3
E 3|5 +0 =0
S 3|6@3|5.low +0 =0
W 4|5@3|5.high (10) +10 =10
N 5|6@3|6.high +0 =0
E 1|4@4|5.low +0 =10
S 1|1@1|4.low +0 =0
W 1|2@1|1.lineB +0 =10
N 2|3@1|2.high +0 =0
E 0|3@2|3.high +5 =15
S 5|5@5|6.low +10 =10
W 0|0@0|3.low +10 =25
N 1|5@1|1.armA +15 =25
E 0|1@1|1.armB +15 =40
end won EW

result NS 25 EW 40
"""


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ("", ""),
        ("(10)", "(6+4)"),
        ("S 5|5@5|6.low +10", "S 5|5@5|6.low (5+5+0) +10"),
        ("W 0|0@0|3.low +10 =25", "W 0|0@0|3.low"),
        ("E 3|5 +0 =0\n", "E 3|5 +0 =0  # the opening tile\n"),
        ("E 3|5 +0 =0\n", "#: computed\n# the opening tile\nE 3|5 +0 =0\n"),
        ("E 3|5 +0 =0\n", "E  5-3\t+0   =0  \n"),
        ("E 3|5 +0 =0\n", "E 3|5 +0 =0  "),
        ("deal N 2|3 5|6", "deal  N\t3|2 [5|6]"),
        ('[Event "Club"]', '[Event "Club #4"]  # a comment'),
        ("[Event", "# above the match\n[Event"),
        ("opener E\n", ""),
        ("deal W 0|0 6|6 1|2 4|5 1|6 2|2 1|3\n", ""),
        ("end won EW\n", "end won EW\n\n# nothing is settled any more\n"),
        ('[Result "25-40"]\n', ""),
    ],
)
def test_what_is_written_otherwise_is_right_at_a_glance_all_the_same(written, instead):
    assert is_right_at_a_glance(RECORD.replace(written, instead, 1)) == [True]


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ("E 3|5 +0", "E 3|5 +"),
        ("E 3|5 +0", "E 3|5 (8 +0"),
        ("E 3|5 +0", "E 3|5 () +0"),
        ("E 3|5 +0", "E 3|5 (3 + 5) +0"),
        ("E 3|5 +0", "E 3|5 (3+5) +0 +0"),
        ("E 3|5 +0", "E 3|5+0"),
        ("E 3|5 +0", "E\u00a03|5 +0"),
        ("E 3|5 +0", "E 3|5 +\u0660"),
        ("E 3|5 +0", "E 3|5@5 +0"),
        ("E 3|5 +0", "E 3|5 +5"),
        ("E 3|5 +0 =0", "E 3|5 +0 =5"),
        ("E 3|5 +0", "S 3|6 +0"),
        ("E 3|5", "E 3|6"),
        ("E 3|5 +0 =0\n", "E 3|5 +0 =0\nE 3|5 +0 =0\n"),
        ("S 3|6@3|5.low +0 =0\n", ""),
        ("S 3|6@3|5.low +0 =0\n", "S knock\n"),
        ("S 3|6@3|5.low +0 =0\n", "S knock +0\n"),
        ("S 3|6@3|5.low", "S 3|6@3|5.high"),
        ("S 1|1@1|4.low +0", "S 1|1@1|4.low (5+2+1) +0"),
        ("W 1|2@1|1.lineB", "W 1|2@1|1.armA"),
        ("E 0|1@1|1.armB +15 =40\n", ""),
        ("E 0|1@1|1.armB +15 =40", "E 0|1@1|1.armB +15 =45"),
        ("E 0|1@1|1.armB +15", "E 0|1@1|1.armB (16) +15"),
        ("end won EW\n", "S 2|6@5|5.lineB\nend won EW\n"),
        ("end won EW\n", ""),
        ("end won EW", "end won NS"),
        ("end won EW", "end blocked"),
        ("end won EW\n", "end won EW\nend won EW\n"),
        ("end won EW\n", "end won EW\nhand N 0|4 4|4 2|4 0|6\n"),
        ("end won EW\n", "end won EW\nscore NS 25 EW 40\n"),
        ("result NS 25 EW 40", "round 2\nE 1|2\nS 1|3@1\nend won EW\n\nresult NS 25 EW 40"),
        ("result NS 25 EW 40", "result *"),
        ("result NS 25 EW 40", "result NS 25 EW 45"),
        ("result NS 25 EW 40", "result NS 25"),
        ("result NS 25 EW 40", "result NS 25 EW 40\n# the last words"),
        ("result NS 25 EW 40", "result NS 25 EW 40\nreslut *"),
        ('"25-40"', '"25-45"'),
        ('"25-40"', '"*"'),
        ('"30"', '"40 points"'),
        ('"30"', '"45"'),
        ('[Target "30"]\n', '[Target "30"]\n[Target "30"]\n'),
        ('[Event "Club"]\n', '[Event "Club]\n'),
        ("\nround 1", "\nE 3|5\nround 1"),
        ("round 1", "round 2"),
        ("round 1\n", "round 1\nround 2\n"),
        ("E:6", "E:5"),
        ("opener E", "opener N"),
        ("opener E\n", "opener E\nopener E\n"),
        ("draw N:5 E:6 S:2 W:5\nopener E", "opener E\ndraw N:5 E:6 S:2 W:5"),
        ("deal N 2|3", "deal N 2|7"),
        ("deal N 2|3", "deal N 5|6"),
        ("deal N 2|3", "deal N"),
        ("deal N 2|3", "deal E 2|3"),
        ("opener E\n", "opener E  # allow SR301: agreed\n"),
        ("opener E\n", "opener E\n# a\rb\n"),
        ("opener E\n", "opener E  # \0\n"),
    ],
)
def test_whatever_is_not_plainly_right_is_looked_into(written, instead):
    assert written in RECORD
    assert is_right_at_a_glance(RECORD.replace(written, instead, 1)) == [False]


SETTLED = (Path(__file__).parents[1] / "data" / "settled.srn").read_text("utf-8")
"""A domino and a block, and nobody has won."""

HIDDEN = "".join(line for line in SETTLED.splitlines(keepends=True) if not line.startswith("deal"))
HIDDEN_AND_WON = "".join(line for line in RECORD.splitlines(keepends=True) if not line.startswith("deal"))


def test_a_domino_and_a_block_are_right_at_a_glance():
    assert is_right_at_a_glance(SETTLED) == is_right_at_a_glance(HIDDEN) == [True]


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ("round 2\nopener N\n", "round 2\n"),
        ("score NS 0 EW -10\n", ""),
        ("hand E 2|6 1|6 (15) -15 =-10", "hand E 1|6  2|6"),
        ("(15) -15 =-10", "(15)"),
        ("hand W 0|0 (0) -0 =-10\n", "hand W 0|0 (0) -0 =-10\n\n# now the score\n"),
        ("W 2|3@2|5.low +5 =5", "W 2|3@2|5 +5"),
    ],
)
def test_a_settled_round_may_be_told_otherwise(written, instead):
    assert written in SETTLED
    assert is_right_at_a_glance(SETTLED.replace(written, instead, 1)) == [True]


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ("round 2\nopener N", "round 2\nopener E"),
        ("round 2\nopener N", "round 2\ndraw N:4 E:3 S:2 W:1\nopener N"),
        ("end domino N", "end domino S"),
        ("end domino N", "end blocked"),
        ("W knock\nN 3|5@0|5.high +0 =10", "N knock\nN 3|5@0|5.high +0 =10"),
        ("E knock\nS 3|6", "S knock\nS 3|6"),
        ("E knock\nS knock\nend blocked", "E knock\nend blocked"),
        ("S knock\nend blocked", "S knock\nW knock\nend blocked"),
        ("end blocked", "end domino S"),
        ("hand N (0) -0 =10\n", ""),
        ("hand N (0) -0 =10\n", "hand N (0) -0 =10\nhand N (0) -0 =10\n"),
        ("hand N (0) -0 =10\n", "hand S 3|3 1|3 (10) -10 =0\n"),
        ("hand E 2|6 1|6", "hand E 2|6"),
        ("hand E 2|6 1|6", "hand E 2|6 2|6"),
        ("hand E 2|6 1|6", "hand E 2|6 1|6 0|5"),
        ("hand E 2|6 1|6", "hand E 2|6 1|5"),
        ("hand E 2|6 1|6", "hand E 2|6 7|1"),
        ("(15)", "(16)"),
        ("-15", "-20"),
        ("-15 =-10", "-15 =-15"),
        ("score NS 0 EW -10", "score NS 0 EW 10"),
        ("score NS 0 EW -10\n", "score NS 0 EW -10\nscore NS 0 EW -10\n"),
        ("result *", "result NS 35 EW -5"),
        ('"*"', '"35--5"'),
    ],
)
@pytest.mark.parametrize("record", [SETTLED, HIDDEN], ids=["dealt", "hidden"])
def test_a_settled_round_that_is_not_plainly_right_is_looked_into(record, written, instead):
    assert written in record
    assert is_right_at_a_glance(record.replace(written, instead, 1)) == [False]


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ("S 1|4 +5 =5\n", "S knock\nW knock\nN knock\nE knock\nS 1|4 +5 =5\n"),
        ("N 2|4@1|2.high", "N knock\nE knock\nS knock\nW knock\nN 2|4@1|2.high"),
        ("E 0|2@0|6.low", "E knock\nS knock\nW 0|0@0 +0\nN knock\nE 0|2@0|6.low"),
        ("S 3|6@0|3.high", "S knock\nW knock\nN knock\nE knock\nS 3|6@0|3.high"),
        ("hand E 2|6 1|6", "hand E 2|6 3|3"),
        ("hand E 2|6 1|6 (15) -15 =-10", "hand E (15) -15 =-10"),
        ("S knock\nW 2|3", "S knock\nE knock\nW 2|3"),
    ],
)
def test_hidden_hands_have_to_be_possible_and_shown(written, instead):
    assert written in HIDDEN
    assert is_right_at_a_glance(HIDDEN.replace(written, instead, 1)) == [False]


def test_hidden_hands_that_nobody_shows_are_looked_into():
    unshown = "".join(line for line in HIDDEN.splitlines(keepends=True) if not line.startswith("hand"))
    assert is_right_at_a_glance(unshown) == [False]


@pytest.mark.parametrize("knocks", ["S", "SW", "SWN", "SWNE"])
def test_hands_that_are_never_shown_have_to_be_possible(knocks):
    """After W's 2|3 the ends are 1 and 3; who knocks there may place neither later."""
    assert is_right_at_a_glance(HIDDEN_AND_WON) == [True]
    said = "".join(f"{seat} knock\n" for seat in knocks)
    passed = HIDDEN_AND_WON.replace("S 5|5@5|6.low", f"{said}S 5|5@5|6.low", 1)
    assert is_right_at_a_glance(passed) == [False]


def test_each_match_of_a_long_source_is_judged_at_a_glance_wherever_its_chunks_end():
    text = "\n".join(plain(lawful(seed)[0], seed) for seed in range(80))
    assert len(text) > 3 * CHUNK
    assert all(is_right_at_a_glance(text))


def test_comments_behind_the_last_match_are_its_own():
    first, second = assert_alike(f"{RECORD}\n# above the second\n{RECORD}\n# behind it\n")
    assert isinstance(first.played, RightMatch)
    assert first.match.comments == ()
    assert second.match.comments == ("behind it",)


BLANKS = " " * 60_000


@pytest.mark.parametrize(
    "text",
    [
        f'[A ""]\nround 1\nN 1|2\n{BLANKS}x\nend blocked#\nresult *\n' * 20,
        ('[A ""]\n result *#\n' * 3600 + "\nresult *\n") * 4,
        f"{RECORD.removesuffix('result NS 25 EW 40' + chr(10))}\n" * 2000,
    ],
    ids=["blanks-before-a-comment", "results-in-other-places", "matches-without-result"],
)
def test_no_source_takes_quadratic_time(text):
    start = time.process_time()
    list(validate(text))
    assert time.process_time() - start < 20  # it would be more than twice as much, and takes a tenth of it


def test_whoever_looks_at_every_match_may_have_it_replayed_at_once():
    full, glanced = (next(Validation(parse(RECORD), "<input>", in_full=in_full)) for in_full in (True, False))
    assert (type(full.played), type(glanced.played)) == (Replay, RightMatch)
    assert told(full) == told(glanced)
    [counted] = validate(RECORD, count_deals=True)
    assert isinstance(counted.played, Replay)
