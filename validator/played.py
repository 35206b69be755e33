"""What a report needs of a match that was judged, replayed or not."""

from collections.abc import Sequence
from typing import Protocol

from sevenrocks.notation.record import Match
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.game import Game


class Played(Protocol):
    """A match that was judged: what ``Replay`` is in full, and ``RightMatch`` at a glance."""

    @property
    def match(self) -> Match:
        """The match."""

    @property
    def games(self) -> Sequence[Game]:
        """Its rounds as they were replayed, up to the win."""

    @property
    def discrepancies(self) -> Sequence[Discrepancy]:
        """What was found."""

    @property
    def target(self) -> int:
        """The score that wins (R3)."""

    @property
    def winner(self) -> int | None:
        """The side that reached it (R21)."""

    @property
    def scores(self) -> tuple[int | None, int | None]:
        """The points of NS and EW, ``None`` for one that could not be computed."""

    @property
    def rounds(self) -> int:
        """How many rounds the record has."""

    @property
    def events(self) -> int:
        """How many events the record has."""

    @property
    def is_text(self) -> bool:
        """Whether no line of the match is left out because it is not text."""

    @property
    def unverified_events(self) -> int:
        """How many events could not be judged."""

    @property
    def unverified_settlements(self) -> int:
        """In how many rounds a hand was not shown and not every deal that is possible gives the same cost."""

    @property
    def reconstructed_deals(self) -> int:
        """How many deals are not written whole and known all the same."""

    def tag(self, name: str) -> str | None:
        """The value of the first tag of that name."""
