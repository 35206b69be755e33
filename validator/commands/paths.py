"""The types of what names a file on the command line."""

from pathlib import Path
from typing import Final

import click

PATH: Final = click.Path(readable=False)
"""What is to be read; whether it may be is found out where it is opened, as all else that can fail there."""

FILE: Final = click.Path(readable=False, path_type=Path)
"""What is to be written; that it may not be read is no matter."""
