"""Where statements and their parts stand."""

import pytest
from hypothesis import given
from support.records import any_texts, loose_texts

from sevenrocks.notation import Address, Kind, Match, Place, parse
from sevenrocks.notation.record import Origin

TEXT = """\
\ufeff[Event "Autumn \\"Teams\\""]  # of tags\r
# one\r
#: computed\r
\r
#two \r
\t[Empty ""]\r
round 7\r
draw N:5 E:9  S:9\tW:2\r
opener S\r
deal N 0|1 [6|0]\r
deal E\r
S 🁍 (5) +5 =5  W 44@1|4.high (1+8) +0 =-10 # both\r
N knock\t\r
E 1|1@4\r
end domino S\r
# late\r
S knock  W 1|2\r
hand N 0|6 4|6 (16) -15 =20\r
hand S (0)\r
score NS 20 EW 30\r
result NS 255 EW 190\r
"""
LINES = TEXT.removeprefix("\ufeff").split("\r\n")


def origin_of(match: Match) -> Origin:
    assert match.origin is not None
    return match.origin


def shown(match: Match, address: Address) -> tuple[int | None, str]:
    """The line of an address and what stands there."""
    place = origin_of(match).place(address)
    assert place.line is not None
    assert place.column is not None
    assert place.end_column is not None
    return place.line, origin_of(match).text(place.line)[place.column - 1 : place.end_column - 1]


@pytest.mark.parametrize(
    ("address", "line", "text"),
    [
        (Address(Kind.TAG), 1, '[Event "Autumn \\"Teams\\""]'),
        (Address(Kind.TAG, 0, None, "name"), 1, "Event"),
        (Address(Kind.TAG, 0, None, "value"), 1, 'Autumn \\"Teams\\"'),
        (Address(Kind.TAG, 0, None, "comment"), 1, "# of tags"),
        (Address(Kind.TAG, 1), 6, '[Empty ""]'),
        (Address(Kind.TAG, 1, None, "value"), 6, ""),
        (Address(Kind.TAG, 1, None, "comment", 0), 2, "# one"),
        (Address(Kind.TAG, 1, None, "comment", 1), 5, "#two"),
        (Address(Kind.ROUND, 0, 0), 7, "round 7"),
        (Address(Kind.ROUND, 0, 0, "number"), 7, "7"),
        (Address(Kind.DRAW, 0, 0, "lot", 2), 8, "S:9"),
        (Address(Kind.OPENER, 0, 0, "seat"), 9, "S"),
        (Address(Kind.DEAL, 0, 0, "seat"), 10, "N"),
        (Address(Kind.DEAL, 0, 0, "tiles"), 10, "0|1 [6|0]"),
        (Address(Kind.DEAL, 0, 0, "listed", 1), 10, "[6|0]"),
        (Address(Kind.DEAL, 1, 0, "tiles"), 11, ""),
        (Address(Kind.EVENT, 0, 0), 12, "S 🁍 (5) +5 =5"),
        (Address(Kind.EVENT, 0, 0, "tile"), 12, "🁍"),
        (Address(Kind.EVENT, 0, 0, "count"), 12, "(5)"),
        (Address(Kind.EVENT, 1, 0), 12, "W 44@1|4.high (1+8) +0 =-10"),
        (Address(Kind.EVENT, 1, 0, "seat"), 12, "W"),
        (Address(Kind.EVENT, 1, 0, "tile"), 12, "44"),
        (Address(Kind.EVENT, 1, 0, "target"), 12, "1|4.high"),
        (Address(Kind.EVENT, 1, 0, "target_tile"), 12, "1|4"),
        (Address(Kind.EVENT, 1, 0, "site"), 12, "high"),
        (Address(Kind.EVENT, 1, 0, "count"), 12, "(1+8)"),
        (Address(Kind.EVENT, 1, 0, "points"), 12, "+0"),
        (Address(Kind.EVENT, 1, 0, "total"), 12, "=-10"),
        (Address(Kind.EVENT, 1, 0, "after"), 12, ""),
        (Address(Kind.EVENT, 1, 0, "comment"), 12, "# both"),
        (Address(Kind.EVENT, 2, 0, "tile"), 13, "knock"),
        (Address(Kind.EVENT, 3, 0, "target"), 14, "4"),
        (Address(Kind.EVENT, 3, 0, "site"), 14, "E 1|1@4"),
        (Address(Kind.END, 0, 0), 15, "end domino S"),
        (Address(Kind.END, 0, 0, "by"), 15, "domino S"),
        (Address(Kind.END, 0, 0, "seat"), 15, "S"),
        (Address(Kind.LATE, 0, 0), 17, "S knock"),
        (Address(Kind.LATE, 0, 0, "comment"), 16, "# late"),
        (Address(Kind.LATE, 1, 0), 17, "W 1|2"),
        (Address(Kind.HAND, 0, 0, "tiles"), 18, "0|6 4|6"),
        (Address(Kind.HAND, 0, 0, "listed", 1), 18, "4|6"),
        (Address(Kind.HAND, 0, 0, "pips"), 18, "(16)"),
        (Address(Kind.HAND, 0, 0, "deduction"), 18, "-15"),
        (Address(Kind.HAND, 0, 0, "total"), 18, "=20"),
        (Address(Kind.HAND, 1, 0, "tiles"), 19, ""),
        (Address(Kind.HAND, 1, 0, "pips"), 19, "(0)"),
        (Address(Kind.SCORE, 0, 0, "NS"), 20, "20"),
        (Address(Kind.SCORE, 0, 0, "EW"), 20, "30"),
        (Address(Kind.RESULT, 0, None, "EW"), 21, "190"),
        (Address(Kind.RESULT), 21, "result NS 255 EW 190"),
    ],
)
def test_the_place_of_every_part(address: Address, line: int, text: str) -> None:
    (match,) = parse(TEXT)
    assert shown(match, address) == (line, text)


