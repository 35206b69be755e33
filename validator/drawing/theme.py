"""The colours of pictures, on light and on dark paper."""

from typing import Final, Literal, NamedTuple, TypeAlias

Theme: TypeAlias = Literal["light", "dark", "auto"]


class Colours(NamedTuple):
    """What everything is drawn in."""

    paper: str
    ink: str
    faint: str
    tile: str
    edge: str
    pip: str
    spinner: str
    last: str
    wrong: str


LIGHT: Final = Colours(
    paper="#f6f4ef",
    ink="#1f2328",
    faint="#5b636d",
    tile="#ffffff",
    edge="#8a8578",
    pip="#1f2328",
    spinner="#e8710a",
    last="#1a6fd1",
    wrong="#b3261e",
)
DARK: Final = Colours(
    paper="#16191d",
    ink="#eceae4",
    faint="#a3abb5",
    tile="#ece8dd",
    edge="#6f6a5e",
    pip="#16191d",
    spinner="#f5871f",
    last="#58a6ff",
    wrong="#ff8a80",
)


def style(theme: Theme) -> str:
    """Return the style sheet of a theme; ``auto`` follows what the reader prefers."""
    if theme == "light":
        return _rules(LIGHT)
    if theme == "dark":
        return _rules(DARK)
    return f"{_rules(LIGHT)}\n@media (prefers-color-scheme: dark) {{\n{_rules(DARK)}\n}}"


def _rules(colours: Colours) -> str:
    fills = {
        "paper": colours.paper,
        "tile": colours.tile,
        "pip": colours.pip,
        "spinner": "none",
        "last": "none",
        "open": "none",
        "counts": colours.ink,
        "number": colours.paper,
        "ink": colours.ink,
        "faint": colours.faint,
        "orange": colours.spinner,
        "blue": colours.last,
        "wrong": colours.wrong,
    }
    strokes = {
        "tile": colours.edge,
        "middle": colours.edge,
        "spinner": colours.spinner,
        "last": colours.last,
        "open": colours.faint,
    }
    rules = [f".seven-rocks .{name} {{ fill: {colour} }}" for name, colour in fills.items()]
    return "\n".join(
        rules + [f".seven-rocks .{name} {{ stroke: {colour} }}" for name, colour in strokes.items()]
    )
