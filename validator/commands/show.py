"""``sevenrocks show``: its options, and what they mean."""

import re
from typing import Any, Final

import click

from sevenrocks.validator.commands.output import OUTPUT
from sevenrocks.validator.commands.paths import PATH
from sevenrocks.validator.commands.showing import Options, Showing
from sevenrocks.validator.language import say

EXAMPLES: Final = """\b
Examples:
  sevenrocks show club.srn --round 2 --event 14
  sevenrocks show club.srn --round 2 -o round.svg
  sevenrocks show club.srn --round 2 --all --svg -o pictures/
  sevenrocks show --placements "3|6 6|6@3|6.high 2|6@6|6.lineB"

\b
Exit status:
  0  shown
  1  the moment cannot be shown for certain, or a placement is not lawful
  2  the command could not be carried out
"""

SMALLEST: Final = 200
LARGEST: Final = 10_000


def _size(context: click.Context, parameter: click.Parameter, text: str) -> tuple[int, int]:  # noqa: ARG001
    """Turn ``960x540`` into two numbers."""
    found = re.fullmatch(r"([0-9]{1,5})x([0-9]{1,5})", text)
    width, height = (int(found[1]), int(found[2])) if found else (0, 0)
    if not (SMALLEST <= width <= LARGEST and SMALLEST <= height <= LARGEST):
        told = say(
            "a size is written 960x540, each number from {least} to {most}", least=SMALLEST, most=LARGEST
        )
        raise click.BadParameter(told)
    return width, height


@click.command("show", short_help="Show the layout at a moment of a match.", epilog=EXAMPLES)
@click.argument("path", metavar="[PATH]", required=False, type=PATH)
@click.option("--placements", metavar="WORDS", help="Show these placements instead of a record.")
@click.option(
    "--match", type=click.IntRange(min=1), metavar="M", help="Which match, where there are several."
)
@click.option(
    "--round", type=click.IntRange(min=1), metavar="R", help="Which round, where there are several."
)
@click.option(
    "--event", type=click.IntRange(min=1), metavar="N", help="After which event; else the last one."
)
@click.option("--all", "every", is_flag=True, help="Show the layout after each event.")
@click.option("--svg", "form", flag_value="svg", help="Write SVG, as for a FILE that ends in .svg.")
@click.option("--ascii", "form", flag_value="ascii", help="Draw with ASCII characters.")
@click.option("--text", "form", flag_value="text", help="Say it in words.")
@click.option("-o", "--output", **OUTPUT)
@click.option("--size", default="960x540", callback=_size, metavar="WxH", help="The size of an SVG picture.")
@click.option("--theme", type=click.Choice(["light", "dark", "auto"]), default="auto", help="Its colours.")
def command(**options: Any) -> None:  # noqa: ANN401 - the fields of Options, as click has converted them
    """Show the layout after an event of a round, or as it was in the end.

    PATH is a record, or - for standard input. Ends that score carry their contribution, open sites that do
    not score a hollow dot; the spinner and the last tile are outlined. Where a round cannot be verified,
    the last layout that is certain is shown. With --all and --svg, FILE is a folder.
    """
    click.get_current_context().exit(Showing(Options(**options)).run())
