"""What grows with the size of an archive or a match, and what does not."""

import subprocess
import sys
from collections.abc import Callable

import pytest
from support.archives import write
from support.program import command

from sevenrocks.validator import validate

ROUND = """
round {number}
opener S
deal N 4|6 1|4 3|4 2|5 1|2 1|5 5|6
deal E 3|6 0|3 1|3 1|1 2|4 0|4 3|3
deal S 4|5 1|6 0|1 0|5 0|0 0|6 4|4
deal W 5|5 2|6 3|5 0|2 2|3 6|6 2|2
S 0|5 (5+0) +5
W 3|5@0|5.high (3+0) +0
N 3|4@3|5.low (4+0) +0
E 0|4@0|5.low (4+4) +0
S 4|4@3|4.high (4+8) +0
W knock
N 4|6@4|4.lineB (4+6) +10
E 2|4@0|4.high (2+6) +0
S 0|6@4|6.high (2) +{award}
W 2|6@2|4.low (6+0) +0
N 5|6@2|6.high (5+0) +5
E 0|3@0|6.low (5+3) +0
S 4|5@4|4.armB (5+5+3) +0
W 5|5@5|6.low (10+3+5) +0
N 2|5@4|5.high (2+10+3) +15
E 3|6@0|3.high (2+10+6) +0
S 1|6@3|6.high (2+1+10) +0
W 0|2@2|5.low (5+5+1+0) +0
N 1|5@5|5.lineB (0+1+1) +0
E 1|1@1|6.low (1+1+1+0) +0
S 0|1@1|1.lineB (0+0+1) +0
W knock
N 1|4@4|4.armA (1+1+0+0) +0
E 1|3@1|5.low (0+3+1+0) +0
S 0|0@0|1.low (3+1) +0
end domino S
hand N 1|2 (3) -5
hand E 3|3 (6) -5
hand S (0) -0
hand W 2|3 6|6 2|2 (21) -20
"""
"""One that the seat wins that opens it, so that it can be played again and again."""

MEASURED = """
import resource, subprocess, sys
subprocess.run(sys.argv[1:], stdout=subprocess.DEVNULL)
most = resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss
print(most / (1 << 20 if sys.platform == "darwin" else 1 << 10))
"""
"""Tells how many megabytes a command takes at most, in any of its processes."""


def megabytes(*arguments: str) -> float:
    """The most memory that a call of the program takes."""
    run = [sys.executable, "-c", MEASURED, *command(*arguments)]  # this process has more than that
    return float(subprocess.run(run, capture_output=True, check=True, timeout=60).stdout)


def unfinished_matches(count: int) -> str:
    """Matches without a round, with a long comment each."""
    return "".join(f'[Event "{number}"]\n# {"x" * 400}\nresult *\n' for number in range(count))


@pytest.mark.skipif(sys.platform == "win32", reason="needs resource")
@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("name", ["text.srn", "lines.jsonl", "packed.srn.gz"])
def test_the_memory_for_an_archive_does_not_grow_with_it(tmp_path, name, jobs):
    """Matches that were kept would take more than their text, 2.4 MB of it."""
    few, many = (
        megabytes("validate", "--jobs", jobs, str(write(tmp_path / name, unfinished_matches(count))))
        for count in (2000, 8000)
    )
    assert many < few + 2.4
    assert many < 150


def calls(work: Callable[[], object]) -> int:
    """How many functions are called while some work is done, those that are built in as well."""
    count = 0

    def profile(_frame: object, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    sys.setprofile(profile)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize(("award", "code"), [(0, None), (5, "SR601")], ids=["right", "wrong"])
def test_the_work_for_a_match_grows_with_its_events(award, code):
    def judge(rounds: int) -> None:
        played = "".join(ROUND.format(number=number, award=award) for number in range(1, rounds + 1))
        (report,) = validate(f'[Target "999999999"]\n{played}\nresult *\n')
        assert report.events == 25 * rounds
        assert {found.code for found in report.discrepancies} == ({code} if code else set())

    judge(400)  # which loads what every match needs, and remembers its words
    assert calls(lambda: judge(400)) < 4.5 * calls(lambda: judge(100))
