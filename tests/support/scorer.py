"""A scorer's slips: one line of a record left out, entered twice, swapped, misread or spoiled."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from support.naive import SEATS, TILES, is_double

Lines: TypeAlias = list[str]
ScorerSlip: TypeAlias = Callable[[Random, Lines], None]
"""Changes the lines of a record in one place, if they have such a place."""


def is_event(line: str) -> bool:
    """Whether a line holds a placement or a knock."""
    return line[:1] in SEATS and line[1:2] == " "


def is_placement(line: str) -> bool:
    """Whether a line holds a placement."""
    return is_event(line) and "knock" not in line


def choose(rng: Random, lines: Lines, is_fit: Callable[[str], bool]) -> int | None:
    """The index of a line that is fit, if there is one."""
    indices = [index for index, line in enumerate(lines) if is_fit(line)]
    return rng.choice(indices) if indices else None


def leave_out(rng: Random, lines: Lines) -> None:
    """An event is missing."""
    index = choose(rng, lines, is_event)
    if index is not None:
        del lines[index]


def enter_twice(rng: Random, lines: Lines) -> None:
    """An event stands there twice."""
    index = choose(rng, lines, is_event)
    if index is not None:
        lines.insert(index, lines[index])


def swap(rng: Random, lines: Lines) -> None:
    """Two neighbouring events stand in the wrong order."""
    pairs = [index for index in range(len(lines) - 1) if all(map(is_event, lines[index : index + 2]))]
    if pairs:
        index = rng.choice(pairs)
        lines[index : index + 2] = lines[index + 1], lines[index]


def misread_tile(rng: Random, lines: Lines) -> None:
    """Another tile was placed than the one written."""
    index = choose(rng, lines, is_placement)
    if index is not None:
        line = lines[index]
        lines[index] = f"{line[:2]}{rng.choice(TILES)}{line[5:]}"


def misread_seat(rng: Random, lines: Lines) -> None:
    """Another seat acted than the one written."""
    index = choose(rng, lines, is_event)
    if index is not None:
        lines[index] = rng.choice(SEATS) + lines[index][1:]


def misread_site(rng: Random, lines: Lines) -> None:
    """A tile lies at another of the last few tiles, or at another of its sites, than written."""
    index = choose(rng, lines, lambda line: is_placement(line) and "@" in line)
    if index is not None:
        seat, placement, *claims = lines[index].split(" ")
        joined = rng.choice([line[2:5] for line in lines[:index] if is_placement(line)][-8:])
        site = rng.choice(["lineA", "lineB", "armA", "armB"] if is_double(joined) else ["low", "high"])
        lines[index] = " ".join([seat, f"{placement[:3]}@{joined}.{site}", *claims])


def spoil(beginning: str) -> ScorerSlip:
    """A statement that begins in some way cannot be read."""

    def spoil_one(rng: Random, lines: Lines) -> None:
        index = choose(rng, lines, lambda line: line.startswith(f"{beginning} "))
        if index is not None:
            first, second = lines[index].split(" ", 1)
            lines[index] = f"{first} ?{second}"

    return spoil_one


def spoil_event(rng: Random, lines: Lines) -> None:
    """An event cannot be read."""
    index = choose(rng, lines, is_event)
    if index is not None:
        lines[index] = f"{lines[index][:2]}?{lines[index][2:]}"


def spoil_tag(rng: Random, lines: Lines) -> None:
    """A tag has lost its first quotation mark."""
    index = choose(rng, lines, lambda line: line.startswith("["))
    if index is not None:
        lines[index] = lines[index].replace('"', "", 1)


STATEMENTS = ("round", "draw", "opener", "deal", "end", "hand", "score", "result")
SCORER_SLIPS: dict[str, ScorerSlip] = {
    "event-left-out": leave_out,
    "event-entered-twice": enter_twice,
    "events-swapped": swap,
    "another-tile": misread_tile,
    "another-seat": misread_seat,
    "another-site": misread_site,
    "event-unreadable": spoil_event,
    "tag-unreadable": spoil_tag,
    **{f"{statement}-unreadable": spoil(statement) for statement in STATEMENTS},
}
