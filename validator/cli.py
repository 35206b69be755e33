"""The command line: a group whose commands are loaded when they are called for."""

from importlib import import_module

import click

COMMANDS = ("validate", "explain")
"""In the order of the help. Each is the attribute ``command`` of its module in ``commands``."""


class LazyGroup(click.Group):
    """Loads a command's module only when that command is wanted, so that each starts quickly."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """The names of the commands."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The command of that name, or ``None``."""
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"sevenrocks.validator.commands.{cmd_name}").command
        return command


@click.command(cls=LazyGroup)
@click.version_option(package_name="sevenrocks")
def main() -> None:
    """Replay recorded Seven Rocks matches and report every discrepancy."""
