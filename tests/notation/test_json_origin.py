"""Places in JSON: the pointer to a statement, or to the part of it that an address names."""

import json

import pytest

from sevenrocks.notation import match_to_json, parse
from sevenrocks.notation.json_origin import pointer
from sevenrocks.notation.record import Address, Kind, Place

TEXT = """\
[Event "Autumn Teams"]
# above the round
round 1  # beside it
draw N:5 E:9
opener S
deal N 0|1 0|6
S 1|4 (5) +5 =5  # the opening tile
W 4|4@1|4.high
N knock
E 2|4@4
end domino S
N knock
hand N 0|6 4|6 (16) -15 =20
score NS 20 EW 30
round 2
result *
"""


@pytest.fixture(scope="module")
def origins():
    """The origins of the match in a document, and alone on the second line of JSON Lines."""
    (match,) = parse(TEXT)
    value = json.dumps(match_to_json(match))
    (first,) = parse(f'{{"format": "srn", "version": 1, "matches": [{value}]}}')
    (second,) = parse(f"\n{value}\n", form="jsonl")
    return first.origin, second.origin


@pytest.mark.parametrize(
    ("address", "where"),
    [
        (Address(Kind.TAG, 0, part="value"), "/tags/0/value"),
        (Address(Kind.TAG, 0), "/tags/0"),
        (Address(Kind.ROUND, 0, 0), "/rounds/0"),
        (Address(Kind.ROUND, 0, 0, "number"), "/rounds/0/number"),
        (Address(Kind.ROUND, 0, 0, "comment", 0), "/rounds/0/comments/0"),
        (Address(Kind.ROUND, 0, 0, "comment", 1), "/rounds/0/comment"),
        (Address(Kind.DRAW, 0, 0, "lot", 1), "/rounds/0/draws/0/lots/1"),
        (Address(Kind.OPENER, 0, 0, "seat"), "/rounds/0/opener/seat"),
        (Address(Kind.DEAL, 0, 0, "tiles"), "/rounds/0/deals/0/tiles"),
        (Address(Kind.DEAL, 0, 0, "listed", 1), "/rounds/0/deals/0/tiles/1"),
        (Address(Kind.EVENT, 0, 0), "/rounds/0/events/0"),
        (Address(Kind.EVENT, 0, 0, "tile"), "/rounds/0/events/0/place"),
        (Address(Kind.EVENT, 0, 0, "on"), "/rounds/0/events/0"),
        (Address(Kind.EVENT, 0, 0, "count"), "/rounds/0/events/0/claims/count"),
        (Address(Kind.EVENT, 0, 0, "total"), "/rounds/0/events/0/claims/total"),
        (Address(Kind.EVENT, 0, 0, "comment"), "/rounds/0/events/0/comment"),
        (Address(Kind.EVENT, 1, 0, "points"), "/rounds/0/events/1"),
        (Address(Kind.EVENT, 1, 0, "target"), "/rounds/0/events/1/on"),
        (Address(Kind.EVENT, 1, 0, "target_tile"), "/rounds/0/events/1/on/tile"),
        (Address(Kind.EVENT, 1, 0, "site"), "/rounds/0/events/1/on/site"),
        (Address(Kind.EVENT, 2, 0, "tile"), "/rounds/0/events/2/knock"),
        (Address(Kind.EVENT, 3, 0, "target"), "/rounds/0/events/3/on"),
        (Address(Kind.END, 0, 0, "by"), "/rounds/0/end"),
        (Address(Kind.END, 0, 0, "seat"), "/rounds/0/end/seat"),
        (Address(Kind.END, 0, 0, "after"), "/rounds/0/end"),
        (Address(Kind.LATE, 0, 0), "/rounds/0/events/4"),
        (Address(Kind.HAND, 0, 0, "pips"), "/rounds/0/hands/0/claims/pips"),
        (Address(Kind.HAND, 0, 0, "deduction"), "/rounds/0/hands/0/claims/deduction"),
        (Address(Kind.SCORE, 0, 0, "EW"), "/rounds/0/score/EW"),
        (Address(Kind.ROUND, 0, 1, "after"), "/rounds/1"),
        (Address(Kind.RESULT, 0, part="by"), "/result/unfinished"),
    ],
)
def test_an_address_has_a_pointer(origins, address, where):
    first, second = origins
    assert first.place(address) == Place(None, pointer=f"/matches/0{where}")
    assert second.place(address) == Place(2, pointer=where)


def test_a_match_in_json_shows_no_lines(origins):
    assert [origin.text(2) for origin in origins] == ["", ""]


def test_slashes_and_tildes_are_escaped():
    assert pointer(["a/b", 0, "~1"]) == "/a~1b/0/~01"
    assert pointer([]) == ""
