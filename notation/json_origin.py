"""Where the statements of a match stand in JSON."""

from collections.abc import Iterable
from functools import cached_property
from json import JSONDecoder
from typing import Any, Final, TypeAlias

from sevenrocks.notation.record import Address, Kind, Place

Step: TypeAlias = str | int

_LISTS: Final = {
    Kind.TAG: "tags",
    Kind.DRAW: "draws",
    Kind.DEAL: "deals",
    Kind.EVENT: "events",
    Kind.LATE: "events",
    Kind.HAND: "hands",
}
_SINGLE: Final = {Kind.OPENER: "opener", Kind.END: "end", Kind.SCORE: "score", Kind.RESULT: "result"}
_CLAIMS: Final = ("count", "points", "total", "pips", "deduction")
_PARTS: Final[dict[str, tuple[str, ...]]] = {
    "target": ("on",),
    "target_tile": ("on", "tile"),
    "site": ("on", "site"),
    **{claim: ("claims", claim) for claim in _CLAIMS},
}
"""The parts that are not members of their statement under their own name."""


def pointer(steps: Iterable[Step]) -> str:
    """The JSON Pointer (RFC 6901) of these steps."""
    return "".join("/" + str(step).replace("~", "~0").replace("/", "~1") for step in steps)


class JsonOrigin:
    """The JSON value that a match was read from; it begins at an index of a text.

    ``root`` are the steps to it in its document; ``line`` is its line in JSON Lines.
    """

    def __init__(self, text: str, at: int, root: tuple[Step, ...] = (), line: int | None = None) -> None:
        self._text = text
        self._start = at
        self._root = root
        self._line = line

    def place(self, address: Address) -> Place:
        """The pointer to a statement or to a part of it; to the statement where it has no such part."""
        statement = self._statement(address)
        steps = self._existing((*statement, *self._part(address, statement)))
        return Place(self._line, pointer=pointer((*self._root, *steps)))

    def text(self, line: int) -> str:  # noqa: ARG002 - an origin shows lines where it has them
        """No line: a statement has none to itself."""
        return ""

    @cached_property
    def _value(self) -> Any:  # noqa: ANN401 - whatever the JSON holds
        """The value once more: a match that nobody asks for places keeps none of it."""
        return JSONDecoder().raw_decode(self._text, self._start)[0]

    def _statement(self, address: Address) -> tuple[Step, ...]:
        above = () if address.round is None else ("rounds", address.round)
        if address.kind in _SINGLE:
            return *above, _SINGLE[address.kind]
        if address.kind not in _LISTS:  # the round itself
            return above
        before = self._regular(above) if address.kind is Kind.LATE else 0
        return *above, _LISTS[address.kind], before + address.index

    def _regular(self, played: tuple[Step, ...]) -> int:
        """How many events of a round are written before its end."""
        events = self._at((*played, "events"))
        return sum("after_end" not in event for event in events)

    def _part(self, address: Address, statement: tuple[Step, ...]) -> tuple[Step, ...]:
        part, item = address.part, address.item
        members = self._at(statement)
        match part:
            case "comment":
                return ("comments", item) if item < len(members.get("comments", ())) else ("comment",)
            case "listed":
                return "tiles", item
            case "lot":
                return "lots", item
            case "tile":
                return ("knock",) if "knock" in members else ("place",)
            case "by":
                return ("unfinished",) if address.kind is Kind.RESULT else ()
        return _PARTS.get(part, (part,))

    def _at(self, steps: tuple[Step, ...]) -> Any:  # noqa: ANN401 - whatever the JSON holds
        value = self._value
        for step in steps:
            value = value[step]
        return value

    def _existing(self, steps: tuple[Step, ...]) -> tuple[Step, ...]:
        """The steps as far as they lead to something."""
        value = self._value
        for number, step in enumerate(steps):
            try:
                value = value[step]
            except (KeyError, IndexError):
                return steps[:number]
        return steps
