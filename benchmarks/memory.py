"""The largest resident memory for archives of two sizes."""

from collections.abc import Sequence
from pathlib import Path
from shutil import copyfile

from benchmarks.archives import ALONE, COMPLETE, make_archive, make_compressed, make_json_lines
from benchmarks.running import work
from benchmarks.sizes import GROWN, Sizes
from benchmarks.table import Goal, Table
from benchmarks.turns import Contender, in_turn

MEANING = """\
The largest resident memory in MiB, of the largest process where there are several."""
FORMS = {"text": ".srn", "JSON Lines": ".jsonl", "gzip": ".srn.gz"}
PROCESSES = {"one": ALONE, "two": ("--jobs", "2")}


def memory(folder: Path, sizes: Sizes) -> list[Table]:
    """The memory by form, number of processes and number of matches."""
    counts = (sizes.matches, GROWN * sizes.matches)
    contenders: dict[str, Contender] = {}
    for count in counts:
        for form, path in _archives(folder, count).items():
            for processes, options in PROCESSES.items():
                contenders[f"{form}, {processes}, {count}"] = _peak([*options, str(path)])
    measured = in_turn(contenders, sizes.few)
    peaks = {
        (form, processes): [max(measured[f"{form}, {processes}, {count}"]) for count in counts]
        for form in FORMS
        for processes in PROCESSES
    }
    rows = [[*names, *(f"{peak:.0f}" for peak in pair)] for names, pair in peaks.items()]
    goals = [
        Goal(
            f"constant: at most a tenth more for {GROWN} times the matches",
            all(large <= 1.1 * small for small, large in peaks.values()),
        ),
        Goal("below 150 MiB", all(large < 150 for _, large in peaks.values())),
    ]
    columns = ["input", "processes", *(f"{count:,} matches" for count in counts)]
    return [Table("Memory", MEANING, columns, rows, goals)]


def _archives(folder: Path, matches: int) -> dict[str, Path]:
    """A folder for each form, with two files of half the matches in it."""
    folders = {form: folder / f"{matches}{ending}" for form, ending in FORMS.items()}
    for each in folders.values():
        each.mkdir()
    text, lines, packed = (folders[form] / f"one{ending}" for form, ending in FORMS.items())
    make_archive(text, COMPLETE, matches // 2)
    make_json_lines(lines, text)
    make_compressed(packed, text)
    for path in (text, lines, packed):
        copyfile(path, path.with_name(f"other{''.join(path.suffixes)}"))
    return folders


def _peak(arguments: Sequence[str]) -> Contender:
    return lambda: work("sevenrocks", *arguments).mebibytes
