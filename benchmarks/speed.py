"""Text to validated report on one core: beside the peers, and for other kinds of archives."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import median

from benchmarks.archives import ALONE, COMPLETE, VARIANTS, Variant, make_archive
from benchmarks.peers import CHESS, PEERS, reading
from benchmarks.sizes import Sizes
from benchmarks.table import Goal, Table, rate, rates
from benchmarks.turns import Contender, in_turn, ratio

BESIDE = """\
Each takes text from a file and judges it by the rules of its game or books, in one process on one core. The
seconds are CPU seconds, without start-up and imports."""
OTHERS = """\
The same with other archives of as many matches."""


def speed(folder: Path, sizes: Sizes, builds: Mapping[str, str]) -> list[Table]:
    """Both tables, measured in one run; ``builds`` holds the interpreter of each of our builds."""
    contenders: dict[str, Contender] = {}
    for index, variant in enumerate((COMPLETE, *VARIANTS)):
        path = folder / f"{index}.srn"
        events = make_archive(path, variant, sizes.matches)
        for build, python in builds.items():
            contenders[_named(variant, build)] = reading("sevenrocks", path, events, *ALONE, python=python)
    for peer in PEERS:
        if peer.version() is not None:
            path = folder / peer.name
            contenders[peer.name] = peer.reading(path, peer.make(path, sizes))
    measured = in_turn(contenders, sizes.repeats)
    return [_beside_peers(measured, list(builds)), _other_archives(measured, list(builds))]


def _named(variant: Variant, build: str) -> str:
    return f"{variant.name}, {build}"


def _beside_peers(measured: Mapping[str, list[float]], builds: Sequence[str]) -> Table:
    ours = {build: measured[_named(COMPLETE, build)] for build in builds}
    does = "`sevenrocks validate` parses, replays, judges and reports"
    nothing = [""] * len(builds)
    rows = [
        [f"Seven Rocks, {build}", does, "events", rate(median(told)), rates(told), *nothing]
        for build, told in ours.items()
    ]
    for peer in PEERS:
        theirs = measured.get(peer.name)
        figures = ["absent", "", *nothing]
        if theirs:
            times = [f"{ratio(told, theirs):.2g}" for told in ours.values()]
            figures = [rate(median(theirs)), rates(theirs), *times]
        rows.append([peer.name, peer.does, peer.units, *figures])
    columns = ["program", "what it does", "unit", "units a second", "lowest to highest"]
    columns += [f"{build} to it" for build in builds]
    goals = [goal for build, told in ours.items() for goal in _goals(build, told, measured.get(CHESS.name))]
    return Table("Beside other programs", BESIDE, columns, rows, goals)


def _goals(build: str, ours: Sequence[float], chess: Sequence[float] | None) -> list[Goal]:
    goals = [
        Goal(f"{wanted:,} events a second, {build}", median(ours) >= wanted)
        for wanted in (500_000, 1_000_000)
    ]
    if chess:
        times = ratio(ours, chess)
        goals += [
            Goal(f"{wanted} times as many as python-chess's plies, {build}", times >= wanted)
            for wanted in (6, 12)
        ]
    return goals


def _other_archives(measured: Mapping[str, list[float]], builds: Sequence[str]) -> Table:
    rows = []
    for variant in (COMPLETE, *VARIANTS):
        cells = [variant.name]
        for build in builds:
            told = measured[_named(variant, build)]
            cells += [rate(median(told)), rates(told), f"{_share(measured, variant, build):.0%}"]
        rows.append(cells)
    columns = ["archive"]
    for build in builds:
        columns += [f"events a second, {build}", "lowest to highest", "of the speed"]
    goals = [
        Goal(
            f"each at half the speed at least, {build}",
            min(_share(measured, variant, build) for variant in VARIANTS) >= 0.5,
        )
        for build in builds
    ]
    return Table("Other kinds of archives", OTHERS, columns, rows, goals)


def _share(measured: Mapping[str, list[float]], variant: Variant, build: str) -> float:
    """How much of the speed of complete archives is left."""
    return ratio(measured[_named(variant, build)], measured[_named(COMPLETE, build)])
