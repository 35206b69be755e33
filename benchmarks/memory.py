"""The largest resident memory for archives of two sizes."""

from collections.abc import Sequence
from pathlib import Path
from shutil import copyfile

from benchmarks.archives import ALONE, COMPLETE, make_archive, make_compressed, make_json_lines
from benchmarks.running import work
from benchmarks.sizes import GROWN, Sizes
from benchmarks.table import Table
from benchmarks.turns import Contender, in_turn

MEANING = """\
The largest resident memory in MiB, of the largest process where there are several. It may not grow with the
number of matches, and stays below 150."""
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
    rows = [
        [form, processes, *(f"{max(measured[f'{form}, {processes}, {count}']):.0f}" for count in counts)]
        for form in FORMS
        for processes in PROCESSES
    ]
    columns = ["input", "processes", *(f"{count:,} matches" for count in counts)]
    return [Table("Memory", MEANING, columns, rows)]


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
