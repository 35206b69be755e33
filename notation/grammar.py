"""What the grammar knows: how a line is read word by word, and the tables that plain lines are read by."""

from contextlib import suppress
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sevenrocks.notation.record import Kind

if TYPE_CHECKING:
    from lark import Lark

MOST_DIGITS: Final = 9
"""The longest number that is read."""

LARGEST: Final = 10**MOST_DIGITS - 1
"""The largest one."""

_STARTS: Final = ("line", "laid", "tile", "target", "count", "lot", "by", "match", "source")
_NUMBERS: Final = ("INT", "SIGNED")


class Node(NamedTuple):
    """A rule or a word of the grammar in a text, and what it is made of.

    Columns count from 0, ``end`` is exclusive.
    """

    name: str
    start: int
    end: int
    text: str
    parts: "tuple[Node, ...]" = ()


class Misread(Exception):  # noqa: N818  (nothing of ours is wrong, only what was read)
    """Text that does not fit: the column of the fault, from 0, and the terminals that could stand there."""

    def __init__(self, column: int, expected: frozenset[str] = frozenset()) -> None:
        super().__init__(column, expected)
        self.column = column
        self.expected = expected


class NumberTooLong(Misread):
    """A number of more than ``MOST_DIGITS`` digits at the column."""


def read(start: str, text: str) -> Node:
    """A text taken apart word by word.

    Raises ``Misread`` where it does not fit the rule ``start``.
    """
    from lark import UnexpectedInput  # noqa: PLC0415

    reader: Any = _grammar().parse_interactive(text, start)
    column = 0
    token: Any = None
    try:
        for token in reader.iter_parse():
            if token.type in _NUMBERS and len(token.lstrip("-")) > MOST_DIGITS:
                raise NumberTooLong(column)
            column = token.end_pos
        return _node(reader.feed_eof(), text)
    except UnexpectedInput as error:
        is_refused = token is not None and token is getattr(error, "token", None)
        if is_refused and token.type != "_B":  # behind a blank the fault is the word
            column = token.start_pos
        raise Misread(column, _accepted(reader)) from None


_ACCEPTED: Final[dict[tuple[int, ...], frozenset[str]]] = {}
"""What may follow in each state of the parser that a fault was met in."""


def _accepted(reader: Any) -> frozenset[str]:  # noqa: ANN401
    stack = _stack(reader)
    if stack not in _ACCEPTED:
        _ACCEPTED[stack] = _accepts(reader)
    return _ACCEPTED[stack]


def _accepts(reader: Any) -> frozenset[str]:  # noqa: ANN401
    """The terminals that may follow; where that is a blank alone, those behind it."""
    from lark import Token  # noqa: PLC0415

    accepted = frozenset(reader.accepts())
    if accepted != {"_B"}:
        return accepted
    further = reader.copy()
    further.feed_token(Token("_B", " "))
    return frozenset(further.accepts())


def _stack(reader: Any) -> tuple[int, ...]:  # noqa: ANN401
    return tuple(reader.parser_state.state_stack)


def _node(tree: Any, text: str) -> Node:  # noqa: ANN401  (the parser is untyped)
    parts = getattr(tree, "children", None)
    if parts is None:
        return Node(tree.type, tree.start_pos, tree.end_pos, str(tree))
    start, end = (0, 0) if tree.meta.empty else (tree.meta.start_pos, tree.meta.end_pos)
    return Node(str(tree.data), start, end, text[start:end], tuple(_node(part, text) for part in parts))


@cache
def _grammar() -> "Lark":
    from importlib.resources import files  # noqa: PLC0415  (plain lines shall not wait for it)

    from lark import Lark  # noqa: PLC0415

    text = (files("sevenrocks.notation") / "grammar.lark").read_text("utf-8")
    return Lark(
        text,
        parser="lalr",
        lexer="contextual",
        start=list(_STARTS),
        propagate_positions=True,
        maybe_placeholders=False,
    )


def terminal(name: str) -> str:
    """The pattern of a terminal, as the standard library's ``re`` reads it."""
    return str(_grammar().get_terminal(name).pattern.to_regexp())


def steps() -> list[dict[str, int]]:
    """The order of statements: for each state, the first being the beginning, what follows by kind."""
    from lark import Token, UnexpectedToken  # noqa: PLC0415

    states: list[Any] = [_grammar().parse_interactive("", "match")]
    numbers = {_stack(states[0]): 0}
    found: list[dict[str, int]] = []
    for state in states:  # which grows meanwhile
        found.append({})
        for kind in Kind:
            reader = state.copy()
            with suppress(UnexpectedToken):
                reader.feed_token(Token(f"{kind.name}_ROW", ""))
                number = found[-1][kind.name] = numbers.setdefault(_stack(reader), len(states))
                states += [reader] if number == len(states) else []
    return found
