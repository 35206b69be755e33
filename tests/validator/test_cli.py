"""The program as it is called: arguments, streams and exit statuses."""

import gzip
import json
import os
import signal
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.cli import COMMANDS, main

RIGHT = "round 1\nS 5|5 (10) +10 =10\nresult *\n"
WRONG = "round 1\nS 5|5 (10) +5 =5\nresult *\n"
WARNED = "round 1\nS 5|5 (10) +10 =10\n"
DRAWN = {"result": {"unfinished": True}}
SUMMARY = "1 file, 1 match, 1 round, 1 event"
FORMATS = ("text", "json", "jsonl")
NOBODY = 65534


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """The working folder, with a record of each kind."""
    monkeypatch.chdir(tmp_path)
    for name, text in {"right.srn": RIGHT, "wrong.srn": WRONG, "warned.srn": WARNED}.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


@pytest.fixture
def call(folder):
    """Call the program in this process."""
    runner = CliRunner()
    return lambda *arguments, **options: runner.invoke(main, arguments, **options)


def program(*arguments, **options):
    """Call the program in a process of its own."""
    command = [sys.executable, "-m", "sevenrocks.validator", *arguments]
    return subprocess.run(command, capture_output=True, check=False, timeout=60, **options)


@contextmanager
def ordinary_user(folder):
    """Be somebody who may read the folder, and no longer root, who may read everything."""
    if os.geteuid() != 0:
        yield
        return
    folder.chmod(0o755)
    os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


HEEDING = """
import signal
from sevenrocks.validator.cli import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # which a program started in the background ignores
main()
"""


class TestStatus:
    @pytest.mark.parametrize("form", FORMATS)
    @pytest.mark.parametrize(
        ("arguments", "status"),
        [
            (["right.srn"], 0),
            (["wrong.srn"], 1),
            (["warned.srn"], 0),
            (["--strict", "warned.srn"], 1),
            (["--strict", "right.srn"], 0),
            (["right.srn", "wrong.srn"], 1),
            (["missing.srn"], 2),
            (["wrong.srn", "missing.srn"], 2),
        ],
        ids=lambda value: " ".join(value) if isinstance(value, list) else None,
    )
    def test_it_is_the_same_in_every_form(self, call, form, arguments, status):
        assert call("validate", "--format", form, *arguments).exit_code == status

    @pytest.mark.parametrize(
        "arguments",
        [
            ["validate"],
            ["validate", "--format", "xml", "right.srn"],
            ["validate", "--nonsense", "right.srn"],
            ["validate", "--select", "SR999", "right.srn"],
            ["validate", "--select", "", "right.srn"],
            ["explain", "SR999"],
            ["nonsense"],
        ],
        ids=" ".join,
    )
    def test_a_command_that_cannot_be_carried_out_is_2(self, call, arguments):
        assert call(*arguments).exit_code == 2


