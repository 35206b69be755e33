"""``sevenrocks explain``: tells what codes mean."""

import re
from collections.abc import Sequence
from typing import Final

import click

from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.commands.codes import completions
from sevenrocks.validator.language import say
from sevenrocks.validator.reports.codes import codes_of
from sevenrocks.validator.reports.explanation import explanation, listing

EXAMPLES: Final = """\b
Examples:
  sevenrocks explain SR601
  sevenrocks explain wrong-points SR5
  sevenrocks explain R17
  sevenrocks explain
"""


RULE: Final = re.compile(r"[Rr][0-9]+")


@click.command("explain", short_help="Tell what a code means.", epilog=EXAMPLES)
@click.argument(
    "codes",
    metavar="[CODE]...",
    nargs=-1,
    shell_complete=completions,
)
def command(codes: Sequence[str]) -> None:
    """Tell what a code means, with an example, its report and its mend.

    A CODE is a code, the beginning of codes (SR6), a name (wrong-points) or a category (form, deal, play,
    score). For a rule (R17) the codes that rest on it are listed, and all without a CODE.
    """
    try:
        parts = dict.fromkeys(part for word in codes for part in _parts(word))
    except ValueError as error:
        raise click.UsageError(str(error)) from error
    click.echo("\n\n".join(parts or ["\n".join(listing())]))


def _parts(word: str) -> list[str]:
    """What is to be told of a word. Raises ``ValueError`` if that is nothing."""
    if not RULE.fullmatch(word):
        return [explanation(CATALOGUE[code]) for code in codes_of(word)]
    lines = list(listing(word.upper()))
    if not lines:
        raise ValueError(say("no code rests on {rule}", rule=word.upper()))
    return ["\n".join(lines)]
