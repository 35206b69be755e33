"""What was worked out once, remembered."""

from collections.abc import Callable
from typing import Generic, TypeVar

Word = TypeVar("Word")
Value = TypeVar("Value")


class Memo(dict[Word, Value], Generic[Word, Value]):
    """The values of words, each worked out when it is first asked for.

    Raises what ``decode`` raises. Holds so many words that ordinary records never fill it.
    """

    MOST = 1 << 15

    def __init__(self, decode: Callable[[Word], Value]) -> None:
        super().__init__()
        self._decode = decode

    def __missing__(self, word: Word) -> Value:
        value = self._decode(word)
        if len(self) >= self.MOST:
            self.clear()
        self[word] = value
        return value
