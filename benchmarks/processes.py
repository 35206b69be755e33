"""The wall time of one process over that of several."""

from pathlib import Path
from statistics import median

from benchmarks.archives import COMPLETE, PROGRAM, make_archive
from benchmarks.machine import cores
from benchmarks.running import run
from benchmarks.sizes import GROWN, Sizes
from benchmarks.table import Table
from benchmarks.turns import Contender, in_turn, ratio

MEANING = """\
Wall seconds from text to report, for one archive. The goal is a speed-up of 1.8 on two cores."""


def processes(folder: Path, sizes: Sizes) -> list[Table]:
    """The times of one process, and of as many as there are cores, two at least."""
    path = folder / "processes.srn"
    make_archive(path, COMPLETE, GROWN * sizes.matches)
    names = {count: f"`sevenrocks validate --jobs {count}`" for count in (1, max(cores(), 2))}
    measured = in_turn({name: _wall(count, path) for count, name in names.items()}, sizes.few)
    alone = measured[names[1]]
    rows = [[name, f"{median(times):.2f}", f"{ratio(alone, times):.2f}"] for name, times in measured.items()]
    return [Table("Several processes", MEANING, ["command", "seconds", "speed-up"], rows)]


def _wall(count: int, path: Path) -> Contender:
    return lambda: run([*PROGRAM, "validate", "--jobs", str(count), str(path)]).wall
