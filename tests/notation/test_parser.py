"""What a text says: every statement in every form, and how matches are told apart."""

import io
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from support.records import any_texts, loose_texts

from sevenrocks.notation import Match, parse
from sevenrocks.notation.record import (
    Deal,
    Draw,
    End,
    Ending,
    Event,
    Fault,
    Hand,
    Kind,
    Notes,
    Opener,
    Play,
    Result,
    Round,
    Score,
    Tag,
)
from sevenrocks.notation.tiles import ANY, BACK, KNOCK, NO_TARGET, SITE_NAMES, VALUE, tile_of

ONE_FOUR = tile_of(1, 4)


def kind_of(value: object) -> str:
    return type(value).__name__


def only(text: str) -> Match:
    """The only match of a text, read without a fault."""
    reading = parse(text)
    (match,) = reading
    assert reading.faults == []
    assert match.unreadable == ()
    return match


def round_of(text: str) -> Round:
    """The only round of a text, written below its first line."""
    (played,) = only("round 1\n" + text).rounds
    return played


def event_of(text: str) -> Event:
    (event,) = round_of(text).events
    return event


@pytest.mark.parametrize(
    ("line", "tag"),
    [
        ('[Event "Autumn Teams"]', Tag("Event", "Autumn Teams")),
        ('[House_2 ""]', Tag("House_2", "")),
        ('[North "A \\"B\\" \\\\ C"]', Tag("North", 'A "B" \\ C')),
        ('[East "x] # [1|4] \tİı"]', Tag("East", "x] # [1|4] \tİı")),
        ('  [ West\t "x" ]  # c', Tag("West", "x", Notes(beside="c"))),
    ],
)
def test_tags(line: str, tag: Tag) -> None:
    assert only(line).tags == (tag,)


@pytest.mark.parametrize(("written", "number"), [("1", 1), ("0", 0), ("007", 7), ("999999999", 999_999_999)])
def test_rounds(written: str, number: int) -> None:
    assert only(f"round {written}").rounds == (Round(number),)


def test_draws_opener_and_deals() -> None:
    played = round_of("draw N:5 E:9\ndraw E:4\nopener S\ndeal N 0|1 16\ndeal E\n")
    assert played.draws == (Draw(((0, 5), (1, 9))), Draw(((1, 4),)))
    assert played.opener == Opener(2)
    assert played.deals == (Deal(0, (tile_of(0, 1), tile_of(1, 6))), Deal(1, ()))


@pytest.mark.parametrize("written", ["1|4", "4|1", "1-4", "4-1", "14", "41", "[1|4]", "[4|1]", "🀼", "🁍", "🁮"])
def test_a_tile_is_read_in_every_form(written: str) -> None:
    shown = tile_of(1, 4) if written not in "🁍🁮" else event_of(f"N {written}").play.tile
    assert event_of(f"N {written}").play == Play(0, shown, NO_TARGET)
    assert event_of(f"N 66@{written}.low").play.target == shown * 16
    assert round_of(f"deal N {written} {written}").deals[0].tiles == (shown, shown)


@pytest.mark.parametrize(
    ("written", "tile"),
    [("2|7", tile_of(2, 7)), ("99", tile_of(9, 9)), ("🀰", BACK), ("🁢", BACK), ("🀱", 0), ("🂓", 27), ("🁣", 0)],
)
def test_tiles_that_the_set_does_not_hold_and_dominoes_are_read(written: str, tile: int) -> None:
    assert event_of(f"N {written}").play.tile == tile


@pytest.mark.parametrize(("written", "kind"), [(name, kind) for kind, name in enumerate(SITE_NAMES)])
def test_sites(written: str, kind: int) -> None:
    assert event_of(f"W 4|4@1|4.{written}").play == Play(3, tile_of(4, 4), ONE_FOUR * 16 + kind)


def test_shorter_targets() -> None:
    assert event_of("W 4|4@1|4").play.target == ONE_FOUR * 16 + ANY
    assert event_of("W 4|4@14").play.target == ONE_FOUR * 16 + ANY
    assert event_of("W 4|4@4").play.target == VALUE + 4
    assert event_of("W 4|4").play.target == NO_TARGET


