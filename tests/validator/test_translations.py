"""Every message is translated, rightly put together, and told."""

import ast
import gettext
import re
from functools import cache
from pathlib import Path
from string import Formatter

import pytest
from babel.messages.mofile import read_mo
from support.program import call
from support.translations import DOMAIN, MARKS, TRANSLATED, folder_of, marked_in, template, translation

from sevenrocks.validator.catalogue import CATALOGUE
from sevenrocks.validator.cli import COMMANDS
from sevenrocks.validator.language import say, speaking

ROOT = Path(__file__).parents[2]
UPDATE = "run 'python -m support.translations' in tests/, then translate what is new"
FORMS = {"tr": 2, "pl": 3}

in_every_language = pytest.mark.parametrize("language", TRANSLATED)


@cache
def entries(language):
    """The messages of a language, without the header."""
    return [message for message in translation(language) if message.id]


def texts(words):
    return (words,) if isinstance(words, str) else tuple(words)


def fields_of(text):
    """The ``{named}`` fields of a text, with how they are shown, and the ``%(named)s`` ones."""
    named = {f"{name}!{shown}:{form}" for _, name, form, shown in Formatter().parse(text) if name is not None}
    return named | set(re.findall(r"%\(\w+\)s", text))


class TestFiles:
    @in_every_language
    def test_they_have_every_message_and_no_other(self, language):
        wanted = {texts(message.id) for message in template() if message.id}
        assert {texts(message.id) for message in entries(language)} == wanted, UPDATE

    @in_every_language
    def test_none_is_kept_that_is_no_message_any_more(self, language):
        assert not translation(language).obsolete, UPDATE

    @in_every_language
    def test_every_message_is_translated(self, language):
        assert [message.id for message in entries(language) if not all(texts(message.string))] == []

    @in_every_language
    def test_none_is_a_guess(self, language):
        assert [message.id for message in entries(language) if message.fuzzy] == []

    @in_every_language
    def test_the_one_that_the_program_reads_is_made_of_the_other(self, language):
        with (folder_of(language) / f"{DOMAIN}.mo").open("rb") as file:
            read = {texts(message.id): texts(message.string) for message in read_mo(file) if message.id}
        assert read == {texts(message.id): texts(message.string) for message in entries(language)}, UPDATE

    @in_every_language
    def test_the_program_counts_in_as_many_forms(self, language):
        with (folder_of(language) / f"{DOMAIN}.mo").open("rb") as file:
            read = gettext.GNUTranslations(file)
        forms = {read.ngettext("{count} file", "{count} files", number) for number in range(30)}
        (counts,) = {
            len(texts(message.string)) for message in entries(language) if not isinstance(message.id, str)
        }
        assert counts == FORMS[language]
        assert len(forms) == {"tr": 1, "pl": 3}[language]


class TestForm:
    @in_every_language
    def test_every_form_has_the_fields_of_its_message(self, language):
        wrong = []
        for message in entries(language):
            allowed = [fields_of(text) for text in texts(message.id)]
            forms = [fields_of(text) for text in texts(message.string)]
            if any(fields not in allowed for fields in forms):
                wrong.append(message.id)
        assert wrong == []

    @in_every_language
    def test_a_sentence_ends_as_its_message_does(self, language):
        wrong = [
            message.id
            for message in entries(language)
            for text in texts(message.string)
            if isinstance(message.id, str)
            and message.id.endswith((".", ":"))
            and not text.endswith(message.id[-1])
        ]
        assert wrong == []

    @in_every_language
    def test_what_is_typed_or_stands_in_records_is_not_translated(self, language):
        typed = re.compile(
            r"--[a-z-]+|\bSR\d\w*|\bR\d+|@|#:|\.srn\b|\.jsonl?\b|sevenrocks \w+|\b\d{4}-\d\d-\d\d\b"
        )
        wrong = [
            message.id
            for message in entries(language)
            for text in texts(message.string)
            if set(typed.findall(text)) != set(typed.findall(texts(message.id)[0]))
        ]
        assert wrong == []

    @in_every_language
    def test_no_blank_is_lost_or_doubled(self, language):
        wrong = [
            text
            for message in entries(language)
            for text in texts(message.string)
            if text != text.strip()
            or (re.search(r"\S  \S", text) and not re.search(r"^(\d|\w+_COLOR)  ", text))
        ]
        assert wrong == []


class TestExtraction:
    def test_messages_are_found_inside_other_strings(self):
        source = """told = f"{name}: {say('no {thing}', thing=1)}"\nPhrase("a " "tile")"""
        assert set(marked_in(source)) == {"a tile", "no {thing}"}

    def test_a_singular_comes_with_its_plural(self):
        assert list(marked_in('counted(n, "{count} tile", "{count} tiles")')) == [
            ("{count} tile", "{count} tiles")
        ]

    def test_what_is_no_message_is_left(self):
        assert list(marked_in('say(words); say(""); print("tile"); Phrase(template, **values)')) == []


