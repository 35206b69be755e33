"""What differs between a record and its new text, as a unified diff."""

from collections.abc import Iterator
from difflib import diff_bytes, unified_diff
from pathlib import Path

from sevenrocks.validator.files import unpacked


def difference(name: str, old: Path, new: Path) -> Iterator[bytes]:
    """The lines of a unified diff between two files, each with its line end; both are held whole."""
    title = name.encode(errors="backslashreplace")
    for line in diff_bytes(unified_diff, _lines(old), _lines(new), title, title):
        yield line if line.endswith(b"\n") else line + b"\n\\ No newline at end of file\n"


def _lines(path: Path) -> list[bytes]:
    with unpacked(path) as file:
        return list(file)
