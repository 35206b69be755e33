"""The tables as the command line gives them."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from support.program import call, program

RECORD = "round 1\nS 5|5 (10) +10 =10\nresult *\n"


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A working folder with a record."""
    monkeypatch.chdir(tmp_path)
    Path("club.srn").write_text(RECORD, "utf-8")


@pytest.fixture
def without_pyarrow(monkeypatch):
    """What it is like where pyarrow is not installed."""
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "sevenrocks.validator.tables.parquet", raising=False)


@pytest.mark.parametrize("table", ["events", "rounds", "matches"])
def test_a_table_is_written_to_standard_output_or_to_a_file(table):
    called = call("convert", "--to", "csv", "--table", table, "club.srn")
    assert (called.exit_code, called.stdout_bytes.count(b"\n")) == (0, 2)
    assert call("convert", "--to", "csv", "--table", table, "-o", "table.csv", "club.srn").exit_code == 0
    assert Path("table.csv").read_bytes() == called.stdout_bytes


def test_all_sources_become_one_table():
    Path("other.srn").write_text(f"{RECORD}\n{RECORD}", "utf-8")
    lines = call("convert", "--to", "csv", "--table", "matches", "club.srn", "other.srn").stdout.splitlines()
    assert [line.split(",")[:2] for line in lines[1:]] == [
        ["club.srn", "1"],
        ["other.srn", "1"],
        ["other.srn", "2"],
    ]


def test_a_match_keeps_its_rows_where_a_statement_cannot_be_read():
    Path("torn.srn").write_text("round 1\nS 5|5\nnonsense\nresult *\n", "utf-8")
    called = call("convert", "--to", "csv", "--table", "events", "torn.srn")
    assert (called.exit_code, called.stdout.count("\n")) == (1, 2)
    assert called.stderr.startswith("torn.srn:3:1: SR001 syntax-error: ")


def test_bytes_that_are_no_text_are_named_once():
    Path("torn.srn").write_bytes(b"round 1\nS 5|5\n\xff\n\xfe\nresult *\n")
    called = call("convert", "--to", "csv", "--table", "events", "torn.srn")
    assert (called.exit_code, called.stderr.count("SR002"), called.stderr.count("\n")) == (1, 1, 1)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--to", "csv"], "csv holds one table: name it with --table events|rounds|matches"),
        (["--to", "parquet"], "parquet holds one table: name it with --table events|rounds|matches"),
        (["--to", "json", "--table", "events"], "--table is for csv and parquet"),
        (["--to", "csv", "--table", "seasons"], "'seasons' is not one of"),
    ],
)
def test_a_table_is_named_for_csv_and_parquet_alone(arguments, said):
    called = call("convert", *arguments, "club.srn")
    assert called.exit_code == 2
    assert said in called.stderr


def test_without_pyarrow_parquet_says_what_to_install(without_pyarrow):
    called = call("convert", "--to", "parquet", "--table", "events", "-o", "events.parquet", "club.srn")
    assert called.exit_code == 2
    assert "parquet needs pyarrow, which is not installed: pip install 'sevenrocks[tables]'" in called.stderr
    assert not Path("events.parquet").exists()


def test_without_pyarrow_csv_is_written(without_pyarrow):
    assert call("convert", "--to", "csv", "--table", "events", "club.srn").exit_code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ["validate", "club.srn"],
        ["convert", "--to", "csv", "--table", "events", "club.srn"],
        ["convert", "--help"],
    ],
    ids=" ".join,
)
def test_pyarrow_is_loaded_for_parquet_alone(arguments):
    loaded = program(*arguments, env=os.environ | {"PYTHONPROFILEIMPORTTIME": "1"}).stderr
    assert b"sevenrocks.validator" in loaded
    assert b"pyarrow" not in loaded


def test_parquet_goes_through_a_pipe():
    pytest.importorskip("pyarrow", reason="Parquet needs pyarrow, the extra [tables]")
    called = program("convert", "--to", "parquet", "--table", "events", "club.srn")
    assert (called.returncode, called.stdout[:4], called.stdout[-4:]) == (0, b"PAR1", b"PAR1")


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals are not for Windows")
def test_parquet_is_not_written_to_a_terminal():
    import pty  # noqa: PLC0415 - not for Windows

    master, terminal = pty.openpty()
    command = [
        sys.executable,
        "-m",
        "sevenrocks.validator",
        "convert",
        "--to",
        "parquet",
        "--table",
        "events",
    ]
    called = subprocess.run([*command, "club.srn"], stdout=terminal, stderr=subprocess.PIPE, check=False)
    os.close(terminal)
    os.close(master)
    assert called.returncode == 2
    assert b"parquet is not for a terminal: name a file with -o" in called.stderr
