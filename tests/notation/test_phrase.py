"""Phrases are English texts, and know what they are made of."""

import json
import pickle

from sevenrocks.notation.phrase import Phrase, both, either, enumerated


def test_a_phrase_is_the_english_text():
    phrase = Phrase("write {right} instead of {wrong}", right="1|4", wrong="1l4")
    assert phrase == "write 1|4 instead of 1l4"
    assert json.dumps(phrase) == '"write 1|4 instead of 1l4"'


def test_it_knows_its_template_and_what_fills_it_in():
    phrase = Phrase("the key {key}", key="seat")
    assert (phrase.template, phrase.values) == ("the key {key}", {"key": "seat"})


def test_braces_of_a_template_without_values_are_text():
    assert Phrase("write {}") == "write {}"


def test_braces_in_a_value_are_text():
    assert Phrase("the key {key}", key="{key}") == "the key {key}"


def test_another_process_gets_the_same_phrase():
    phrase = pickle.loads(pickle.dumps(Phrase("the key {key}", key=Phrase("a text"))))
    assert (phrase, phrase.template) == ("the key a text", "the key {key}")
    assert phrase.values["key"].template == "a text"


def test_words_are_enumerated():
    assert enumerated(["N", "E", "S"]) == "N, E, S"


def test_words_are_a_choice():
    assert [either(words) for words in ([], ["N"], ["N", "E"], ["N", "E", "S"])] == [
        "",
        "N",
        "N or E",
        "N, E or S",
    ]


def test_words_belong_together():
    assert [both(words) for words in (["2"], ["2", "5"], ["1", "2", "5"])] == ["2", "2 and 5", "1, 2 and 5"]
