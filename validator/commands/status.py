"""The exit statuses that commands share."""

from typing import Final

CLEAN: Final = 0
FOUND: Final = 1
"""Something is wrong with a record, or would be changed in it."""

FAILED: Final = 2
"""The command could not be carried out."""