class TestSources:
    def test_a_missing_file_is_named_and_the_others_are_judged(self, call):
        result = call("validate", "missing.srn", "right.srn")
        assert result.stderr == "sevenrocks: missing.srn: No such file or directory\n"
        assert SUMMARY in result.stdout

    def test_standard_input_is_read(self, call):
        result = call("validate", "-", input=WRONG)
        assert result.stdout.startswith("<stdin>:2:12: error SR601")

    def test_a_folder_means_the_records_below_it_in_order(self, call, folder):
        (folder / "b").mkdir()
        (folder / "b/deep.srn.gz").write_bytes(gzip.compress(RIGHT.encode()))
        (folder / "b/also.json").write_text(json.dumps({"format": "srn", "version": 1, "matches": [DRAWN]}))
        (folder / "b/more.jsonl").write_text(json.dumps(DRAWN))
        (folder / "b/notes.txt").write_text("no record")
        result = call("validate", "--format", "json", ".")
        sources = [match["source"] for match in json.loads(result.stdout)["matches"]]
        below = [str(Path("b", name)) for name in ("also.json", "deep.srn.gz", "more.jsonl")]
        assert sources == ["right.srn", "warned.srn", "wrong.srn", *below]

    def test_a_folder_with_nothing_to_read_is_named(self, call, folder):
        (folder / "empty").mkdir()
        result = call("validate", "empty", "right.srn")
        assert result.exit_code == 2
        assert result.stderr == "sevenrocks: empty: there is no .srn, .json or .jsonl file in this folder\n"
        assert SUMMARY in result.stdout

    def test_a_named_file_is_read_whatever_its_ending(self, call, folder):
        (folder / "record.txt").write_text(RIGHT)
        assert call("validate", "record.txt").exit_code == 0

    @pytest.mark.skipif(not hasattr(os, "geteuid"), reason="needs files that may not be read")
    def test_what_may_not_be_read_is_named_and_the_others_are_judged(self, call, folder):
        (folder / "closed").mkdir(mode=0)
        (folder / "closed.srn").touch(mode=0)
        call("validate", "right.srn")  # which loads all that the user below may not read
        with ordinary_user(folder):
            result = call("validate", "closed", "closed.srn", "right.srn")
        assert result.exit_code == 2
        assert result.stderr.count("Permission denied") == 2
        assert SUMMARY in result.stdout

    @pytest.mark.parametrize("name", ["right.srn/below", "x" * 5000])
    def test_a_name_that_cannot_be_opened_is_an_ordinary_message(self, call, name):
        result = call("validate", name, "right.srn")
        assert result.exit_code == 2
        assert result.stderr.startswith(f"sevenrocks: {name}: ")
        assert SUMMARY in result.stdout

    def test_a_file_name_never_reaches_the_terminal_raw(self, call):
        assert (
            call("validate", "\x1b[2J.srn").stderr == "sevenrocks: \\x1b[2J.srn: No such file or directory\n"
        )

    def test_a_binary_file_is_an_ordinary_finding(self, call, folder):
        (folder / "picture.srn").write_bytes(bytes(range(256)) * 20)
        result = call("validate", "picture.srn")
        assert result.exit_code == 1
        assert "error SR002 not-text" in result.stdout


class TestSelection:
    @pytest.mark.parametrize(
        ("options", "status", "errors"),
        [
            (["--select", "SR601"], 1, 1),
            (["--select", "score,SR3"], 1, 1),
            (["--select", "SR3", "--select", "wrong-points"], 1, 1),
            (["--select", "play"], 0, 0),
            (["--ignore", "sr6"], 0, 0),
            (["--select", "SR6", "--ignore", "SR601"], 0, 0),
        ],
        ids=lambda value: " ".join(value) if isinstance(value, list) else None,
    )
    def test_it_chooses_what_is_shown_and_counted_and_never_the_verdict(self, call, options, status, errors):
        result = call("validate", "--format", "json", *options, "wrong.srn")
        report = json.loads(result.stdout)
        (match,) = report["matches"]
        assert (result.exit_code, report["summary"]["errors"]) == (status, errors)
        assert len(match["discrepancies"]) == errors
        assert match["verdict"] == "invalid"

    def test_an_unknown_code_names_what_comes_close(self, call):
        result = call("validate", "--ignore", "wrong-point", "right.srn")
        assert result.exit_code == 2
        assert "did you mean SR601 wrong-points" in result.stderr


