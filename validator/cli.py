"""The command line: a group whose commands are loaded when they are called for."""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from typing import Any, Final

import click

from sevenrocks.notation.phrase import enumerated
from sevenrocks.validator.commands.choosing import VARIABLE, chosen, system_locale, unknown
from sevenrocks.validator.commands.telling import telling, told
from sevenrocks.validator.language import LANGUAGES, say
from sevenrocks.validator.reports.excerpt import visible

COMMANDS: Final = (
    "validate",
    "annotate",
    "convert",
    "format",
    "fix",
    "show",
    "simulate",
    "explain",
    "schema",
)
"""In the order of the help; each is the attribute ``command`` of its module in ``commands``."""

CLOSED_PIPE: Final = 128 + 13
"""What a shell shows for a program that SIGPIPE ended."""

INTERRUPTED: Final = 128 + 2

FAILED: Final = 2

EXAMPLES: Final = """\b
Examples:
  sevenrocks validate club.srn
  sevenrocks explain SR601
"""


class Commands(click.Group):
    """Loads only the command that is called, and ends quietly when it is cut off."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The names of the commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The command of that name, or ``None``."""
        return told(command_called(cmd_name)) if cmd_name in COMMANDS else None

    def main(self, args: Sequence[str] | None = None, *others: Any, **more: Any) -> Any:  # noqa: ANN401 - click's signature
        """Run the program, and tell everything in the language that is asked for."""
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="backslashreplace")  # no word must fail under a narrow locale
        words = sys.argv[1:] if args is None else args
        with telling(chosen(words, os.environ, system_locale())):
            return super(Commands, told(self)).main(args, *others, **more)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse the arguments; a variable that asks for a language that there is not is refused."""
        words = list(args)
        rest = super().parse_args(ctx, args)
        value = unknown(words, os.environ)
        if value is not None and not ctx.resilient_parsing:
            languages = enumerated(LANGUAGES)
            ctx.fail(
                say(
                    "{variable} is {value!r}, which is none of {languages}",
                    variable=VARIABLE,
                    value=value,
                    languages=languages,
                )
            )
        return rest

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments begin with; if there is none, the one that comes close is named."""
        if args[0] not in COMMANDS and not ctx.resilient_parsing:
            from difflib import get_close_matches  # noqa: PLC0415 - which no other start shall wait for

            for close in get_close_matches(args[0], COMMANDS, n=1):
                ctx.fail(say("No such command {name!r}; did you mean {close}?", name=args[0], close=close))
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401 - click's signature
        """Run the command; what goes wrong with its output or its user ends it without a traceback."""
        try:
            try:
                return super().invoke(ctx)
            finally:
                _flush()
        except BrokenPipeError:
            _silence()
            ctx.exit(CLOSED_PIPE)
        except KeyboardInterrupt:
            _silence()
            ctx.exit(INTERRUPTED)
        except OSError as error:
            _silence()
            name = error.filename or say("standard output")
            click.echo(f"sevenrocks: {visible(str(name))}: {say(error.strerror or '')}", err=True)
            ctx.exit(FAILED)


def command_called(name: str) -> click.Command:
    """One of the ``COMMANDS``, as its module has it."""
    command: click.Command = import_module(f"sevenrocks.validator.commands.{name}").command
    return command


def _flush() -> None:
    if sys.stdout is not None:  # closed by whoever started the process
        sys.stdout.flush()


def _silence() -> None:
    """Let what is still buffered go nowhere when the interpreter ends."""
    with suppress(AttributeError, OSError):  # no output, or none of the system's
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@click.command(
    "sevenrocks", cls=Commands, epilog=EXAMPLES, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.version_option(package_name="sevenrocks")
def main() -> None:
    """Replay recorded Seven Rocks matches and report every discrepancy."""
