"""Where the statements of a match stand in its text, worked out when it is asked for."""

from bisect import bisect_left, bisect_right
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING, Final, TypeAlias

from sevenrocks.notation.patterns import pattern
from sevenrocks.notation.record import Address, Kind, Notes, Place, Unreadable
from sevenrocks.notation.sections import Piece
from sevenrocks.notation.source import Block
from sevenrocks.notation.words import comment_in

if TYPE_CHECKING:
    from sevenrocks.notation.exact import Line, Parts
    from sevenrocks.notation.grammar import Node

Entry: TypeAlias = tuple[Kind, int | None, Piece]
"""A piece of a match: what kind its statements count as, and the index of their round."""

Span: TypeAlias = tuple[int, int]

_NODES: Final = {
    "NS": ("ns",),
    "EW": ("ew",),
    "tile": ("tile", "knock"),
    "by": ("by", "unfinished"),
    "listed": ("tile",),
}
"""The rules of the grammar that stand for a part, where they are named otherwise."""

_EDGES: Final = ("before", "after")
"""The parts without width, at the two ends of a statement."""


class TextOrigin:
    """The text that a match was read from."""

    def __init__(self, blocks: list[Block], entries: list[Entry], unreadable: tuple[Unreadable, ...]) -> None:
        self._blocks = blocks
        self._entries = entries
        self._unreadable = unreadable
        self._rows: dict[tuple[int, int], list[int]] = {}
        self._counted = (0, 0, 0)

    def place(self, address: Address) -> Place:
        """The line and columns of a part of a statement; of all of it where it has no such part."""
        if address.kind is Kind.UNREADABLE:
            return _unread(self._unreadable[address.index], address.part)
        piece, index = self._piece(address)
        start, column = self._line(piece, index)
        if address.part == "comment":
            start = _comment_line(piece, index, start, address.item) or start
        text = piece.block.text
        line = _taken_apart(text[start : text.index("\n", start)])
        first, last = _span(line, column, address)
        return Place(self._number(piece.block, start), first + 1, last + 1)

    def line(self, address: Address) -> int:
        """The number of the line of a statement; the line itself is not read for it."""
        if address.kind is Kind.UNREADABLE:
            return self._unreadable[address.index].place.line or 0
        piece, index = self._piece(address)
        return self._number(piece.block, self._line(piece, index)[0])

    def text(self, line: int) -> str:
        """A line of the match, without its line end."""
        block = self._blocks[max(0, bisect_right(self._blocks, line, key=lambda block: block.line) - 1)]
        lines = block.text.split("\n")
        return lines[line - block.line] if 0 <= line - block.line < len(lines) else ""

    @cached_property
    def _pieces(self) -> dict[tuple[Kind, int | None], list[tuple[int, Piece]]]:
        """For each kind and round the pieces in order, each with the index of its first statement."""
        found: dict[tuple[Kind, int | None], list[tuple[int, Piece]]] = defaultdict(list)
        for kind, played, piece in self._split():
            pieces = found[kind, played]
            pieces.append((pieces[-1][0] + len(pieces[-1][1].statements) if pieces else 0, piece))
            if played is not None:  # a round without a line stands where its first statement does
                found.setdefault((Kind.ROUND, played), [(0, piece)])
        return found

    def _split(self) -> Iterator[Entry]:
        """The pieces of the match, whole rounds in pieces of one kind."""
        for kind, played, whole in self._entries:
            if whole.sections:
                yield from ((piece.kind, played, piece) for piece in whole.split())
            else:
                yield kind, played, whole

    def _piece(self, address: Address) -> tuple[Piece, int]:
        pieces = self._pieces[address.kind, address.round]
        first, piece = pieces[bisect_right(pieces, address.index, key=lambda pair: pair[0]) - 1]
        return piece, address.index - first

    def _line(self, piece: Piece, index: int) -> tuple[int, int]:
        """Where the line of a statement begins, and the statement's index on it."""
        starts = self._starts(piece)
        return starts[index], index - bisect_left(starts, starts[index])

    def _number(self, block: Block, start: int) -> int:
        """The number of the line that begins at a place in a block, counted on from the one before it."""
        first, at, number = self._counted
        if first != block.line or start < at:
            at, number = 0, block.line
        number += block.text.count("\n", at, start)
        self._counted = block.line, start, number
        return number

    def _starts(self, piece: Piece) -> list[int]:
        """For each statement of a piece, where its line begins."""
        text = piece.block.text
        if text.index("\n", piece.at) + 1 == piece.end:
            return [text.rfind("\n", 0, piece.at) + 1] * len(piece.statements)
        key = piece.block.line, piece.start
        if key not in self._rows:
            rows = pattern(f"{piece.kind.name}_ROW").finditer(text, piece.start, piece.end)
            self._rows[key] = [text.rfind("\n", 0, row.start(2)) + 1 for row in rows]
        return self._rows[key]


