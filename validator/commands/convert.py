"""``sevenrocks convert``: the same record in another form."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import click

from sevenrocks.validator.commands.converting import Converting
from sevenrocks.validator.commands.output import spare
from sevenrocks.validator.commands.remarks import Remarks
from sevenrocks.validator.commands.sources import sources_of
from sevenrocks.validator.writers import WRITERS

EXAMPLES: Final = """\b
Examples:
  sevenrocks convert --to json -o club.json club.srn
  sevenrocks convert --to jsonl archive/ | gzip > archive.jsonl.gz
  sevenrocks convert --to srn - < club.json

\b
Exit status:
  0  everything was converted
  1  something was not, for it cannot be read, or not be written in that form
  2  the command could not be carried out
"""


@click.command("convert", short_help="Write records in another form.", epilog=EXAMPLES)
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=click.Path())
@click.option("--to", required=True, type=click.Choice(list(WRITERS)), help="The form to write.")
@click.option("-o", "--output", type=click.Path(path_type=Path), metavar="FILE", help="Where to write it.")
def command(paths: Sequence[str], *, to: str, output: Path | None) -> None:
    """Write the same record in another form.

    A PATH is a file, a folder (all .srn, .json, .jsonl and their .gz below it), or - for standard input. All
    their matches become one output, one after the other. A match with something unreadable in it is named
    and not converted.
    """
    remarks = Remarks()
    sources = [source for path in paths for source in sources_of(path, remarks.fail)]
    if output:
        spare(output, (source.name for source in sources))
    click.get_current_context().exit(Converting(WRITERS[to], remarks).run(sources, output))
