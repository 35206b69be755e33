"""A record as statements made of parts, which knows where every part comes to stand."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Final, NamedTuple, TypeAlias

from sevenrocks.validator.simulating.style import Style


class Extent(NamedTuple):
    """Line and columns from 1; the end column is exclusive."""

    line: int
    column: int
    end_column: int


class Atom:
    """A part of a statement; the name is empty for what no finding points at."""

    __slots__ = ("part", "text")

    def __init__(self, part: str, text: str) -> None:
        self.part = part
        self.text = text


Word: TypeAlias = list[Atom]
"""Atoms without a gap between them."""

WHOLES: Final = {
    "target": ("target_tile", "site", "value"),
    "tiles": ("listed",),
    "by": ("by",),
}
"""Parts that are made of other parts."""


@dataclass(eq=False, slots=True)
class Statement:
    """A statement: ``source`` is what it tells of the match, ``side`` who scores or pays by it.

    ``joined`` stands on the line of the statement before it, ``spaced`` below a blank line.
    """

    kind: str
    words: list[Word]
    source: object = None
    side: int | None = None
    gap: str = " "
    above: list[str] = field(default_factory=list)
    beside: str = ""
    spaced: bool = False
    joined: bool = False
    line: int = 0
    column: int = 0

    def atoms(self, part: str = "") -> list[Atom]:
        """The atoms of a part; all of them without a name."""
        names = WHOLES.get(part, (part,))
        return [atom for word in self.words for atom in word if not part or atom.part in names]

    def has(self, *parts: str) -> bool:
        """Whether the statement has all of some parts."""
        return all(self.atoms(part) for part in parts)

    def text(self, part: str, item: int = 0) -> str:
        """The text of a part."""
        return self.atoms(part)[item].text

    def rewrite(self, part: str, text: str, item: int = 0) -> None:
        """Write another text in a part."""
        self.atoms(part)[item].text = text

    def write(self) -> str:
        """The text."""
        return self.gap.join(["".join([atom.text for atom in word]) for word in self.words])

    def copy(self) -> "Statement":
        """The same words once more."""
        again = [[Atom(atom.part, atom.text) for atom in word] for word in self.words]
        return Statement(self.kind, again, side=self.side, gap=self.gap)

    def extent(self, part: str = "statement", item: int | None = None) -> Extent:
        """Where a part stands, once the record is written."""
        columns = self._columns()
        atoms = self.atoms() if part in ("statement", "after") else self.atoms(part)
        if item is not None:
            atoms = [atoms[item]]
        end = columns[atoms[-1]] + len(atoms[-1].text)
        return Extent(self.line, end if part == "after" else columns[atoms[0]], end)

    def _columns(self) -> dict[Atom, int]:
        columns, column = {}, self.column
        for word in self.words:
            for atom in word:
                columns[atom] = column
                column += len(atom.text)
            column += len(self.gap)
        return columns


@dataclass(eq=False, slots=True)
class Script:
    """The statements of a record, in their style."""

    style: Style
    statements: list[Statement] = field(default_factory=list)
    ending: list[str] = field(default_factory=list)

    def of(self, source: object) -> Statement:
        """The statement that tells of an event, a hand, or whatever else."""
        return next(statement for statement in self.statements if statement.source is source)

    def every(self, *kinds: str) -> list[Statement]:
        """The statements of some kinds."""
        return [statement for statement in self.statements if statement.kind in kinds]

    def placements(self) -> list[Statement]:
        """The events that are no knocks."""
        return [event for event in self.every("event") if event.side is not None]

    def tag(self, name: str) -> Statement:
        """The tag of a name."""
        return next(tag for tag in self.every("tag") if tag.source == name)

    def inside(self, played: object, *kinds: str) -> list[Statement]:
        """The statements of some kinds that a round holds."""
        following = takewhile(
            lambda statement: statement.kind not in ("round", "result"), self.after(self.of(played))
        )
        return [statement for statement in following if statement.kind in kinds]

    def after(self, statement: Statement) -> list[Statement]:
        """The statements after another."""
        return self.statements[self.statements.index(statement) + 1 :]

    def insert_after(self, statement: Statement, *added: Statement) -> None:
        """Add statements behind another, each on a line of its own."""
        position = self.statements.index(statement) + 1
        if position < len(self.statements):
            self.statements[position].joined = False
        self.statements[position:position] = added

    def remove(self, statement: Statement) -> None:
        """Leave a statement out."""
        following = self.after(statement)
        if following and not statement.joined:
            following[0].joined = False
        self.statements.remove(statement)

    def write(self) -> str:
        """The text of the record; afterwards every statement knows its place."""
        lines: list[str] = []
        for statement in self.statements:
            if statement.joined:
                begun = lines.pop() + statement.gap
            else:
                begun = ""
                if statement.spaced and lines:
                    lines.append("")
                lines += _comments(statement.above)
            lines.append(begun + statement.write() + statement.beside)
            statement.line, statement.column = len(lines), len(begun) + 1
        lines += _comments(self.ending)
        return "\n".join(lines) + "\n"


def _comments(texts: Iterable[str]) -> list[str]:
    return [f"# {text}" for text in texts]


def bare(part: str, text: str) -> Word:
    """A word that is one part."""
    return [Atom(part, text)]


def words(*texts: str) -> list[Word]:
    """Words of which nothing has a name."""
    return [bare("", text) for text in texts]
