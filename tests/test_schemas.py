"""The schemas: sound, described, and true to their own examples."""

import pytest
from jsonschema import Draft202012Validator

from sevenrocks.schemas import load

NAMES = ("record", "report")


def parts(schema):
    """Every part of a schema that says what a value is, with the reference to it."""
    yield "#", schema
    for name, part in schema["$defs"].items():
        yield f"#/$defs/{name}", part


@pytest.mark.parametrize("name", NAMES)
def test_a_schema_is_one(name):
    Draft202012Validator.check_schema(load(name))


@pytest.mark.parametrize("name", NAMES)
def test_every_part_has_a_title_and_a_description(name):
    assert [where for where, part in parts(load(name)) if not {"title", "description"} <= part.keys()] == []


@pytest.mark.parametrize("name", NAMES)
def test_every_example_is_valid(name):
    schema = load(name)
    for where, part in parts(schema):
        judge = Draft202012Validator({"$ref": where, "$defs": schema["$defs"]} if where != "#" else schema)
        for example in part.get("examples", ()):
            judge.validate(example)


def test_a_schema_that_is_not_there():
    with pytest.raises(FileNotFoundError):
        load("season")
