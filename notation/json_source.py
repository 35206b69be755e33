"""How the matches of a JSON document or of JSON Lines are read, one bad match costing no other."""

import json
from collections.abc import Generator, Iterable, Iterator
from typing import Any, Final

from sevenrocks.notation.json_passage import Passage
from sevenrocks.notation.json_text import NotJson
from sevenrocks.notation.json_violation import DOCUMENT, violation
from sevenrocks.notation.record import Fault, Match, Unreadable
from sevenrocks.notation.source import Beginning, decoded, not_text

_ANY: Final = [{"result": {"unfinished": True}}]
"""Stands for matches, which are judged one by one."""

_SOUND: Final = json.dumps({"format": "srn", "matches": _ANY, "version": 1})
"""A document as it should be, its keys in order."""


def matches_in_document(chunks: Iterable[bytes], faults: list[Unreadable]) -> Iterator[Match]:
    """The matches of a JSON document, which is held whole; what cannot be read is added to ``faults``."""
    data = b"".join(chunks)
    block = decoded(data, 1)
    if block.flawed:
        faults.append(not_text(data, 1))
    passage = Passage(block, faults)
    try:
        if passage.peek():
            yield from _document(passage)
    except NotJson as fault:
        passage.report_text(fault)


def matches_in_lines(
    chunks: Iterable[bytes], faults: list[Unreadable], beginning: Beginning
) -> Iterator[Match]:
    """The matches of JSON Lines, held line by line; what cannot be read is added to ``faults``."""
    first, sound = beginning
    for number, line in enumerate(_lines(chunks), first):
        block = decoded(line, number)
        if block.flawed and sound:
            sound = False
            faults.append(not_text(line, number))
        if match := _only_match(Passage(block, faults, number)):
            yield match


def _lines(chunks: Iterable[bytes]) -> Iterator[bytes]:
    begun: list[bytes] = []
    for chunk in chunks:
        *ended, rest = chunk.split(b"\n")
        for line in ended:
            yield b"".join((*begun, line))
            begun.clear()
        begun.append(rest)
    yield b"".join(begun)


def _only_match(passage: Passage) -> Match | None:
    """The match of a line, if it holds one and nothing else."""
    try:
        match = passage.take_match() if passage.peek() else None
        if match:
            passage.take_end()
    except NotJson as fault:
        passage.report_text(fault)
        return None
    return match


def _document(passage: Passage) -> Iterator[Match]:
    """The matches of a document. Raises ``NotJson`` where nothing more can be read."""
    value = (yield from _members(passage)) if passage.peek() == "{" else passage.take_value()
    passage.take_end()
    if isinstance(value, dict) and value.get("matches") == []:
        passage.report(Fault.EMPTY, ("matches",))
    elif json.dumps(value, sort_keys=True) != _SOUND and (broken := violation(value, DOCUMENT)):
        passage.report_violation(broken)


def _members(passage: Passage) -> Generator[Match, None, dict[str, Any]]:
    """The matches of a document; gives its members, with one match for all that were read."""
    members: dict[str, Any] = {}
    for _ in passage.items("{"):
        key = passage.take_key()
        if key in members:
            passage.report(Fault.REPEATED_KEY, (key,), key)
            passage.take_value(1)
        elif key == "matches" and passage.peek() == "[":
            members[key] = []
            for number in passage.items("["):
                members[key] = _ANY
                if match := passage.take_match((key, number)):
                    yield match
        else:
            members[key] = passage.take_value(1)
    return members