class TestOutput:
    @pytest.mark.parametrize("form", FORMATS)
    def test_a_file_gets_what_the_terminal_would(self, call, folder, form):
        shown = call("validate", "--format", form, "wrong.srn").stdout
        result = call("validate", "--format", form, "--output", "report", "wrong.srn")
        assert (result.exit_code, result.stdout) == (1, "")
        assert (folder / "report").read_text("utf-8") == shown

    @pytest.mark.parametrize("paths", [["wrong.srn"], ["."]], ids=["named", "in-a-folder"])
    def test_a_record_is_never_overwritten(self, call, folder, paths):
        result = call("validate", "--output", "./wrong.srn", *paths)
        assert result.exit_code == 2
        assert "the output would overwrite wrong.srn, which is to be read" in result.stderr
        assert (folder / "wrong.srn").read_text() == WRONG

    @pytest.mark.parametrize("form", FORMATS)
    def test_a_report_that_breaks_off_leaves_the_old_one(self, call, folder, monkeypatch, form):
        def fail(*_):
            raise KeyError

        (folder / "report").write_text("old")
        before = sorted(folder.iterdir())
        monkeypatch.setattr("sevenrocks.validator.reports.summary.Summary.add_findings", fail)
        result = call("validate", "--format", form, "--output", "report", "wrong.srn")
        assert isinstance(result.exception, KeyError)
        assert (folder / "report").read_text() == "old"
        assert sorted(folder.iterdir()) == before

    @pytest.mark.skipif(not Path("/dev/stdout").exists(), reason="needs the name of the standard output")
    def test_the_output_may_be_a_pipe(self, folder):
        written = program("validate", "--output", "/dev/stdout", "wrong.srn")
        assert written.stdout == program("validate", "wrong.srn").stdout

    @pytest.mark.parametrize(
        "words",
        [
            ("validate", "wrong.srn"),
            ("annotate", "wrong.srn"),
            ("convert", "--to", "json", "wrong.srn"),
            ("show", "--text", "wrong.srn"),
            ("simulate", "--target", "20"),
        ],
        ids=lambda words: words[0],
    )
    def test_a_hyphen_is_the_standard_output(self, call, folder, words):
        plain = call(*words)
        assert call(*words, "--output", "-").stdout_bytes == plain.stdout_bytes != b""
        assert not (folder / "-").exists()

    def test_a_file_that_cannot_be_written_is_named(self, call):
        result = call("validate", "--output", "missing/report", "right.srn")
        assert result.exit_code == 2
        assert result.stderr == "sevenrocks: missing/report: No such file or directory\n"

    def test_names_survive_a_narrow_locale(self, folder):
        (folder / "names.srn").write_text('[North "Şükrü"]\nround 1\nN 5|5 +5\nresult *\n', "utf-8")
        environment = os.environ | {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
        result = program("validate", "names.srn", env=environment)
        assert (result.returncode, result.stderr) == (1, b"")
        assert rb"N (\u015e\xfckr\xfc)" in result.stdout

    @pytest.mark.parametrize("form", FORMATS)
    def test_a_closed_pipe_ends_it_quietly(self, folder, form):
        (folder / "many.srn").write_text(WRONG * 2000)
        command = [sys.executable, "-m", "sevenrocks.validator", "validate", "--format", form, "many.srn"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
            process.stdout.read(1)
            process.stdout.close()
            errors = process.stderr.read()
        assert (process.returncode, errors) == (141, b"")

    @pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a full device")
    @pytest.mark.parametrize("arguments", [["validate", "right.srn"], ["--help"], ["--version"]])
    def test_a_full_disk_is_an_ordinary_message(self, folder, arguments):
        with Path("/dev/full").open("wb") as full:
            command = [sys.executable, "-m", "sevenrocks.validator", *arguments]
            result = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, check=False)
        assert (result.returncode, result.stderr) == (
            2,
            b"sevenrocks: standard output: No space left on device\n",
        )

    @pytest.mark.parametrize("closed", ["<&-", ">&-"])
    def test_a_closed_stream_is_an_ordinary_message(self, folder, closed):
        command = f'"{sys.executable}" -m sevenrocks.validator validate - {closed}'
        result = subprocess.run(["sh", "-c", command], capture_output=True, check=False, input=b"")
        assert result.returncode == 2
        assert result.stderr.endswith(b": Bad file descriptor\n")
        assert b"Traceback" not in result.stderr

    def test_an_interrupt_ends_it_quietly(self, folder):
        command = [sys.executable, "-c", HEEDING, "validate", "-"]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
            process.stdin.write(WRONG.encode() * 2000)
            process.stdin.flush()
            process.stdout.read(1)  # it is at work by now
            process.send_signal(signal.SIGINT)
            process.stdout.read()
            errors = process.stderr.read()
        assert (process.returncode, errors) == (130, b"")

    def test_matches_are_reported_as_they_come(self, folder):
        command = [sys.executable, "-u", "-m", "sevenrocks.validator", "validate", "--format", "jsonl", "-"]
        pipe = subprocess.PIPE
        with subprocess.Popen(command, stdin=pipe, stdout=pipe) as process:
            process.stdin.write(WRONG.encode() * 2000)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["index"] == 1
            process.stdin.close()
            assert json.loads(process.stdout.readlines()[-1])["summary"]["matches"] == 2000


class TestHelp:
    @pytest.mark.parametrize("command", COMMANDS)
    def test_every_command_has_an_example(self, call, command):
        result = call(command, "--help")
        assert result.exit_code == 0
        assert f"Examples:\n    sevenrocks {command} " in result.stdout

    def test_the_program_lists_its_commands(self, call):
        assert all(f"  {command}  " in call("--help").stdout for command in COMMANDS)

    def test_the_version_is_the_installed_one(self, call):
        assert call("--version").stdout == "sevenrocks, version 0.1.0\n"
        assert call("--lang", "pl", "--version").stdout == "sevenrocks, wersja 0.1.0\n"

    @pytest.mark.parametrize(
        ("typed", "offered"),
        [
            ("val", ["validate"]),
            ("explain SR60", ["SR601", "SR602", "SR603"]),
            ("explain wrong-p", ["wrong-points", "wrong-pips"]),
            ("validate --select score,SR70", [f"score,SR70{last}" for last in range(1, 10)]),
            ("validate --ignore fo", ["form"]),
        ],
    )
    def test_a_shell_is_offered_commands_and_codes(self, typed, offered):
        environment = os.environ | {
            "_SEVENROCKS_COMPLETE": "bash_complete",
            "COMP_WORDS": f"sevenrocks {typed}",
            "COMP_CWORD": str(len(typed.split())),
        }
        code = "from sevenrocks.validator.cli import main; main(prog_name='sevenrocks')"
        result = subprocess.run(
            [sys.executable, "-c", code], env=environment, capture_output=True, check=False, text=True
        )
        assert result.stdout == "".join(f"plain,{word}\n" for word in offered)

    def test_a_mistyped_command_is_told_what_comes_close(self, call):
        result = call("validat", "club.srn")
        assert result.exit_code == 2
        assert "No such command 'validat'; did you mean validate?" in result.stderr
        assert "did you mean" not in call("xyz").stderr

    def test_the_environment_that_colour_heeds_is_named(self, call):
        text = call("validate", "--help").stdout
        assert "NO_COLOR" in text
        assert "FORCE_COLOR" in text

    def test_only_the_command_that_is_called_is_loaded(self):
        code = (
            "import sys; from sevenrocks.validator.cli import COMMANDS, main;"
            "main(['explain', '--help'], standalone_mode=False);"
            "print(*(name for name in COMMANDS if f'sevenrocks.validator.commands.{name}' in sys.modules))"
        )
        result = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
        assert result.stdout.splitlines()[-1] == "explain"


class TestExplain:
    def test_a_code_is_told_with_its_example_its_report_and_its_mend(self, call):
        text = call("explain", "SR601").stdout
        assert text.startswith("## SR601 wrong-points\n\nerror, category score, rule R17\n")
        assert CATALOGUE["SR601"].fires in text
        assert "error SR601 wrong-points: " in text
        assert "\nMend: " in text

    @pytest.mark.parametrize("word", ["sr601", "wrong-points", "WRONG-POINTS"])
    def test_a_code_is_found_by_name_and_in_any_case(self, call, word):
        assert call("explain", word).stdout == call("explain", "SR601").stdout

    def test_several_are_told_once_each(self, call):
        assert call("explain", "SR601", "SR60", "wrong-points").stdout.count("\n## ") == 2

    def test_without_a_code_all_are_listed_by_category(self, call):
        lines = call("explain").stdout.splitlines()
        headings = [line for line in lines if not line.startswith(" ")]
        assert headings == [
            "form:",
            "deal:",
            "play:",
            "score:",
        ]
        assert sum(line.split()[0] in CATALOGUE for line in lines) == len(CATALOGUE)

    def test_an_unknown_code_names_what_comes_close(self, call):
        result = call("explain", "wrong-pip")
        assert result.exit_code == 2
        assert "did you mean SR704 wrong-pips" in result.stderr

    def test_a_rule_lists_the_codes_that_rest_on_it(self, call):
        lines = call("explain", "r20").stdout.splitlines()
        assert lines[0] == "score:"
        assert {line.split()[0] for line in lines[1:]} >= {
            code for code, entry in CATALOGUE.items() if entry.rule == "R20"
        }

    @pytest.mark.parametrize("rule", ["R13", "R14", "R15", "R16"])
    def test_a_rule_lists_the_codes_that_name_it(self, call, rule):
        assert "SR602" in call("explain", rule).stdout

    def test_a_rule_that_no_code_rests_on_is_told(self, call):
        result = call("explain", "R99")
        assert result.exit_code == 2
        assert "no code rests on R99" in result.stderr
