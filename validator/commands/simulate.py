"""``sevenrocks simulate``: its options, and what they mean."""

from math import isnan
from typing import Any, Final

import click

from sevenrocks.notation.grammar import LARGEST
from sevenrocks.validator.commands.codes import CODES
from sevenrocks.validator.commands.output import OUTPUT
from sevenrocks.validator.commands.paths import FILE
from sevenrocks.validator.commands.simulating import Options, simulate
from sevenrocks.validator.language import say
from sevenrocks.validator.simulating.play import MOST_ROUNDS
from sevenrocks.validator.tags import DEFAULT_TARGET

EXAMPLES: Final = """\b
Examples:
  sevenrocks simulate --seed 3
  sevenrocks simulate --matches 4000 --seed 7 -o archive.srn
  sevenrocks simulate --matches 100 --faults --truth truth.jsonl -o exercise.srn
  sevenrocks simulate --matches 3 --hidden 0.5 | sevenrocks validate -

\b
Exit status:
  0  everything was written
  2  the command could not be carried out
"""


def _share(context: click.Context, parameter: click.Parameter, share: float | None) -> float | None:  # noqa: ARG001
    """Refuse what is no number, which lies in every range that click checks."""
    if share is not None and isnan(share):
        raise click.BadParameter(say("{value} is not in the range {range}.", value=share, range="0<=x<=1"))
    return share


SHARE: Final[dict[str, Any]] = {"type": click.FloatRange(0, 1), "metavar": "SHARE", "callback": _share}
PART: Final[dict[str, Any]] = {**SHARE, "default": 0}
"""What options are that take a share, and such of which nothing happens unless it is asked for."""


@click.command("simulate", short_help="Write random matches.", epilog=EXAMPLES)
@click.option(
    "--matches", metavar="N", type=click.IntRange(1), default=1, show_default=True, help="How many."
)
@click.option(
    "--seed", metavar="K", type=click.IntRange(0), default=0, show_default=True, help="Where chance begins."
)
@click.option(
    "--skill",
    default=0.7,
    show_default=True,
    help="How often a player places what scores most, and not just anything.",
    **SHARE,
)
@click.option(
    "--target",
    metavar="SCORE",
    type=click.IntRange(1, LARGEST),
    default=DEFAULT_TARGET,
    show_default=True,
    help="The score that wins.",
)
@click.option(
    "--rounds",
    metavar="N",
    type=click.IntRange(1, LARGEST),
    default=MOST_ROUNDS,
    show_default=True,
    help="The rounds after which a match that nobody has won is left unfinished.",
)
@click.option("--hidden", help="Hands whose deal is not written.", **PART)
@click.option("--unclaimed", help="Points, scores and settlements that are not claimed.", **PART)
@click.option("--counts", help="Placements whose ends are claimed, as in (1+8).", **PART)
@click.option("--short-targets", help="Targets that may be shorter, where that leaves no choice.", **PART)
@click.option(
    "--comments", help="Statements with a comment above them, and as many with one beside them.", **PART
)
@click.option("--varied", is_flag=True, help="Write each match in a style of its own, spacing included.")
@click.option(
    "--faults",
    is_flag=False,
    flag_value="1",
    help="Matches with one slip each; all of them where no share is given.",
    **{**SHARE, "metavar": "[SHARE]"},
)
@click.option("--select", help="Make slips of these codes only, named as for validate.", **CODES)
@click.option(
    "--truth",
    type=FILE,
    metavar="FILE",
    help="Where to write the slips that were made, as JSON Lines.",
)
@click.option("-o", "--output", **OUTPUT)
def command(**options: Any) -> None:  # noqa: ANN401 - the fields of Options, as click has converted them
    """Write random matches, played by the rules, as one archive in the notation.

    The same seed and options write the same bytes on every machine, and fewer matches are the first of more.
    A SHARE is a number from 0 to 1. What is written by default is canonical and claims points, scores and
    settlements.

    With --faults a match has one known slip, of any kind: the records are the exercise, the truth is the key.
    Each line of --truth is about one match: its number, the line, column and end_column of the slip in the
    archive, the code and name that validate reports there, the kind of slip, and what went wrong.
    """
    simulate(Options(**options))
