"""What a command says beside its output, and the exit status that follows from it."""

import click

from sevenrocks.notation import Unreadable
from sevenrocks.validator.catalogue import CATALOGUE, message
from sevenrocks.validator.commands.status import CLEAN, FAILED, FOUND
from sevenrocks.validator.language import say
from sevenrocks.validator.reports.details import located
from sevenrocks.validator.reports.excerpt import visible
from sevenrocks.validator.sheet import unread


class Remarks:
    """Takes down what is to be said, and says it at the end: till then a progress bar may stand there."""

    def __init__(self) -> None:
        self.found = False
        self._failed = False
        self._lines: list[tuple[str, bool]] = []

    @property
    def status(self) -> int:
        """The exit status."""
        if self._failed:
            return FAILED
        return FOUND if self.found else CLEAN

    def tell(self, text: str, *, aside: bool = False) -> None:
        """Say something on standard output, or aside on standard error."""
        self._lines.append((visible(text), aside))

    def complain(self, text: str) -> None:
        """Say what is wrong with a record."""
        self.found = True
        self.tell(text, aside=True)

    def fail(self, error: OSError) -> None:
        """Say what could not be carried out; the ``filename`` of the error is what is named."""
        self._failed = True
        self.tell(f"sevenrocks: {error.filename}: {say(error.strerror or '')}", aside=True)

    def show(self) -> None:
        """Say it all."""
        for text, aside in self._lines:
            click.echo(text, err=aside)
        self._lines.clear()


def unread_words(name: str, lost: Unreadable) -> str:
    """What cannot be read in a source of that name, and where."""
    fault = unread(lost, 0)
    return f"{located(name, lost.place)}: {fault.code} {CATALOGUE[fault.code].name}: {message(fault)}"
