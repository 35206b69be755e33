"""Text to validated report on one core: beside the peers, and for other kinds of archives."""

from collections.abc import Mapping
from pathlib import Path
from statistics import median

from benchmarks.archives import ALONE, COMPLETE, VARIANTS, make_archive
from benchmarks.peers import CHESS, PEERS, reading
from benchmarks.sizes import Sizes
from benchmarks.table import Goal, Table, rate, rates
from benchmarks.turns import Contender, in_turn, ratio

BESIDE = """\
Each takes text from a file and judges it by the rules of its game or books, in one process on one core. The
seconds are CPU seconds, without start-up and imports."""
OTHERS = """\
The same with other archives of as many matches."""


def speed(folder: Path, sizes: Sizes) -> list[Table]:
    """Both tables, measured in one run."""
    contenders: dict[str, Contender] = {}
    for index, variant in enumerate((COMPLETE, *VARIANTS)):
        path = folder / f"{index}.srn"
        events = make_archive(path, variant, sizes.matches)
        contenders[variant.name] = reading("sevenrocks", path, events, *ALONE)
    for peer in PEERS:
        if peer.version() is not None:
            path = folder / peer.name
            contenders[peer.name] = peer.reading(path, peer.make(path, sizes))
    measured = in_turn(contenders, sizes.repeats)
    return [_beside_peers(measured), _other_archives(measured)]


def _beside_peers(measured: Mapping[str, list[float]]) -> Table:
    ours = measured[COMPLETE.name]
    does = "`sevenrocks validate` parses, replays, judges and reports"
    rows = [["Seven Rocks", does, "events", rate(median(ours)), rates(ours), ""]]
    for peer in PEERS:
        theirs = measured.get(peer.name)
        figures = ["absent", "", ""]
        if theirs:
            figures = [rate(median(theirs)), rates(theirs), f"{ratio(ours, theirs):.2g}"]
        rows.append([peer.name, peer.does, peer.units, *figures])
    columns = ["program", "what it does", "unit", "units a second", "lowest to highest", "Seven Rocks to it"]
    goals = [Goal(f"{wanted:,} events a second", median(ours) >= wanted) for wanted in (500_000, 1_000_000)]
    chess = measured.get(CHESS.name)
    if chess:
        times = ratio(ours, chess)
        goals += [
            Goal(f"{wanted} times as many as python-chess's plies", times >= wanted) for wanted in (6, 12)
        ]
    return Table("Beside other programs", BESIDE, columns, rows, goals)


def _other_archives(measured: Mapping[str, list[float]]) -> Table:
    ours = measured[COMPLETE.name]
    rows = []
    for variant in (COMPLETE, *VARIANTS):
        told = measured[variant.name]
        rows.append([variant.name, rate(median(told)), rates(told), f"{ratio(told, ours):.0%}"])
    columns = ["archive", "events a second", "lowest to highest", "of the speed"]
    least = min(ratio(measured[variant.name], ours) for variant in VARIANTS)
    goals = [Goal("each at half the speed at least", least >= 0.5)]
    return Table("Other kinds of archives", OTHERS, columns, rows, goals)
