"""The wall time of one process over that of several."""

from pathlib import Path
from statistics import median

from benchmarks.archives import COMPLETE, PROGRAM, make_archive
from benchmarks.running import run
from benchmarks.sizes import GROWN, Sizes
from benchmarks.table import Goal, Table
from benchmarks.turns import Contender, in_turn, ratio
from sevenrocks.validator.commands.sharing import cores

MEANING = """\
Wall seconds from the start of the command to its end, for an archive that takes some seconds."""


def processes(folder: Path, sizes: Sizes) -> list[Table]:
    """The times of one process, and of as many as there are cores, two at least."""
    path = folder / "processes.srn"
    make_archive(path, COMPLETE, GROWN * sizes.matches)
    path.write_bytes(path.read_bytes() * GROWN)
    many = max(cores(), 2)
    names = {count: f"`sevenrocks validate --jobs {count}`" for count in (1, many)}
    measured = in_turn({name: _wall(count, path) for count, name in names.items()}, sizes.few)
    alone = measured[names[1]]
    rows = [[name, f"{median(times):.2f}", f"{ratio(alone, times):.2f}"] for name, times in measured.items()]
    wanted, speed_up = 0.9 * many, ratio(alone, measured[names[many]])
    goals = [Goal(f"a speed-up of {wanted:.1f} with {many} processes", speed_up >= wanted)]
    return [Table("Several processes", MEANING, ["command", "seconds", "speed-up"], rows, goals)]


def _wall(count: int, path: Path) -> Contender:
    return lambda: run([*PROGRAM, "validate", "--jobs", str(count), str(path)]).wall
