"""What was worked out once, remembered."""

from collections.abc import Callable, Sized
from typing import Generic, TypeVar

Word = TypeVar("Word", bound=Sized)
Value = TypeVar("Value")


class Memo(dict[Word, Value], Generic[Word, Value]):
    """The values of words, each worked out when it is first asked for; those of long words every time.

    Raises what ``decode`` raises. Holds so many words that ordinary records never fill it, and none that is
    longer than what stands on an ordinary line.
    """

    MOST = 1 << 15
    LONGEST = 99

    def __init__(self, decode: Callable[[Word], Value]) -> None:
        super().__init__()
        self._decode = decode

    def __missing__(self, word: Word) -> Value:
        value = self._decode(word)
        if len(self) >= self.MOST:
            self.clear()
        if len(word) <= self.LONGEST:
            self[word] = value
        return value
