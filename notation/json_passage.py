"""A piece of JSON text that holds matches: reads them one by one, and says what is wrong with the others."""

from contextlib import suppress
from typing import Any

from sevenrocks.notation.json_origin import JsonOrigin, Step, pointer
from sevenrocks.notation.json_reader import MatchReader, Misfit
from sevenrocks.notation.json_text import BLANKS, Cursor, Extent, NotJson, repeated_key
from sevenrocks.notation.json_violation import MATCH, Violation, misplaced_event, violation
from sevenrocks.notation.record import Fault, Match, Place, Unreadable
from sevenrocks.notation.render import render
from sevenrocks.notation.source import MOST_CHARACTERS, Block


class Passage(Cursor):
    """A JSON document, or the line of JSON Lines with this number. What is wrong is added to ``faults``."""

    def __init__(self, block: Block, faults: list[Unreadable], number: int | None = None) -> None:
        super().__init__(block.text)
        self._faults = faults
        self._flawed = block.flawed
        self._number = number
        self._counted = (0, block.line)

    def take_match(self, steps: tuple[Step, ...] = ()) -> Match | None:
        """Take the match that these steps lead to; ``None`` where it is wrong.

        Raises ``NotJson`` where it cannot be told where it ends.
        """
        self.peek()
        start, depth = self.at, len(steps)
        try:
            value = self.take_value(depth)
        except NotJson as fault:
            if not fault.ends:
                raise
            self.report_text(fault)
            return None
        match = self._read(value, start, steps)
        if match and self.at - start > MOST_CHARACTERS and _longest_line(match) > MOST_CHARACTERS:
            self.report(Fault.LENGTH, steps)
            return None
        return match

    def report(
        self, fault: Fault, steps: tuple[Step, ...], found: str = "", expected: tuple[str, ...] = ()
    ) -> None:
        """Report what is wrong with the value that these steps lead to."""
        place = Place(self._number, pointer=pointer(steps))
        self._faults.append(Unreadable("", place, fault, found, expected))

    def report_violation(self, broken: Violation, steps: tuple[Step, ...] = ()) -> None:
        """Report what breaks the schema in the value that these steps lead to."""
        self.report(broken.fault, (*steps, *broken.path), broken.found, broken.expected)

    def report_text(self, fault: NotJson) -> None:
        """Report what is no JSON, where it stands in the text."""
        if self._is_no_text(fault.at, fault.at + 1):
            return
        at = min(fault.at, len(self.text.rstrip(BLANKS)))  # where something is missing at the end
        start = self.text.rfind("\n", 0, at) + 1
        line = self.text[start:].partition("\n")[0]
        width = len(fault.found) if fault.found and self.text.startswith(fault.found, at) else 0
        place = Place(self._line(at), at - start + 1, at - start + 1 + width)
        shown = line if len(line) <= MOST_CHARACTERS else ""
        self._faults.append(Unreadable(shown, place, fault.fault, fault.found, fault.expected))

    def _read(self, value: Any, start: int, steps: tuple[Step, ...]) -> Match | None:  # noqa: ANN401
        reader = MatchReader()
        match = None
        with suppress(Misfit):
            match = reader.read(value, self._line(start), JsonOrigin(self.text, start, steps, self._number))
        if match and self._is_plain(start, reader.colons):
            return match
        if self._is_wrong(value, start, steps):
            return None
        assert match, "the reader takes what the schema takes"
        return match

    def _is_plain(self, start: int, colons: int) -> bool:
        """Whether the text just taken has no key twice, which makes a colon too many, and no ``null``."""
        text, end = self.text, self.at
        return (
            text.count(":", start, end) == colons
            and text.find("\\u003", start, end) < 0  # a colon in a text that was not counted
            and text.find("null", start, end) < 0
        )

    def _is_wrong(self, value: Any, start: int, steps: tuple[Step, ...]) -> bool:  # noqa: ANN401
        """Whether the match just taken is wrong; says how."""
        if self._is_no_text(start, self.at):
            return True
        too_deep = Extent.of(self.text, start, len(steps)).too_deep
        if too_deep is not None:
            self.report_text(NotJson(too_deep, Fault.DEPTH))
        elif repeated := repeated_key(self.text, start):
            self.report(Fault.REPEATED_KEY, (*steps, *repeated), str(repeated[-1]))
        elif broken := violation(value, MATCH) or misplaced_event(value):
            self.report_violation(broken, steps)
        else:
            return False
        return True

    def _is_no_text(self, start: int, end: int) -> bool:
        """Whether bytes that were no text stood here, which is said of the source already."""
        return self._flawed and "\ufffd" in self.text[start:end]

    def _line(self, at: int) -> int:
        """The line of an index; they are asked for in order, and counted on."""
        counted, line = self._counted
        if at < counted:
            return line - self.text.count("\n", at, counted)
        self._counted = at, line + self.text.count("\n", counted, at)
        return self._counted[1]


def _longest_line(match: Match) -> int:
    return max(map(len, render(match).split("\n")))
