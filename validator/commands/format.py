"""``sevenrocks format``: records in canonical form."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from sevenrocks.notation import Unreadable
from sevenrocks.validator.canonical import write_canonical
from sevenrocks.validator.commands.paths import PATH
from sevenrocks.validator.commands.remarks import unread_words
from sevenrocks.validator.commands.rewriting import Drafted, Rewriting
from sevenrocks.validator.language import counted, say

EXAMPLES: Final = """\b
Examples:
  sevenrocks format club.srn
  sevenrocks format --check --diff archive/
  sevenrocks format - < club.srn

\b
Exit status:
  0  nothing wrong, whether or not something was rewritten
  1  a record cannot be read; with --check, also: something would be rewritten
  2  the command could not be carried out
"""


@click.command("format", short_help="Rewrite records in canonical form.", epilog=EXAMPLES)
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=PATH)
@click.option("--check", is_flag=True, help="Write nothing; name what would be rewritten, and exit with 1.")
@click.option("--diff", is_flag=True, help="Write nothing; show what would change.")
def command(paths: Sequence[str], *, check: bool, diff: bool) -> None:
    """Rewrite records in canonical form, in place.

    A PATH is a file, a folder (all .srn and .srn.gz below it), or - to read standard input and write to
    standard output. A compressed file stays compressed.

    One statement a line, one blank between its parts, comments kept, remarks (#:) dropped. Nothing that a
    record says is changed: a record with something unreadable in it is named and left as it is, and so is
    one whose new text would not read back as the same record.
    """
    status = Rewriting(_draft, _summary, check=check, diff=diff).run(paths)
    click.get_current_context().exit(status)


def _draft(name: str, source: Path, draft: Path) -> Drafted:
    with draft.open("w", encoding="utf-8", newline="\n") as out:
        troubles = write_canonical(source, out)
    if not troubles:
        return Drafted(done=say("formatted"), due=say("to be formatted"))
    first, others = troubles[0], len(troubles) - 1
    if isinstance(first, Unreadable):
        words = unread_words(name, first)
    else:
        words = say("match {number} would not read back as the same record", number=first.index)
        words = f"{name}: {words}"
    if others:
        words += ", " + counted(others, "and {count} more fault", "and {count} more faults")
    return Drafted((say("{fault}; the file is left as it is", fault=words),), usable=False)


def _summary(changed: int, seen: int, *, due: bool) -> str:
    if due:
        return counted(
            seen,
            "{changed} of {count} file to be formatted",
            "{changed} of {count} files to be formatted",
            changed=changed,
        )
    return counted(
        seen, "{changed} of {count} file formatted", "{changed} of {count} files formatted", changed=changed
    )
