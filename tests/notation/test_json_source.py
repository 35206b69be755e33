"""JSON documents and JSON Lines: what is wrong is said where it stands, and the rest is read."""

import gzip
import io
import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support.objects import mutated_objects
from support.records import matches

from sevenrocks.notation import json_document, json_lines, parse
from sevenrocks.notation.record import Fault

GOOD = '{"result": {"unfinished": true}}'
ROUND = '{"rounds": [{"number": 1}]}'


def document(*members):
    return f'{{"format": "srn", "version": 1, "matches": [{", ".join(members)}]}}'


def read(source, form="json"):
    """How many matches are read, and each fault with its place."""
    reading = parse(source, form=form)
    count = sum(1 for _ in reading)
    return count, [(fault.fault, where(fault.place)) for fault in reading.faults]


def where(place):
    if place.pointer is not None:
        return place.pointer if place.line is None else f"{place.line} {place.pointer}"
    return f"{place.line}:{place.column}-{place.end_column}"


class TestWhatIsNoJson:
    """SR005: once for the text, or for the match that can be passed over."""

    @pytest.mark.parametrize(
        ("text", "place"),
        [
            ("{", "1:2-2"),
            ('{"format": "srn",}', "1:18-19"),
            ('{"format" "srn"}', "1:11-16"),
            ('{"format": srn}', "1:12-15"),
            ('{\n "matches": [\n  {"tags": [}\n]}', "3:13-14"),
            ('{"matches": [1 2]}', "1:16-17"),
            (document(GOOD)[:-1], "1:78-78"),
            (document(GOOD) + "\n{", "2:1-2"),
            ('{"format": "sr\nn"}', "1:15-15"),
            ("{'format': 1}", "1:2-10"),
        ],
    )
    def test_is_placed_where_it_does_not_parse(self, text, place):
        assert (Fault.INVALID_JSON, place) in read(text)[1]

    def test_matches_before_it_are_read(self):
        assert read(document(GOOD, GOOD, "x", GOOD)) == (2, [(Fault.INVALID_JSON, "1:113-114")])

    @pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
    def test_words_for_numbers_that_json_has_not(self, word):
        bad = f'{{"result": {{"NS": {word}, "EW": 0}}}}'
        at = document(GOOD, bad).index(word) + 1
        fault = (Fault.NOT_A_NUMBER, f"1:{at}-{at + len(word)}")
        assert read(document(GOOD, bad, GOOD)) == (2, [fault])

    def test_a_key_that_stands_twice(self):
        twice = '{"rounds": [{"number": 1}, {"number": 2, "opener": {"seat": "N", "seat": "N"}}]}'
        fault = (Fault.REPEATED_KEY, "/matches/1/rounds/1/opener/seat")
        assert read(document(GOOD, twice, GOOD)) == (2, [fault])
        assert read(GOOD + "\n" + twice, "jsonl") == (1, [(Fault.REPEATED_KEY, "2 /rounds/1/opener/seat")])

    @pytest.mark.parametrize(
        "match",
        [
            r'{"tags": [{"name": "A", "value": "x"}], "tags": [{"name": "A", "value": "\u003a"}]}',
            r'{"tags": [{"name": "A", "value": ":"}], "t\u0061gs": [{"name": "A", "value": ":"}]}',
        ],
    )
    def test_a_key_that_stands_twice_is_found_whatever_the_texts_hold(self, match):
        assert read(match, "jsonl") == (0, [(Fault.REPEATED_KEY, "1 /tags")])

    def test_a_key_of_the_document_that_stands_twice(self):
        text = f'{{"format": "srn", "version": 1, "matches": [{GOOD}], "matches": [{GOOD}]}}'
        assert read(text) == (1, [(Fault.REPEATED_KEY, "/matches")])

    def test_colons_and_null_in_texts_are_no_fault(self):
        match = r'{"tags": [{"name": "A", "value": "null: \u003a \" : {"}]}'
        assert read(document(match)) == (1, [])
        assert read(match, "jsonl") == (1, [])


