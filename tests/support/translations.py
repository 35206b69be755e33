"""The translations that are kept: what is to be translated, and how their files are made.

``python -m support.translations`` (from ``tests/``) brings every ``.po`` up to date with the messages in the
sources, and makes the ``.mo`` of it that the program reads. New messages then wait in it, without words.
"""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

from sevenrocks.notation.json_violation import description
from sevenrocks.schemas import load
from sevenrocks.validator.api import Verdict
from sevenrocks.validator.catalogue import CATALOGUE, REMARKS, Severity
from sevenrocks.validator.cli import COMMANDS, command_called, main
from sevenrocks.validator.commands.telling import paragraphs
from sevenrocks.validator.language import DOMAIN, ENGLISH, FOLDER, LANGUAGES

ROOT: Final = Path(__file__).parents[2]
TRANSLATED: Final = tuple(language for language in LANGUAGES if language != ENGLISH)

MARKS: Final = {"say": (0,), "Phrase": (0,), "counted": (1, 2), "_slip": (1,)}
"""The functions whose arguments are messages, and which of these: a singular and its plural are two."""


_TOLD_BY_DESCRIPTION: Final = {"anyOf", "pattern"}
"""The keywords of the record schema whose violation is told in the words of its description."""


class Message(NamedTuple):
    """What is to be translated, as gettext asks for it, and the file that it stands in."""

    id: str | tuple[str, ...]
    file: str


def messages() -> Iterator[Message]:
    """Everything that is to be translated; some of it more than once."""
    for top in ("notation", "validator"):
        for path in sorted((ROOT / top).rglob("*.py")):
            name = path.relative_to(ROOT).as_posix()
            yield from (Message(marked, name) for marked in marked_in(path.read_text("utf-8")))
    yield from _of_the_catalogue()
    yield from _of_the_help()
    for words in (*OF_CLICK, *OF_THE_SYSTEM):
        yield Message(words, "tests/support/translations.py")


def marked_in(source: str) -> Iterator[str | tuple[str, ...]]:
    """The messages that a source marks, inside other strings too."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS:
            places = [place for place in MARKS[node.func.id] if place < len(node.args)]
            words = [node.args[place] for place in places]
            if words and all(isinstance(word, ast.Constant) and word.value for word in words):
                texts = tuple(word.value for word in words)
                yield texts if len(texts) > 1 else texts[0]


def _of_the_catalogue() -> Iterator[Message]:
    for entry in CATALOGUE.values():
        for text in (entry.summary, entry.explanation, entry.mend, *entry.messages.values()):
            yield Message(text, f"validator/catalogue/{entry.category}.py")
    for text in (*REMARKS.values(), *get_args(Severity)):
        yield Message(text, "validator/catalogue/__init__.py")
    for text in get_args(Verdict):
        yield Message(text, "validator/api.py")
    for schema in _schemas(load("record")):
        if _TOLD_BY_DESCRIPTION & schema.keys():
            yield Message(str(description(schema)), "schemas/record.schema.json")


def _schemas(part: Any) -> Iterator[dict[str, Any]]:
    """Every object of a schema that has a description."""
    if isinstance(part, dict):
        if isinstance(part.get("description"), str):
            yield part
        part = list(part.values())
    for inner in part if isinstance(part, list) else ():
        yield from _schemas(inner)


def _of_the_help() -> Iterator[Message]:
    for name in ("", *COMMANDS):
        command = command_called(name) if name else main
        told = [*_paragraphs(command.help), *_paragraphs(command.epilog)]
        told += [command.short_help or "", command.options_metavar or ""]
        told += [getattr(command, "subcommand_metavar", "") or ""]
        for parameter in command.params:
            told += [getattr(parameter, "help", "") or "", parameter.metavar or ""]
        file = f"validator/commands/{name}.py" if name else "validator/cli.py"
        yield from (Message(words, file) for words in told if words)


def _paragraphs(text: str | None) -> list[str]:
    """What is said of a help text."""
    said: list[str] = []

    def say(words: str) -> str:
        said.append(words)
        return words

    paragraphs(text or "", say)
    return said


def template() -> Catalog:
    """All messages without translations."""
    catalog = Catalog(domain=DOMAIN)
    for message in messages():
        catalog.add(message.id, locations=[(message.file, 0)])
    return catalog


def folder_of(language: str) -> Path:
    """Where the files of a language are."""
    return FOLDER / language / "LC_MESSAGES"


def translation(language: str) -> Catalog:
    """A translation as it is kept."""
    with (folder_of(language) / f"{DOMAIN}.po").open("rb") as file:
        return read_po(file, locale=language, domain=DOMAIN)


def update(language: str) -> None:
    """Bring the files of a language up to date."""
    catalog, wanted = translation(language), template()
    wanted.creation_date = catalog.creation_date
    catalog.update(wanted, no_fuzzy_matching=True)
    folder = folder_of(language)
    with (folder / f"{DOMAIN}.po").open("wb") as file:
        write_po(file, catalog, width=100, ignore_obsolete=True, include_lineno=False, sort_by_file=True)
    with (folder / f"{DOMAIN}.mo").open("wb") as file:
        write_mo(file, catalog)


OF_CLICK: Final = (
    "Usage:",
    "Options",
    "Commands",
    "Error: {message}",
    "Aborted!",
    "Try '{command} {option}' for help.",
    "Show this message and exit.",
    "Show the version and exit.",
    *("integer", "integer range", "float range", "required"),
    "default: {default}",
    "Missing argument",
    "Missing option",
    "Missing command.",
    "Choose from:\n\t{choices}",
    "Invalid value: {message}",
    "Invalid value for {param_hint}: {message}",
    *("No such option {name!r}.", "No such option: {name}"),  # the second one before 8.4
    "No such command {name!r}.",
    "Option {name!r} does not take a value.",
    "{value!r} is not a valid {number_type}.",
    "{value} is not in the range {range}.",
    ("Did you mean {possibility}?", "(Did you mean one of: {possibilities}?)"),
    ("Got unexpected extra argument ({args})", "Got unexpected extra arguments ({args})"),
    ("{value!r} is not {choice}.", "{value!r} is not one of {choices}."),
    ("Option {name!r} requires an argument.", "Option {name!r} requires {nargs} arguments."),
)
"""What click says, and looks up itself."""

OF_THE_SYSTEM: Final = (
    "No such file or directory",
    "Permission denied",
    "Operation not permitted",
    "Is a directory",
    "Not a directory",
    "File exists",
    "File name too long",
    "Too many levels of symbolic links",
    "Too many open files",
    "No space left on device",
    "Disk quota exceeded",
    "Read-only file system",
    "Input/output error",
    "Bad file descriptor",
    "Invalid argument",
    "Cannot allocate memory",
)
"""What the system says of files."""


if __name__ == "__main__":
    for language in TRANSLATED:
        update(language)
