"""One discrepancy as a person reads it."""

import pytest

from sevenrocks.notation.record import Address, Kind
from sevenrocks.validator import Discrepancy, Edit, Fix, Related, validate
from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.reports.block import block
from sevenrocks.validator.reports.finding import Finding, findings_in_match, findings_in_source
from sevenrocks.validator.reports.style import BlockStyle, paint

RECORD = """\
[North "Ada"]
[South "Celina"]

round 1
S 5|5 (10) +5 =5
W 0|5@5 (10) +10
N 2|5@5 (2) +0 =10
result *
"""
POINTS = Address(Kind.EVENT, 0, 0, "points")


def findings(source):
    """Everything that is found in a source."""
    validation = validate(source, name="club.srn")
    found = [finding for report in validation for finding in findings_in_match(report)]
    return found + findings_in_source(validation)


def block_of(discrepancy, text=RECORD, **style):
    """The block of a discrepancy in the only match of a record."""
    (report,) = validate(text, name="club.srn")
    return block(Finding(discrepancy, "club.srn", report.match.origin, report.match), BlockStyle(**style))


def rows(lines):
    """What stands below the source line, by label."""
    return {line.split()[0]: " ".join(line.split()[1:]) for line in lines[3:]}


def wrong_points(**more):
    return Discrepancy("SR601", POINTS, values={"total": 10}, claimed=5, computed=10, **more)


def test_a_wrong_award_shows_both_numbers_the_ends_the_rule_and_its_mend():
    (found,) = findings(RECORD)
    assert block(found, BlockStyle()) == [
        "club.srn:5:12: error SR601 wrong-points: claimed 5, but ends that add up to 10 score 10",
        "5 | S 5|5 (10) +5 =5",
        "  |            ^^",
        "    at          round 1, event 1, S (Celina)",
        "    claimed     5",
        "    computed    10",
        "    difference  +5",
        "    ends        5|5 10 = 10",
        "    rule        R17",
        "    carried     into 1 later score",
        "    fix         write +10 for +5",
        "                write =10 for =5",
    ]


def test_all_ends_that_were_counted_are_added_up():
    assert rows(block_of(wrong_points(ends=(("6|6", 12), ("3|6", 3)))))["ends"] == "6|6 12 + 3|6 3 = 15"


def test_a_seat_stands_beside_its_player():
    values = {"player": "S (Celina)", "turn": "N (Ada)"}
    found = Discrepancy("SR303", Address(Kind.EVENT, 0, 0, "seat"), values=values, claimed="S", computed="N")
    shown = rows(block_of(found))
    assert (shown["claimed"], shown["computed"]) == ("S (Celina)", "N (Ada)")


def test_lists_of_tiles_are_shown_as_lists():
    found = Discrepancy("SR703", POINTS, values={"player": "S"}, claimed=["0|6", "4|6"], computed=[])
    shown = rows(block_of(found))
    assert (shown["claimed"], shown["computed"]) == ("0|6 4|6", "nothing")
    assert "difference" not in shown


LEGAL = tuple(f"0|{value}@0|0.lineA" for value in range(1, 7)) + tuple(
    f"1|{value}@1|1.lineA" for value in range(2, 7)
)


def test_a_long_list_of_placements_is_cut_and_counted():
    shown = rows(block_of(wrong_points(legal=LEGAL), width=200))["legal"]
    assert shown == f"{', '.join(LEGAL[:8])} and 3 more"


def test_a_full_block_cuts_no_list():
    assert rows(block_of(wrong_points(legal=LEGAL), full=True, width=200))["legal"] == ", ".join(LEGAL)


def test_a_long_detail_goes_on_below_itself():
    lines = block_of(wrong_points(legal=LEGAL), width=60)
    start = next(number for number, line in enumerate(lines) if line.startswith("    legal "))
    assert lines[start : start + 3] == [
        "    legal       0|1@0|0.lineA, 0|2@0|0.lineA, 0|3@0|0.lineA,",
        "                0|4@0|0.lineA, 0|5@0|0.lineA, 0|6@0|0.lineA,",
        "                1|2@1|1.lineA, 1|3@1|1.lineA and 3 more",
    ]
    assert all(len(line) <= 60 for line in lines[1:])


@pytest.mark.parametrize(
    ("code", "shown"),
    [
        ("SR405", "fits nowhere"),
        ("SR404", "fits 1|2@1|1.lineB"),
        ("SR501", "legal 1|2@1|4.low, 2|4@1|4.high, 4|4@1|4.high"),
    ],
)
def test_where_one_tile_fits_is_told_apart_from_what_a_hand_could_place(code, shown):
    (found,) = [found for found in findings(CATALOGUE[code].fires) if found.entry.code == code]
    assert shown in [" ".join(line.split()) for line in block(found, BlockStyle())]


