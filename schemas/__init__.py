"""The JSON Schemas of the project, by name."""

import json
from importlib.resources import files
from typing import Any


def load(name: str) -> dict[str, Any]:
    """Return the schema of that name (``"record"`` or ``"report"``), as JSON Schema draft 2020-12.

    Raises ``FileNotFoundError`` where there is no such schema.
    """
    schema: dict[str, Any] = json.loads((files(__name__) / f"{name}.schema.json").read_text("utf-8"))
    return schema
