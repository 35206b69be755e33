"""The command line speaks the language that is asked for."""

import gettext
import json
import os
from pathlib import Path

import pytest
from support.program import call, program

from sevenrocks.validator.cli import COMMANDS
from sevenrocks.validator.commands.telling import telling
from sevenrocks.validator.language import spoken

EXAMPLES = Path(__file__).parents[3] / "examples"
WRONG = "round 1\nS 5|5 (10) +5 =5\nresult *\n"


@pytest.fixture
def wrong(folder):
    (folder / "wrong.srn").write_text(WRONG)
    return folder


class TestHelp:
    def test_it_is_told_in_the_language(self, folder):
        text = call("--lang", "pl", "--help").stdout
        assert text.startswith("Użycie: sevenrocks [OPCJE] POLECENIE [ARGUMENTY]...\n")
        assert "Pokazuje tę pomoc i kończy." in text
        assert "validate  Zgłasza każdą rozbieżność." in text

    def test_examples_stay_commands(self, folder):
        text = call("validate", "--help", "--lang", "tr").stdout
        assert "  Örnekler:\n    sevenrocks validate club.srn\n" in text
        assert "  Çıkış durumu:\n    0  yanlış bir şey yok\n" in text

    def test_afterwards_it_is_english_again(self, folder):
        before = call("--help").stdout
        call("--lang", "tr", "--help")
        assert call("--help").stdout == before

    @pytest.mark.parametrize("command", COMMANDS)
    def test_every_command_can_be_asked_for_a_language(self, folder, command):
        assert "--lang [en|tr|pl]" in call(command, "--help").stdout


class TestWhere:
    @pytest.mark.parametrize(
        "arguments",
        [
            ["--lang", "pl", "validate"],
            ["validate", "--lang", "pl"],
            ["--lang", "tr", "validate", "--lang=pl"],
        ],
        ids=" ".join,
    )
    def test_the_language_is_named_before_the_command_or_behind_it(self, wrong, arguments):
        text = call(*arguments, "wrong.srn").stdout
        assert text.startswith("wrong.srn:2:12: błąd SR601 wrong-points: podano 5, ale suma końców 10")

    def test_the_environment_names_it(self, wrong):
        text = call("validate", "wrong.srn", env={"SEVENROCKS_LANG": "tr"}).stdout
        assert text.startswith("wrong.srn:2:12: hata SR601")

    def test_and_the_locale_where_nothing_else_does(self, wrong):
        environment = {"SEVENROCKS_LANG": None, "LC_ALL": "pl_PL.UTF-8"}
        assert "błąd SR601" in call("validate", "wrong.srn", env=environment).stdout

    @pytest.mark.parametrize(
        "arguments", [["--lang", "xx", "validate"], ["validate", "--lang", "xx"]], ids=" ".join
    )
    def test_a_language_that_there_is_not_is_refused(self, wrong, arguments):
        result = call(*arguments, "wrong.srn")
        assert result.exit_code == 2
        assert "'xx' is not one of 'en', 'tr', 'pl'" in result.stderr

    def test_so_it_is_in_the_environment(self, wrong):
        result = call("validate", "wrong.srn", env={"SEVENROCKS_LANG": "xx"})
        assert result.exit_code == 2
        assert "SEVENROCKS_LANG is 'xx', which is none of en, tr, pl" in result.stderr

    def test_help_can_be_had_all_the_same(self, folder):
        assert call("--help", env={"SEVENROCKS_LANG": "xx"}).exit_code == 0


class TestErrors:
    def test_what_click_says_is_told_in_the_language(self, folder):
        result = call("validate", "--nonsense", "--lang", "tr", "x")
        assert result.stderr.endswith("Hata: Böyle bir seçenek yok: '--nonsense'.\n")

    def test_what_the_system_says_is_told_in_the_language(self, folder):
        result = call("--lang", "pl", "validate", "missing.srn")
        assert result.stderr == "sevenrocks: missing.srn: Nie ma takiego pliku ani katalogu\n"

    def test_the_environment_is_left_as_it_was(self, monkeypatch):
        monkeypatch.setenv("LANGUAGE", "de")
        before = gettext.textdomain()
        with telling("tr"):
            assert (os.environ["LANGUAGE"], spoken()) == ("tr", "tr")
        assert (os.environ["LANGUAGE"], gettext.textdomain(), spoken()) == ("de", before, "en")

    def test_and_without_what_was_not_there(self, monkeypatch):
        monkeypatch.delenv("LANGUAGE", raising=False)
        with telling("tr"):
            pass
        assert "LANGUAGE" not in os.environ


