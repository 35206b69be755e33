"""One match of very many events, and one of a part of them."""

from pathlib import Path
from statistics import median

from benchmarks.archives import ALONE, make_long_match
from benchmarks.running import work
from benchmarks.sizes import GROWN, Sizes
from benchmarks.table import Goal, Table
from benchmarks.turns import Contender, in_turn, ratio

MEANING = f"""\
CPU seconds from text to report, without start-up and imports. The larger match has {GROWN} times
the events."""


def long_match(folder: Path, sizes: Sizes) -> list[Table]:
    """The seconds and the memory of both."""
    contenders: dict[str, Contender] = {}
    peaks: dict[str, float] = {}
    for events in (sizes.events // GROWN, sizes.events):
        path = folder / f"match-of-{events}.srn"
        name = f"{make_long_match(path, events):,} events"
        contenders[name] = _judging(path, name, peaks)
    measured = in_turn(contenders, sizes.few)
    rows = [[name, f"{median(times):.2f}", f"{peaks[name]:.0f}"] for name, times in measured.items()]
    short, long = measured.values()
    times = ratio(long, short)
    rows.append(["**times as long**", f"**{times:.1f}**", ""])
    goals = [Goal(f"linear time: at most a quarter more than {GROWN} times as long", times <= GROWN * 1.25)]
    return [Table("One long match", MEANING, ["match", "seconds", "MiB"], rows, goals)]


def _judging(path: Path, name: str, peaks: dict[str, float]) -> Contender:
    def contender() -> float:
        done = work("sevenrocks", *ALONE, str(path))
        peaks[name] = max(done.mebibytes, peaks.get(name, 0))
        return done.seconds

    return contender
