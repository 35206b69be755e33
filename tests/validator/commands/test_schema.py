"""``sevenrocks schema``: both schemas, as they are."""

import json

import pytest
from click.testing import CliRunner

from sevenrocks.schemas import load
from sevenrocks.validator.cli import main


@pytest.mark.parametrize("name", ["record", "report"])
def test_a_schema_is_printed(name):
    called = CliRunner().invoke(main, ["schema", name])
    assert called.exit_code == 0
    assert json.loads(called.stdout) == load(name)


@pytest.mark.parametrize("arguments", [[], ["season"]])
def test_another_is_refused(arguments):
    assert CliRunner().invoke(main, ["schema", *arguments]).exit_code == 2
