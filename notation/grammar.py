"""What the grammar knows: how a line, a word and the order of statements are read, and the patterns of plain lines."""

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from sevenrocks.notation.record import Kind

if TYPE_CHECKING:
    from lark import Lark, Tree
    from lark.parsers.lalr_interactive_parser import InteractiveParser

MOST_DIGITS = 9
_NUMBERS = frozenset(("INT", "SIGNED"))


@dataclass(frozen=True, slots=True)
class Misread(Exception):  # noqa: N818
    """Text that does not fit: the column (from 0) of the fault, and the terminals that could stand there."""

    column: int
    expected: frozenset[str]


class NumberTooLong(Misread):
    """A number of more than ``MOST_DIGITS`` digits at the column."""


@cache
def _grammar() -> "Lark":
    from lark import Lark  # here, so that a program that reads nothing does not wait for it

    text = (files("sevenrocks.notation") / "grammar.lark").read_text("utf-8")
    starts = ["line", "laid", "tile", "target", "count", "lot", "by", "match", "source"]
    return Lark(
        text, parser="lalr", lexer="contextual", start=starts, propagate_positions=True, maybe_placeholders=False
    )


@cache
def pattern(terminal: str) -> re.Pattern[str]:
    """The compiled pattern of a terminal of the grammar."""
    return re.compile(_grammar().get_terminal(terminal).pattern.to_regexp())


def read(start: str, text: str) -> "Tree":
    """The tree of a text, taken strictly word by word.

    Raises ``Misread`` where it does not fit the rule ``start``.
    """
    from lark.exceptions import UnexpectedCharacters, UnexpectedToken

    reader = _grammar().parse_interactive(text, start)
    try:
        for token in reader.iter_parse():
            if token.type in _NUMBERS and len(token.lstrip("-")) > MOST_DIGITS:
                raise NumberTooLong(token.start_pos, frozenset())
        return reader.feed_eof()
    except UnexpectedCharacters as error:
        column = error.pos_in_stream
    except UnexpectedToken as error:
        column = len(text) if error.token.type == "$END" else error.token.start_pos
    raise Misread(column, frozenset(reader.accepts()))


class Order:
    """The order of statements in a match, asked of the grammar once for every state and kind.

    A state is a small integer; ``START`` is the beginning of a match.
    """

    START = 0

    def __init__(self) -> None:
        self._states: list[InteractiveParser] = [_grammar().parse_interactive("", "match")]
        self._numbers = {self._stack(self._states[0]): 0}
        self._steps: dict[tuple[int, Kind], int | None] = {}

    def after(self, state: int, kind: Kind) -> int | None:
        """The state after a statement of that kind, or ``None`` where none may stand."""
        try:
            return self._steps[state, kind]
        except KeyError:
            step = self._steps[state, kind] = self._ask(state, kind)
            return step

    def accepted(self, state: int) -> list[Kind]:
        """The kinds of statement that may stand next."""
        return [kind for kind in Kind if self.after(state, kind) is not None]

    def _ask(self, state: int, kind: Kind) -> int | None:
        from lark import Token
        from lark.exceptions import UnexpectedToken

        reader = self._states[state].copy()
        try:
            reader.feed_token(Token(f"{kind.name}_ROW", ""))
        except UnexpectedToken:
            return None
        number = self._numbers.setdefault(self._stack(reader), len(self._states))
        if number == len(self._states):
            self._states.append(reader)
        return number

    @staticmethod
    def _stack(reader: "InteractiveParser") -> tuple[int, ...]:
        return tuple(reader.parser_state.state_stack)


@cache
def order() -> Order:
    """The order of statements in a match."""
    return Order()