class TestAlike:
    """What programs read is the same in every language."""

    @pytest.mark.parametrize("form", ["json", "jsonl"])
    def test_reports_for_programs(self, wrong, form):
        (wrong / "bad.srn").write_text("round 1\nS 1:4\n")
        arguments = ("validate", "--format", form, "wrong.srn", "bad.srn")
        assert call("--lang", "tr", *arguments).stdout == call(*arguments).stdout

    @pytest.mark.parametrize("form", ["srn", "json", "csv"])
    def test_records_and_tables(self, form):
        record = str(EXAMPLES / "right/hidden-hands.srn")
        table = ["--table", "events"] if form == "csv" else []
        arguments = ("convert", "--with-deal", "--to", form, *table, record)
        assert call("--lang", "pl", *arguments).stdout == call(*arguments).stdout

    def test_fixes(self, wrong):
        english = call("fix", "-", input=WRONG).stdout
        assert call("--lang", "tr", "fix", "-", input=WRONG).stdout == english


class TestNarrowOutput:
    ENVIRONMENT = os.environ | {"PYTHONIOENCODING": "cp1252", "PYTHONUTF8": "0"}

    @pytest.mark.parametrize(
        "arguments", [["validate", "wrong.srn"], ["explain", "SR601"], ["--help"]], ids=" ".join
    )
    @pytest.mark.parametrize(("language", "lacking"), [("tr", b"\\u0131"), ("pl", b"\\u0142")])
    def test_what_the_terminal_lacks_is_written_as_escapes(self, wrong, arguments, language, lacking):
        result = program("--lang", language, *arguments, env=self.ENVIRONMENT)
        assert result.stderr == b""
        assert lacking in result.stdout

    def test_errors_too(self, folder):
        result = program("--lang", "pl", "validate", "--lang", "xx", env=self.ENVIRONMENT)
        assert result.returncode == 2
        assert b"Nieprawid\\u0142owa warto\\u015b\\u0107" in result.stderr


class TestAnnotations:
    """A record annotated in one language is annotated anew in another."""

    def test_remarks_of_another_language_are_replaced(self, wrong):
        polish = call("--lang", "pl", "annotate", "wrong.srn").stdout
        (wrong / "polish.srn").write_text(polish, "utf-8")
        assert "#: błąd SR601" in polish
        assert call("--lang", "pl", "annotate", "polish.srn").stdout == polish
        assert call("annotate", "polish.srn").stdout == call("annotate", "wrong.srn").stdout
        assert call("--lang", "tr", "annotate", "--strip", "polish.srn").stdout == WRONG

    @pytest.mark.parametrize("language", ["tr", "pl"])
    @pytest.mark.parametrize(
        "name", ["right/hidden-hands", "right/comments-and-names", "faulty/hands-rounded-together"]
    )
    def test_annotating_twice_is_the_same_as_once(self, folder, name, language):
        original = (EXAMPLES / f"{name}.srn").read_bytes()
        (folder / "club.srn").write_bytes(original)
        call("--lang", language, "annotate", "--missed", "club.srn", "-o", "once.srn")
        call("--lang", language, "annotate", "--missed", "once.srn", "-o", "twice.srn")
        call("annotate", "--strip", "twice.srn", "-o", "stripped.srn")
        assert (folder / "twice.srn").read_bytes() == (folder / "once.srn").read_bytes() != original
        assert (folder / "stripped.srn").read_bytes() == original

    def test_words_of_the_notation_stay_as_they_are_written(self, folder):
        (folder / "blocked.srn").write_text(
            "round 1\ndeal W 0|3 0|5 1|2 2|4 3|6 4|4 5|5\nS 1|4\nend blocked\nresult *\n"
        )
        text = call("--lang", "pl", "annotate", "blocked.srn").stdout
        assert "podano blokadę, ale dołożyć może W; podano blocked, obliczono nieskończona" in text

    def test_pages_name_their_language(self, wrong):
        page = call("--lang", "pl", "annotate", "--to", "html", "wrong.srn").stdout
        assert page.startswith('<!DOCTYPE html>\n<html lang="pl">\n')
        assert '<svg xmlns="http://www.w3.org/2000/svg" class="seven-rocks" role="img" lang="pl"' in page
        assert '<th scope="col">gracz</th>' in page
        assert "<caption>Ruchy</caption>" in page

    def test_numbers_stand_at_the_right_in_every_language(self, wrong):
        english = call("annotate", "--to", "html", "wrong.srn").stdout
        polish = call("--lang", "pl", "annotate", "--to", "html", "wrong.srn").stdout
        assert polish.count('class="number"') == english.count('class="number"')


def test_json_is_written_while_another_language_is_spoken(wrong):
    report = json.loads(call("--lang", "pl", "validate", "--format", "json", "wrong.srn").stdout)
    (found,) = report["matches"][0]["discrepancies"]
    assert (found["message"], found["fix"]["message"]) == (
        "claimed 5, but ends that add up to 10 score 10",
        "write +10 for +5; write =10 for =5",
    )
