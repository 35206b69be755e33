"""``sevenrocks explain``: tells what codes mean."""

from collections.abc import Sequence
from typing import Final

import click

from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.reports.explanation import explanation, listing
from sevenrocks.validator.reports.selection import codes_of

EXAMPLES: Final = """\b
Examples:
  sevenrocks explain SR601
  sevenrocks explain wrong-points SR5
  sevenrocks explain
"""


@click.command("explain", short_help="Tell what a code means.", epilog=EXAMPLES)
@click.argument("codes", metavar="[CODE]...", nargs=-1)
def command(codes: Sequence[str]) -> None:
    """Tell what a code means, with an example, its report and its mend.

    A CODE is a code, the beginning of codes (SR6), a name (wrong-points) or a category (form, deal, play,
    score). Without one, all are listed.
    """
    try:
        chosen = dict.fromkeys(code for word in codes for code in codes_of(word))
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    click.echo(
        "\n\n".join(explanation(CATALOGUE[code]) for code in chosen) if codes else "\n".join(listing())
    )
