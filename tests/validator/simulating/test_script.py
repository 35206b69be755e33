"""Scripts: where every part of a statement comes to stand."""

from sevenrocks.validator.simulating.script import Atom, Script, Statement, bare, words
from sevenrocks.validator.simulating.style import PLAIN


def event(seat: str, tile: str, **more: object) -> Statement:
    placed = [Atom("tile", tile), Atom("", "@"), Atom("value", "4")]
    return Statement("event", [bare("seat", seat), placed, bare("points", "+0")], side=0, **more)


def script() -> Script:
    statements = [
        Statement("round", [*words("round"), bare("number", "1")], spaced=True),
        event("S", "1|4", above=["first"]),
        event("W", "4|4", joined=True, gap="  ", beside="  # pause"),
        Statement("result", [*words("result"), bare("by", "*")], spaced=True),
    ]
    return Script(PLAIN, statements, ["last"])


def test_the_text():
    assert script().write() == ("round 1\n# first\nS 1|4@4 +0  W  4|4@4  +0  # pause\n\nresult *\n# last\n")


def test_places_are_those_of_the_text():
    written = script()
    lines = written.write().split("\n")
    for statement in written.statements:
        for atom in statement.atoms():
            if atom.part:
                line, column, end = statement.extent(atom.part)
                assert lines[line - 1][column - 1 : end - 1] == atom.text
    line, column, end = written.statements[2].extent()
    assert lines[line - 1][column - 1 : end - 1] == "W  4|4@4  +0"
    assert written.statements[2].extent("after") == (line, end, end)


def test_a_part_made_of_others_is_as_long_as_they_are():
    listed = Statement(
        "hand", [*words("hand"), bare("seat", "N"), bare("listed", "1|1"), bare("listed", "2|2")]
    )
    Script(PLAIN, [listed]).write()
    assert listed.extent("tiles") == (1, 8, 15)
    assert listed.extent("listed", 1) == (1, 12, 15)


def test_what_stood_behind_a_statement_that_is_left_out_gets_a_line_of_its_own():
    written = script()
    written.remove(written.statements[1])
    assert written.write().splitlines()[:2] == ["round 1", "W  4|4@4  +0  # pause"]


def test_what_is_inserted_stands_on_a_line_of_its_own():
    written = script()
    written.insert_after(written.statements[1], Statement("stray", words("?")))
    assert written.write().splitlines()[2:5] == ["S 1|4@4 +0", "?", "W  4|4@4  +0  # pause"]
