"""What is installed, and which way the imports point."""

import ast
import os
import shutil
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOP = ("notation", "schemas", "validator")
SETUPTOOLS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]


def sources() -> list[Path]:
    return [path for top in TOP for path in sorted((ROOT / top).rglob("*.py"))]


def imports(path: Path) -> set[str]:
    """Every module that a file imports, wherever in the file."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module)
    return found


def importers(library: str) -> set[str]:
    return {
        path.relative_to(ROOT).as_posix()
        for path in sources()
        if any(f"{module}.".startswith(f"{library}.") for module in imports(path))
    }


def test_every_folder_with_python_in_it_is_listed():
    folders = {path.parent.relative_to(ROOT).as_posix() for path in sources()}
    assert {f"sevenrocks.{folder.replace('/', '.')}" for folder in folders} == set(SETUPTOOLS["packages"])


def test_every_package_has_its_folder():
    folders = {name: name.removeprefix("sevenrocks.").replace(".", "/") for name in SETUPTOOLS["packages"]}
    assert SETUPTOOLS["package-dir"] == folders


@pytest.mark.parametrize("top", TOP)
def test_type_checkers_find_the_installed_names(top):
    assert (ROOT / "typings/sevenrocks" / top).readlink() == Path("../..") / top


def test_notation_knows_nothing_of_the_rules():
    assert {path for path in importers("sevenrocks.validator") if path.startswith("notation/")} == set()


@pytest.mark.parametrize(
    ("library", "allowed"),
    [
        ("lark", {"notation/grammar.py"}),
        ("jsonschema", {"notation/json_violation.py"}),
        ("pyarrow", {"validator/tables/parquet.py"}),
    ],
)
def test_a_library_is_imported_in_one_place_only(library, allowed):
    assert importers(library) <= allowed


def test_only_the_command_line_imports_click():
    rest = {path for path in importers("click") if not path.startswith("validator/commands/")}
    assert rest <= {"validator/cli.py"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The names of the files in a wheel that is built from a copy of the sources."""
    copy = tmp_path_factory.mktemp("sources")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    for top in TOP:
        shutil.copytree(ROOT / top, copy / top, ignore=shutil.ignore_patterns("__pycache__"))
    build = "from setuptools.build_meta import build_wheel; print(build_wheel('.'))"
    subprocess.run([sys.executable, "-c", build], cwd=copy, env=os.environ, check=True, capture_output=True)
    (built,) = copy.glob("*.whl")
    return set(zipfile.ZipFile(built).namelist())


def test_a_wheel_holds_every_source_and_data_file(wheel):
    wanted = {
        f"sevenrocks/{path.relative_to(ROOT).as_posix()}"
        for top in TOP
        for path in (ROOT / top).rglob("*")
        if path.suffix in {".py", ".json", ".lark", ".typed"}
    }
    assert {name for name in wheel if name.startswith("sevenrocks/")} == wanted


def test_a_wheel_installs_nothing_else(wheel):
    assert {name.split("/")[0].split("-")[0] for name in wheel} == {"sevenrocks"}
