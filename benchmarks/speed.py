"""Text to validated report on one core: beside the peers, and for other kinds of archives."""

from collections.abc import Mapping
from pathlib import Path
from statistics import median

from benchmarks.archives import ALONE, COMPLETE, VARIANTS, make_archive
from benchmarks.peers import PEERS, reading
from benchmarks.sizes import Sizes
from benchmarks.table import Table, rate, rates
from benchmarks.turns import Contender, in_turn, ratio

BESIDE = """\
Each takes text from a file and judges it by the rules of its game or books, in one process on one core. The
seconds are CPU seconds, without start-up and imports. The goal is 500,000 events a second and 6 times
python-chess's plies, to be reached 1,000,000 and 12 times."""
OTHERS = """\
The same with other archives. None of them may cost more than half of the speed."""


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
    rows = [
        [
            "Seven Rocks",
            "`sevenrocks validate`, the whole of it",
            "events",
            rate(median(ours)),
            rates(ours),
            "",
        ]
    ]
    for peer in PEERS:
        theirs = measured.get(peer.name)
        figures = (
            [rate(median(theirs)), rates(theirs), f"{ratio(ours, theirs):.2g}"]
            if theirs
            else ["absent", "", ""]
        )
        rows.append([peer.name, peer.does, peer.units, *figures])
    columns = ["program", "what it does", "unit", "units a second", "lowest to highest", "Seven Rocks to it"]
    return Table("Beside other programs", BESIDE, columns, rows)


def _other_archives(measured: Mapping[str, list[float]]) -> Table:
    ours = measured[COMPLETE.name]
    rows = []
    for variant in (COMPLETE, *VARIANTS):
        told = measured[variant.name]
        rows.append([variant.name, rate(median(told)), rates(told), f"{ratio(told, ours):.0%}"])
    columns = ["archive", "events a second", "lowest to highest", "of the speed"]
    return Table("Other kinds of archives", OTHERS, columns, rows)
