"""``sevenrocks format``: what is written, what is only named, and what is left alone."""

import gzip
import os
import subprocess
from pathlib import Path

import pytest
from support.program import call, command, program

TIDY = b"round 1\nS 5|5 (10) +10 =10\n\nresult *\n"
UNTIDY = b"round  1\r\nS 55 (10) +10 =10 #: computed\r\nresult *"
BROKEN = b"round 1\nS 5|5 (10\nresult *\n"
OLD = 1_000_000_000


@pytest.fixture
def record(folder):
    path = folder / "club.srn"
    path.write_bytes(UNTIDY)
    return path


class TestInPlace:
    def test_a_record_is_rewritten_and_named(self, record):
        result = call("format", "club.srn")
        assert (result.exit_code, record.read_bytes()) == (0, TIDY)
        assert (result.stdout, result.stderr) == ("", "club.srn: formatted\n1 of 1 file formatted\n")

    def test_a_tidy_record_is_not_written_at_all(self, record):
        record.write_bytes(TIDY)
        os.utime(record, (OLD, OLD))
        assert call("format", "club.srn").stderr == "0 of 1 file formatted\n"
        assert record.stat().st_mtime == OLD

    def test_a_folder_means_the_records_in_the_notation_below_it(self, folder):
        (folder / "deep").mkdir()
        for name, text in {
            "a.srn": UNTIDY,
            "deep/b.srn.gz": gzip.compress(UNTIDY),
            "c.json": b"{}",
            "d.txt": UNTIDY,
        }.items():
            (folder / name).write_bytes(text)
        assert call("format", ".").stderr.endswith("2 of 2 files formatted\n")
        assert (folder / "a.srn").read_bytes() == TIDY
        assert gzip.decompress((folder / "deep/b.srn.gz").read_bytes()) == TIDY
        assert ((folder / "c.json").read_bytes(), (folder / "d.txt").read_bytes()) == (b"{}", UNTIDY)

    def test_a_link_is_followed(self, record, folder):
        (folder / "link.srn").symlink_to("club.srn")
        assert call("format", "link.srn").exit_code == 0
        assert ((folder / "link.srn").is_symlink(), record.read_bytes()) == (True, TIDY)

    def test_nothing_else_is_left_in_the_folder(self, record, folder):
        call("format", "club.srn")
        assert list(folder.iterdir()) == [record]


class TestCheck:
    def test_it_names_what_would_change_and_changes_nothing(self, record, folder):
        (folder / "tidy.srn").write_bytes(TIDY)
        result = call("format", "--check", ".")
        assert (result.exit_code, result.stdout) == (1, "club.srn: to be formatted\n")
        assert result.stderr == "1 of 2 files to be formatted\n"
        assert record.read_bytes() == UNTIDY

    def test_it_is_content_with_what_is_tidy(self, record):
        record.write_bytes(TIDY)
        assert call("format", "--check", "club.srn").exit_code == 0

    @pytest.mark.skipif(os.name != "posix", reason="needs modes")
    def test_it_needs_no_leave_to_write(self, record, folder):
        record.chmod(0o444)
        folder.chmod(0o555)
        result = call("format", "--check", "club.srn")
        folder.chmod(0o755)
        assert result.stdout == "club.srn: to be formatted\n"


class TestDiff:
    def test_it_shows_what_would_change_and_changes_nothing(self, record):
        result = program("format", "--diff", "club.srn")
        assert (result.returncode, record.read_bytes()) == (0, UNTIDY)
        assert result.stdout.startswith(b"--- club.srn\n+++ club.srn\n@@ -1,3 +1,4 @@\n-round  1\r\n")

    def test_with_check_the_status_tells_it_too(self, record):
        assert call("format", "--diff", "--check", "club.srn").exit_code == 1

    def test_what_it_shows_can_be_applied(self, record, folder):
        difference = program("format", "--diff", "club.srn").stdout
        subprocess.run(["git", "apply", "-p0", "-"], cwd=folder, input=difference, check=True)
        assert record.read_bytes() == TIDY


