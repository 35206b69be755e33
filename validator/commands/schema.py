"""``sevenrocks schema``: prints a JSON Schema."""

import json
from typing import Final

import click

from sevenrocks.schemas import load

NAMES: Final = ("record", "report")

EXAMPLES: Final = """\b
Examples:
  sevenrocks schema record > record.schema.json
  sevenrocks schema report
"""


@click.command("schema", short_help="Print a JSON Schema.", epilog=EXAMPLES)
@click.argument("name", type=click.Choice(NAMES))
def command(name: str) -> None:
    """Print the JSON Schema (draft 2020-12) of records or of reports.

    record describes a record in JSON, as convert writes it and every command reads it; report describes
    what validate --format json writes.
    """
    click.echo(json.dumps(load(name), indent=2))
