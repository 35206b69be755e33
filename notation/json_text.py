"""How JSON is taken as text: value by value, and where and why it cannot be taken."""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from json.decoder import JSONDecodeError
from typing import Any, Final, NamedTuple, NoReturn

from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.record import Fault

DEEPEST: Final = 64
"""The levels of objects and lists that are read."""

BLANKS: Final = " \t\n\r"

_TOKEN: Final = re.compile(r'"[^"\\]*+(?>(?:\\.[^"\\]*+)*)"|[\[{]|[\]}]|-?Infinity|NaN', re.DOTALL)
_BLANKS: Final = re.compile(f"[{BLANKS}]*+")
_EXPECTED: Final = {
    "Expecting value": Phrase("a value"),
    "Expecting property name": Phrase("a key in double quotes"),
    "Expecting ':'": Phrase("a colon"),
    "Expecting ','": Phrase("a comma or the end of the list or object"),
    "Illegal trailing comma": Phrase("no comma before the end of the list or object"),
    "Unterminated string": Phrase("a closing double quote"),
    "Invalid control character": Phrase("a line break or control character as an escape, such as \\n"),
    "Invalid \\": Phrase('an escape such as \\n, \\" or \\u00e9'),
}
"""What was expected, by how Python's messages begin."""

_WORD: Final = re.compile(r"[^\s,:\[\]{}]{1,40}|\S")
_CLOSING: Final = {"{": "}", "[": "]"}
_NAMES: Final = {",": Phrase("a comma"), ":": Phrase("a colon")}
_PLENTY: Final = 20


@dataclass(frozen=True, slots=True)
class NotJson(Exception):  # noqa: N818
    """A value that cannot be taken: the index of what is wrong, and whether its end can be told."""

    at: int
    fault: Fault
    found: str = ""
    expected: tuple[str, ...] = ()
    ends: bool = False


class _Pairs(list[tuple[str, Any]]):
    """An object as it is written, with every key as often as it stands there."""


class _NoNumberError(ValueError):
    """NaN or Infinity."""


def _refuse(constant: str) -> NoReturn:
    raise _NoNumberError(constant)


_PLAIN: Final = json.JSONDecoder(parse_constant=_refuse)
_BOUNDED: Final = json.JSONDecoder(parse_int=lambda digits: int(digits[:_PLENTY]))
_PAIRS: Final = json.JSONDecoder(parse_int=str, object_pairs_hook=_Pairs)


class Cursor:
    """A place in JSON text, ``at``, that moves on over what is taken. All that takes raises ``NotJson``."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def peek(self) -> str:
        """The next character that is no blank; empty at the end. The cursor then stands there."""
        if blanks := _BLANKS.match(self.text, self.at):
            self.at = blanks.end()
        return self.text[self.at : self.at + 1]

    def take(self, wanted: str) -> str:
        """Take one of these characters."""
        found = self.peek()
        if not found or found not in wanted:
            raise self._unexpected(*(_NAMES.get(character, character) for character in wanted))
        self.at += 1
        return found

    def take_end(self) -> None:
        """Make sure that nothing follows."""
        if self.peek():
            raise self._unexpected(Phrase("nothing behind the end"))

    def take_key(self) -> str:
        """Take a key and its colon."""
        if self.peek() != '"':
            raise self._unexpected(Phrase("a key in double quotes"))
        key: str = self.take_value()
        self.take(":")
        return key

    def take_value(self, depth: int = 0) -> Any:  # noqa: ANN401 - whatever the JSON holds
        """Take a value that stands ``depth`` levels deep.

        Of an integer with very many digits only the first are taken, too many still. Where the value is
        wrong and it can be told where it ends, the cursor moves behind it.
        """
        self.peek()
        try:
            value, self.at = _PLAIN.raw_decode(self.text, self.at)
        except (ValueError, RecursionError) as error:
            value = self._take_flawed(error, Extent.of(self.text, self.at, depth))
        return value

    def items(self, opening: str) -> Iterator[int]:
        """Count the entries of a list or an object from 0, each before it is taken from the cursor."""
        closing = _CLOSING[self.take(opening)]
        if self.peek() == closing:
            self.take(closing)
            return
        for number in count():
            yield number
            if self.take("," + closing) == closing:
                return

    def _take_flawed(self, error: Exception, extent: "Extent") -> Any:  # noqa: ANN401 - whatever the JSON holds
        syntax = error if isinstance(error, JSONDecodeError) else None
        if extent.too_deep is not None and not (syntax and syntax.pos < extent.too_deep):
            fault = NotJson(extent.too_deep, Fault.DEPTH, ends=extent.end is not None)
        elif syntax:
            raise _not_json(self.text, syntax)
        elif isinstance(error, _NoNumberError) and extent.constant is not None:
            word = word_at(self.text, extent.constant)
            fault = NotJson(extent.constant, Fault.NOT_A_NUMBER, word, ends=extent.end is not None)
        else:
            value, self.at = _BOUNDED.raw_decode(self.text, self.at)
            return value
        self.at = extent.end or self.at
        raise fault

    def _unexpected(self, *expected: str) -> NotJson:
        return NotJson(self.at, Fault.INVALID_JSON, word_at(self.text, self.at), expected)


def repeated_key(text: str, at: int) -> tuple[str | int, ...] | None:
    """The steps to the first key that stands twice in an object of a value; ``None`` if there is none."""
    return _repeated(_PAIRS.raw_decode(text, at)[0], ())


def _repeated(value: Any, steps: tuple[str | int, ...]) -> tuple[str | int, ...] | None:  # noqa: ANN401
    seen = set()
    for key, member in (
        value if isinstance(value, _Pairs) else enumerate(value) if isinstance(value, list) else ()
    ):
        if key in seen:
            return *steps, key
        seen.add(key)
        if found := _repeated(member, (*steps, key)):
            return found
    return None


def word_at(text: str, at: int) -> str:
    """What stands at an index, in a few characters."""
    word = _WORD.match(text, at)
    if word:
        return word.group()
    return Phrase("a line break") if at < len(text) else Phrase("the end")


def _not_json(text: str, error: JSONDecodeError) -> NotJson:
    expected = next((words for start, words in _EXPECTED.items() if error.msg.startswith(start)), "JSON")
    return NotJson(error.pos, Fault.INVALID_JSON, word_at(text, error.pos), (expected,))


class Extent(NamedTuple):
    """How far a value reaches by its brackets alone.

    ``end`` is the index behind it, ``too_deep`` that of the first bracket beyond the ``DEEPEST`` level
    and ``constant`` that of the first NaN or Infinity; each is ``None`` where there is none.
    """

    end: int | None
    too_deep: int | None
    constant: int | None

    @classmethod
    def of(cls, text: str, at: int, depth: int) -> "Extent":
        """The extent of the value that begins at an index, ``depth`` levels deep."""
        too_deep = constant = None
        for index, level, token in _levels(text, at, depth):
            if token in "{[" and level > DEEPEST and too_deep is None:
                too_deep = index
            elif token in "]}" and level == depth:
                return cls(index + 1, too_deep, constant)
            elif token[-1] in "Ny" and constant is None:
                constant = index
        return cls(None, too_deep, constant)


def _levels(text: str, at: int, level: int) -> Iterator[tuple[int, int, str]]:
    """The brackets and the words that are no numbers, each with its index and the level after it."""
    for token in _TOKEN.finditer(text, at):
        word = token.group()
        if not word.startswith('"'):
            level += (word in "{[") - (word in "]}")
            yield token.start(), level, word
