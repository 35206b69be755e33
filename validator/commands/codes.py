"""Options that take codes: as a comma list of codes, their beginnings, names and categories."""

from collections.abc import Sequence
from typing import Any, Final

import click


def _codes(context: click.Context, parameter: click.Parameter, words: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG001
    """Turn comma lists of codes, names and categories into codes."""
    if not words:
        return ()
    from sevenrocks.validator.reports.codes import codes_of  # noqa: PLC0415 - right records shall not wait for it

    try:
        return tuple(code for word in words for part in word.split(",") for code in codes_of(part))
    except ValueError as error:
        raise click.BadParameter(str(error)) from error


def completions(context: click.Context, parameter: click.Parameter, begun: str) -> list[str]:  # noqa: ARG001
    """The words that one of these options may go on with."""
    from sevenrocks.validator.reports import codes  # noqa: PLC0415

    return codes.completions(begun)


CODES: Final[dict[str, Any]] = {
    "multiple": True,
    "metavar": "CODES",
    "callback": _codes,
    "shell_complete": completions,
}
"""What options are that take codes."""
