"""The hands dealt, held against each other; a hand with a fault counts as hidden (R2, R4)."""

import pytest
from support.judged import judged

NORTH = "deal N 0|0 0|1 0|2 0|3 0|4 0|5 0|6"
EAST = "deal E 1|1 1|2 1|3 1|4 1|5 1|6 2|2"
SOUTH = "deal S 2|3 2|4 2|5 2|6 3|3 3|4 3|5"
WEST = "deal W 3|6 4|4 4|5 4|6 5|5 5|6 6|6"


def dealt(*lines):
    """What is wrong with the deals of a round, and the seats whose hand is known."""
    played = judged("\n".join(["round 1", *lines, "result *", ""]))
    found = [
        (fault.code, fault.reason, fault.address.index, fault.address.part, fault.address.item)
        for fault in played.discrepancies
    ]
    hands = played.games[0].hands.dealt
    return found, "".join(seat for seat, hand in zip("NESW", hands, strict=True) if hand is not None)


@pytest.mark.parametrize(
    ("lines", "known"),
    [
        ([], ""),
        ([EAST, NORTH], "NE"),
        ([WEST, SOUTH, EAST], "NESW"),
        ([NORTH, EAST, SOUTH, WEST], "NESW"),
    ],
    ids=["none", "two", "three-make-four", "all"],
)
def test_seven_different_tiles_a_hand_are_right(lines, known):
    assert dealt(*lines) == ([], known)


@pytest.mark.parametrize(
    ("line", "found"),
    [
        (NORTH.replace("0|6", "2|7"), [("SR201", "", 0, "listed", 6)]),
        (NORTH.replace("0|6", "0|0"), [("SR202", "one-hand", 0, "listed", 6)]),
        (NORTH.replace(" 0|6", ""), [("SR203", "", 0, "tiles", 0)]),
        (NORTH + " 5|5", [("SR203", "", 0, "tiles", 0)]),
        (NORTH + " 2|7", [("SR201", "", 0, "listed", 7)]),
        (NORTH + " 0|0", [("SR202", "one-hand", 0, "listed", 7)]),
        (NORTH.replace(" 0|5 0|6", " 2|7"), [("SR201", "", 0, "listed", 5), ("SR203", "", 0, "tiles", 0)]),
    ],
    ids=["foreign", "twice", "six", "eight", "eighth-is-foreign", "eighth-is-twice", "five-and-foreign"],
)
def test_a_faulty_hand_is_hidden_and_the_others_are_not(line, found):
    assert dealt(line, EAST) == (found, "E")


def test_a_tile_in_two_hands_hides_both():
    found, known = dealt(NORTH, EAST.replace("1|1", "0|3"), SOUTH)
    assert (found, known) == ([("SR202", "two-hands", 1, "listed", 0)], "S")


def test_a_tile_in_two_hands_names_the_other_and_where_it_stands():
    played = judged(f'[North "Ada"]\nround 1\n{NORTH}\n{EAST.replace("1|1", "0|3")}\nresult *\n')
    [fault] = played.discrepancies
    assert fault.values == {"tile": "0|3", "other": "N (Ada)"}
    [related] = fault.related
    assert (related.address.index, related.address.item, related.remark) == (0, 3, "dealt-here")


def test_two_deals_of_one_seat_hide_its_hand():
    assert dealt(NORTH, EAST.replace("E", "N"), SOUTH) == ([("SR204", "deal", 1, "seat", 0)], "S")


def test_a_faulty_hand_is_not_the_fourth_by_what_is_left():
    """The other three do not leave it either, where one of them is faulty too."""
    assert dealt(NORTH.replace("0|0", "1|1"), EAST, SOUTH, WEST)[1] == "SW"


def test_one_faulty_hand_is_what_the_others_leave():
    assert dealt(NORTH.replace(" 0|6", ""), EAST, SOUTH, WEST) == ([("SR203", "", 0, "tiles", 0)], "NESW")
