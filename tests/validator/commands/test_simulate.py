"""``sevenrocks simulate``: what is written where, and what is refused."""

import json
from pathlib import Path

import pytest
from support.program import call, program

from sevenrocks.notation import parse, render

SHORT = ("simulate", "--target", "45", "--matches", "4")


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    """A folder for what the command writes."""
    monkeypatch.chdir(tmp_path)


@pytest.mark.parametrize(
    "options",
    [
        (),
        ("--hidden", "0.5"),
        ("--hidden", "1", "--short-targets", "1"),
        ("--unclaimed", "1"),
        ("--counts", "1", "--comments", "0.3"),
        ("--skill", "0", "--rounds", "2"),
    ],
    ids=" ".join,
)
def test_what_is_written_is_canonical_and_judged_clean(options):
    written = call(*SHORT, *options).stdout
    assert render(parse(written)) == written
    judged = call("validate", "-", input=written)
    assert (judged.exit_code, "0 errors, 0 warnings, 0 notes" in judged.stdout) == (0, True)


def test_in_a_style_of_its_own_a_match_is_judged_clean_too():
    written = call(*SHORT, "--varied").stdout
    assert render(parse(written)) != written
    assert "0 errors, 0 warnings, 0 notes" in call("validate", "-", input=written).stdout


def test_it_can_be_piped_and_ends_its_lines_alike_everywhere():
    piped = program("simulate", "--target", "45", "--matches", "4")
    assert piped.stdout == call(*SHORT).stdout_bytes
    assert b"\r" not in piped.stdout
    assert program("validate", "-", input=piped.stdout).returncode == 0


def test_the_same_goes_into_a_file():
    result = call(*SHORT, "-o", "archive.srn")
    assert (result.exit_code, result.output) == (0, "")
    assert Path("archive.srn").read_bytes() == call(*SHORT).stdout_bytes
    assert [path.name for path in Path().iterdir()] == ["archive.srn"]


def test_shares_are_kept():
    deals = ("--seed", "3", "--matches", "20")
    some = list(parse(call(*SHORT, *deals, "--hidden", "0.5").stdout))
    rounds = [played for match in some for played in match.rounds]
    assert 0.3 < sum(len(played.deals) for played in rounds) / len(rounds) / 4 < 0.7
    silent = list(parse(call(*SHORT, "--unclaimed", "1").stdout))
    played = [one for match in silent for one in match.rounds]
    assert all(event.points is event.total is event.count is None for one in played for event in one.events)
    assert all(hand.pips is hand.deduction is hand.total is None for one in played for hand in one.hands)
    assert all(one.score is None for one in played)


def test_every_match_is_faulty_and_the_truth_tells_how():
    written = call(*SHORT, "--faults", "--truth", "truth.jsonl").stdout
    truths = [json.loads(line) for line in Path("truth.jsonl").read_text("utf-8").splitlines()]
    assert [truth["match"] for truth in truths] == [1, 2, 3, 4]
    report = json.loads(call("validate", "--format", "json", "-", input=written).stdout)
    for truth, match in zip(truths, report["matches"], strict=True):
        assert (truth["code"], truth["line"]) in [
            (one["code"], one["line"]) for one in match["discrepancies"]
        ]


def test_slips_of_some_codes_may_be_asked_for():
    call(*SHORT, "--matches", "20", "--faults", "--select", "SR6,wrong-score", "--truth", "truth.jsonl")
    truths = [json.loads(line) for line in Path("truth.jsonl").read_text("utf-8").splitlines()]
    assert {truth["code"] for truth in truths} == {"SR601", "SR602", "SR603", "SR707"}


def test_the_truth_may_be_read_as_it_is_written():
    told = call(*SHORT, "--faults", "--truth", "-", "--output", "exercise.srn").stdout
    assert [json.loads(line)["match"] for line in told.splitlines()] == [1, 2, 3, 4]
    assert not Path("-").exists()


def test_a_share_of_no_faults_has_an_empty_truth():
    written = call(*SHORT, "--faults", "0", "--truth", "truth.jsonl").stdout
    assert written == call(*SHORT).stdout
    assert Path("truth.jsonl").read_text("utf-8") == ""


def test_a_share_of_faults_may_be_given():
    written = call("simulate", "--target", "45", "--matches", "40", "--faults", "0.3", "--truth", "t").stdout
    assert 3 < len(Path("t").read_text("utf-8").splitlines()) < 25
    assert written.count("[Match ") == 40


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--matches", "0"), "--matches"),
        (("--seed", "-1"), "--seed"),
        (("--skill", "1.5"), "--skill"),
        (("--hidden", "nan"), "'--hidden': nan is not in the range 0<=x<=1."),
        (("--target", "0"), "--target"),
        (("--target", "1000000000"), "--target"),
        (("--faults", "2"), "--faults"),
        (("--truth", "truth.jsonl"), "--truth is for --faults"),
        (("--select", "SR601"), "--select is for --faults"),
        (("--faults", "--select", "SR999"), "SR999"),
        (("--faults", "--select", "SR005,SR007"), "SR005, SR007"),
        (("--faults", "--truth", "./one", "-o", "one"), "the same file"),
        (("--faults", "--truth", "-"), "the same file"),
        (("--varied", "--hidden", "0.5"), "--varied"),
        (("more",), "more"),
    ],
    ids=" ".join,
)
def test_what_cannot_be_asked_for(arguments, complaint):
    result = call("simulate", *arguments)
    assert result.exit_code == 2
    assert complaint in result.stderr
    assert list(Path().iterdir()) == []


@pytest.mark.parametrize("option", ["-o", "--truth"])
def test_a_file_that_cannot_be_written_is_named(option):
    result = call("simulate", "--faults", option, "none/there")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("sevenrocks: none/there: ")
