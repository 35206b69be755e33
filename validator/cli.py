"""The command line: a group whose commands are loaded when they are called for."""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib import import_module
from io import TextIOWrapper
from typing import Any, Final

import click
from click.exceptions import Exit

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

    def make_context(self, *arguments: Any, **more: Any) -> click.Context:  # noqa: ANN401 - click's signature
        """Parse the arguments; ``--help`` and ``--version`` write and end here."""
        with _ended_quietly():
            return super().make_context(*arguments, **more)

    def invoke(self, ctx: click.Context) -> Any:  # noqa: ANN401 - click's signature
        """Run the command."""
        with _ended_quietly():
            return super().invoke(ctx)


def command_called(name: str) -> click.Command:
    """One of the ``COMMANDS``, as its module has it."""
    command: click.Command = import_module(f"sevenrocks.validator.commands.{name}").command
    return command


@contextmanager
def _ended_quietly() -> Iterator[None]:
    """Let what goes wrong with the output or the user end the program without a traceback."""
    try:
        try:
            yield
        finally:
            _flush()
    except BrokenPipeError:
        _silence()
        raise Exit(CLOSED_PIPE) from None
    except KeyboardInterrupt:
        _silence()
        raise Exit(INTERRUPTED) from None
    except OSError as error:
        _silence()
        name = error.filename or say("standard output")
        click.echo(f"sevenrocks: {visible(str(name))}: {say(error.strerror or '')}", err=True)
        raise Exit(FAILED) from None


def _flush() -> None:
    if sys.stdout is not None:  # closed by whoever started the process
        sys.stdout.flush()


def _silence() -> None:
    """Let what is still buffered go nowhere when the interpreter ends."""
    with suppress(AttributeError, OSError):  # no output, or none of the system's
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _tell_version(ctx: click.Context, _option: click.Parameter, asked: bool) -> None:
    if asked and not ctx.resilient_parsing:
        from importlib.metadata import version  # noqa: PLC0415 - which no other start shall wait for

        click.echo(say("sevenrocks, version {version}", version=version("sevenrocks")))
        ctx.exit()


@click.command(
    "sevenrocks", cls=Commands, epilog=EXAMPLES, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_tell_version,
    help="Show the version and exit.",
)
def main() -> None:
    """Replay recorded Seven Rocks matches and report every discrepancy."""