@pytest.mark.parametrize(
    ("claims", "expected"),
    [
        ("", (None, None, None)),
        ("(8)", ((8,), None, None)),
        ("(0+2+3+3)", ((0, 2, 3, 3), None, None)),
        ("+10", (None, 10, None)),
        ("=25", (None, None, 25)),
        ("=-5", (None, None, -5)),
        ("(8) =0", ((8,), None, 0)),
        ("+0 =-0", (None, 0, 0)),
        ("(1+8) +0 =0", ((1, 8), 0, 0)),
        ("(" + "+".join("1" * 60) + ")", ((1,) * 60, None, None)),
    ],
)
def test_claims(claims: str, expected: tuple[object, ...]) -> None:
    assert event_of(f"N 1|4 {claims}")[1:4] == expected


def test_a_knock() -> None:
    assert event_of("N knock").play == Play(0, KNOCK, NO_TARGET)
    assert event_of("N knock").is_knock


def test_events_share_a_line() -> None:
    played = round_of("S 1|4 +5\tW knock  N 4|4@1|4.high (1+8) # last\n")
    assert [event.play.seat for event in played.events] == [2, 3, 0]
    assert [event.notes for event in played.events] == [None, None, Notes(beside="last")]


@pytest.mark.parametrize(
    ("written", "end"),
    [
        ("end domino S", End(Ending.DOMINO, seat=2)),
        ("end \t blocked", End(Ending.BLOCKED)),
        ("end won NS", End(Ending.WON, side=0)),
        ("end won  EW", End(Ending.WON, side=1)),
    ],
)
def test_ends(written: str, end: End) -> None:
    assert round_of(written).end == end


@pytest.mark.parametrize(
    ("written", "hand"),
    [
        ("hand N 0|6 4|6 (16) -15 =20", Hand(0, (tile_of(0, 6), tile_of(4, 6)), 16, 15, 20)),
        ("hand S (0) -0 =-20", Hand(2, (), 0, 0, -20)),
        ("hand E 0-2 -0", Hand(1, (tile_of(0, 2),), None, 0, None)),
        ("hand E =5", Hand(1, (), None, None, 5)),
        ("hand W", Hand(3, ())),
    ],
)
def test_hands(written: str, hand: Hand) -> None:
    assert round_of(written).hands == (hand,)


def test_scores_and_results() -> None:
    assert round_of("score NS 20 EW -30").score == Score((20, -30))
    assert only("result NS 255 EW 190").result == Result((255, 190))
    assert only("result *").result == Result(None)


def test_comments_belong_to_the_statement_below_or_beside() -> None:
    match = only(
        "# a\n\n  #b\nround 1# c\n#\n\t# d # e \nN knock ## f\n#: computed\nE knock #: computed\n# g"
    )
    (played,) = match.rounds
    assert played.notes == Notes(("a", "b"), "c")
    assert [event.notes for event in played.events] == [Notes(("", "d # e"), "# f"), None]
    assert match.comments == ("g",)


def test_a_remark_behind_a_comment_is_no_part_of_it() -> None:
    assert event_of("N knock # said #: computed # more").notes == Notes(beside="said")


def test_events_behind_the_end_of_their_round_are_late() -> None:
    played = round_of("N 1|4\nend blocked\nE knock\nhand N\nS knock\nscore NS 0 EW 0\nW knock\n")
    assert [event.play.seat for event in played.events] == [0]
    assert [event.play.seat for event in played.late] == [1, 2, 3]


def test_blanks_line_ends_and_a_byte_order_mark_change_nothing() -> None:
    text = '[A "b"]\nround 1\nS 1|4 +5 =5\n'
    for other in (
        text.replace("\n", "\r\n"),
        "\ufeff" + text,
        text.removesuffix("\n"),
        text.replace(" ", " \t"),
        "\n \n" + text.replace("\n", "\n\t\n"),
        text.replace("\n", "\r\n").removesuffix("\n"),
    ):
        assert only(other) == only(text)


