"""What a code means, told with an example and the report it gets; written as Markdown."""

import re
from collections.abc import Iterator
from textwrap import fill
from typing import Final

from sevenrocks.validator.api import validate
from sevenrocks.validator.catalogue import CATALOGUE, Entry
from sevenrocks.validator.language import say
from sevenrocks.validator.reports.block import block
from sevenrocks.validator.reports.excerpt import visible
from sevenrocks.validator.reports.finding import Finding, findings_in_match, findings_in_source
from sevenrocks.validator.reports.style import BlockStyle

WIDTH: Final = 100
EXAMPLE: Final = "example"

_RULES: Final = re.compile(r"\bR([0-9]+)(?: to R([0-9]+))?")


def explanation(entry: Entry) -> str:
    """Return everything that is to be said of a code."""
    rule = ", " + say("rule {rule}", rule=entry.rule) if entry.rule else ""
    category = say("category {category}", category=entry.category)
    parts = [
        f"## {entry.code} {entry.name}",
        f"{say(entry.severity)}, {category}{rule}",
        fill(say("Reported: {summary}.", summary=say(entry.summary)), WIDTH),
        fill(say(entry.explanation), WIDTH),
        f"{say('Example:')}\n\n{_fenced(_shown(entry.fires))}",
        f"{say('Report:')}\n\n{_fenced(_reported(entry))}",
        fill(say("Mend: {mend}", mend=say(entry.mend)), WIDTH),
        f"{say('Nearly the same, without this discrepancy:')}\n\n{_fenced(_shown(entry.near))}",
    ]
    return "\n\n".join(parts)


def listing(rule: str | None = None) -> Iterator[str]:
    """Give a line for each code, by category; with a ``rule`` such as ``"R17"`` for those that rest on it."""
    category = None
    width = max(len(say(entry.severity)) for entry in CATALOGUE.values())
    for entry in CATALOGUE.values():
        if rule is not None and rule not in _rules(entry):
            continue
        if entry.category != category:
            category = entry.category
            yield f"{category}:"
        yield f"  {entry.code}  {say(entry.severity):<{width}}  {entry.name}: {say(entry.summary)}"


def _rules(entry: Entry) -> set[str]:
    """The rule that a code rests on, and those that its explanation names: ``R13 to R16`` are four."""
    named = _RULES.findall(f"{entry.rule} {entry.explanation}")
    return {f"R{number}" for first, last in named for number in range(int(first), int(last or first) + 1)}


def _reported(entry: Entry) -> list[str]:
    """The example's own report."""
    source = entry.fires if isinstance(entry.fires, bytes) else entry.fires.encode()
    found = next(finding for finding in _findings(source) if finding.entry is entry)
    return block(found, BlockStyle())


def _findings(source: bytes) -> Iterator[Finding]:
    validation = validate(source, name=EXAMPLE)
    for report in validation:
        yield from findings_in_match(report)
    yield from findings_in_source(validation)


def _shown(source: str | bytes) -> list[str]:
    text = source if isinstance(source, str) else source.decode("utf-8", "backslashreplace")
    return [visible(line) for line in text.splitlines()]


def _fenced(lines: list[str]) -> str:
    return "\n".join(["```text", *lines, "```"])
