"""The work of ``show``: finds the moments that were asked for, and has them drawn."""

from dataclasses import dataclass
from pathlib import Path

import click

from sevenrocks.validator import replay
from sevenrocks.validator.api import is_error
from sevenrocks.validator.catalogue import CATALOGUE, message
from sevenrocks.validator.commands.output import spare
from sevenrocks.validator.commands.picking import RECORDS, ROUNDS, match_in, only, only_so_many
from sevenrocks.validator.commands.pictures import Pictures
from sevenrocks.validator.commands.remarks import Remarks
from sevenrocks.validator.commands.sources import sources_of
from sevenrocks.validator.discrepancy import Discrepancy
from sevenrocks.validator.drawing.paper import Paper
from sevenrocks.validator.drawing.placements import match_of, word_of
from sevenrocks.validator.drawing.scene import Scene
from sevenrocks.validator.drawing.scenes import Scenes
from sevenrocks.validator.drawing.theme import Theme
from sevenrocks.validator.language import say
from sevenrocks.validator.sheet import unread
from sevenrocks.validator.tags import players_of


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for; ``match``, ``round`` and ``event`` count from 1."""

    path: str | None
    placements: str | None
    match: int | None
    round: int | None
    event: int | None
    every: bool
    form: str | None
    output: Path | None
    size: tuple[int, int]
    theme: Theme


class Showing:
    """Shows moments of one round. Raises ``click.UsageError`` where there is no such thing."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._remarks = Remarks()

    def run(self) -> int:
        """Show what was asked for and return the exit status."""
        options = self._options
        if (options.path is None) == (options.placements is None):
            raise click.UsageError(say("name either a record or --placements"))
        try:
            scenes = self._recorded() if options.placements is None else self._placed()
            if scenes is not None:
                self._show(scenes)
        finally:
            self._remarks.show()
        return self._remarks.status

    def _show(self, scenes: Scenes) -> None:
        options = self._options
        chosen = self._chosen(scenes)
        doubt = (scenes.last() if options.every else chosen[0]).doubt
        if doubt:
            self._remarks.complain(say("round {number}: {told}", number=scenes.number, told=doubt))
        pictures = Pictures(options.form, options.output, Paper(*options.size), options.theme)
        pictures.write_all(chosen) if options.every else pictures.write(chosen[0])

    def _chosen(self, scenes: Scenes) -> list[Scene]:
        event = self._options.event
        if self._options.every:
            if event is not None:
                raise click.UsageError(say("--all shows every event; leave --event out"))
            return list(scenes) or [scenes.last()]
        if event is None:
            return [scenes.last()]
        if event > len(scenes):
            raise click.BadParameter(only_so_many(len(scenes)), param_hint="--event")
        return [scenes.after(event)]

    def _recorded(self) -> Scenes | None:
        """The round of a record that was asked for; ``None`` where nothing of it was replayed."""
        options = self._options
        sources = list(sources_of(options.path or "", self._remarks.fail))
        if not sources:
            return None
        source = only(sources, RECORDS)
        if options.output is not None:
            spare(options.output, [source.name])
        match = match_in(source, options.match)
        index = only(range(len(match.rounds)), ROUNDS, options.round)
        played = replay(match)
        if index >= len(played.games):
            told = say("round {number} comes after the win; nothing of it counts", number=index + 1)
            self._remarks.complain(told)
            return None
        return Scenes(played, index, players_of(match))

    def _placed(self) -> Scenes | None:
        """Placements by themselves; ``None`` where one of them is not lawful."""
        words = (self._options.placements or "").split()
        if not words:
            raise click.BadParameter(say("there are none"), param_hint="--placements")
        match = match_of(words)
        if match.unreadable:
            lost = match.unreadable[0]
            raise click.BadParameter(
                f"{word_of(words, lost)!r}: {message(unread(lost, 0))}", param_hint="--placements"
            )
        played = replay(match)
        faults = [found for found in played.discrepancies if is_error(found)]
        for found in faults:
            self._remarks.complain(_told(found))
        return None if faults else Scenes(played, 0)


def _told(found: Discrepancy) -> str:
    fault = f"{found.code} {CATALOGUE[found.code].name}: {message(found)}"
    told = say("placement {number}: {fault}", number=found.address.index + 1, fault=fault)
    if not found.legal:
        return told
    return f"{told}; {say('possible: {placements}', placements=', '.join(found.legal))}"
