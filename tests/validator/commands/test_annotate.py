"""``sevenrocks annotate``: what it writes where, and what it refuses."""

import gzip

import pytest
from support.program import call, program

RECORD = b"\xef\xbb\xbfround  1\r\nS 55 (10) +5 # double\r\nresult *"
ANNOTATED = (
    b"\xef\xbb\xbfround  1\r\n"
    b"#: error SR601 wrong-points: claimed 5, but ends that add up to 10 score 10\r\n"
    b"S 55 (10) +5 # double  #: 10 +10 NS 10\r\n"
)
JSON = b'{"rounds": [{"number": 1, "events": [{"seat": "S", "place": "5|5"}]}]}\n'


@pytest.fixture
def record(folder):
    path = folder / "club.srn"
    path.write_bytes(RECORD)
    return path


def test_the_record_is_written_with_remarks_and_stays_as_it_is(record):
    result = program("annotate", "club.srn")
    assert (result.returncode, result.stderr, record.read_bytes()) == (0, b"", RECORD)
    assert result.stdout.startswith(ANNOTATED)


def test_standard_input_and_compressed_files_are_read_alike(folder):
    (folder / "club.srn.gz").write_bytes(gzip.compress(RECORD))
    assert program("annotate", "-", input=RECORD).stdout == program("annotate", "club.srn.gz").stdout


def test_a_file_can_be_named_for_it(record):
    assert call("annotate", "club.srn", "-o", "after.srn").exit_code == 0
    assert record.with_name("after.srn").read_bytes().startswith(ANNOTATED)


def test_the_record_itself_is_not_written_over(record):
    result = call("annotate", "club.srn", "-o", "club.srn")
    assert (result.exit_code, record.read_bytes()) == (2, RECORD)


def test_strip_gives_the_record_back(record):
    after = program("annotate", "--missed", "club.srn").stdout
    assert program("annotate", "--strip", "-", input=after).stdout == RECORD


def test_missed_awards_have_to_be_asked_for(folder):
    text = b"round 1\ndeal S 0|4 1|4 1|5 2|3 3|3 4|5 6|6\nS 3|3\nresult *\n"
    assert b"would have scored" not in program("annotate", "-", input=text).stdout
    assert b"; 1|4 would have scored 5\n" in program("annotate", "--missed", "-", input=text).stdout


@pytest.mark.parametrize(("to", "begins"), [("markdown", "# Match 1\n"), ("html", "<!DOCTYPE html>\n")])
@pytest.mark.parametrize("data", [RECORD, JSON], ids=["text", "json"])
def test_documents_are_made_of_any_form_of_record(folder, to, begins, data):
    result = program("annotate", "--to", to, "-", input=data)
    assert (result.returncode, result.stderr) == (0, b"")
    assert result.stdout.decode().startswith(begins)


def test_a_record_in_json_has_no_lines_for_remarks(folder):
    (folder / "club.json").write_bytes(JSON)
    result = call("annotate", "club.json")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == (
        "sevenrocks: club.json: a record in JSON has no lines for remarks; convert it with --to srn first\n"
    )


def test_nothing_is_left_of_what_cannot_be_annotated(folder):
    (folder / "club.srn").write_bytes(b"round 1\nresult *\nround 1\nS 5|5 # \xe9\nresult *\n")
    result = call("annotate", "club.srn", "-o", "after.srn")
    assert result.exit_code == 2
    assert "the source is not UTF-8 text" in result.stderr
    assert not (folder / "after.srn").exists()


def test_what_belongs_to_no_match_is_named(folder):
    result = program("annotate", "-", input=b"x\nround 1\nresult *\n")
    assert result.returncode == 1
    assert result.stderr.startswith(b"<stdin>:1:1: SR001 syntax-error")
    assert result.stdout.splitlines()[1:3] == [b"x", b"round 1"]


@pytest.mark.parametrize(
    "options", [("--strip", "--missed"), ("--strip", "--to", "html"), ("--pictures", "final")]
)
def test_options_that_do_not_go_together_are_refused(record, options):
    assert call("annotate", *options, "club.srn").exit_code == 2


def test_a_file_that_is_not_there_is_named(folder):
    result = call("annotate", "club.srn")
    assert (result.exit_code, result.stderr) == (2, "sevenrocks: club.srn: No such file or directory\n")
