"""The work of ``simulate``: an archive of random matches, and the truth about it beside it."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, nullcontext
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final

import click

from sevenrocks.notation.phrase import enumerated
from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.commands.collector import calm_collector
from sevenrocks.validator.commands.output import standard_output
from sevenrocks.validator.files import replaced
from sevenrocks.validator.language import say
from sevenrocks.validator.simulating.archive import Simulated, archive, kinds_of, text_of, truth_of
from sevenrocks.validator.simulating.chance import Chance
from sevenrocks.validator.simulating.club import Habits
from sevenrocks.validator.simulating.style import PLAIN, Style, random_style

_STANDARD_OUTPUT: Final = Path("-")


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for; numbers from 0 to 1 are shares, ``select`` holds codes.

    ``faults`` is ``None`` where nobody asks for any, ``output`` where it is standard output; ``truth`` may be
    ``-`` for that.
    """

    matches: int
    seed: int
    skill: float
    target: int
    rounds: int
    hidden: float
    unclaimed: float
    counts: float
    short_targets: float
    comments: float
    varied: bool
    faults: float | None
    select: tuple[str, ...]
    truth: Path | None
    output: Path | None


def simulate(options: Options) -> None:
    """Write an archive. Raises ``OSError``, and ``click.UsageError`` for options that do not go together."""
    if options.truth is not None and options.faults is None:
        raise click.UsageError(say("--truth is for --faults"))
    if options.select and options.faults is None:
        raise click.UsageError(say("--select is for --faults"))
    kinds = kinds_of(options.select or CATALOGUE)
    if not kinds:
        raise click.UsageError(
            say("no single slip has one of these codes: {codes}", codes=enumerated(options.select))
        )
    if options.truth is not None and _resolved(options.truth) == _resolved(options.output):
        raise click.UsageError(say("--truth and --output name the same file"))
    shares = (options.hidden, options.unclaimed, options.counts, options.short_targets, options.comments)
    if options.varied and any(shares):
        raise click.UsageError(
            say("--varied writes each match in a style of its own, whatever else is asked for")
        )
    habits = Habits((options.target,), (options.skill,), _style(options), options.rounds)
    matches = archive(options.seed, options.matches, habits, options.faults or 0, kinds)
    with calm_collector(), ExitStack() as opened:
        if options.truth is not None:
            matches = _telling(matches, opened.enter_context(_written(options.truth)))
        out = opened.enter_context(_written(options.output))
        out.writelines(piece.encode() for piece in text_of(matches))


def _resolved(path: Path | None) -> Path | None:
    """Where a file is, however it is named; ``None`` for standard output."""
    return None if path is None or path == _STANDARD_OUTPUT else path.resolve()


def _written(path: Path | None) -> AbstractContextManager[BinaryIO]:
    """A file that is replaced once it is whole, or standard output."""
    if path is None or path == _STANDARD_OUTPUT:
        return nullcontext(standard_output())
    return replaced(path)


def _style(options: Options) -> Callable[[Chance], Style]:
    if options.varied:
        return _varied
    claimed = 1 - options.unclaimed
    style = PLAIN.but(
        deals=1 - options.hidden,
        counts=options.counts,
        points=claimed,
        totals=claimed,
        pips=claimed,
        deductions=claimed,
        scores=claimed,
        short_targets=options.short_targets,
        comments=options.comments,
    )
    return lambda _: style


def _varied(chance: Chance) -> Style:
    """Any style that leaves nothing to be noted of a lawful match in an archive."""
    return random_style(chance).but(tags=True, knocks=1, ends=1, result=True)


def _telling(matches: Iterator[Simulated], truth: BinaryIO) -> Iterator[Simulated]:
    for match in matches:
        truth.write(truth_of(match).encode())
        yield match
