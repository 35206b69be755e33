"""The shape of a catalogue entry: everything that is to be said of one code."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

Severity: TypeAlias = Literal["error", "warning", "note"]
Category: TypeAlias = Literal["form", "deal", "play", "score"]


@dataclass(frozen=True, slots=True)
class Entry:
    """One code of the catalogue.

    ``rule`` is the rule it rests on (``R17``), empty where it rests on the notation alone.
    ``messages`` maps the reason of a discrepancy to its text, with ``{named}`` fields.
    ``fires`` and ``near`` are sources as ``validate`` takes them, bytes where text cannot show
    the fault: the first has this discrepancy, the second is as close as can be and has not.
    """

    code: str
    name: str
    severity: Severity
    category: Category
    rule: str
    summary: str
    explanation: str
    mend: str
    messages: Mapping[str, str]
    fires: str | bytes
    near: str | bytes
