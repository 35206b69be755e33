"""Options that take codes: as a comma list of codes, their beginnings, names and categories."""

from collections.abc import Sequence
from typing import Any, Final

import click

from sevenrocks.validator.reports.selection import codes_of, completions


def _codes(context: click.Context, parameter: click.Parameter, words: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG001
    """Turn comma lists of codes, names and categories into codes."""
    try:
        return tuple(code for word in words for part in word.split(",") for code in codes_of(part))
    except ValueError as error:
        raise click.BadParameter(str(error)) from error


CODES: Final[dict[str, Any]] = {
    "multiple": True,
    "metavar": "CODES",
    "callback": _codes,
    "shell_complete": lambda _context, _option, begun: completions(begun),
}
"""What options are that take codes."""
