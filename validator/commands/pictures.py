"""Pictures as files or on standard output, in one of their forms."""

import shutil
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import click

from sevenrocks.validator.commands.output import write_out
from sevenrocks.validator.drawing.paper import Paper
from sevenrocks.validator.drawing.scene import Scene
from sevenrocks.validator.drawing.svg import svg
from sevenrocks.validator.drawing.terminal import Terminal, text
from sevenrocks.validator.drawing.theme import Theme
from sevenrocks.validator.drawing.words import description
from sevenrocks.validator.files import replaced
from sevenrocks.validator.language import say
from sevenrocks.validator.reports.style import paint_for

BOXES: Final = "╔┏│●○"
"""Characters that an output must be able to show if it is to be drawn on with lines."""


@dataclass(frozen=True, slots=True)
class Pictures:
    """Writes scenes. ``form`` is ``svg``, ``ascii``, ``text`` or ``None`` for a terminal's drawing."""

    form: str | None
    output: Path | None
    paper: Paper
    theme: Theme

    @property
    def _is_svg(self) -> bool:
        suffix = self.output.suffix.lower() if self.output else ""
        return self.form == "svg" or (self.form is None and suffix == ".svg")

    def write(self, scene: Scene) -> None:
        """Write a scene to the output."""
        self._write(self._rendered(scene))

    def write_all(self, scenes: Sequence[Scene]) -> None:
        """Write SVG pictures into a folder, each named after its event; anything else one after the other."""
        if not self._is_svg:
            self._write("\n".join(map(self._rendered, scenes)))
            return
        if self.output is None or self.output.suffix.lower() == ".svg":
            raise click.UsageError(say("name a folder for the pictures with -o"))
        self.output.mkdir(parents=True, exist_ok=True)
        for scene in scenes:
            with replaced(self.output / f"event-{scene.event:02}.svg") as out:
                out.write(self._rendered(scene).encode())

    def _write(self, content: str) -> None:
        if self.output is not None:
            with replaced(self.output) as out:
                out.write(content.encode())
        elif self._is_svg:
            write_out([content.encode()])
        else:
            click.echo(content, nl=False)

    def _rendered(self, scene: Scene) -> str:
        if self._is_svg:
            return svg(scene, self.paper, self.theme)
        return "".join(f"{line}\n" for line in self._lines(scene))

    def _lines(self, scene: Scene) -> Iterator[str]:
        if self.form == "text":
            yield f"{scene.heading}: {scene.sentence}."
            yield from description(scene.layout)
            yield from scene.statements
        else:
            yield from text(scene, self._terminal())

    def _terminal(self) -> Terminal:
        if self.output is not None or sys.stdout is None:
            return Terminal(ascii_only=self.form == "ascii")
        encoding = sys.stdout.encoding or "utf-8"
        return Terminal(
            columns=shutil.get_terminal_size().columns,
            paint=paint_for(sys.stdout),
            encoding=encoding,
            ascii_only=self.form == "ascii" or not _can_show(BOXES, encoding),
        )


def _can_show(characters: str, encoding: str) -> bool:
    try:
        characters.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
