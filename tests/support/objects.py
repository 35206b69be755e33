"""Strategies for JSON: matches as the schema has them, and the same with something changed."""

from copy import deepcopy

from hypothesis import strategies as st

from sevenrocks.notation import match_to_json
from sevenrocks.schemas import load
from support.records import matches

_KEYS = sorted(
    {key for part in load("record")["$defs"].values() for key in part.get("properties", ())}
    | {"count", "points", "total", "pips", "deduction", "tile", "site", "value", "unfinished", "colour"}
)
_SCALARS = st.sampled_from(
    [
        *(None, True, False, 0, 1, 4, -1, 9, 10, -5, 999_999_999, 1_000_000_000, -1_000_000_000, 10**30),
        *(
            1.0,
            5.5,
            -0.0,
            "",
            "N",
            "S",
            "NS",
            "1|4",
            "4|1",
            "2|7",
            "back",
            "low",
            "lineA",
            "domino",
            "blocked",
        ),
        *("won", "null", "a:b", "E 1", "x", " x", "x ", "#:", "#", ":", "a\nb", "a\rb", "a\0", "a\n"),
        *("\ud800", "\U0001f062", "Çok", "Event"),
    ]
)
_VALUES = st.one_of(
    _SCALARS,
    st.lists(_SCALARS, max_size=2),
    st.dictionaries(st.sampled_from(_KEYS), _SCALARS, max_size=3),
)

objects = matches.map(match_to_json)


@st.composite
def mutated_objects(draw):
    """A match as JSON, with one to three members or items dropped, renamed, changed, added or moved."""
    value = deepcopy(draw(objects))
    for _ in range(draw(st.integers(1, 3))):
        holders = [holder for holder in containers(value) if holder]
        if holders:
            mutate(draw, draw(st.sampled_from(holders)))
    return value


def containers(value):
    """Every object and list of a value, itself included."""
    if isinstance(value, (dict, list)):
        yield value
        for member in value.values() if isinstance(value, dict) else value:
            yield from containers(member)


def mutate(draw, holder):
    """Change one member of an object, or one item of a list."""
    key = (
        draw(st.sampled_from(list(holder)))
        if isinstance(holder, dict)
        else draw(st.integers(0, len(holder) - 1))
    )
    match draw(st.sampled_from(["drop", "change", "add", "move"])):
        case "drop":
            del holder[key]
        case "change":
            holder[key] = draw(_VALUES)
        case "add" if isinstance(holder, dict):
            holder[draw(st.sampled_from(_KEYS))] = draw(_VALUES)
        case "add":
            holder.insert(key, draw(_VALUES))
        case "move" if isinstance(holder, dict):
            holder[draw(st.sampled_from(_KEYS))] = holder.pop(key)
        case "move":
            holder.append(holder.pop(key))
