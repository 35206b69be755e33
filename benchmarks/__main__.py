"""``python -m benchmarks``: measure everything in one run."""

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks.long_match import long_match
from benchmarks.machine import facts
from benchmarks.memory import memory
from benchmarks.page import page
from benchmarks.peers import versions
from benchmarks.processes import processes
from benchmarks.sizes import FULL, QUICK, Sizes
from benchmarks.speed import speed
from benchmarks.starting import starting
from benchmarks.table import Table

MEASURES: Final = (speed, starting, memory, long_match, processes)
"""Each takes a folder for its inputs and the sizes, and returns its tables."""


def measured(sizes: Sizes) -> Iterator[Table]:
    """Every table."""
    for measure in MEASURES:
        with TemporaryDirectory() as folder:
            yield from measure(Path(folder), sizes)


def main() -> None:
    """Print the page, and write it where that is asked for."""
    parser = ArgumentParser(prog="python -m benchmarks", description="Measure everything in one run.")
    parser.add_argument("--quick", action="store_true", help="with next to nothing, to see that it works")
    parser.add_argument("--output", type=Path, metavar="FILE", help="where to write the page as well")
    options = parser.parse_args()
    text = page(list(measured(QUICK if options.quick else FULL)), facts() | versions())
    sys.stdout.write(text)
    if options.output:
        options.output.write_text(text, "utf-8", newline="\n")


if __name__ == "__main__":
    main()
