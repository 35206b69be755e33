"""The page of the docs that tells all codes: ``python -m sevenrocks.validator.reports.page``."""

from collections.abc import Iterator
from typing import Final

from sevenrocks.validator.catalogue import CATALOGUE, Entry
from sevenrocks.validator.reports.explanation import explanation

OPENING: Final = """\
# Discrepancies

What the validator reports, one section a code; `sevenrocks explain CODE` prints the same.

A code and its name never change their meaning. An **error** says that the record is wrong, a **warning**
that it is probably not what was meant or cannot be confirmed, a **note** that it is allowed but loosely
written. The category *form* is about how the record is written down, *deal* about the tiles dealt;
*play* means that a player broke a rule, *score* that the scorer did. The rules (R1 to R21) stand in
[rules.md](rules.md), the notation in [notation.md](notation.md).

A slip is reported once: what follows from it, such as the later scores that carry it on, is counted in
its own report and not reported again. A fix is *safe* where the computation leaves one answer, and
otherwise a *suggestion*. [judging.md](judging.md) tells how replay goes on after a discrepancy.

| code | name | severity | category | rule | reported when |
| --- | --- | --- | --- | --- | --- |
"""

FOOT: Final = """\
---

This page is made from the catalogue in `validator/catalogue/`: never edit it, but run
`python -m sevenrocks.validator.reports.page > docs/discrepancies.md`.
"""


def page() -> str:
    """Return the page as Markdown."""
    sections = "\n\n".join(explanation(entry) for entry in CATALOGUE.values())
    return OPENING + "\n".join(_rows()) + f"\n\n{sections}\n\n{FOOT}"


def _rows() -> Iterator[str]:
    for entry in CATALOGUE.values():
        cells = (
            f"[{entry.code}](#{_anchor(entry)})",
            entry.name,
            entry.severity,
            entry.category,
            entry.rule or "–",
        )
        summary = entry.summary.replace("|", "\\|")
        yield f"| {' | '.join(cells)} | {summary} |"


def _anchor(entry: Entry) -> str:
    return f"{entry.code.lower()}-{entry.name}"


if __name__ == "__main__":
    print(page(), end="")  # noqa: T201 - what it is run for