class TestStandardInput:
    @pytest.mark.parametrize("text", [TIDY, UNTIDY, gzip.compress(UNTIDY)], ids=["tidy", "untidy", "packed"])
    def test_it_goes_to_standard_output(self, folder, text):
        result = program("format", "-", input=text)
        assert (result.returncode, result.stdout, result.stderr) == (0, TIDY, b"")

    def test_nothing_comes_of_what_cannot_be_read(self, folder):
        result = program("format", "-", input=BROKEN)
        assert (result.returncode, result.stdout) == (1, b"")
        assert result.stderr.startswith(b"<stdin>:2:10: SR001 syntax-error: ")

    def test_it_can_be_checked(self, folder):
        assert call("format", "--check", "-", input=UNTIDY).stdout == "<stdin>: to be formatted\n"

    def test_names_are_written_as_they_are_under_a_narrow_locale(self, folder):
        environment = os.environ | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
        text = '[North "Şükrü"]\n'.encode()
        assert program("format", "-", input=text, env=environment).stdout == text


class TestRefusals:
    @pytest.mark.parametrize(
        ("text", "message"),
        [
            (BROKEN, "bad.srn:2:10: SR001 syntax-error: "),
            (b"x\n" + TIDY + b"x\ny\n", "and 2 more faults; the file is left as it is\n"),
            (b"", "bad.srn:1:1: SR003 empty-record: "),
            (TIDY + b"# \xff\n", "bad.srn:5:3: SR002 not-text: "),
            (gzip.compress(UNTIDY)[:-9], "bad.srn: SR007 broken-archive: "),
            (
                b"round 1\ndeal N" + b" 14" * 33_000,
                "bad.srn: match 1 would not read back as the same record; the file is left as it is\n",
            ),
        ],
        ids=["syntax", "several", "empty", "not-text", "archive", "too-long"],
    )
    def test_what_cannot_be_written_again_is_named_and_left(self, folder, text, message):
        (folder / "bad.srn").write_bytes(text)
        (folder / "club.srn").write_bytes(UNTIDY)
        result = call("format", "bad.srn", "club.srn")
        assert result.exit_code == 1
        assert message in result.stderr
        assert ((folder / "bad.srn").read_bytes(), (folder / "club.srn").read_bytes()) == (text, TIDY)

    @pytest.mark.parametrize(
        ("name", "message"),
        [
            ("missing.srn", "No such file or directory"),
            ("club.json", "a record in JSON, not in the notation; convert it with --to srn"),
            ("empty", "there is no .srn file in this folder"),
        ],
    )
    def test_what_cannot_be_rewritten_is_2(self, record, folder, name, message):
        (folder / "club.json").write_bytes(b"{}")
        (folder / "empty").mkdir()
        result = call("format", name, "club.srn")
        assert (result.exit_code, record.read_bytes()) == (2, TIDY)
        assert f"sevenrocks: {name}: {message}\n" in result.stderr

    @pytest.mark.skipif(not Path("/dev/stdin").exists(), reason="needs the device")
    def test_a_device_is_not_replaced(self, folder):
        result = program("format", "/dev/stdin", input=UNTIDY)
        assert (result.returncode, result.stdout) == (2, b"")
        assert result.stderr == b"sevenrocks: /dev/stdin: not a regular file\n"

    @pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everything")
    def test_what_may_not_be_written_is_named(self, record):
        record.chmod(0o444)
        result = call("format", "club.srn")
        assert (result.exit_code, record.read_bytes()) == (2, UNTIDY)
        assert "sevenrocks: club.srn: Permission denied" in result.stderr


def test_a_closed_pipe_ends_it_quietly(folder):
    text = b"\n".join([TIDY] * 5_000)
    with subprocess.Popen(command("format", "-"), stdin=-1, stdout=-1, stderr=-1) as process:
        process.stdout.close()
        process.stdin.write(text)
        process.stdin.close()
        errors = process.stderr.read()
    assert (process.returncode, errors) == (141, b"")
