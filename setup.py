"""Compiles what judges every event, where ``SEVENROCKS_COMPILED`` asks for it; all else is in pyproject.toml.

mypyc makes extensions of modules that stay plain Python; without them, or in an editable installation, the
same files are interpreted.
"""

import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from setuptools import Extension, setup

HOT: Final = (
    *("notation/gist", "notation/lines", "notation/outline", "notation/passage"),
    *("notation/rows", "notation/tiles", "validator/booking", "validator/claims"),
    *("validator/dealing", "validator/ending", "validator/events", "validator/findings"),
    *("validator/game", "validator/glance", "validator/hands", "validator/ledger"),
    *("validator/opening", "validator/progress", "validator/replay", "validator/result"),
    *("validator/round", "validator/rulings", "validator/settled", "validator/settlement"),
    *("validator/sheet", "validator/stretch", "validator/table", "validator/tags"),
    *("validator/unverified", "validator/winning"),
)
"""The modules through which every event goes, at a glance or in full."""

UNDERSTOOD: Final = (
    "--config-file=",  # the strict check is another step
    "--explicit-package-bases",
    "--follow-imports=silent",
    "--ignore-missing-imports",
)
"""How mypy is to read the modules here: it need not know what they import from outside."""


def extensions() -> list[Extension]:
    """The hot modules, for a wheel that is to be compiled; else none."""
    if "bdist_wheel" not in sys.argv or os.environ.get("SEVENROCKS_COMPILED") != "1":
        return []
    from mypyc.build import mypycify  # noqa: PLC0415 - which no other build needs

    with TemporaryDirectory() as folder:  # in it the modules have the names that they are installed by
        package = Path(folder, "sevenrocks")
        package.mkdir()
        for name in ("notation", "schemas", "validator"):
            (package / name).symlink_to(Path(name).resolve())
        os.environ["MYPYPATH"] = folder
        return mypycify([*UNDERSTOOD, *(f"{package}/{module}.py" for module in HOT)])


setup(ext_modules=extensions())
