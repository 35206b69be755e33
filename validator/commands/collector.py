"""How often Python looks for cycles while many records are read."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

_ALLOCATIONS: Final = 50_000


@contextmanager
def calm_collector() -> Iterator[None]:
    """Let Python look seldom, and only at what is new: a match that is right leaves no cycle behind."""
    thresholds = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(_ALLOCATIONS)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()
