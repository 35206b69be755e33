"""The table of rounds: how they ended, and what they brought."""

import pytest
from support.tables import rows_of

DEALT = """\
round 1
deal N 0|0 0|1 0|2 0|3 0|4 0|5 0|6
deal E 1|1 1|2 1|3 1|4 1|5 1|6 2|2
deal S 2|3 2|4 2|5 2|6 3|3 3|4 3|5
deal W 3|6 4|4 4|5 4|6 5|5 5|6 6|6
"""


def row(text, number=0):
    return rows_of("rounds", text)[number]


def test_the_number_written_stands_beside_the_ordinal():
    rows = rows_of("rounds", f"{DEALT}S 2|3\nround 7\nresult *\n")
    assert [(row.round, row.number, row.codes) for row in rows] == [(1, 1, ("SR702",)), (2, 7, ("SR305",))]


def test_an_unfinished_round_has_not_ended_and_cost_nothing():
    unfinished = row(f"{DEALT}S 2|3 +5 =5\nresult *\n")
    assert (unfinished.opener, unfinished.events, unfinished.unverified_events) == ("S", 1, 0)
    assert (unfinished.ended, unfinished.seat, unfinished.side) == (None, None, None)
    assert (unfinished.ns_awards, unfinished.ew_awards) == (5, 0)
    assert (unfinished.ns_deductions, unfinished.ew_deductions) == (0, 0)
    assert (unfinished.ns_score, unfinished.ew_score) == (5, 0)


def test_the_round_that_wins_names_the_side_and_is_not_settled():
    won = row(f'[Target "5"]\n{DEALT}S 2|3\nend won NS\nresult NS 5 EW 0\n')
    assert (won.ended, won.seat, won.side) == ("won", None, "NS")
    assert (won.ns_deductions, won.ew_deductions, won.ns_score) == (0, 0, 5)


def test_a_round_behind_the_win_has_nothing_computed():
    behind = row(f'[Target "5"]\n{DEALT}S 2|3\nend won NS\nround 2\nW 6|6\nresult NS 5 EW 0\n', 1)
    assert (behind.events, behind.codes) == (1, ("SR801",))
    assert behind[behind._fields.index("unverified_events") : behind._fields.index("codes")] == (None,) * 11


def test_events_after_the_end_are_counted_and_bring_nothing():
    late = row(f"{DEALT}S 2|3\nend blocked\nW 3|6 +5\nresult *\n")
    assert (late.events, late.ns_awards, late.ew_awards) == (2, 5, 0)
    assert late.codes == ("SR701", "SR409")


def test_an_unverified_round_has_no_awards_and_ends_as_recorded():
    lost = row("round 1\nS 1|4 +5\nW 2|7@4 +5\nend domino W\n")
    assert (lost.unverified_events, lost.opener, lost.ended, lost.seat) == (1, "S", "domino", "W")
    assert (lost.ns_awards, lost.ew_awards) == (None, None)


def test_what_a_hidden_hand_costs_is_null():
    hidden = row("round 1\nS 1|4\nW knock\nN knock\nE knock\nS knock\nend blocked\n")
    assert (hidden.ns_deductions, hidden.ew_deductions) == (None, None)
    assert (hidden.ns_score, hidden.ew_score) == (None, None)


@pytest.mark.parametrize(
    ("statement", "codes"), [("nonsense", ("SR001",)), ("end blocked  # allow SR701: so ruled", ())]
)
def test_the_codes_of_all_its_statements_are_its_own(statement, codes):
    found = row(f"{DEALT}S 2|3\n{statement}\nround 2\nresult *\n")
    assert found.codes[: len(codes)] == codes
    assert found.acknowledged == (("SR701",) if "allow" in statement else ())
