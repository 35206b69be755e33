"""Remarks in the text of a record: what they say, where they stand, and what of the text they leave."""

import gzip
import io
from pathlib import Path

import pytest

from sevenrocks.validator.annotating.source import Source
from sevenrocks.validator.annotating.text import write_annotated, write_stripped

DATA = Path(__file__).parents[2] / "data/annotating"

HANDS = """\
deal N 0|6 1|1 1|6 2|5 3|4 4|6 5|6
deal E 0|0 0|2 1|3 2|2 2|6 3|5 5|5
deal S 0|4 1|4 1|5 2|3 3|3 4|5 6|6
deal W 0|1 0|3 0|5 1|2 2|4 3|6 4|4
"""


def annotated(text, **options):
    out = io.BytesIO()
    write_annotated(Source(io.BytesIO(text.encode())), out, **options)
    return out.getvalue().decode()


def stripped(text):
    out = io.BytesIO()
    write_stripped(Source(io.BytesIO(text.encode())), out)
    return out.getvalue().decode()


def lines(text, **options):
    """The lines of a round that is left unfinished, with their remarks; without the scores below."""
    after = annotated(f"round 1\n{text}result *\n", **options)
    return after.partition("round 1\n")[2].partition("#: Round 1")[0].splitlines()


class TestEvents:
    def test_ends_award_and_score_stand_beside_a_placement(self):
        assert lines("S 1|4\nW 4|4@1|4.high\nN 1|1@1|4.low\n") == [
            "S 1|4           #: 1+4=5 +5 NS 5",
            "W 4|4@1|4.high  #: 1+8=9 +0 EW 0",
            "N 1|1@1|4.low   #: 2+8=10 +10 NS 15",
        ]

    def test_a_comment_stays_before_the_remark(self):
        assert lines("S 5|5  # the double\n") == ["S 5|5  # the double  #: 10 +10 NS 10"]

    def test_a_site_that_was_left_out_is_written_out(self):
        assert lines("S 1|4\nW 4|4\nN 1|1@1\n")[1:] == [
            "W 4|4    #: @1|4.high 1+8=9 +0 EW 0",
            "N 1|1@1  #: @1|4.low 2+8=10 +10 NS 15",
        ]

    def test_events_that_share_a_line_have_theirs_below_it(self):
        assert lines("S 14  W 44\n") == [
            "S 14  W 44",
            "#: S 1|4 1+4=5 +5 NS 5",
            "#: W 4|4@1|4.high 1+8=9 +0 EW 0",
        ]

    def test_a_knock_that_was_certainly_due_is_confirmed(self):
        deal = "deal W 0|1 0|3 0|5 1|2 1|3 2|2 3|6\n"
        assert lines(deal + "S 4|4\nW knock\n")[-1] == "W knock  #: cannot place"
        assert lines(deal + "S 44  W knock\n")[-1] == "#: W cannot place"

    def test_a_knock_of_a_hidden_hand_has_no_remark(self):
        assert lines("S 1|4\nW knock\n")[1] == "W knock"

    def test_a_missed_award_is_named_where_it_is_asked_for(self):
        record = HANDS + "S 2|3\n"
        assert lines(record)[-1] == "S 2|3  #: 2+3=5 +5 NS 5"
        assert lines(HANDS + "S 3|3\n", missed=True)[-1] == "S 3|3  #: 6 +0 NS 0; 1|4 would have scored 5"
        assert lines(record, missed=True)[-1] == "S 2|3  #: 2+3=5 +5 NS 5"