class TestWhatIsTooMuch:
    """SR004: levels, digits, and lines that no text may have."""

    @pytest.mark.parametrize(
        ("levels", "fault"), [(62, Fault.SCHEMA), (63, Fault.DEPTH), (100_000, Fault.DEPTH)]
    )
    def test_more_than_64_levels(self, levels, fault):
        count, faults = read(document(GOOD, "[" * levels + "]" * levels, GOOD))
        assert (count, [kind for kind, _ in faults]) == (2, [fault])

    def test_levels_without_end(self):
        assert read("[" * 100_000) == (0, [(Fault.DEPTH, "1:65-65")])
        assert read('{"a":' * 100_000) == (0, [(Fault.DEPTH, "1:321-321")])

    @pytest.mark.parametrize("digits", [10, 100, 5000])
    def test_more_than_9_digits(self, digits):
        bad = f'{{"result": {{"NS": -{"9" * digits}, "EW": 0}}}}'
        assert read(document(GOOD, bad)) == (1, [(Fault.LIMIT, "/matches/1/result/NS")])

    @pytest.mark.parametrize(("length", "count"), [(99_998, 1), (99_999, 0)])
    def test_a_line_of_text_over_100_000_characters(self, length, count):
        match = json.dumps({"result": {"unfinished": True}, "comments": ["x" * length]})
        faults = [] if count else [(Fault.LENGTH, "/matches/0")]
        assert read(document(match)) == (count, faults)


class TestWhatBreaksTheSchema:
    """SR006: one finding for a match, and the others are read."""

    def test_in_a_document(self):
        bad = '{"result": {"unfinished": "yes"}}'
        fault = (Fault.SCHEMA, "/matches/1/result/unfinished")
        assert read(document(GOOD, bad, GOOD)) == (2, [fault])

    def test_in_lines(self):
        assert read(f'{GOOD}\n\n{{"result": 1}}\n7\n{GOOD}', "jsonl") == (
            2,
            [(Fault.SCHEMA, "3 /result"), (Fault.SCHEMA, "4 ")],
        )

    def test_around_the_matches(self):
        assert read(f'{{"format": "pgn", "version": 1, "matches": [{GOOD}]}}') == (
            1,
            [(Fault.SCHEMA, "/format")],
        )
        assert read(f'{{"format": "srn", "version": 1.0, "matches": [{GOOD}]}}') == (
            1,
            [(Fault.SCHEMA, "/version")],
        )
        assert read(f'{{"matches": [{GOOD}], "a/b~": 1}}') == (1, [(Fault.SCHEMA, "/a~1b~0")])
        assert read('{"format": "srn", "version": 1, "matches": {}}') == (0, [(Fault.SCHEMA, "/matches")])

    @pytest.mark.parametrize("text", ["[]", "7", '"srn"', "null"])
    def test_a_document_that_is_no_object(self, text):
        assert read(text) == (0, [(Fault.SCHEMA, "")])

    def test_the_events_after_an_end_are_the_last(self):
        late, event = '{"seat": "N", "knock": true, "after_end": true}', '{"seat": "E", "knock": true}'
        match = '{{"rounds": [{{"number": 1, "events": [{}, {}], "end": {{"by": "blocked"}}}}]}}'
        assert read(match.format(event, late), "jsonl") == (1, [])
        assert read(match.format(late, event), "jsonl") == (0, [(Fault.SCHEMA, "1 /rounds/0/events/1")])


class TestWhatIsEmpty:
    @pytest.mark.parametrize("form", ["json", "jsonl"])
    @pytest.mark.parametrize("text", ["", " \n\n", "\ufeff"])
    def test_nothing_but_blanks(self, text, form):
        assert read(text, form) == (0, [(Fault.EMPTY, "1:1-1")])

    @pytest.mark.parametrize("text", [document(), '{"matches": []}'])
    def test_a_document_without_matches(self, text):
        assert read(text) == (0, [(Fault.EMPTY, "/matches")])


