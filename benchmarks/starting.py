"""What one short record costs over an interpreter that does nothing."""

import sys
from pathlib import Path
from statistics import median

from benchmarks.archives import COMPLETE, PROGRAM, make_archive
from benchmarks.running import run
from benchmarks.sizes import Sizes
from benchmarks.table import Goal, Table, span
from benchmarks.turns import in_turn

MEANING = """\
Wall milliseconds from the start of the process to its end, for a record of one match."""


def starting(folder: Path, sizes: Sizes) -> list[Table]:
    """The times of both, and by how much ours is over."""
    path = folder / "one.srn"
    make_archive(path, COMPLETE, 1)
    script = Path(sys.executable).with_name("sevenrocks")
    program = [str(script)] if script.exists() else PROGRAM
    nothing, ours = "`python -c pass`", "`sevenrocks validate one.srn`"
    measured = in_turn(
        {
            nothing: lambda: run([sys.executable, "-c", "pass"]).wall * 1000,
            ours: lambda: run([*program, "validate", str(path)]).wall * 1000,
        },
        sizes.starts,
    )
    over = [one - other for one, other in zip(measured[ours], measured[nothing], strict=True)]
    told = {**measured, "**over it**": over}
    rows = [[name, f"{median(times):.0f}", span(times)] for name, times in told.items()]
    goals = [
        Goal(f"at most {most} over an interpreter that does nothing", median(over) <= most)
        for most in (100, 50)
    ]
    return [Table("Start-up", MEANING, ["command", "median", "lowest to highest"], rows, goals)]
