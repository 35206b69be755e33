"""The work of ``format`` and ``fix``: a new text for every record, put in its place, shown or only named."""

import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from errno import EINVAL
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, Protocol, TypeAlias

import click

from sevenrocks.notation import parse
from sevenrocks.notation.form import Form, form_told_by_name
from sevenrocks.notation.phrase import Phrase
from sevenrocks.validator.commands.output import write_out
from sevenrocks.validator.commands.progress import watched
from sevenrocks.validator.commands.remarks import Remarks
from sevenrocks.validator.commands.sources import Source, sources_of
from sevenrocks.validator.difference import difference
from sevenrocks.validator.files import chunks, hold_the_same, put_in_place, require_plain_file
from sevenrocks.validator.reports.excerpt import visible

_FORMS: Final[tuple[Form, ...]] = ("srn",)
_IN_JSON: Final = Phrase("a record in JSON, not in the notation; convert it with --to srn")


@dataclass(frozen=True, slots=True)
class Drafted:
    """What became of a draft: what is wrong with the record, and whether the draft is to be used.

    ``done`` says what was done to the record, ``due`` what is to be done.
    """

    complaints: tuple[str, ...] = ()
    usable: bool = True
    done: str = ""
    due: str = ""


Drafter: TypeAlias = Callable[[str, Path, Path], Drafted]
"""Writes the new text of a record: takes its name in messages, the file it is in, and the file to write."""


class Summing(Protocol):
    """Says how many files of those seen were changed, or are due to be."""

    def __call__(self, changed: int, seen: int, *, due: bool) -> str:
        """Say it."""


@dataclass(frozen=True, slots=True)
class _Done:
    """What was done about a source; ``in_place`` tells that it is a file and no standard input."""

    name: str
    original: Path
    draft: Path
    drafted: Drafted
    changed: bool
    in_place: bool


class Rewriting:
    """Rewrites what is named, and goes on after what cannot be rewritten.

    With ``check`` nothing is written, and what would change counts as found; with ``diff`` nothing is
    written but what would change.
    """

    def __init__(self, drafter: Drafter, summing: Summing, *, check: bool, diff: bool) -> None:
        self._drafter = drafter
        self._summing = summing
        self._check = check
        self._diff = diff
        self._writes = not (check or diff)
        self._remarks = Remarks()
        self._seen = self._changed = 0

    def run(self, paths: Iterable[str]) -> int:
        """Rewrite all that the paths name and return the exit status."""
        sources = (source for path in paths for source in sources_of(path, self._remarks.fail, _FORMS))
        with TemporaryDirectory(prefix="sevenrocks-") as folder:
            try:
                for source in sources if self._diff else watched(sources):
                    self._rewrite(source, Path(folder))
            finally:
                self._remarks.show()
        if self._seen:
            click.echo(self._summing(self._changed, self._seen, due=not self._writes), err=True)
        return self._remarks.status

    def _rewrite(self, source: Source, folder: Path) -> None:
        """Rewrite one source: its own file, or what came from standard input onto standard output."""
        try:
            done = self._drafted(source, folder)
        except OSError as error:
            self._remarks.fail(OSError(error.errno, error.strerror, source.name))
            return
        for complaint in done.drafted.complaints:
            self._remarks.complain(complaint)
        if done.in_place or not self._writes:
            self._take_down(done)
        elif done.drafted.usable:
            write_out(chunks(done.draft))

    def _drafted(self, source: Source, folder: Path) -> _Done:
        """Draft the new text of a source, and put it in the place of its file. Raises ``OSError``."""
        original, draft = _held(source, folder), folder / "draft"
        drafted = self._drafter(source.name, original, draft)
        changed = drafted.usable and not hold_the_same(original, draft)
        in_place = isinstance(source.content, Path)
        if changed and in_place and self._writes:
            put_in_place(draft, original)
        return _Done(source.name, original, draft, drafted, changed, in_place)

    def _take_down(self, done: _Done) -> None:
        """Count a record; tell or show what was done to it, or is to be."""
        self._seen += 1
        if not done.changed:
            return
        self._changed += 1
        self._remarks.found |= self._check
        if self._diff:
            write_out(difference(visible(done.name), done.original, done.draft))
        else:
            told = done.drafted.done if self._writes else done.drafted.due
            self._remarks.tell(f"{done.name}: {told}", aside=self._writes)


def _held(source: Source, folder: Path) -> Path:
    """The file that a record is in, which can be read again; standard input is copied to one.

    Raises ``OSError`` for what is no record in the notation.
    """
    if isinstance(source.content, Path):
        path = source.content
        require_plain_file(path)
    else:
        path = folder / "original"
        with path.open("wb") as copy:
            shutil.copyfileobj(source.content, copy)
    if _form_of(path) != "srn":
        raise OSError(EINVAL, _IN_JSON, source.name)
    return path


def _form_of(path: Path) -> Form | None:
    with path.open("rb") as stream:
        reading = parse(stream, form=form_told_by_name(path))
        next(reading, None)
    return reading.form