@given(loose_texts())
def test_every_form_of_a_record_is_the_same_record(written: tuple[Match, str]) -> None:
    match, text = written
    reading = parse(text)
    assert list(reading) == [match]
    assert reading.faults == []


def lines_of_matches(text: str) -> list[int]:
    return [match.line for match in parse(text)]


def test_a_tag_below_another_statement_begins_a_match() -> None:
    assert lines_of_matches('[A "x"]\n[B "x"]\nround 1\n\n# c\n[A "y"]\nround 1\n') == [1, 6]


def test_any_statement_below_a_result_begins_a_match() -> None:
    assert lines_of_matches("result *\nresult *\nround 1\nround 2\nresult *\n") == [1, 2, 3]


def test_comments_and_unreadable_lines_do_not_end_the_tags() -> None:
    reading = parse('[A "x"]\n# c\nrubbish\n[B "y]\n[C "z"]\nround 1\n')
    (match,) = reading
    assert [tag.name for tag in match.tags] == ["A", "C"]
    assert [fault.kind for fault in match.unreadable] == [None, Kind.TAG]


def test_comments_above_the_first_statement_of_a_match_go_with_it() -> None:
    first, second = parse('round 1\n# of the next\n[A "x"]\n# last\n')
    assert first.comments == ()
    assert second.tags[0].notes == Notes(("of the next",))
    assert second.comments == ("last",)


def test_what_is_unreadable_behind_a_result_belongs_to_the_match_before() -> None:
    first, second = parse("result *\nrubbish\n# c\nround 1\n")
    assert [fault.text for fault in first.unreadable] == ["rubbish"]
    assert second.rounds == (Round(1, notes=Notes(("c",))),)


def test_what_is_unreadable_before_the_first_statement_belongs_to_no_match() -> None:
    reading = parse("# c\nrubbish\nround 1\n")
    (match,) = reading
    assert match.unreadable == ()
    assert [(fault.text, fault.place.line, fault.notes) for fault in reading.faults] == [
        ("rubbish", 2, Notes(("c",)))
    ]


@pytest.mark.parametrize("text", ["", "\n \t\n", "# only a comment\n#: and a remark", "\ufeff"])
def test_a_source_without_a_statement_is_empty(text: str) -> None:
    reading = parse(text)
    assert list(reading) == []
    assert [fault.fault for fault in reading.faults] == [Fault.EMPTY]


def test_a_source_of_rubbish_is_not_empty_besides() -> None:
    reading = parse("rubbish")
    assert list(reading) == []
    assert [fault.fault for fault in reading.faults] == [Fault.SYNTAX]


def test_text_bytes_paths_and_streams_are_read_alike(tmp_path: Path) -> None:
    text = 'round 1 # ż\n[A "İ"]\n'
    path = tmp_path / "x.srn"
    path.write_text(text, encoding="utf-8")
    expected = list(parse(text))
    assert len(expected) == 2
    stream = io.BytesIO(text.encode())
    assert expected == list(parse(text.encode())) == list(parse(path)) == list(parse(stream))
    assert not stream.closed


def test_a_path_that_cannot_be_opened_raises() -> None:
    with pytest.raises(FileNotFoundError):
        parse(Path("no such file.srn"))


@pytest.mark.parametrize("source", [io.StringIO("round 1\n"), None, 7, ["round 1"]], ids=kind_of)
def test_what_is_no_source_is_named_beside_what_is_one(source: Any) -> None:
    with pytest.raises(
        TypeError, match=f"a str, bytes, a path or an open binary file, not {kind_of(source)}"
    ):
        parse(source)


def test_an_unknown_form_is_named_beside_those_there_are(tmp_path: Path) -> None:
    unknown: Any = "xml"
    with pytest.raises(ValueError, match="a form is 'srn' or 'json' or 'jsonl', not 'xml'"):
        parse(tmp_path / "missing.srn", form=unknown)


