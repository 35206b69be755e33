"""Archives: many records in one file, in every form that files come in."""

import gzip
from pathlib import Path

from sevenrocks.notation import json_lines, parse

ROOT = Path(__file__).parents[2]
MATCH = """\
[Event "{number}"]
# {comment}
round 1
S 5|5 (10) +{points} =10
result *
"""


def case_records() -> list[bytes]:
    """The records of all cases that are text, each ended by a line end."""
    records = [path.read_bytes() for path in sorted((ROOT / "tests" / "cases").rglob("*.srn"))]
    return [record.removesuffix(b"\n") + b"\n" for record in records if _is_short_text(record)]


def short_matches(count: int, *, faulty: int = 0) -> str:
    """So many short matches, half a kilobyte each; of every ``faulty`` ones the last has a wrong award."""
    return "".join(
        MATCH.format(number=number, comment="x" * 400, points=5 if faulty and number % faulty == 0 else 10)
        for number in range(1, count + 1)
    )


def write(path: Path, text: str | bytes) -> Path:
    """Write a text in the form that the ending of the path tells."""
    data = text.encode() if isinstance(text, str) else text
    if ".jsonl" in path.suffixes:
        data = "".join(json_lines(parse(data, form="srn"))).encode()
    path.write_bytes(gzip.compress(data) if path.suffix == ".gz" else data)
    return path


def _is_short_text(record: bytes) -> bool:
    return len(record) < 50_000 and b"\0" not in record and "\ufffd" not in record.decode(errors="replace")
