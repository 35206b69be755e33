"""``sevenrocks fix``: what is mended, shown, and left."""

import gzip

import pytest
from support.program import call, program

WRONG = b"\xef\xbb\xbfround  1\r\nS 55 (10) +5 =5 # double \r\nresult *"
RIGHT = b"\xef\xbb\xbfround  1\r\nS 55 (10) +10 =10 # double \r\nresult *"
SITE = b"round 1\nS 1|4 (5) +5\nW 4|4@1|4.low (9) +0\nresult *\n"
UNMENDED = "round 1\nS 5|5 +5 # \xff\nresult *\n".encode("latin-1")


@pytest.fixture
def record(folder):
    path = folder / "club.srn"
    path.write_bytes(WRONG)
    return path


def test_a_record_is_mended_in_place_and_named(record):
    result = call("fix", "club.srn")
    assert (result.exit_code, record.read_bytes()) == (0, RIGHT)
    assert result.stderr == "club.srn: 1 discrepancy fixed\n1 of 1 file fixed\n"


def test_what_was_mended_has_nothing_more_to_fix(record):
    call("fix", "club.srn")
    assert call("validate", "club.srn").exit_code == 0
    assert call("fix", "--check", "club.srn").exit_code == 0


def test_a_compressed_record_stays_compressed(folder):
    (folder / "club.srn.gz").write_bytes(gzip.compress(WRONG))
    assert call("fix", "club.srn.gz").exit_code == 0
    assert gzip.decompress((folder / "club.srn.gz").read_bytes()) == RIGHT


def test_check_names_what_would_be_fixed(record):
    result = call("fix", "--check", "club.srn")
    assert (result.exit_code, record.read_bytes()) == (1, WRONG)
    assert result.stdout == "club.srn: 1 discrepancy to be fixed\n"


def test_diff_shows_what_would_be_fixed(record):
    result = program("fix", "--diff", "club.srn")
    assert (result.returncode, record.read_bytes()) == (0, WRONG)
    assert b"\n-S 55 (10) +5 =5 # double \r\n+S 55 (10) +10 =10 # double \r\n" in result.stdout


def test_standard_input_goes_to_standard_output(folder):
    result = program("fix", "-", input=WRONG)
    assert (result.returncode, result.stdout, result.stderr) == (0, RIGHT, b"")


@pytest.mark.parametrize(
    ("options", "text"),
    [([], SITE), (["--suggested"], SITE.replace(b".low", b".high"))],
    ids=["safe", "suggested"],
)
def test_suggestions_have_to_be_asked_for(folder, options, text):
    assert program("fix", *options, "-", input=SITE).stdout == text


def test_a_match_that_is_not_mended_is_named(record):
    record.write_bytes(UNMENDED)
    result = call("fix", "club.srn")
    assert (result.exit_code, record.read_bytes()) == (1, UNMENDED)
    assert "club.srn: match 1: its fixes do not mend it; it is left as it was\n" in result.stderr


def test_a_broken_archive_is_named_and_left(record):
    broken = gzip.compress(WRONG)[:-9]
    record.write_bytes(broken)
    result = call("fix", "club.srn")
    assert (result.exit_code, record.read_bytes()) == (1, broken)
    assert "the compressed data is damaged or cut short" in result.stderr


def test_a_record_in_json_has_to_be_converted_first(folder):
    (folder / "club.json").write_bytes(b"{}")
    result = call("fix", "club.json")
    assert result.exit_code == 2
    assert result.stderr == (
        "sevenrocks: club.json: a record in JSON, not in the notation; convert it with --to srn\n"
    )


def test_errors_that_no_fix_mends_are_counted(record):
    record.write_text("round 1\nS 1|4 +10\nS 4|4@1|4\nresult *\n", encoding="utf-8")
    result = call("fix", "club.srn")
    assert result.exit_code == 1
    assert "club.srn: 1 error left; see sevenrocks validate\n" in result.stderr
    assert "S 1|4 +5\n" in record.read_text("utf-8")
