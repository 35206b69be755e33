"""The archives that are judged, all of them made by ``sevenrocks simulate``."""

import gzip
import re
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from sevenrocks.notation.grammar import LARGEST
from sevenrocks.notation.record import Ending
from sevenrocks.validator.cli import main
from sevenrocks.validator.simulating.chance import Chance
from sevenrocks.validator.simulating.match import Match, Round
from sevenrocks.validator.simulating.play import Player, play_round
from sevenrocks.validator.simulating.style import PLAIN
from sevenrocks.validator.simulating.writer import Writer

PROGRAM: Final = (sys.executable, "-m", "sevenrocks.validator")
ALONE: Final = ("--jobs", "1")
"""What keeps the work in one process."""

SEED: Final = 1
TARGET: Final = LARGEST
"""What a long match is played to, and never reaches."""

_EVENT: Final = re.compile(r"^[NESW] ", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Variant:
    """A kind of archive: what it is called, and the options of ``simulate`` that make it."""

    name: str
    options: Sequence[str] = ()


COMPLETE: Final = Variant("complete: deals, explicit targets, points, running scores, settlements")
VARIANTS: Final = (
    Variant("ends claimed as well", ("--counts", "1")),
    Variant("comments above and beside one statement in ten", ("--comments", "0.1")),
    Variant("targets shortened", ("--short-targets", "1")),
    Variant("nothing claimed", ("--unclaimed", "1")),
    Variant("all deals hidden", ("--hidden", "1")),
    Variant("one match in twenty faulty", ("--faults", "0.05")),
)


def make_archive(path: Path, variant: Variant, matches: int) -> int:
    """Write an archive; return how many events it has."""
    _program("simulate", "--seed", SEED, "--matches", matches, *variant.options, "-o", path)
    return len(_EVENT.findall(path.read_text("utf-8")))


def make_json_lines(path: Path, archive: Path) -> None:
    """Write the matches of an archive as JSON Lines."""
    _program("convert", "--to", "jsonl", "-o", path, archive)


def _program(*arguments: object) -> None:
    """Call the program in this process, for what is not measured."""
    main(list(map(str, arguments)), standalone_mode=False)


def make_compressed(path: Path, archive: Path) -> None:
    """Compress an archive."""
    with archive.open("rb") as plain, gzip.open(path, "wb") as packed:
        shutil.copyfileobj(plain, packed)


def make_long_match(path: Path, events: int) -> int:
    """Write one match of at least so many events, with points and pips claimed; return how many it has.

    A few rounds, of which the last is blocked so that any draw may follow it, are repeated and numbered on.
    """
    rounds = _rounds()
    number = sum(len(played.events) for played in rounds)
    writer = Writer(PLAIN.but(totals=0, scores=0), Chance(SEED))
    lines = [line for played in rounds for line in _lines(writer, played)]
    repeated = -(-events // number)
    ordinal = 0
    with path.open("w", encoding="utf-8", newline="\n") as file:
        file.write(f'[Target "{TARGET}"]\n')
        for _ in range(repeated):
            for line in lines:
                if line.startswith("round "):
                    ordinal += 1
                    file.write(f"\nround {ordinal}\n")
                else:
                    file.write(f"{line}\n")
        file.write("\nresult *\n")
    return repeated * number


def _rounds() -> list[Round]:
    chance = Chance(SEED)
    match, player = Match(TARGET), Player(chance, 0.7)
    while len(match.rounds) < 20 or not match.rounds[-1].ended_by(Ending.BLOCKED):
        play_round(match, player, chance)
    return match.rounds


def _lines(writer: Writer, played: Round) -> list[str]:
    return [statement.write() for statement in writer.round(played)]