def test_columns_count_characters_from_one_and_a_tab_is_one() -> None:
    (match,) = parse(TEXT)
    assert origin_of(match).place(Address(Kind.TAG, 0)) == Place(1, 1, 27)
    assert origin_of(match).place(Address(Kind.TAG, 1)) == Place(6, 2, 12)
    assert origin_of(match).place(Address(Kind.EVENT, 0, 0, "count")) == Place(12, 5, 8)
    assert origin_of(match).place(Address(Kind.DEAL, 1, 0, "tiles")) == Place(11, 7, 7)
    assert origin_of(match).place(Address(Kind.EVENT, 2, 0, "after")) == Place(13, 8, 8)


def test_sides_and_unfinished_results() -> None:
    (match,) = parse("round 1\nend won  EW\nresult  *\n")
    assert shown(match, Address(Kind.END, 0, 0, "side")) == (2, "EW")
    assert shown(match, Address(Kind.END, 0, 0, "by")) == (2, "won  EW")
    assert shown(match, Address(Kind.RESULT, 0, None, "by")) == (3, "*")


def test_what_cannot_be_read() -> None:
    (match,) = parse("round 1\nS 1|4 x\n")
    assert origin_of(match).place(Address(Kind.UNREADABLE, 0)) == Place(2, 7, 8)
    assert origin_of(match).place(Address(Kind.UNREADABLE, 0, None, "after")) == Place(2, 8, 8)


def test_an_event_before_a_fault_on_its_line() -> None:
    (match,) = parse("round 1\nN knock\nS 1|4 (5)  W 1|1 +x\n")
    assert shown(match, Address(Kind.EVENT, 1, 0, "count")) == (3, "(5)")
    assert shown(match, Address(Kind.EVENT, 2, 0)) == (3, "W 1|1")


def test_a_round_without_a_line_stands_where_its_first_statement_does() -> None:
    (match,) = parse('[A "x"]\n\ndeal N 1|4\n')
    assert shown(match, Address(Kind.ROUND, 0, 0, "number")) == (3, "deal N 1|4")