class TestDiscrepancies:
    def test_one_stands_above_its_statement(self):
        assert lines("S 5|5 (10) +5\n") == [
            "#: error SR601 wrong-points: claimed 5, but ends that add up to 10 score 10",
            "S 5|5 (10) +5  #: 10 +10 NS 10",
        ]

    def test_on_a_line_of_several_events_it_names_its_own(self):
        assert lines("S 1|4 +5  W 4|4 +5\n")[0] == (
            "#: W 4|4: error SR601 wrong-points: claimed 5, but ends that add up to 9 score 0"
        )

    def test_one_that_a_ruling_lets_stand_says_so(self):
        [remark, _] = lines("S 5|5 (10) +5  # allow SR601: as called\n")
        assert remark.startswith("#: allowed SR601 wrong-points: ")
        assert remark.endswith("; ruling: as called")

    def test_of_a_site_claimed_and_computed_are_told(self):
        [_, remark, _] = lines("S 1|4\nW 4|4@1|4.low (1+8)\n")
        assert remark.endswith("; claimed 1|4.low, computed 1|4.high; possible: 4|4@1|4.high")

    def test_what_is_missing_is_told_below_the_last_statement(self):
        assert annotated("round 1\nS 1|4").splitlines()[2].startswith("#: warning SR804 missing-result: ")

    def test_a_line_that_cannot_be_read_is_left_with_its_remark(self):
        remark, line = lines("S 1|4x  #: old\n")
        assert (remark[:13], line) == ("#: error SR00", "S 1|4x  #: old")

    def test_what_stands_before_the_first_match_is_told_too(self):
        remark, line, *_ = annotated("x\nround 1\n").splitlines()
        assert (remark[:13], line) == ("#: error SR00", "x")


class TestUnverified:
    def test_remarks_stop_at_the_last_certain_layout_and_say_so(self):
        told = lines("S 1|4\nW 2|2@3\nN 1|1\nend blocked\n")
        assert told[0] == "S 1|4    #: 1+4=5 +5 NS 5"
        assert told[2] == "W 2|2@3  #: not verified, nor is what follows in this round"
        assert told[3] == "N 1|1"

    def test_the_line_score_says_it(self):
        after = annotated("round 1\nS 1|4\nW 2|2@3\nend blocked\nresult *\n")
        assert "#: Round 1: blocked, not verified from event 2 on\n" in after
        assert "#:   NS       0       ?" in after

    def test_an_event_that_is_taken_as_not_played_does_not_count(self):
        assert "W 2|2@3  #: does not count" in lines("S 1|4\nW 2|2@3\nN 1|1\n")

    def test_events_after_the_end_do_not_count(self):
        after = annotated("round 1\nS 1|4\nend blocked\nW 4|4\nresult *\n")
        assert "\nW 4|4  #: does not count\n" in after


class TestScores:
    def test_a_hand_has_its_pips_its_cost_and_the_score(self):
        after = annotated("round 1\nS 1|4\nW 2|2@3\nend blocked\nhand N 0|6 4|6 (16) -15 =-10\nresult *\n")
        assert "hand N 0|6 4|6 (16) -15 =-10  #: 16 -15 NS -10\n" in after

    def test_the_box_score_keeps_its_columns_beside_a_name_that_is_shown_in_escapes(self):
        after = annotated('[North "Ra\u200dna"]\nround 1\nN 5|5\nresult *\n')
        head, north, east, *_ = after[after.index("#:   player") :].splitlines()
        assert north.startswith("#:   N (Ra\\u200dna) ")
        assert len(head) == len(north) == len(east)

    def test_line_score_and_box_score_stand_behind_round_and_match(self):
        assert annotated('[North "Ada"]\n[Target "10"]\nround 1\nN 5|5\nend won NS\nresult NS 10 EW 0\n') == (
            '[North "Ada"]\n[Target "10"]\nround 1\nN 5|5  #: 10 +10 NS 10\nend won NS\n'
            "#: Round 1: won NS\n"
            "#:       before  awards  hands  after\n"
            "#:   NS       0     +10            10\n"
            "#:   EW       0      +0             0\n"
            "result NS 10 EW 0\n"
            "#: Match: NS 10 : EW 0, NS win\n"
            "#:   round  NS awards  NS hands  NS score  EW awards  EW hands  EW score\n"
            "#:   1            +10                  10         +0                   0\n"
            "#: Players\n"
            "#:   player   tiles  knocks  awards  points  best\n"
            "#:   N (Ada)      1       0       1      10    10\n"
            "#:   E            0       0       0       0     0\n"
            "#:   S            0       0       0       0     0\n"
            "#:   W            0       0       0       0     0\n"
        )

    def test_a_score_that_a_ruling_lets_stand_is_accounted_for(self):
        after = annotated("round 1\nS 5|5 +5  # allow SR601: as called\nresult *\n")
        assert "#:       before  awards  hands  taken as claimed  after\n" in after
        assert "#:   NS       0     +10                       -5      5\n" in after

    def test_a_round_behind_the_win_has_none(self):
        after = annotated('[Target "5"]\nround 1\nS 1|4\nend won NS\nround 2\nS 5|5\nresult NS 5 EW 0\n')
        assert "S 5|5\n#: Round 2: not judged, the match was won before it\nresult" in after

    def test_a_hand_that_was_worked_out_is_told_above_the_first_event(self):
        three = "".join(HANDS.splitlines(keepends=True)[:3])
        assert lines(three + "S 1|4\n")[-2] == "#: reconstructed: W was dealt 0|1 0|3 0|5 1|2 2|4 3|6 4|4"


