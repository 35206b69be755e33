"""The work of ``annotate``: one record written again with what is computed, as text or as a document."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

import click

from sevenrocks.notation import Reading, parse
from sevenrocks.notation.form import form_told_by_name
from sevenrocks.validator.annotating.document import Document, document_of
from sevenrocks.validator.annotating.html import Pictures, page
from sevenrocks.validator.annotating.markdown import markdown
from sevenrocks.validator.annotating.source import Source as Copied
from sevenrocks.validator.annotating.text import write_annotated, write_stripped
from sevenrocks.validator.commands.output import spare, standard_output
from sevenrocks.validator.commands.picking import RECORDS, only
from sevenrocks.validator.commands.remarks import Remarks, unread_words
from sevenrocks.validator.commands.sources import Source, sources_of
from sevenrocks.validator.files import replaced
from sevenrocks.validator.language import say
from sevenrocks.validator.tables.judgement import judge
from sevenrocks.validator.writers import Sourced


@dataclass(frozen=True, slots=True)
class Options:
    """What was asked for; ``pictures`` is ``None`` where nothing was said of them."""

    path: str
    to: str
    missed: bool
    strip: bool
    pictures: Pictures | None
    output: Path | None


class Annotating:
    """Annotates one record. Raises ``click.UsageError`` for options that do not go together."""

    def __init__(self, options: Options) -> None:
        self._options = options
        self._remarks = Remarks()

    def run(self) -> int:
        """Write what was asked for and return the exit status."""
        options = self._options
        if options.strip and (options.missed or options.to != "srn"):
            raise click.UsageError(say("--strip takes remarks out and writes nothing else"))
        if options.pictures is not None and options.to != "html":
            raise click.UsageError(say("--pictures is for --to html"))
        sources = list(sources_of(options.path, self._remarks.fail))
        try:
            if sources:
                self._annotate(only(sources, RECORDS))
        finally:
            self._remarks.show()
        return self._remarks.status

    def _annotate(self, source: Source) -> None:
        output = self._options.output
        if output is None:
            self._write(source, standard_output())
        else:
            spare(output, [source.name])
            with replaced(output) as out:
                self._write(source, out)

    def _write(self, source: Source, out: BinaryIO) -> None:
        if self._options.to != "srn":
            self._write_document(source, out)
        elif isinstance(source.content, Path):
            with source.content.open("rb") as stream:
                self._write_text(source, stream, out)
        else:
            self._write_text(source, source.content, out)

    def _write_text(self, source: Source, stream: BinaryIO, out: BinaryIO) -> None:
        copied = Copied(stream, source.name)
        if self._options.strip:
            write_stripped(copied, out)
            return
        form = form_told_by_name(source.content)
        for fault in write_annotated(copied, out, form=form, missed=self._options.missed):
            self._remarks.complain(unread_words(source.name, fault))

    def _write_document(self, source: Source, out: BinaryIO) -> None:
        reading = parse(source.content)
        documents = self._documents(source.name, reading)
        if self._options.to == "html":
            pieces = page(documents, self._options.pictures or "final")
        else:
            pieces = (piece for document in documents for piece in markdown(document))
        out.writelines(piece.encode() for piece in pieces)
        for fault in reading.faults:
            self._remarks.complain(unread_words(source.name, fault))

    def _documents(self, name: str, reading: Reading) -> Iterator[Document]:
        for index, match in enumerate(reading, 1):
            yield document_of(judge(Sourced(name, index, match)), missed=self._options.missed)