@lru_cache(maxsize=4)
def _taken_apart(text: str) -> "Line":
    """A line word by word, remembered, as there may be many findings on one."""
    from sevenrocks.notation.exact import take_apart  # noqa: PLC0415 - what is right is not looked up

    return take_apart(text)


def _unread(lost: Unreadable, part: str) -> Place:
    """The fault of an unreadable line, the end of it, or all that was not read up to the comment."""
    if part == "after":
        return replace(lost.place, column=lost.place.end_column)
    if part != "rest" or lost.place.column is None:
        return lost.place
    line = _taken_apart(lost.text)
    read = line.whole.end if line.parts else 0
    start = len(lost.text) - len(lost.text[read:].lstrip(" \t"))
    comment = lost.text.find("#", lost.place.column - 1)
    end = len(lost.text[: comment if comment >= 0 else None].rstrip(" \t"))
    return replace(lost.place, column=start + 1, end_column=end + 1)


def _span(line: "Line", index: int, address: Address) -> Span:
    """The columns, from 0, of a part of a statement on a line."""
    if address.part == "comment":
        return line.comment.start, line.comment.start + len(line.comment.text.rstrip(" \t"))
    parts = line.parts[index]
    whole = (parts[0].start, parts[-1].end) if line.kind is Kind.EVENT else (line.whole.start, line.whole.end)
    if address.part in _EDGES:
        edge = whole[_EDGES.index(address.part)]
        return edge, edge
    if address.part == "tiles":
        return _listed(parts)
    if address.part == "on":
        return _joined(parts)
    names = _NODES.get(address.part, (address.part,))
    nodes = [node for part in parts for node in _within_node(part) if node.name in names]
    if address.item >= len(nodes):
        return whole
    node = nodes[address.item]
    return (node.start + 1, node.end - 1) if node.name == "value" else (node.start, node.end)  # its quotes


def _within_node(node: "Node") -> "Iterator[Node]":
    yield node
    for part in node.parts:
        yield from _within_node(part)


def _joined(parts: "Parts") -> Span:
    """The columns of a target with its ``@``: none, behind the tile, where it is left out."""
    nodes = {node.name: node for part in parts for node in _within_node(part)}
    if "target" in nodes:
        return nodes["target"].start - 1, nodes["target"].end
    return nodes["tile"].end, nodes["tile"].end


def _listed(parts: "Parts") -> Span:
    """The columns of a list of tiles: none, behind the seat, where it is empty."""
    tiles = [part for part in parts if part.name == "tile"]
    return (tiles[0].start, tiles[-1].end) if tiles else (parts[0].end, parts[0].end)


def _comment_line(piece: Piece, index: int, start: int, item: int) -> int | None:
    """Where the line of a statement's comment begins; ``None`` for the one on its own line."""
    above = (piece.statements[index].notes or Notes()).above
    if item >= len(above):
        return None
    lines = list(_lines_above(piece, start))
    missing = len(above) - item
    return lines[missing - 1] if missing <= len(lines) else None


def _lines_above(piece: Piece, start: int) -> Iterator[int]:
    """Where the comment lines above a line begin, the nearest first."""
    text = piece.block.text
    while start > piece.start:
        end, start = start - 1, text.rfind("\n", 0, start - 1) + 1
        line = text[start:end].strip(" \t")
        if line and not line.startswith("#"):
            return
        if comment_in(line) is not None:
            yield start
