"""``python -m benchmarks``: measure everything in one run."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Mapping
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.long_match import long_match
from benchmarks.machine import builds, facts
from benchmarks.memory import memory
from benchmarks.page import page
from benchmarks.peers import versions
from benchmarks.processes import processes
from benchmarks.sizes import FULL, QUICK, Sizes
from benchmarks.speed import speed
from benchmarks.starting import starting
from benchmarks.table import Table

MEASURES: Final = (starting, memory, long_match, processes)
"""Each takes a folder for its inputs and the sizes, and returns its tables."""


def measured(sizes: Sizes, builds: Mapping[str, str]) -> Iterator[Table]:
    """Every table; ``builds`` names the interpreters of which the speed is measured."""
    for measure in (partial(speed, builds=builds), *MEASURES):
        with TemporaryDirectory() as folder:
            yield from measure(Path(folder), sizes)


def main() -> None:
    """Print the page, and write it where that is asked for."""
    parser = ArgumentParser(prog="python -m benchmarks", description="Measure everything in one run.")
    parser.add_argument("--quick", action="store_true", help="with next to nothing, to see that it works")
    parser.add_argument("--output", type=Path, metavar="FILE", help="where to write the page as well")
    parser.add_argument(
        "--compiled", type=Path, metavar="PYTHON", help="an interpreter with the compiled build"
    )
    options = parser.parse_args()
    found = builds(options.compiled)
    tables = list(measured(QUICK if options.quick else FULL, found))
    text = page(tables, facts(found) | versions())
    sys.stdout.write(text)
    if options.output:
        options.output.write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
