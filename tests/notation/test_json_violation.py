"""What breaks the schema is said in plain words, at the smallest thing that is wrong."""

import pytest

from sevenrocks.notation.json_violation import MATCH, misplaced_event, violation
from sevenrocks.notation.record import Fault

EVENT = {"seat": "N", "place": "1|4"}
COMMENT = "a text without line break, NUL, unpaired surrogates and #:, and without blanks at its ends"


def played(event):
    return {"rounds": [{"number": 1, "events": [event]}]}


@pytest.mark.parametrize(
    ("event", "path", "found", "expected"),
    [
        ({"seat": "N"}, (), "an object without place", "place"),
        ({"seat": "X", "place": "1|4"}, ("seat",), '"X"', "N, E, S, W"),
        ({"seat": "N", "place": 14}, ("place",), "14", "a text"),
        ({"seat": "N", "place": "4|1"}, ("place",), '"4|1"', "a tile such as 1|4, its smaller half first"),
        ({"seat": "N", "knock": False}, ("knock",), "false", "true"),
        (
            EVENT | {"points": 5},
            ("points",),
            "the key points",
            "seat, place, on, claims, after_end, comments, comment",
        ),
        (
            {"sead": "N", "place": "1|4"},
            ("sead",),
            "the key sead",
            "seat, place, on, claims, after_end, comments, comment",
        ),
        (EVENT | {"on": {"value": 12}}, ("on", "value"), "12", "a number from 0 to 9"),
        (EVENT | {"on": {"site": "low"}}, ("on",), "an object without tile", "tile"),
        (EVENT | {"claims": {}}, ("claims",), "nothing in it", "at least one entry"),
        (EVENT | {"claims": {"points": 5.0}}, ("claims", "points"), "5.0", "an integer"),
        (EVENT | {"claims": {"points": None}}, ("claims", "points"), "null", "an integer"),
        (EVENT | {"claims": {"points": -5}}, ("claims", "points"), "-5", "a number from 0 to 999999999"),
        (EVENT | {"claims": {"count": 5}}, ("claims", "count"), "5", "a list"),
        (EVENT | {"comment": " x"}, ("comment",), '" x"', COMMENT),
        (EVENT | {"comment": ["x"]}, ("comment",), "a list", "a text"),
        ("N knock", (), '"N knock"', "an object"),
        (["N" * 100], (), "a list", "an object"),
        (
            EVENT | {"place": "x" * 100},
            ("place",),
            '"' + "x" * 59 + "...",
            "a tile such as 1|4, its smaller half first",
        ),
    ],
)
def test_of_an_event(event, path, found, expected):
    broken = violation(played(event), MATCH)
    assert broken.path == ("rounds", 0, "events", 0, *path)
    assert (broken.found, ", ".join(broken.expected)) == (found, expected)
    assert broken.fault is Fault.SCHEMA


@pytest.mark.parametrize(
    ("end", "path", "found"),
    [
        ({"by": "domino"}, (), "an object without seat"),
        ({"by": "won", "side": "NS", "seat": "N"}, ("seat",), "the key seat"),
        ({"by": "blocked", "side": "NS"}, ("side",), "the key side"),
        ({"by": "chance"}, ("by",), '"chance"'),
    ],
)
def test_of_an_end(end, path, found):
    broken = violation({"rounds": [{"number": 1, "end": end}]}, MATCH)
    assert (broken.path, broken.found) == (("rounds", 0, "end", *path), found)


def test_of_a_match_without_a_statement():
    broken = violation({"comments": ["x"]}, MATCH)
    assert (broken.path, broken.expected) == ((), ("a match, which has tags, rounds or a result",))


def test_a_number_over_the_limit_is_a_matter_of_its_own():
    broken = violation({"result": {"NS": 10**9, "EW": 0}}, MATCH)
    assert (broken.path, broken.found, broken.fault) == (("result", "NS"), "1000000000", Fault.LIMIT)


def test_what_is_nearest_to_the_root_is_said_first():
    assert violation({"tags": [{"name": 1, "value": 2}], "rounds": {}}, MATCH).path == ("rounds",)


def test_what_fits_is_no_violation():
    assert violation(played(EVENT), MATCH) is None
    assert misplaced_event(played(EVENT)) is None
