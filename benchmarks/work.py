"""The work that is measured, done by one reader: ``python -m benchmarks.work READER ARGUMENT...``.

Each reader takes text from a file and judges it by the rules of its game or books. The CPU seconds of that
are printed, without the start of the interpreter and the import of the library, and the largest resident
memory in MiB.
"""

import re
import resource
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from os import devnull
from pathlib import Path
from time import process_time
from typing import Final, TypeAlias

Reader: TypeAlias = Callable[[Sequence[str]], Callable[[], object]]
"""Imports what it needs, and returns the work."""


def sevenrocks(arguments: Sequence[str]) -> Callable[[], object]:
    """``sevenrocks validate``: parse, replay, judge and report every match."""
    from sevenrocks.validator.cli import main  # noqa: PLC0415

    def validate(*words: str) -> None:
        status = main(["validate", *words], standalone_mode=False)
        if status not in (0, 1):
            raise ValueError(status)

    with silence():
        validate(str(SHORT))  # which imports all that is imported when it is needed
    return lambda: validate(*arguments)


def chess(arguments: Sequence[str]) -> Callable[[], object]:
    """python-chess: parse every game of a PGN file, find each move among the legal ones, and make it."""
    from chess.pgn import read_game  # noqa: PLC0415

    def read() -> None:
        with Path(arguments[0]).open(encoding="utf-8") as file:
            while (game := read_game(file)) is not None:
                if game.errors:
                    raise ValueError(game.errors)

    return read


def pokerkit(arguments: Sequence[str]) -> Callable[[], object]:
    """PokerKit: parse every hand of a PHH file, and play each of its actions."""
    from pokerkit import HandHistory  # noqa: PLC0415

    def read() -> None:
        with Path(arguments[0]).open("rb") as file:
            for history in HandHistory.load_all(file):
                for _ in history:
                    pass

    return read


def beancount(arguments: Sequence[str]) -> Callable[[], object]:
    """beancount: parse a ledger, book and check every directive."""
    from beancount.loader import load_string  # noqa: PLC0415

    def read() -> None:
        _, errors, _ = load_string(Path(arguments[0]).read_text("utf-8"))
        if errors:
            raise ValueError(errors)

    return read


READERS: Final[dict[str, Reader]] = {
    "sevenrocks": sevenrocks,
    "chess": chess,
    "pokerkit": pokerkit,
    "beancount": beancount,
}

SHORT: Final = Path(__file__).parents[1] / "examples" / "right" / "club-night.srn"


@contextmanager
def silence() -> Iterator[None]:
    """Let what is printed go nowhere."""
    with Path(devnull).open("w", encoding="utf-8") as nowhere, redirect_stdout(nowhere):
        yield


_STATUS: Final = Path("/proc/self/status")
_UNITS_A_MEBIBYTE: Final = 1024**2 if sys.platform == "darwin" else 1024
"""The system tells memory in bytes there, and in KiB elsewhere."""


def mebibytes() -> float:
    """The largest resident memory so far, of this process or the largest that it started.

    Linux counts for a process what the one that started it held at that time, unless it is asked for the
    high-water mark of the program itself.
    """
    peaks = [resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss]
    told = (
        re.search(r"^VmHWM:\s*(\d+)", _STATUS.read_text("utf-8"), re.MULTILINE) if _STATUS.exists() else None
    )
    peaks.append(int(told[1]) if told else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    return max(peaks) / _UNITS_A_MEBIBYTE


def main() -> None:
    """Print what a reader took."""
    name, *arguments = sys.argv[1:]
    read = READERS[name](arguments)
    with silence():
        begin = process_time()
        read()
        seconds = process_time() - begin
    sys.stdout.write(f"{seconds} {mebibytes()}\n")


if __name__ == "__main__":
    main()
