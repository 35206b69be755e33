"""``sevenrocks convert``: the same record in another form."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from sevenrocks.notation.phrase import both
from sevenrocks.validator.commands.converting import Converting
from sevenrocks.validator.commands.output import OUTPUT, spare
from sevenrocks.validator.commands.paths import PATH
from sevenrocks.validator.commands.remarks import Remarks
from sevenrocks.validator.commands.sources import sources_of
from sevenrocks.validator.language import say
from sevenrocks.validator.tables.forms import FORMS, writer_of
from sevenrocks.validator.tables.table import TABLES
from sevenrocks.validator.writers import WRITERS, Writer, dealing

EXAMPLES: Final = """\b
Examples:
  sevenrocks convert --to json -o club.json club.srn
  sevenrocks convert --to jsonl archive/ | gzip > archive.jsonl.gz
  sevenrocks convert --to srn - < club.json
  sevenrocks convert --to parquet --table events -o events.parquet archive/

\b
Exit status:
  0  everything was converted
  1  something was not, for it cannot be read, or not be written in that form
  2  the command could not be carried out
"""


@click.command("convert", short_help="Write records in another form.", epilog=EXAMPLES)
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=PATH)
@click.option("--to", required=True, type=click.Choice([*WRITERS, *FORMS]), help="The form to write.")
@click.option("--table", type=click.Choice(list(TABLES)), help="What csv and parquet have a row for.")
@click.option("--with-deal", is_flag=True, help="Write the hidden hands down that the play determines.")
@click.option("-o", "--output", **OUTPUT)
def command(
    paths: Sequence[str], *, to: str, table: str | None, with_deal: bool, output: Path | None
) -> None:
    """Write the same record in another form.

    A PATH is a file, a folder (all .srn, .json, .jsonl and their .gz below it), or - for standard input. All
    their matches become one output, one after the other. A match with something unreadable in it is named
    and not converted.

    CSV and Parquet hold tables of what replay made of the matches, for analysis: one row an event, a round
    or a match. What is unreadable is named and has no row.

    With --with-deal every hand that was hidden and that only one deal explains stands in the record as a
    deal line, with a comment that says so.
    """
    writer = WRITERS[to] if table is None and to in WRITERS else _table_writer(to, table, output)
    writer = dealing(writer) if with_deal else writer
    remarks = Remarks()
    sources = [source for path in paths for source in sources_of(path, remarks.fail)]
    if output:
        spare(output, (source.name for source in sources))
    click.get_current_context().exit(Converting(writer, remarks, partly=to in FORMS).run(sources, output))


def _table_writer(to: str, table: str | None, output: Path | None) -> Writer:
    if to not in FORMS:
        raise click.UsageError(say("--table is for {forms}", forms=both(FORMS)))
    if table is None:
        names = "|".join(TABLES)
        raise click.UsageError(
            say("{form} holds one table: name it with --table {names}", form=to, names=names)
        )
    if to == "parquet" and output is None and sys.stdout is not None and sys.stdout.isatty():
        raise click.UsageError(say("parquet is not for a terminal: name a file with -o"))
    try:
        return writer_of(to, TABLES[table])
    except ModuleNotFoundError as error:
        raise click.UsageError(str(error)) from error
