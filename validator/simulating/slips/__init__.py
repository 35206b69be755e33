"""Slips: random records with exactly one fault each, and where it stands.

``SLIPS`` holds a maker for every kind of slip under its code, with the kind behind a hyphen
where a code has several: ``SR601-carried``. ``TANGLES`` holds those whose consequences look
like faults of their own.
"""

from sevenrocks.validator.simulating.slips import (
    deals,
    endings,
    form,
    scores,
    settlements,
    targets,
    tiles,
    turns,
    wins,
)
from sevenrocks.validator.simulating.slips.making import SLIPS, Slip
from sevenrocks.validator.simulating.slips.tangles import TANGLES

FAMILIES = (form, deals, turns, tiles, targets, scores, settlements, endings, wins)

__all__ = ["FAMILIES", "SLIPS", "TANGLES", "Slip"]
