"""``sevenrocks validate``: its options, and what they mean."""

from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TextIO

import click

from sevenrocks.validator.commands.codes import CODES
from sevenrocks.validator.commands.collector import calm_collector
from sevenrocks.validator.commands.judge import Judge
from sevenrocks.validator.commands.judging import Judging
from sevenrocks.validator.commands.output import OUTPUT, spare, text_output
from sevenrocks.validator.commands.paths import PATH
from sevenrocks.validator.commands.sharing import cores, judged
from sevenrocks.validator.commands.sources import sources_of
from sevenrocks.validator.reports.report import Report
from sevenrocks.validator.reports.selection import Selection
from sevenrocks.validator.reports.text import TextReport

FORMATS: Final = ("text", "json", "jsonl")

EXAMPLES: Final = """\b
Examples:
  sevenrocks validate club.srn
  sevenrocks validate --format json --output report.json archive/
  git show HEAD:club.srn | sevenrocks validate --select score -

\b
Exit status:
  0  nothing wrong
  1  at least one error; with --strict, anything at all
  2  the command could not be carried out

\b
Environment:
  NO_COLOR     no colour, even on a terminal
  FORCE_COLOR  colour, even where the output is no terminal; NO_COLOR wins
"""


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for; ``select`` and ``ignore`` hold codes."""

    paths: tuple[str, ...]
    form: str
    output: Path | None
    select: tuple[str, ...]
    ignore: tuple[str, ...]
    strict: bool
    quiet: bool
    verbose: bool
    statistics: bool
    count_deals: bool
    jobs: int


@click.command("validate", short_help="Report every discrepancy.", epilog=EXAMPLES)
@click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=PATH)
@click.option("--format", "form", type=click.Choice(FORMATS), default="text", help="The form of the report.")
@click.option("-o", "--output", **OUTPUT)
@click.option("--select", help="Report these codes only.", **CODES)
@click.option("--ignore", help="Report all other codes.", **CODES)
@click.option("--strict", is_flag=True, help="Let warnings and notes count as errors.")
@click.option("-q", "--quiet", is_flag=True, help="Show the findings only.")
@click.option("-v", "--verbose", is_flag=True, help="Show every match, whole lists, and what rulings allow.")
@click.option("--statistics", is_flag=True, help="Count the findings by code.")
@click.option("--count-deals", is_flag=True, help="Count the deals that hidden hands leave possible (JSON).")
@click.option(
    "-j",
    "--jobs",
    type=click.IntRange(min=1),
    metavar="N",
    default=cores,
    help="How many processes share long archives; as many as there are cores unless given.",
)
def command(**options: Any) -> None:  # noqa: ANN401 - the fields of Options, as click has converted them
    """Replay recorded matches and report every discrepancy.

    A PATH is a file, a folder (all .srn, .json and .jsonl files below it, and their .gz), or - for standard
    input. CODES are codes, the beginnings of codes (SR6), names (wrong-points) or categories (form, deal,
    play, score), with commas between them; they choose what is shown, counted and returned as status, and
    never change a verdict.
    """
    chosen = Options(**options)
    problems: list[OSError] = []
    sources = [source for path in chosen.paths for source in sources_of(path, problems.append)]
    if chosen.output:
        spare(chosen.output, (source.name for source in sources))
    with text_output(chosen.output) as out:
        report = _report(chosen, out)
        judge = Judge(report.teller, Selection(chosen.select, chosen.ignore), chosen.count_deals)
        with calm_collector(), closing(judged(judge, sources, chosen.jobs)) as steps:
            status = Judging(report, strict=chosen.strict).run(steps, problems)
    click.get_current_context().exit(status)


def _report(options: Options, out: TextIO) -> Report:
    if options.form != "text":
        from sevenrocks.validator.reports import json  # noqa: PLC0415 - text shall not wait for it

        return (json.JsonReport if options.form == "json" else json.JsonLinesReport)(
            out, statistics=options.statistics
        )
    return TextReport(out, quiet=options.quiet, verbose=options.verbose, statistics=options.statistics)
