"""Which form a record has: the notation itself, a JSON document or JSON Lines."""

import os
from collections.abc import Iterator
from itertools import chain
from typing import Any, Final, Literal, TypeAlias

Form: TypeAlias = Literal["srn", "json", "jsonl"]

_ENDINGS: Final[dict[str, Form]] = {".srn": "srn", ".json": "json", ".jsonl": "jsonl"}
_AROUND_MATCHES: Final = frozenset(("format", "version", "matches"))
"""The keys of a JSON document, none of which a match has."""


def form_told_by_name(source: Any) -> Form | None:  # noqa: ANN401 - only of a path there is something to tell
    """The form that the ending of a path tells, with or without ``.gz``."""
    if not isinstance(source, os.PathLike):
        return None
    name = os.fspath(source).removesuffix(".gz")
    return _ENDINGS.get(os.path.splitext(name)[1])  # noqa: PTH122 - a name of any kind, not a path to be opened


def recognised(chunks: Iterator[bytes]) -> tuple[Form, Iterator[bytes]]:
    """The form that a source seems to have, and its chunks from the beginning.

    What begins with a brace is JSON: JSON Lines if its first line is a whole object of another kind than
    a document, and a document otherwise.
    """
    begun: list[bytes] = []
    for chunk in chunks:
        begun.append(chunk)
        if chunk.strip():
            break
    if not begun or not begun[-1].lstrip().startswith(b"{"):
        return "srn", chain(begun, chunks)
    ended = b"\n" in begun[-1].lstrip()
    while not ended and (chunk := next(chunks, b"")):
        begun.append(chunk)
        ended = b"\n" in chunk
    line = b"".join(begun).lstrip().partition(b"\n")[0]
    return "jsonl" if _is_line(line) else "json", chain(begun, chunks)


def _is_line(line: bytes) -> bool:
    import json  # noqa: PLC0415 - text shall not wait for it

    try:
        return _AROUND_MATCHES.isdisjoint(json.loads(line))
    except (ValueError, RecursionError):
        return False
