"""Tables as CSV: every byte of it."""

import csv
from io import StringIO

import pytest
from support.tables import sourced, written

from sevenrocks.validator.tables.csv import write
from sevenrocks.validator.tables.table import TABLES

RECORD = "round 1\nS 5|5 (10) +5 =5\nW knock\nresult *\n"
HEADER = (
    "source,match,round,event,seat,kind,tile,target,claimed_ends,claimed_points,claimed_score,replayed,"
    "played_by,side,played_tile,joined_tile,joined_site,end_tiles,end_values,total,points,ns_score,ew_score,"
    "codes,acknowledged\n"
)


def cells(name, *texts):
    return list(csv.DictReader(StringIO(written("csv", name, *texts).decode(), newline="")))


def test_a_table_is_a_header_and_a_line_for_each_row():
    assert written("csv", "events", RECORD).decode() == HEADER + (
        "club.srn,1,1,1,S,placement,5|5,,10,5,5,true,S,NS,5|5,,,5|5,10,10,10,10,0,SR601,\n"
        "club.srn,1,1,2,W,knock,,,,,,true,W,EW,,,,,,,,10,0,,\n"
    )


def test_lists_are_joined_by_blanks_and_dates_are_iso():
    [first] = cells("events", "round 1\nS 1|4 (1+4)\nresult *\n")
    assert (first["claimed_ends"], first["end_tiles"], first["end_values"]) == ("1 4", "1|4 1|4", "1 4")
    [match] = cells("matches", '[Date "2026-05-03"]\nround 1\nresult *\n')
    assert match["date"] == "2026-05-03"


@pytest.mark.parametrize(
    "name", ["=HYPERLINK(1)", "+48", "-1", "@Ada", 'Elif "Kaş", Ak', "\tTab", "'quoted", "İı"]
)
def test_a_name_stands_as_it_is(name):
    escaped = name.replace('"', '\\"')
    [match] = cells("matches", f'[North "{escaped}"]\nround 1\nresult *\n')
    assert match["north"] == name


def test_a_name_of_a_file_that_is_no_text_is_escaped():
    class Out(list):
        write = list.append

    out = Out()
    write(TABLES["matches"], sourced("round 1\n", source="club\udcff.srn"), out, None)
    assert b"".join(out).splitlines()[1].startswith(b"club\\udcff.srn,1,")


def test_no_cell_is_quoted_without_need():
    assert b'"' not in written("csv", "rounds", RECORD) + written("csv", "events", RECORD)
