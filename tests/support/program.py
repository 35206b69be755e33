"""The program as it is called, in this process or in one of its own."""

import subprocess
import sys
from typing import Any

from click.testing import CliRunner, Result

from sevenrocks.validator.cli import main


def call(*arguments: str, **options: Any) -> Result:
    """Call the program in this process."""
    return CliRunner().invoke(main, arguments, **options)


def command(*arguments: str) -> list[str]:
    """The command line that calls the program in a process of its own."""
    return [sys.executable, "-m", "sevenrocks.validator", *arguments]


def program(*arguments: str, **options: Any) -> "subprocess.CompletedProcess[bytes]":
    """Call the program in a process of its own."""
    return subprocess.run(command(*arguments), capture_output=True, check=False, timeout=60, **options)