def test_the_lines_of_a_match() -> None:
    (match,) = parse(TEXT)
    for number, line in enumerate(LINES, 1):
        assert origin_of(match).text(number) == line
    assert origin_of(match).text(len(LINES) + 5) == ""


def test_places_in_a_source_of_many_blocks() -> None:
    events = "S 1|4 +5 =5\n# above\nW knock  N 1|1@1|4\n" * 5_000
    (match,) = parse(f'[A "x"]\nround 1\n{events}')
    for index, text in ((0, "S 1|4 +5 =5"), (7_501, "W knock"), (14_999, "N 1|1@1|4"), (9_002, "N 1|1@1|4")):
        line = 3 + index // 3 * 3 + (2 if index % 3 else 0)
        assert shown(match, Address(Kind.EVENT, index, 0)) == (line, text)
        if text == "W knock":
            assert shown(match, Address(Kind.EVENT, index, 0, "comment")) == (line - 1, "# above")


def test_many_places_on_one_long_line() -> None:
    (match,) = parse("round 1\n" + "S 1|4  " * 3_000)
    for index in range(3_000):
        assert origin_of(match).place(Address(Kind.EVENT, index, 0, "tile")) == Place(
            2, 7 * index + 3, 7 * index + 6
        )


def test_a_comment_in_another_block_than_its_statement_is_placed_at_the_statement() -> None:
    (match,) = parse("round 1\n# far above\n" + "\n" * 200_000 + "N knock\n")
    notes = match.rounds[0].events[0].notes
    assert notes is not None
    assert notes.above == ("far above",)
    assert shown(match, Address(Kind.EVENT, 0, 0, "comment"))[0] == 200_003


def addresses(match: Match) -> list[tuple[Address, object]]:
    """Every statement of a match and its address."""
    found: list[tuple[Address, object]] = [(Address(Kind.TAG, i), tag) for i, tag in enumerate(match.tags)]
    for number, played in enumerate(match.rounds):
        kinds = {
            Kind.DRAW: played.draws,
            Kind.OPENER: filter(None, [played.opener]),
            Kind.DEAL: played.deals,
            Kind.EVENT: played.events,
            Kind.END: filter(None, [played.end]),
            Kind.LATE: played.late,
            Kind.HAND: played.hands,
            Kind.SCORE: filter(None, [played.score]),
        }
        found += [
            (Address(kind, i, number), said) for kind, all_ in kinds.items() for i, said in enumerate(all_)
        ]
    return found


def check(match: Match) -> None:
    """Every statement, read again from where it is said to stand, is the same but for its comments."""
    for address, statement in addresses(match):
        _, text = shown(match, address)
        (again,) = parse(text if address.kind is Kind.TAG else f"round 1\n{text}")
        kind = Kind.EVENT if address.kind is Kind.LATE else address.kind
        (_, only), *_ = [pair for pair in addresses(again) if pair[0].kind is kind]
        assert bare(only) == bare(statement)


def bare(statement: object) -> object:
    """A statement without its comments."""
    names = getattr(statement, "_fields", None) or statement.__slots__  # type: ignore[attr-defined]
    return [getattr(statement, name) for name in names if name != "notes"]


@given(loose_texts())
def test_every_statement_stands_where_it_is_said_to(written: tuple[Match, str]) -> None:
    for match in parse(written[1]):
        check(match)


@given(any_texts)
def test_also_among_faults(text: str) -> None:
    for match in parse(text):
        check(match)


def test_the_line_of_a_statement_is_that_of_its_place():
    [match] = parse('# a\n[Event "b"]\n\nround 1\nS 1|4  W 4|4\n# c\nN 1|1  # d\nx\nend blocked\n')
    addresses = [
        Address(Kind.TAG, 0),
        Address(Kind.ROUND, 0, 0),
        *(Address(Kind.EVENT, index, 0) for index in range(3)),
        Address(Kind.UNREADABLE, 0),
        Address(Kind.END, 0, 0),
    ]
    lines = [match.origin.line(address) for address in addresses]
    assert lines == [match.origin.place(address).line for address in addresses] == [2, 4, 5, 5, 7, 8, 9]