class Trickle(io.RawIOBase):
    """A stream that gives its bytes in pieces of some size."""

    def __init__(self, data: bytes, size: int) -> None:
        self._data = io.BytesIO(data)
        self._size = size

    def read(self, size: int = -1) -> bytes:
        return self._data.read(min(size, self._size))


@given(any_texts, st.integers(1, 9))
def test_where_a_stream_is_cut_changes_nothing(text: str, size: int) -> None:
    data = text.encode()
    whole, trickled = parse(data), parse(Trickle(data, size))
    assert list(whole) == list(trickled)
    assert whole.faults == trickled.faults


@given(st.text() | st.text(st.characters(codec=None)))
def test_any_text_is_read_without_an_error(text: str) -> None:
    list(parse(text))


@given(st.binary() | st.lists(st.sampled_from([b"\x1f\x8b", b"round 1\n", b"\0", b"\xff"])).map(b"".join))
def test_any_bytes_are_read_without_an_error(data: bytes) -> None:
    list(parse(data))


@given(any_texts)
def test_every_line_is_accounted_for(text: str) -> None:
    reading = parse(text)
    matches = list(reading)
    said = sum(len(match.unreadable) + _statements(match) for match in matches) + len(reading.faults)
    lines = [line for line in text.replace("\r\n", "\n").split("\n") if line.strip(" \t")]
    assert said >= sum(not line.strip(" \t").startswith("#") for line in lines)


def _statements(match: Match) -> int:
    count = len(match.tags) + (match.result is not None)
    for played in match.rounds:
        count += len(played.draws) + len(played.deals) + len(played.events) + len(played.late)
        count += len(played.hands) + (played.number is not None)
        count += sum(said is not None for said in (played.opener, played.end, played.score))
    return count


@pytest.mark.parametrize(
    "begun", ["", "round 1\nS 1|4 (", '[A "', "round 1\ndeal N ", "# ", "S 1|4 ", "result NS "]
)
@pytest.mark.parametrize(
    "unit", [" ", "\t", "[", "#", "#:", "1", "1|4 ", "S ", "N:5 ", "1+", "\\", '"', "\u00a0", "\r"]
)
def test_no_line_takes_quadratic_time(begun: str, unit: str) -> None:
    start = time.process_time()
    list(parse(begun + unit * (90_000 // len(unit)) + "x"))
    assert time.process_time() - start < 15  # a quadratic pattern takes minutes


@pytest.mark.parametrize(
    "lines", ["\n", " \n", "#\n", "x\n", '[A "x"]\n', '[A "x"]\nx\n', "round 1\n", "result *\n"]
)
def test_no_number_of_lines_takes_quadratic_time(lines: str) -> None:
    start = time.process_time()
    list(parse(lines * 30_000))
    assert time.process_time() - start < 60


class Endless(io.RawIOBase):
    """A stream that repeats some bytes a number of times."""

    def __init__(self, chunk: bytes, times: int) -> None:
        self._chunk = chunk
        self._times = times

    def read(self, size: int = -1) -> bytes:
        self._times -= 1
        return self._chunk if self._times >= 0 else b""


def peak(read: Callable[[], object]) -> int:
    """The most memory, in bytes, that a reading holds at a time."""
    tracemalloc.start()
    try:
        read()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def count(stream: io.RawIOBase) -> int:
    return sum(1 for _ in parse(stream))  # type: ignore[arg-type]


def test_an_archive_of_many_matches_is_not_held_in_memory() -> None:
    one = b'[A "x"]\n' + b"round 1\nS 1|4 +5 =5\nW 4|4@1|4.high (1+8) =0\nend blocked\n" * 20
    count(Endless(one * 10, 1))
    small = peak(lambda: count(Endless(one * 10, 5)))
    large = peak(lambda: count(Endless(one * 10, 60)))
    assert large < small + 500_000


def test_an_endless_line_is_not_held_in_memory() -> None:
    assert peak(lambda: count(Endless(b"x" * 60_000, 400))) < 3_000_000