TELLERS = {
    **dict.fromkeys(("UsageError", "BadParameter", "ClickException", "fail", "complain", "tell", "echo"), 0),
    **dict.fromkeys(("OSError", "PermissionError"), 1),
}
"""What tells people something, and which of its arguments does."""


class TestSources:
    """What people are told goes through ``say``, wherever it is written."""

    def unsaid_in(self, source):
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call):
                name = getattr(node.func, "attr", getattr(node.func, "id", ""))
                told = node.args[TELLERS.get(name, len(node.args)) :][:1]
                yield from (ast.unparse(node) for argument in told if self.has_words(argument))

    def has_words(self, node):
        """Whether an argument is a text with words in it that nobody has said."""
        pieces = node.values if isinstance(node, ast.JoinedStr) else [node]
        plain = [piece.value for piece in pieces if isinstance(piece, ast.Constant)]
        words = " ".join(text for text in plain if isinstance(text, str)).replace("sevenrocks", "")
        return re.search(r"[a-z]{2}", words) is not None

    def test_of_every_complaint(self):
        paths = (ROOT / "validator").rglob("*.py")
        assert [unsaid for path in paths for unsaid in self.unsaid_in(path.read_text("utf-8"))] == []

    def test_templates_are_filled_in_only_once_they_are_translated(self):
        paths = [path for top in ("notation", "validator") for path in (ROOT / top).rglob("*.py")]
        assert [made for path in paths for made in self.made_in(path.read_text("utf-8"))] == []

    def made_in(self, source):
        """Messages that are put together before anybody could look them up."""
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                words = [node.args[place] for place in MARKS.get(node.func.id, ()) if place < len(node.args)]
                if any(isinstance(word, ast.JoinedStr | ast.BinOp | ast.IfExp) for word in words):
                    yield ast.unparse(node)

    def test_one_that_is_put_together_too_early_is_found(self):
        made = ('say(f"no {thing}")', 'Phrase("no " + thing)', 'say("a" if one else "b")')
        assert [list(self.made_in(source)) != [] for source in (*made, 'say("no {thing}", thing=1)')] == [
            *(True, True, True),
            False,
        ]

    def test_one_that_is_not_said_is_found(self):
        assert list(self.unsaid_in('click.UsageError(f"{name}: not so")')) != []
        assert list(self.unsaid_in('OSError(EINVAL, "not so", name)')) != []
        assert list(self.unsaid_in('click.UsageError(f"{name}: {say(why)}")')) == []


CALLS = (
    *([command, "--help"] for command in COMMANDS),
    ["--help"],
    ["explain"],
    ["explain", "SR"],
    ["explain", "SR999"],
    ["explain", "wrong-point"],
    ["explain", "R99"],
    ["validate", "-v", "--statistics", "tests/cases"],
    ["validate", "examples", "missing.srn"],
    ["validate", "--select", "nothing", "examples"],
    ["validate", "validator/drawing"],
    ["annotate", "--missed", "examples/faulty/early-arm.srn"],
    ["annotate", "examples/right/hidden-hands.srn"],
    ["annotate", "tests/cases/SR003/fires-comments-only.srn"],
    ["annotate", "tests/cases/SR006/near-foreign-tile.json"],
    ["annotate", "tests/cases/SR002/fires-latin-1.srn"],
    ["annotate", "--to", "markdown", "--missed", "examples/faulty/hands-rounded-together.srn"],
    ["annotate", "--to", "html", "--pictures", "scoring", "examples/faulty/wrong-award.srn"],
    ["annotate", "--strip", "--missed", "examples/faulty/wrong-award.srn"],
    ["annotate", "--pictures", "none", "examples/faulty/wrong-award.srn"],
    ["convert", "--to", "csv", "examples"],
    ["convert", "--to", "srn", "--table", "events", "examples"],
    ["convert", "--to", "json", "tests/cases/SR001", "tests/cases/SR002"],
    ["format", "--check", "examples", "tests/cases/SR001", "tests/cases/SR006/near-foreign-tile.json"],
    ["fix", "--check", "examples", "tests/cases/SR705"],
    ["show", "examples/faulty/wrong-award.srn"],
    ["show", "examples/faulty/wrong-award.srn", "--match", "3"],
    ["show", "examples/faulty/wrong-award.srn", "--round", "1", "--event", "15"],
    ["show", "examples/faulty/wrong-award.srn", "--round", "1", "--event", "15", "--ascii"],
    ["show", "examples/faulty/wrong-award.srn", "--round", "1", "--event", "15", "--svg"],
    ["show", "examples/faulty/wrong-award.srn", "--round", "1", "--all", "--text"],
    ["show", "examples/faulty/wrong-award.srn", "--round", "1", "--event", "99"],
    ["show", "examples/faulty/played-on.srn", "--round", "4", "--event", "12"],
    ["show", "--placements", "1|4 5|5"],
    ["show", "--placements", "1:4"],
    ["show", "--placements", " "],
    ["show", "--size", "1x1", "examples/faulty/wrong-award.srn"],
    ["show"],
    ["simulate", "--truth", "truth.jsonl"],
    ["simulate", "--faults", "--truth", "same", "--output", "same"],
    ["simulate", "--varied", "--hidden", "1"],
    ["simulate", "--hidden", "2"],
    ["simulate", "--hidden", "x"],
    ["schema", "season"],
    ["nonsense"],
    ["validat"],
    ["validate"],
    ["convert", "examples"],
    ["show", "--event", "x", "examples"],
    ["show", "--event", "0", "examples"],
    ["validate", "--nonsense", "examples"],
    ["validate", "--select"],
    ["schema", "record", "report"],
)

