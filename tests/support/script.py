"""A record as statements made of parts, which knows where every part comes to stand."""

from dataclasses import dataclass, field
from itertools import takewhile
from typing import NamedTuple

from support.style import Style


class Place(NamedTuple):
    """Line and columns from 1; the end column is exclusive."""

    line: int
    column: int
    end_column: int


@dataclass(eq=False)
class Atom:
    """A part of a statement; the name is empty for what no finding points at."""

    part: str
    text: str
    column: int = 0


WHOLES = {
    "target": ("target_tile", "site", "value"),
    "tiles": ("listed",),
    "by": ("by",),
}
"""Parts that are made of other parts."""


@dataclass(eq=False)
class Statement:
    """A statement: its words are runs of atoms, its ``source`` is what it tells of the match.

    ``joined`` stands on the line of the statement before it.
    """

    kind: str
    words: list[list[Atom]]
    source: object = None
    side: str = ""
    gap: str = " "
    above: list[str] = field(default_factory=list)
    beside: str = ""
    spaced: bool = False
    joined: bool = False
    line: int = 0

    def atoms(self, part: str = "") -> list[Atom]:
        """The atoms of a part; all of them without a name."""
        names = WHOLES.get(part, (part,))
        return [atom for word in self.words for atom in word if not part or atom.part in names]

    def has(self, part: str) -> bool:
        """Whether the statement has such a part."""
        return bool(self.atoms(part))

    def text(self, part: str, item: int = 0) -> str:
        """The text of a part."""
        return self.atoms(part)[item].text

    def rewrite(self, part: str, text: str, item: int = 0) -> None:
        """Write another text in a part."""
        self.atoms(part)[item].text = text

    def write(self, column: int) -> str:
        """The text, which begins at a column."""
        text = ""
        for word in self.words:
            text += self.gap if text else ""
            for atom in word:
                atom.column = column + len(text)
                text += atom.text
        return text

    def copy(self) -> "Statement":
        """The same words once more."""
        again = [[Atom(atom.part, atom.text) for atom in word] for word in self.words]
        return Statement(self.kind, again, side=self.side, gap=self.gap)

    def place(self, part: str = "statement", item: int | None = None) -> Place:
        """Where a part stands, once the record is written."""
        atoms = self.atoms() if part in ("statement", "after") else self.atoms(part)
        if item is not None:
            atoms = [atoms[item]]
        end = atoms[-1].column + len(atoms[-1].text)
        return Place(self.line, end if part == "after" else atoms[0].column, end)


@dataclass(eq=False)
class Script:
    """The statements of a record, and the characters they are written with."""

    style: Style
    statements: list[Statement] = field(default_factory=list)
    ending: list[str] = field(default_factory=list)

    def of(self, source: object) -> Statement:
        """The statement that tells of an event, a hand, or whatever else."""
        return next(statement for statement in self.statements if statement.source is source)

    def every(self, *kinds: str) -> list[Statement]:
        """The statements of some kinds."""
        return [statement for statement in self.statements if statement.kind in kinds]

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
                lines[-1] += statement.gap
            else:
                lines += [""] * (statement.spaced and bool(lines))
                lines += [*(f"# {comment}" for comment in statement.above), ""]
            lines[-1] += statement.write(len(lines[-1]) + 1) + statement.beside
            statement.line = len(lines)
        lines += [f"# {comment}" for comment in self.ending]
        text = self.style.newline.join(lines) + self.style.newline * self.style.last_newline
        return "\ufeff" * self.style.byte_order_mark + text


def bare(part: str, text: str) -> list[Atom]:
    """A word that is one part."""
    return [Atom(part, text)]


def words(*texts: str) -> list[list[Atom]]:
    """Words of which nothing has a name."""
    return [bare("", text) for text in texts]
