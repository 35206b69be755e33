"""What is said in the language that is spoken."""

from threading import Thread

import pytest

from sevenrocks.notation.phrase import Phrase, either
from sevenrocks.notation.record import Address, Kind
from sevenrocks.validator import message, remark
from sevenrocks.validator.discrepancy import Discrepancy, Related
from sevenrocks.validator.language import counted, say, speaking, spoken

SOMEWHERE = Address(Kind.EVENT, 0, 0)
WRONG = Discrepancy("SR601", SOMEWHERE, values={"total": 10}, claimed=5, computed=10)


class TestSpeaking:
    def test_it_is_english_unless_another_language_is_chosen(self):
        assert spoken() == "en"
        assert say("not over") == "not over"

    def test_a_language_is_spoken_for_a_while(self):
        with speaking("pl"):
            assert say("not over") == "nieskończona"
            with speaking("tr"):
                assert say("not over") == "bitmedi"
            assert spoken() == "pl"
        assert spoken() == "en"

    def test_it_ends_with_an_error_too(self):
        with pytest.raises(KeyError), speaking("tr"):
            raise KeyError
        assert spoken() == "en"

    def test_a_language_that_there_is_not_is_refused(self):
        with pytest.raises(ValueError, match="'xx' is none of the languages en, tr, pl"), speaking("xx"):
            pass

    def test_other_threads_speak_for_themselves(self):
        heard = []
        with speaking("tr"):
            thread = Thread(target=lambda: heard.append(spoken()))
            thread.start()
            thread.join()
        assert heard == ["en"]


class TestSay:
    def test_values_fill_a_template_in(self):
        with speaking("pl"):
            assert say("round {number}", number=3) == "runda 3"

    def test_a_phrase_is_said_with_its_values(self):
        phrase = Phrase("write {right} instead of {wrong}", right=Phrase("a blank"), wrong="x")
        with speaking("pl"):
            assert say(phrase) == "wpisz odstęp zamiast x"
        assert say(phrase) == "write a blank instead of x"

    def test_a_choice_of_phrases_is_said_word_by_word(self):
        with speaking("tr"):
            assert (
                say(either([Phrase("a tile"), "knock", Phrase("a blank")]))
                == "bir taş, knock ya da bir boşluk"
            )

    def test_a_text_that_is_no_message_stays(self):
        with speaking("tr"):
            assert [say(text) for text in ("", "Ada {Lovelace}")] == ["", "Ada {Lovelace}"]


class TestCounted:
    @pytest.mark.parametrize(
        ("count", "text"),
        [
            (0, "0 rund"),
            (1, "1 runda"),
            (2, "2 rundy"),
            (5, "5 rund"),
            (12, "12 rund"),
            (21, "21 rund"),
            (22, "22 rundy"),
            (112, "112 rund"),
            (1_000, "1000 rund"),
        ],
    )
    def test_polish_has_three_forms(self, count, text):
        with speaking("pl"):
            assert counted(count, "{count} round", "{count} rounds") == text

    def test_turkish_has_no_plural_behind_a_number(self):
        with speaking("tr"):
            told = [counted(count, "{count} tile", "{count} tiles") for count in (0, 1, 2)]
        assert told == ["0 taş", "1 taş", "2 taş"]

    def test_english_has_two(self):
        assert [counted(count, "{count} tile", "{count} tiles") for count in (0, 1, 2)] == [
            "0 tiles",
            "1 tile",
            "2 tiles",
        ]


class TestMessages:
    def test_a_message_is_english(self):
        assert message(WRONG) == "claimed 5, but ends that add up to 10 score 10"

    def test_a_message_can_be_had_in_a_language(self):
        assert message(WRONG, "tr") == "yazılan 5, oysa uçların toplamı 10, kazandırdığı puan 10"
        assert message(WRONG, "pl") == "podano 5, ale suma końców 10 daje punkty: 10"
        assert spoken() == "en"

    def test_and_it_follows_the_one_that_is_spoken(self):
        with speaking("pl"):
            assert message(WRONG).startswith("podano 5")
            assert message(WRONG, "en").startswith("claimed 5")

    def test_a_remark_can_be_had_in_a_language(self):
        shown = Related(SOMEWHERE, "shown-here", {"tile": "1|4"})
        assert [remark(shown, language) for language in (None, "tr", "pl")] == [
            "1|4 is shown here",
            "1|4 burada gösteriliyor",
            "tu pokazano 1|4",
        ]

    def test_an_empty_list_is_nothing_in_every_language(self):
        wrong = Discrepancy("SR703", SOMEWHERE, values={"player": "E"}, claimed=["0|1"], computed=[])
        assert message(wrong, "pl").endswith("a są to brak")

    def test_a_language_that_there_is_not_is_refused(self):
        with pytest.raises(ValueError, match="'xx'"):
            message(WRONG, "xx")
