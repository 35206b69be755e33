"""What in a JSON value breaks the record schema, in plain words."""

import json
from collections.abc import Callable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sevenrocks.notation.grammar import LARGEST
from sevenrocks.notation.phrase import Phrase
from sevenrocks.notation.record import Fault
from sevenrocks.schemas import load

if TYPE_CHECKING:
    from jsonschema import ValidationError
    from jsonschema.protocols import Validator

DOCUMENT: Final = "#"
MATCH: Final = "#/$defs/match"
LONGEST: Final = 60
"""The characters that are shown of a value."""

_TYPES: Final = {
    "object": Phrase("an object"),
    "array": Phrase("a list"),
    "string": Phrase("a text"),
    "integer": Phrase("an integer"),
}


class Violation(NamedTuple):
    """What is wrong: the steps from the value to it, what stands there, and what was expected."""

    path: tuple[str | int, ...]
    found: str
    expected: tuple[str, ...]
    fault: Fault = Fault.SCHEMA


def violation(value: Any, reference: str) -> Violation | None:  # noqa: ANN401 - whatever the JSON holds
    """What of a value breaks the part of the schema that a reference names; ``None`` if nothing does."""
    error = min(_validator(reference).iter_errors(value), key=_rank, default=None)
    return None if error is None else _WORDS.get(str(error.validator), _described)(error)


def misplaced_event(match: Mapping[str, Any]) -> Violation | None:
    """What no schema can say: the first event before the end that stands behind one after it."""
    for number, played in enumerate(match.get("rounds", ())):
        late = False
        for index, event in enumerate(played.get("events", ())):
            if late and "after_end" not in event:
                path = ("rounds", number, "events", index)
                expected = Phrase("after_end, as in the event above")
                return Violation(path, Phrase("an event before the end"), (expected,))
            late = "after_end" in event
    return None


def description(schema: Mapping[str, Any]) -> Phrase:
    """What the first sentence of a schema's description says."""
    sentence = schema["description"].partition(". ")[0].rstrip(".")
    words = sentence[0].lower() + sentence[1:]
    return Phrase(words)


@cache
def _validator(reference: str) -> "Validator":
    from jsonschema import Draft202012Validator, validators  # noqa: PLC0415 - right records need not wait for it

    schema = load("record")
    types = Draft202012Validator.TYPE_CHECKER.redefine("integer", lambda _, value: type(value) is int)
    strict: Callable[[object], Validator] = validators.extend(  # type: ignore[no-untyped-call]
        Draft202012Validator, type_checker=types
    )
    return strict(schema if reference == DOCUMENT else {"$ref": reference, "$defs": schema["$defs"]})


def _rank(error: "ValidationError") -> tuple[int, bool]:
    """Errors near the root come first, and of those in one object a key that it must not have."""
    return len(error.absolute_path), error.validator not in ("additionalProperties", "not")


def _extra(error: "ValidationError") -> Violation:
    value, schema = _parts(error)
    known = schema["properties"]
    extra = next(key for key in value if key not in known)
    return Violation((*error.absolute_path, extra), Phrase("the key {key}", key=extra), tuple(known))


def _forbidden(error: "ValidationError") -> Violation:
    path = tuple(error.absolute_path)
    return Violation(path, Phrase("the key {key}", key=path[-1]), (Phrase("an object without it"),))


def _missing(error: "ValidationError") -> Violation:
    value, schema = _parts(error)
    missing = next(key for key in schema["required"] if key not in value)
    return Violation(tuple(error.absolute_path), Phrase("an object without {key}", key=missing), (missing,))


def _empty(error: "ValidationError") -> Violation:
    return Violation(tuple(error.absolute_path), Phrase("nothing in it"), (Phrase("at least one entry"),))


def _out_of_bounds(error: "ValidationError") -> Violation:
    value, schema = _parts(error)
    if abs(value) > LARGEST:
        return Violation(tuple(error.absolute_path), str(value), (), Fault.LIMIT)
    expected = Phrase("a number from {least} to {most}", least=schema["minimum"], most=schema["maximum"])
    return Violation(tuple(error.absolute_path), str(value), (expected,))


def _wrong(error: "ValidationError") -> Violation:
    """A value of another type, or not one of those listed."""
    value, schema = _parts(error)
    match error.validator:
        case "type":
            expected: tuple[str, ...] = (_TYPES[schema["type"]],)
        case "enum":
            expected = tuple(schema["enum"])
        case _:
            expected = (_shown(schema["const"]),)
    return Violation(tuple(error.absolute_path), _shown(value), expected)


def _described(error: "ValidationError") -> Violation:
    """What the first sentence of the schema's description says."""
    value, schema = _parts(error)
    return Violation(tuple(error.absolute_path), _shown(value), (description(schema),))


_WORDS: Final = {
    "additionalProperties": _extra,
    "not": _forbidden,
    "required": _missing,
    "minItems": _empty,
    "minProperties": _empty,
    "minimum": _out_of_bounds,
    "maximum": _out_of_bounds,
    "type": _wrong,
    "enum": _wrong,
    "const": _wrong,
}


def _parts(error: "ValidationError") -> tuple[Any, Any]:
    """The value that is wrong, and the part of the schema that it breaks."""
    return error.instance, error.schema


def _shown(value: Any) -> str:  # noqa: ANN401 - whatever the JSON holds
    """A value in a few characters."""
    if isinstance(value, (dict, list)):
        return _TYPES["object" if isinstance(value, dict) else "array"]
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST else text[:LONGEST] + "..."
