"""The moments of one round of a match that was replayed, and how far they are certain."""

from collections.abc import Iterator
from typing import Final

from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.record import Kind
from sevenrocks.validator.catalogue import CATALOGUE, message
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.drawing import words
from sevenrocks.validator.drawing.layout import Layout, Placement
from sevenrocks.validator.drawing.scene import Difference, Scene
from sevenrocks.validator.language import counted, say
from sevenrocks.validator.progress import KNOCKED, OPENING
from sevenrocks.validator.replay import Replay, Step

_LABELS: Final = {
    "count": Phrase("ends"),
    "points": Phrase("points"),
    "total": Phrase("score"),
    "seat": Phrase("seat"),
}


class Scenes:
    """The moments of one round of a match that was replayed; ``index`` counts its rounds from 0.

    ``players`` are what its seats are called; without them the round is told as mere placements.
    """

    def __init__(self, played: Replay, index: int, players: tuple[str, ...] | None = None) -> None:
        self._game = played.games[index]
        self._record = played.match.rounds[index]
        self._steps: list[Step] = [step for step in played if step.round == index]
        self._players = players
        self._found = [
            found
            for found in played.discrepancies
            if (found.address.kind, found.address.round) == (Kind.EVENT, index)
            and found.address.part != "after"  # what is missing behind an event is not about it
        ]

    @property
    def number(self) -> int:
        """Which round of the match it is, from 1."""
        return self._game.index + 1

    def __len__(self) -> int:
        """How many events the record has."""
        return len(self._record.events) + len(self._record.late)

    def __iter__(self) -> Iterator[Scene]:
        """Give the scene after each event that counts and is certain."""
        return (self.after(event) for event in dict.fromkeys(step.event + 1 for step in self._steps))

    def last(self) -> Scene:
        """Return the final layout, or the last certain one."""
        return self.after(self._last_event if self._unverified is None else self._unverified)

    def after(self, event: int) -> Scene:
        """Return the scene after an event, which counts from 1 to ``len``; 0 is before the first."""
        steps = [step for step in self._steps if step.event < event]
        shown, layout = steps[-1].event + 1 if steps else 0, _layout(steps)
        found = [found for found in self._found if found.address.index == event - 1]
        return Scene(
            event=shown,
            heading=self._heading(shown, len(layout.placements)),
            deed=self._deed(steps[-1]) if steps else say("Nothing has been placed"),
            layout=layout,
            final=_layout(self._steps),
            is_scored=bool(steps) and steps[-1].site >= OPENING,
            differences=tuple(_difference(one) for one in found if _is_difference(one)),
            remarks=tuple(_remark(one) for one in found if not _is_difference(one)),
            doubt="" if shown == event else self._doubt(event),
        )

    @property
    def _last_event(self) -> int:
        return self._steps[-1].event + 1 if self._steps else 0

    @property
    def _unverified(self) -> int | None:
        """The first event that cannot be verified, from 1."""
        since = self._game.unverified
        return None if since is None else self._game.origin(since) + 1

    def _heading(self, event: int, placed: int) -> str:
        if self._players is None:
            return counted(placed, "{count} placement", "{count} placements")
        if event:
            return say("Round {number}, event {event}", number=self.number, event=event)
        return say("Round {number}, the beginning", number=self.number)

    def _doubt(self, event: int) -> str:
        since = self._unverified
        if since is not None and event >= since:
            return say("What follows cannot be verified, from event {number} on", number=since)
        return say("Event {number} does not count", number=event)

    def _deed(self, step: Step) -> str:
        tile, site = step.tile, step.site
        if self._players is None and site == KNOCKED:
            return say("knock")
        where = words.placed(tile, site, self._game.table.spinner)
        if self._players is None:
            return say("{tile} opens", tile=where) if site == OPENING else where
        player = self._players[step.seat]
        if site == OPENING:
            return say("{player} opens with {tile}", player=player, tile=where)
        if site == KNOCKED:
            return say("{player} knocks", player=player)
        return say("{player} plays {placement}", player=player, placement=where)


def _layout(steps: list[Step]) -> Layout:
    return Layout(tuple(Placement(step.tile, step.site) for step in steps if step.site >= OPENING))


def _remark(found: Discrepancy) -> str:
    return f"{found.code} {CATALOGUE[found.code].name}: {message(found)}"


def _is_difference(found: Discrepancy) -> bool:
    return isinstance(found.claimed, int | str) and isinstance(found.computed, int | str)


def _difference(found: Discrepancy) -> Difference:
    part = found.address.part
    sign = "+" if part == "points" else ""
    what = say(_LABELS.get(part, Phrase("place")))
    return Difference(found.code, what, f"{sign}{found.claimed}", f"{sign}{found.computed}")