ALIKE = re.compile(
    r" *\d+  SR\d{3} [a-z-]+|(\d+| +) \|.*|[NESW] \d.*|end .*|.*#(?!:).*|.*[{}].*|.*Error -3 .*"
    r"|  *(sevenrocks|git|NO_COLOR) .*"
)
"""Lines that may be alike in every language: counts by code, records, styles, examples of commands."""

RECORDS = [path for folder in ("tests/cases", "examples") for path in (ROOT / folder).rglob("*.srn")]

IN_RECORDS = {
    *("Open", "Result", "blocked", "carried", "ends", "fix", "knock", "none", "nothing", "place", "play"),
    *("points", "round", "ruling", "score", "seat", "tag", "text", "unfinished", "unverified"),
}
"""Words that stand in the records, their names and the options of these calls as well."""


def pairs_of(lines):
    """Words that stand side by side."""
    pair = re.compile(r"(?<![\w-])(?=([a-z]{2,} [a-z]{2,})(?![\w-]))")
    return {words for line in lines if not ALIKE.fullmatch(line) for words in pair.findall(line)}


def lines_of(text):
    """The lines of an output, without the marks of a page."""
    return re.sub(r"<[^<>\n]*>", " ", text).splitlines()


@pytest.fixture(scope="module")
def told():
    """What the calls say in every language: standard output and standard error, line by line."""
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        return {
            language: [lines_of(call("--lang", language, *arguments).output) for arguments in CALLS]
            for language in ("en", *TRANSLATED)
        }


def phrases_of(language):
    """The English templates that are told otherwise in a language, as patterns, by their longest words."""
    for message in entries(language):
        for text in texts(message.id):
            pieces = [piece for piece, *_ in Formatter().parse(text)]
            longest = max(pieces, key=len).strip()
            if re.search(r"[a-z]{3,} [a-z]{4,}", longest) and text not in texts(message.string):
                yield longest, re.compile(r"\S+".join(map(re.escape, pieces)).replace(r"\S+", ".+"))


class TestLeaks:
    """No English is left in what is told in another language."""

    @in_every_language
    def test_no_english_message_is_told(self, told, language):
        text = "\n".join(line for lines in told[language] for line in lines)
        found = [
            longest for longest, pattern in phrases_of(language) if longest in text and pattern.search(text)
        ]
        assert found == []

    @in_every_language
    def test_no_two_words_are_told_as_in_english(self, told, language):
        records = pairs_of(path.read_text("utf-8", "replace") for path in RECORDS)
        alike = [
            pairs_of(told_here) & pairs_of(told_there) - records
            for told_here, told_there in zip(told[language], told["en"], strict=True)
        ]
        own = re.compile(r"sevenrocks \w+|\w+ record")
        assert [pair for pairs in alike for pair in pairs if not own.fullmatch(pair)] == []

    @in_every_language
    def test_no_english_word_is_told(self, told, language):
        lines = [line for lines in told[language] for line in lines if not ALIKE.fullmatch(line)]
        heard = set(re.findall(r"(?<![\w.-])[A-Za-z]{3,}(?![\w-])", "\n".join(lines)))
        words = {
            text
            for message in entries(language)
            for text in texts(message.id)
            if text.isalpha() and text not in texts(message.string)
        }
        assert heard & words <= IN_RECORDS

    def test_the_english_ones_are_told_in_english(self, told):
        text = "\n".join(line for lines in told["en"] for line in lines)
        assert sum(longest in text for longest, _ in phrases_of("tr")) > 250

    @in_every_language
    def test_every_entry_of_the_catalogue_is_told(self, language):
        with speaking(language):
            for entry in CATALOGUE.values():
                for text in (entry.summary, entry.explanation, entry.mend, *entry.messages.values()):
                    assert say(text) != text
