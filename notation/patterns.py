"""The compiled patterns of the grammar's terminals."""

import re
from functools import cache

from sevenrocks.notation.tables import TERMINALS


@cache
def pattern(terminal: str) -> re.Pattern[str]:
    """The compiled pattern of a terminal of the grammar, one with a name of its own."""
    return re.compile(TERMINALS[terminal])