class TestForm:
    @pytest.mark.parametrize(
        "text",
        [
            "\ufeffround 1\r\nS 1|4\r\nresult *\r\n",
            "round 1\nS 1|4\nresult *",
            "round 1\r\nS 1|4\r\nresult *\r",
            "round 1\nS 1|4 \t\nresult *\n\n\n# the end",
            "\n\nround  1\n\tS\t41   W 44#why\nresult *\n",
            '[North "#: a"]\nround 1\nresult *\n[North "b"]\n\nround 1\nN 11\nx\nresult *',
            "",
            "\ufeff",
        ],
    )
    def test_without_its_remarks_it_is_what_it_was(self, text):
        assert stripped(annotated(text)) == text

    def test_line_ends_are_those_of_the_lines_beside(self):
        after = annotated("\ufeffround 1\r\nS 5|5 +5\r\nresult *")
        assert after.startswith("\ufeffround 1\r\n#: error")
        assert after.count("\n") == after.count("\r\n")
        assert not after.endswith("\n")

    def test_blanks_at_the_end_of_a_line_are_kept(self):
        assert lines("S 1|4 \n") == ["S 1|4 ", "#: 1+4=5 +5 NS 5"]

    def test_old_remarks_are_replaced(self):
        assert lines("#: old\nS 1|4  #: 99\n#: older\n") == ["S 1|4  #: 1+4=5 +5 NS 5"]

    def test_a_name_can_neither_end_a_remark_nor_make_it_endless(self):
        name = "A\u2028#: " + "x" * 1000
        after = annotated(f'[South "{name}"]\nround 1\nS 5|5\nS 1|5\nresult *\n')
        remarks = [line for line in after.split("\n") if line.startswith("#:")]
        assert max(map(len, remarks)) == 403
        assert all("\u2028" not in remark for remark in remarks)

    def test_compressed_records_are_unpacked(self):
        out = io.BytesIO()
        write_annotated(Source(io.BytesIO(gzip.compress(b"round 1\nS 1|4\nresult *\n"))), out)
        assert out.getvalue().decode() == annotated("round 1\nS 1|4\nresult *\n")


class TestRefusals:
    @pytest.mark.parametrize(
        ("data", "why"),
        [
            (b'{"rounds": []}', "JSON"),
            (b'{"format": "srn", "version": 1, "matches": []}', "JSON"),
            (b"round 1\nS 5|5 # \xe9\nresult *\n", "UTF-8"),
            (gzip.compress(b"round 1\nS 1|4\n")[:-9], "damaged"),
        ],
        ids=["json-lines", "json", "latin-1", "cut-archive"],
    )
    def test_what_has_no_lines_of_text_is_refused(self, data, why):
        with pytest.raises(OSError, match=why) as caught:
            write_annotated(Source(io.BytesIO(data), "club"), io.BytesIO())
        assert caught.value.filename == "club"


def test_a_whole_match_with_all_its_remarks():
    text, after = ((DATA / name).read_text("utf-8") for name in ("match.srn", "annotated.srn"))
    assert annotated(text, missed=True) == after
