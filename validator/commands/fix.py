"""``sevenrocks fix``: what the computation leaves no doubt about, written into records."""

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

import click

from sevenrocks.validator.catalogue import message
from sevenrocks.validator.commands.paths import PATH
from sevenrocks.validator.commands.rewriting import Drafted, Rewriting
from sevenrocks.validator.fixing import write_fixed
from sevenrocks.validator.language import counted, say

EXAMPLES: Final = """\b
Examples:
  sevenrocks fix --diff club.srn
  sevenrocks fix archive/
  sevenrocks fix --suggested - < club.srn > fixed.srn

\b
Exit status:
  0  no error is left, whether or not something was fixed
  1  errors are left that no fix of this kind mends; with --check, also: something would be fixed
  2  the command could not be carried out
"""


@click.command("fix", short_help="Apply the safe fixes.", epilog=EXAMPLES)
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=PATH)
@click.option("--check", is_flag=True, help="Write nothing; name what would be fixed, and exit with 1.")
@click.option("--diff", is_flag=True, help="Write nothing; show what would change.")
@click.option("--suggested", is_flag=True, help="Apply suggestions too: other sites, tiles, seats, ends.")
def command(paths: Sequence[str], *, check: bool, diff: bool, suggested: bool) -> None:
    """Apply the safe fixes, in place.

    A PATH is a file, a folder (all .srn and .srn.gz below it), or - to read standard input and write to
    standard output. A compressed file stays compressed. A record in JSON has to be converted to text first.

    A fix is safe where the computation leaves one answer: points, counts, totals, pips, subtractions,
    scores, results, with all that they carried into. Nothing else in the file is touched, and nothing
    that a referee's ruling lets stand. Every match is judged again; one that is not mended by its fixes is
    named and left as it was.
    """
    drafter = partial(_draft, suggested)
    status = Rewriting(drafter, _summary, check=check, diff=diff).run(paths)
    click.get_current_context().exit(status)


def _draft(suggested: bool, name: str, source: Path, draft: Path) -> Drafted:
    outcome = write_fixed(source, draft, suggested=suggested)
    if outcome.broken:
        told = say("{fault}; the file is left as it is", fault=message(outcome.broken))
        return Drafted((f"{name}: {told}",), usable=False)
    complaints = [
        say("match {number}: its fixes do not mend it; it is left as it was", number=index)
        for index in outcome.failed
    ]
    if outcome.errors:
        complaints.append(
            counted(
                outcome.errors,
                "{count} error left; see sevenrocks validate",
                "{count} errors left; see sevenrocks validate",
            )
        )
    return Drafted(
        tuple(f"{name}: {complaint}" for complaint in complaints),
        done=counted(outcome.mended, "{count} discrepancy fixed", "{count} discrepancies fixed"),
        due=counted(outcome.mended, "{count} discrepancy to be fixed", "{count} discrepancies to be fixed"),
    )


def _summary(changed: int, seen: int, *, due: bool) -> str:
    if due:
        return counted(
            seen,
            "{changed} of {count} file to be fixed",
            "{changed} of {count} files to be fixed",
            changed=changed,
        )
    return counted(
        seen, "{changed} of {count} file fixed", "{changed} of {count} files fixed", changed=changed
    )