class TestWhatIsNoText:
    def test_is_said_once_and_the_rest_is_read(self):
        lines = f'{GOOD}\n{{"comm\xe9": 1}}\n{{"result": {{"unfinished": true, "comment": "\xe9"}}}}\n{GOOD}'
        assert read(lines.encode("latin-1"), "jsonl") == (3, [(Fault.ENCODING, "2:7-8")])

    def test_names_utf_16(self):
        reading = parse(document(GOOD).encode("utf-16-le"))
        assert list(reading) == []
        (fault,) = reading.faults
        assert fault.fault is Fault.ENCODING
        assert "UTF-16LE" in fault.advice

    def test_half_a_surrogate_pair(self):
        bad = r'{"tags": [{"name": "A", "value": "\ud83c"}]}'
        good = r'{"tags": [{"name": "A", "value": "\ud83c\udc62"}]}'
        assert read(f"{bad}\n{good}", "jsonl") == (1, [(Fault.SCHEMA, "1 /tags/0/value")])


class TestForms:
    @pytest.mark.parametrize(("form", "write"), [("json", json_document), ("jsonl", json_lines)])
    @pytest.mark.parametrize("ending", ["", ".gz"])
    def test_a_path_is_read_by_its_ending(self, tmp_path, form, write, ending):
        data = "".join(write(parse('[A "é"]\nresult *\n'))).encode()
        path = tmp_path / f"club.{form}{ending}"
        path.write_bytes(gzip.compress(data) if ending else data)
        assert list(parse(path)) == list(parse('[A "é"]\nresult *\n'))

    def test_an_ending_tells_more_than_a_beginning(self, tmp_path):
        path = tmp_path / "club.srn"
        path.write_text(document(GOOD))
        assert [fault.fault for match in parse(path) for fault in match.unreadable] == []
        reading = parse(path)
        assert (list(reading), [fault.fault for fault in reading.faults]) == ([], [Fault.SYNTAX])

    @pytest.mark.parametrize("mark", ["", "\ufeff"])
    @pytest.mark.parametrize("end", ["\n", "\r\n", "\n\n \n"])
    def test_marks_and_line_ends_change_nothing(self, mark, end):
        for text in (document(GOOD, ROUND).replace(" ", end), f"{GOOD}{end}{ROUND}{end}"):
            assert len(list(parse(mark + text))) == 2

    def test_lines_are_told_their_line(self):
        assert [match.line for match in parse(f"{GOOD}\n\n{GOOD}\n")] == [1, 3]

    def test_matches_of_a_document_are_told_their_line(self):
        assert [match.line for match in parse(document(GOOD, "\n" + GOOD, "\n\n" + GOOD))] == [1, 2, 4]

    def test_lines_are_read_one_by_one(self):
        lines = iter([GOOD.encode() + b"\n"] * 3)

        class Endless(io.RawIOBase):
            def read(self, size=-1):
                return next(lines, None) or pytest.fail("more was read than was asked for")

        reading = parse(Endless(), form="jsonl")
        assert next(reading).result is not None


@given(data=st.binary(max_size=200), form=st.sampled_from(["json", "jsonl", None]))
def test_any_bytes_are_read_without_an_error(data, form):
    for source in (data, b"{" + data, document(GOOD).encode()[:-2] + data):
        reading = parse(source, form=form)
        assert list(reading) or reading.faults or form is None


@settings(deadline=None)
@given(values=st.lists(mutated_objects(), min_size=1, max_size=3), data=st.data())
def test_changed_documents_are_read_without_an_error(values, data):
    text = json.dumps({"format": "srn", "version": 1, "matches": values})
    at = data.draw(st.integers(0, len(text)))
    new = data.draw(
        st.sampled_from(["", "{", "}", "[", "]", ",", ":", '"', "\\", "NaN", "null", "9", "é", "\n"])
    )
    changed = text[:at] + new + text[at + data.draw(st.integers(0, 2)) :]
    reading = parse(changed, form="json")
    assert len(list(reading)) + len(reading.faults) >= 1


@given(records=st.lists(matches, min_size=2, max_size=4), data=st.data())
def test_one_bad_line_costs_no_other(records, data):
    lines = list(json_lines(records))
    bad = data.draw(st.integers(0, len(lines) - 1))
    lines[bad] = (
        data.draw(st.sampled_from(["{", "x", "[1]", GOOD + GOOD, '{"result": {"NS": NaN, "EW": 1}}'])) + "\n"
    )
    reading = parse("".join(lines), form="jsonl")
    assert list(reading) == records[:bad] + records[bad + 1 :]
    assert [fault.place.line for fault in reading.faults] == [bad + 1]
