"""``sevenrocks annotate``: its options, and what they mean."""

from typing import Any, Final

import click

from sevenrocks.validator.commands.annotating import Annotating, Options
from sevenrocks.validator.commands.output import OUTPUT
from sevenrocks.validator.commands.paths import PATH

EXAMPLES: Final = """\b
Examples:
  sevenrocks annotate club.srn
  sevenrocks annotate --missed club.srn -o annotated.srn
  sevenrocks annotate --strip annotated.srn -o club.srn
  sevenrocks annotate --to html --pictures scoring club.srn -o club.html

\b
Exit status:
  0  written, whatever was found in the record
  1  something in the source belongs to no match, or nothing in it could be read
  2  the command could not be carried out
"""


@click.command("annotate", short_help="Write a record with what is computed beside it.", epilog=EXAMPLES)
@click.argument("path", metavar="PATH", type=PATH)
@click.option(
    "--to", default="srn", type=click.Choice(["srn", "markdown", "html"]), help="What to write; else srn."
)
@click.option("--missed", is_flag=True, help="Name the best award where a known hand scored less.")
@click.option("--strip", is_flag=True, help="Take every remark out, and change nothing else.")
@click.option(
    "--pictures", type=click.Choice(["none", "final", "scoring"]), help="What html shows of each round."
)
@click.option("-o", "--output", **OUTPUT)
def command(**options: Any) -> None:  # noqa: ANN401 - the fields of Options, as click has converted them
    """Write a record again, just as it is, with remarks (#:) beside it.

    PATH is a record, or - for standard input. Remarks hold what is computed: ends, awards and scores beside
    events and hands, discrepancies above their statements, line scores below each round and a box score
    below each match. They are no part of the record and claim nothing; those that stand in it already are
    replaced.

    Markdown and HTML tell the same in tables, HTML with pictures too: of the final layout (final), of the
    layout after each award as well (scoring), or none.
    """
    click.get_current_context().exit(Annotating(Options(**options)).run())
