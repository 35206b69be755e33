"""Strategies for records that need not be lawful: any match that the notation can say, and texts of it."""

import re
from typing import TypeVar

from hypothesis import strategies as st

from sevenrocks.notation.record import (
    Deal,
    Draw,
    End,
    Ending,
    Event,
    Hand,
    Match,
    Notes,
    Opener,
    Play,
    Result,
    Round,
    Score,
    Tag,
)
from sevenrocks.notation.render import render
from sevenrocks.notation.tiles import ANY, BACK, FOREIGN, KNOCK, NO_TARGET, TILES, VALUE, tile_of

Value = TypeVar("Value")

_LINE = st.text(st.characters(exclude_characters="\r\n\0", exclude_categories=["Cs"]), max_size=12)
_NUMBER = st.integers(0, 999_999_999)
_SIGNED = st.integers(-999_999_999, 999_999_999)
_SEAT = st.integers(0, 3)
_TILE = st.one_of(
    st.integers(0, TILES - 1),
    st.builds(tile_of, st.integers(0, 9), st.integers(0, 9)),
    st.sampled_from([BACK, FOREIGN + 77]),
)
_TARGET = st.one_of(
    st.just(NO_TARGET),
    st.integers(VALUE, VALUE + 9),
    st.builds(lambda tile, kind: tile * 16 + kind, _TILE, st.integers(0, ANY)),
)


def _tuples(
    items: st.SearchStrategy[Value], least: int = 0, most: int = 3
) -> st.SearchStrategy[tuple[Value, ...]]:
    return st.lists(items, min_size=least, max_size=most).map(tuple)


comments = _LINE.map(lambda text: text.replace("#:", "").strip(" \t"))
notes = st.none() | st.builds(Notes, _tuples(comments, most=2), st.none() | comments).map(
    lambda notes: None if notes == Notes() else notes
)
tags = st.builds(Tag, st.from_regex(r"\A[A-Za-z][A-Za-z0-9_]{0,8}\Z"), _LINE, notes)
plays = st.builds(Play, _SEAT, _TILE, _TARGET)
placements = st.builds(
    Event, plays, st.none() | _tuples(_NUMBER, 1), st.none() | _NUMBER, st.none() | _SIGNED, notes
)
knocks = st.builds(lambda seat, notes: Event(Play(seat, KNOCK, NO_TARGET), notes=notes), _SEAT, notes)
events = placements | knocks
ends = st.one_of(
    st.builds(End, st.just(Ending.DOMINO), _SEAT, st.none(), notes),
    st.builds(End, st.just(Ending.BLOCKED), st.none(), st.none(), notes),
    st.builds(End, st.just(Ending.WON), st.none(), st.integers(0, 1), notes),
)
hands = st.builds(
    Hand, _SEAT, _tuples(_TILE), st.none() | _NUMBER, st.none() | _NUMBER, st.none() | _SIGNED, notes
)
scores = st.tuples(_SIGNED, _SIGNED)
rounds = st.builds(
    Round,
    _NUMBER,
    _tuples(st.builds(Draw, _tuples(st.tuples(_SEAT, _NUMBER), 1), notes), most=2),
    st.none() | st.builds(Opener, _SEAT, notes),
    _tuples(st.builds(Deal, _SEAT, _tuples(_TILE, most=7), notes)),
    _tuples(events, most=6),
    st.none() | ends,
    _tuples(events, most=2),
    _tuples(hands),
    st.none() | st.builds(Score, scores, notes),
    notes,
).filter(lambda played: played.end is not None or not played.late)
results = st.builds(Result, st.none() | scores, notes)
matches = st.builds(
    Match, _tuples(tags), _tuples(rounds, most=2), st.none() | results, _tuples(comments, most=2)
).filter(lambda match: match.tags or match.rounds or match.result)


def _lines(text: str) -> list[str]:
    return re.findall(r"[^\n]*\n|[^\n]+", text)


@st.composite
def loose_texts(draw: st.DrawFn) -> tuple[Match, str]:
    """A match, and a text of it in any of the forms that are read."""
    match = draw(matches)
    lines = [draw(_loose(line)) for line in _lines(render(match))]
    end = draw(st.sampled_from(["\n", "\r\n"]))
    return match, draw(st.sampled_from(["", "\ufeff"])) + "".join(lines).replace("\n", end)


@st.composite
def _loose(draw: st.DrawFn, line: str) -> str:
    """A line with other blanks and other ways to write tiles; comments and tags are left alone."""
    if "#" in line or line.startswith("["):
        return line
    blanks = st.sampled_from([" ", " ", "  ", "\t", " \t "])
    words = [draw(_loose_word(word)) for word in line.split()]
    text = "".join(word + draw(blanks) for word in words)
    return (
        draw(st.sampled_from(["", " ", "\t"]))
        + text
        + draw(st.sampled_from(["\n", "  #: computed\n", "\n\n"]))
    )


@st.composite
def _loose_word(draw: st.DrawFn, word: str) -> str:
    form = draw(st.sampled_from(["{}|{}", "{}-{}", "{}{}", "[{}|{}]"]))
    return re.sub(r"(\d)\|(\d)", lambda tile: form.format(tile[2], tile[1]), word)


@st.composite
def mutated_texts(draw: st.DrawFn) -> str:
    """A text of some matches with a few characters changed or lines moved."""
    text = render(draw(st.lists(matches, min_size=1, max_size=2)))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        cut = draw(st.integers(0, 3))
        new = draw(
            st.sampled_from(
                ["", "", " ", "\n", "#", "[", "N", "x", "|", "\r", "é", "=", "end blocked\n", "1"]
            )
        )
        text = text[:at] + new + text[at + cut :]
    lines = _lines(text)
    if lines and draw(st.booleans()):
        lines.insert(draw(st.integers(0, len(lines))), lines.pop(draw(st.integers(0, len(lines) - 1))))
    return "".join(lines)


_CHARACTERS = st.sampled_from('NESW @|.:()+-=#[]"\\*\n\n\t\r0123456789ehk') | st.characters()
_SNIPPETS = [
    *("round 1\n", "rund 1\n", "draw N:1\n", "opener S\n", "deal N 1|2 3|4\n", "end blocked\n", "end "),
    *("hand N 1|2 (3)\n", "hand S (", "score NS 1 EW 2\n", "result *\n", '[A "b"]\n', "[B "),
    *("S ", "N knock ", "1|4 ", "4|4@4 ", "(1+2) ", "+5 ", "=10 ", "x ", " ", "\n", "\n", "# c", "#: r"),
]
near_texts = st.text(_CHARACTERS, max_size=60) | st.lists(st.sampled_from(_SNIPPETS), max_size=25).map(
    "".join
)
"""Texts that come near the notation."""

any_texts = mutated_texts() | near_texts
