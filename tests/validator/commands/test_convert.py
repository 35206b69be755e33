"""``sevenrocks convert``: what is written, where, and what is named instead."""

import gzip
import json
import os
import subprocess
import sys

import pytest
from support.program import call, command, program

from sevenrocks.notation import parse

TEXT = '[North "Şükrü"]\n\nround 1\nS 5|5 (10) +10 =10  # çift\n\nresult *\n'.encode()
LOOSE = TEXT.replace(b"5|5", b"55").replace(b"\n", b"\r\n")
MATCH = json.dumps(
    {
        "tags": [{"name": "North", "value": "Şükrü"}],
        "rounds": [
            {
                "number": 1,
                "events": [
                    {
                        "seat": "S",
                        "place": "5|5",
                        "claims": {"count": [10], "points": 10, "total": 10},
                        "comment": "çift",
                    }
                ],
            }
        ],
        "result": {"unfinished": True},
    },
    ensure_ascii=False,
)


def named(*lines):
    return "".join(f"{line}\n" for line in lines)


class TestForms:
    def test_text_becomes_json_lines(self, folder):
        assert program("convert", "--to", "jsonl", "-", input=LOOSE).stdout.decode() == MATCH + "\n"

    def test_json_lines_become_canonical_text(self, folder):
        assert program("convert", "--to", "srn", "-", input=f"{MATCH}\n".encode()).stdout == TEXT

    def test_text_becomes_a_document(self, folder):
        document = json.loads(program("convert", "--to", "json", "-", input=TEXT).stdout)
        assert document == {"format": "srn", "version": 1, "matches": [json.loads(MATCH)]}

    @pytest.mark.parametrize("through", ["json", "jsonl"])
    def test_there_and_back_again_is_the_same_text(self, folder, through):
        there = program("convert", "--to", through, "-", input=TEXT * 3).stdout
        assert program("convert", "--to", "srn", "-", input=there).stdout == b"\n".join([TEXT] * 3)

    def test_the_locale_changes_nothing(self, folder):
        environment = os.environ | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
        assert program("convert", "--to", "srn", "-", input=LOOSE, env=environment).stdout == TEXT


class TestSources:
    def test_several_become_one_in_their_order(self, folder):
        (folder / "b.srn").write_bytes(TEXT)
        (folder / "a.jsonl.gz").write_bytes(gzip.compress(f"{MATCH}\n".encode() * 2))
        result = program("convert", "--to", "jsonl", "b.srn", "a.jsonl.gz")
        assert result.stdout.decode() == f"{MATCH}\n" * 3

    def test_a_folder_means_all_records_below_it(self, folder):
        for name in ("a.srn", "b.srn.gz"):
            (folder / name).write_bytes(gzip.compress(TEXT) if name.endswith("gz") else TEXT)
        (folder / "c.jsonl").write_text(f"{MATCH}\n", "utf-8")
        assert program("convert", "--to", "srn", ".").stdout == b"\n".join([TEXT] * 3)

    def test_what_cannot_be_had_is_named_and_the_rest_is_converted(self, folder):
        (folder / "club.srn").write_bytes(TEXT)
        result = call("convert", "--to", "srn", "missing.srn", "club.srn")
        assert (result.exit_code, result.stdout_bytes) == (2, TEXT)
        assert result.stderr == "sevenrocks: missing.srn: No such file or directory\n"


