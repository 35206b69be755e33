"""Where a passage begins and ends, and what its lines are."""

import pytest

from sevenrocks.notation.grammar import Misread
from sevenrocks.notation.passage import passage_at
from sevenrocks.notation.record import End, Ending, Notes, Result, Tag
from sevenrocks.notation.source import Block

TEXT = """[A "b"]

round 1
S 1|4
end domino S

round 2
N knock
end blocked
result NS 1 EW 2
"""


def passage(text, start=0, **block):
    return passage_at(Block(text, 1, **block), start)


def test_a_passage_goes_from_its_tags_to_its_result():
    text = f"round 9\n# above\n\n{TEXT}\n{TEXT}"
    first = passage(text, 8)
    second = passage(text, first.end)
    assert text[first.start : first.end] == f"# above\n\n{TEXT}"
    assert text[second.start : second.end] == f"\n{TEXT}"


@pytest.mark.parametrize(
    "text",
    [
        "",
        "\n# a comment\n",
        TEXT.removeprefix('[A "b"]\n'),
        TEXT.replace("\nresult", "\n result"),
        TEXT.replace("result ", "result\t"),
    ],
)
def test_other_lines_are_no_passage(text):
    assert passage(text) is None


def test_lines_with_bytes_that_are_no_text_are_no_passage():
    assert passage(TEXT, flawed=True) is None


def test_the_parts_of_a_passage():
    found = passage(TEXT)
    assert found.read_tags() == (Tag("A", "b"),)
    assert [(one.number, one.end) for one in found.rounds()] == [
        ("1", End(Ending.DOMINO, seat=2)),
        ("2", End(Ending.BLOCKED)),
    ]
    assert found.read_result() == Result((1, 2))
    assert (found.holds("knock"), found.holds("allow")) == (True, False)


def test_comments_stay_with_tags_and_are_taken_off_rounds():
    text = (
        TEXT.replace('"b"]', '"b #2"]  # c')
        .replace("k\ne", "k# d\n\t#: e\n # f\ne")
        .replace("\nr", "\n# g\nr")
    )
    found = passage(f"# above\n{text}")
    assert found.read_tags() == (Tag("A", "b #2", Notes(("above",), "c")),)
    assert list(found.rounds()) == list(passage(TEXT).rounds())


@pytest.mark.parametrize(
    ("written", "instead"),
    [
        ('"b"]', '"b]'),
        ('"b"]', "b]  # c"),
        ("EW 2", "EW"),
        ("\n\nround 1", "\nS 1|4\nround 1"),
        ("S 1|4\n", "S 1|4  # a\rb\n"),
        ("S 1|4\n", "S 1|4\n# a\rb\n"),
    ],
)
def test_what_is_not_plain_is_misread(written, instead):
    found = passage(TEXT.replace(written, instead, 1))
    with pytest.raises(Misread):
        (found.read_tags(), list(found.rounds()), found.read_result())
