"""The forms that tables can be written in; what only one of them needs is not loaded for another."""

from functools import partial
from importlib import import_module
from typing import Final

from sevenrocks.validator.language import say
from sevenrocks.validator.tables.table import Table
from sevenrocks.validator.writers import Writer

FORMS: Final = ("csv", "parquet")
"""Each is written by the function ``write`` of its module."""


def writer_of(form: str, table: Table) -> Writer:
    """Return what writes a table in a form.

    Raises ``ModuleNotFoundError``, and says what to install, where Parquet is asked for without pyarrow.
    """
    try:
        module = import_module(f"sevenrocks.validator.tables.{form}")
    except ModuleNotFoundError as error:
        if error.name != "pyarrow":
            raise
        command = "pip install 'sevenrocks[tables]'"
        message = say("parquet needs pyarrow, which is not installed: {command}", command=command)
        raise ModuleNotFoundError(message, name=error.name) from error
    return partial(module.write, table)