class TestOutput:
    def test_a_file_gets_it(self, folder):
        result = call("convert", "--to", "srn", "-o", "club.srn", "-", input=LOOSE)
        assert (result.exit_code, result.output) == (0, "")
        assert (folder / "club.srn").read_bytes() == TEXT

    @pytest.mark.parametrize("paths", [["./club.srn"], ["."]], ids=["named", "in-a-folder"])
    def test_what_is_read_is_never_overwritten(self, folder, paths):
        (folder / "club.srn").write_bytes(LOOSE)
        result = call("convert", "--to", "jsonl", "-o", "club.srn", *paths)
        assert result.exit_code == 2
        assert "the output would overwrite" in result.stderr
        assert (folder / "club.srn").read_bytes() == LOOSE

    def test_without_any_match_nothing_is_overwritten(self, folder):
        (folder / "old.srn").write_bytes(TEXT)
        assert call("convert", "--to", "srn", "-o", "old.srn", "-", input=b"x\n").exit_code == 1
        assert (folder / "old.srn").read_bytes() == TEXT

    def test_a_closed_pipe_ends_it_quietly(self, folder):
        (folder / "many.srn").write_bytes(TEXT * 5_000)
        arguments = command("convert", "--to", "jsonl", "many.srn")
        with subprocess.Popen(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            process.stdout.read(1)
            process.stdout.close()
            errors = process.stderr.read()
        assert (process.returncode, errors) == (141, b"")


class TestUnreadable:
    BAD = b"round 1\nS 5|5 (10\nresult *\n"
    SAID = "SR001 syntax-error: "

    def test_a_match_with_something_unreadable_is_named_and_the_others_are_converted(self, folder):
        result = call("convert", "--to", "srn", "-", input=TEXT + self.BAD + TEXT)
        assert (result.exit_code, result.stdout_bytes) == (1, TEXT + b"\n" + TEXT)
        assert result.stderr.startswith("<stdin>: match 2 is not converted: <stdin>:8:10: " + self.SAID)
        assert result.stderr.count("\n") == 1

    def test_what_stands_above_the_first_match_may_belong_to_it(self, folder):
        result = call("convert", "--to", "srn", "-", input=b"Event: Cup\n" + TEXT * 2)
        assert (result.exit_code, result.stdout_bytes) == (1, TEXT)
        first, second = result.stderr.splitlines()
        assert first == "<stdin>: match 1 is not converted: something above it cannot be read"
        assert second.startswith("<stdin>:1:1: " + self.SAID)

    def test_a_tag_that_cannot_be_read_is_of_its_match(self, folder):
        result = call("convert", "--to", "srn", "-", input=b"[Event 'Cup']\n" + TEXT * 2)
        assert (result.exit_code, result.stdout_bytes) == (1, TEXT)
        (line,) = result.stderr.splitlines()
        assert line.startswith("<stdin>: match 1 is not converted: <stdin>:1:8: SR001")

    def test_of_what_is_no_text_nothing_more_is_converted(self, folder):
        filler = b"# " + b"x" * 90_000 + b"\n"
        (folder / "club.srn").write_bytes(TEXT * 2 + filler * 2 + TEXT.replace("ü".encode(), b"\xfc") + TEXT)
        result = call("convert", "--to", "srn", "club.srn")
        assert (result.exit_code, result.stdout_bytes) == (1, TEXT)
        first, second = result.stderr.splitlines()
        assert first == "club.srn: nothing from match 2 on is converted"
        assert second.startswith("club.srn:15:10: SR002 not-text: ")

    def test_of_a_broken_archive_the_last_match_is_not_converted(self, folder):
        lines = [f'[Table "{number * 7919 % 10007}"]\nresult *\n' for number in range(9_000)]
        packed = gzip.compress("".join(lines).encode())
        (folder / "club.srn.gz").write_bytes(packed[: len(packed) // 2])
        result = call("convert", "--to", "srn", "club.srn.gz")
        written = list(parse(result.stdout_bytes))
        assert 0 < len(written) < 9_000
        assert f"club.srn.gz: nothing from match {len(written) + 1} on is converted\n" in result.stderr
        assert "club.srn.gz: SR007 broken-archive: " in result.stderr

    def test_one_line_of_json_lines_costs_no_other(self, folder):
        lines = named(MATCH, '{"rounds": 5}', MATCH).encode()
        result = call("convert", "--to", "srn", "-", input=lines)
        assert (result.exit_code, result.stdout_bytes) == (1, TEXT + b"\n" + TEXT)
        assert result.stderr.startswith("<stdin>:2:/rounds: SR006 schema-violation: ")

    def test_matches_that_would_be_read_as_one_are_told_apart(self, folder):
        for name in ("a.srn", "b.srn"):
            (folder / name).write_text("round 1\nS 1|4\n")
        result = call("convert", "--to", "srn", ".")
        assert (result.exit_code, result.stdout) == (1, "round 1\nS 1|4\n")
        assert result.stderr == (
            "b.srn: match 1 is not converted: in one text it would be read as part of the match before it\n"
        )


@pytest.mark.skipif(sys.platform != "linux", reason="measures memory as Linux counts it")
@pytest.mark.parametrize(("source", "to"), [("srn", "jsonl"), ("jsonl", "srn"), ("srn", "json")])
def test_an_archive_needs_no_more_memory_than_a_match(folder, source, to):
    def peak(count):
        text = TEXT if source == "srn" else f"{MATCH}\n".encode()
        path = folder / f"many.{source}"
        path.write_bytes(text * count)
        code = (
            "import resource, sys; from sevenrocks.validator.cli import main;"
            f"main(['convert', '--to', '{to}', '-o', 'out', '{path.name}'], standalone_mode=False);"
            "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)"
        )
        result = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
        return int(result.stdout)

    assert peak(10_000) - peak(2_000) < 2_000  # kilobytes; 8,000 matches held at once take 8,000 and more