@pytest.mark.parametrize(("count", "words"), [(1, "1 event from here on"), (12, "12 events from here on")])
def test_events_that_could_not_be_judged_are_counted(count, words):
    assert rows(block_of(wrong_points(unverified=count)))["unverified"] == words


def test_a_cause_and_related_places_are_named_with_their_place():
    cause = Discrepancy("SR602", Address(Kind.EVENT, 1, 0, "count"))
    related = Related(Address(Kind.EVENT, 2, 0, "tile"), "shown-here", {"tile": "2|5"})
    shown = rows(block_of(wrong_points(cause=cause, related=(related,))))
    assert shown["follows"] == "from SR602 at club.srn:6:9"
    assert shown["see"] == "club.srn:7:3: 2|5 is shown here"


@pytest.mark.parametrize(
    ("part", "text", "words"),
    [
        ("points", "+10", "write +10 for +5"),
        ("points", "", "remove +5"),
        ("after", " =20", "insert =20"),
    ],
)
def test_an_edit_tells_what_is_written_for_what(part, text, words):
    fix = Fix(True, (Edit(Address(Kind.EVENT, 0, 0, part), text),))
    assert rows(block_of(wrong_points(fix=fix)))["fix"] == words


def test_an_edit_of_another_line_names_it():
    fix = Fix(False, (Edit(Address(Kind.EVENT, 2, 0, "total"), "=15"),))
    assert rows(block_of(wrong_points(fix=fix)))["suggestion"] == "line 7: write =15 for =10"


def test_many_edits_are_cut_and_counted():
    edits = (Edit(POINTS, "+10"),) * 10
    lines = block_of(wrong_points(fix=Fix(True, edits)))
    assert lines.count("                write +10 for +5") == 7
    assert lines[-1] == "                and 2 more edits"


def test_an_acknowledged_discrepancy_shows_its_ruling():
    lines = block_of(wrong_points(acknowledged="stands by ruling"))
    assert lines[0].startswith("club.srn:5:12: acknowledged SR601 wrong-points: ")
    assert rows(lines)["ruling"] == "stands by ruling"


def test_what_is_absent_is_marked_behind_the_last_statement():
    (found,) = findings("round 1\nS 5|5\n")
    assert block(found, BlockStyle())[:3] == [
        "club.srn:2:6: warning SR804 missing-result: the record ends without a result",
        "2 | S 5|5",
        "  |      ^",
    ]


def test_what_has_no_line_shows_none():
    (found,) = findings(b"\x1f\x8b broken")
    (line,) = block(found, BlockStyle())
    assert line.startswith("club.srn: error SR007 broken-archive: ")


JSON = """\
{"format": "srn", "version": 1, "matches": [{
  "rounds": [{"number": 1, "events": [{"seat": "S", "place": "5|5", "claims": {"points": 5}}]}],
  "result": {"unfinished": true}}]}
"""


def test_a_record_in_json_shows_pointers():
    (found,) = findings(JSON)
    lines = block(found, BlockStyle())
    points = "/matches/0/rounds/0/events/0/claims/points"
    assert lines[0].startswith(f"club.srn:{points}: error SR601 wrong-points: ")
    assert lines[1] == "    at          round 1, event 1, S"
    assert lines[-1] == f"    fix         {points}: write +10"


def test_what_is_wrong_with_a_whole_document_stands_behind_its_name():
    (found,) = findings('{"format":\n"srn"}')
    assert block(found, BlockStyle())[0].startswith("club.srn: error SR006 schema-violation: ")


def test_an_empty_line_has_no_trailing_blank():
    (found,) = findings("")
    assert block(found, BlockStyle())[1:] == ["1 |", "  | ^"]


def test_gutters_are_as_wide_as_the_number_of_the_line():
    (found,) = findings("\n" * 99 + "round 1\nS 5|5 +5\nresult *\n")
    assert block(found, BlockStyle())[1:4] == [
        "101 | S 5|5 +5",
        "    |       ^^",
        "      at          round 1, event 1, S",
    ]


def test_no_character_of_the_record_reaches_the_terminal_raw():
    lines = block_of(wrong_points(), RECORD.replace("Celina", "C\x1b]0;x\x07\u202e"))
    text = "\n".join(lines)
    assert all(line.isprintable() for line in lines)
    assert r"S (C\x1b]0;x\x07\u202e)" in text


def test_colour_marks_the_severity():
    first = block_of(wrong_points(), paint=paint)[0]
    assert "\x1b[1;31merror\x1b[0m SR601" in first
