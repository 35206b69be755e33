"""What is installed, and which way the imports point."""

import ast
import re
import shutil
import subprocess
import sys
import tarfile
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


@pytest.mark.skipif(not (ROOT / "typings").exists(), reason="needs the links that a clone has")
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


def build(folder: Path, hook: str) -> Path:
    """What setuptools makes of a folder, without an environment of its own and hence without the network."""
    code = f"from setuptools.build_meta import {hook}; print({hook}('.'))"
    made = subprocess.run(
        [sys.executable, "-c", code], cwd=folder, check=True, capture_output=True, text=True
    )
    return folder / made.stdout.splitlines()[-1]


def is_kept(path: Path) -> bool:
    """Whether a file of the tree is more than what running the tests leaves behind."""
    inside = path.relative_to(ROOT).parent.parts
    return path.is_file() and not any(name.startswith(".") or name == "__pycache__" for name in inside)


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory):
    """The folder of a source distribution that was built from a copy of the tree."""
    copy = tmp_path_factory.mktemp("tree") / "copy"
    left_out = (
        ".git",
        ".venv",
        ".compiled",
        ".hypothesis",
        ".*_cache",
        "__pycache__",
        "*.egg-info",
        "typings",
    )
    shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*left_out))
    (copy / "tests/.mypy_cache").mkdir()
    (copy / "tests/.mypy_cache/left.json").touch()
    sdist = build(copy, "build_sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(copy.parent, filter="data")
    return copy.parent / sdist.name.removesuffix(".tar.gz")


@pytest.fixture(scope="module")
def wheel(unpacked):
    """The names of the files in a wheel that is built from the source distribution."""
    return set(zipfile.ZipFile(build(unpacked, "build_wheel")).namelist())


def test_what_is_compiled_is_what_a_right_record_loads():
    hot = re.findall(r'"((?:notation|validator)/\w+)"', (ROOT / "setup.py").read_text("utf-8"))
    loaded = (ROOT / "tests/data/loaded.txt").read_text("utf-8").split()
    assert hot
    assert {f"sevenrocks.{module.replace('/', '.')}" for module in hot} <= set(loaded)


def test_a_source_distribution_holds_all_that_is_tested_shown_and_told(unpacked):
    folders = [
        path for path in ROOT.iterdir() if path.name in {"benchmarks", "docs", "examples", "tests", *TOP}
    ]
    wanted = {path.relative_to(ROOT) for folder in folders for path in folder.rglob("*") if is_kept(path)}
    wanted |= {path.relative_to(ROOT) for path in (*ROOT.glob("*.md"), *ROOT.glob("*.toml"))}
    wanted |= {Path(name) for name in ("LICENSE", "MANIFEST.in", "setup.py", ".pre-commit-hooks.yaml")}
    held = {path.relative_to(unpacked) for path in unpacked.rglob("*") if path.is_file()}
    made = {path for path in held if path.parts[0] in {"PKG-INFO", "setup.cfg", "sevenrocks.egg-info"}}
    assert held - made == wanted


def test_a_wheel_holds_every_source_and_data_file(wheel):
    wanted = {
        f"sevenrocks/{path.relative_to(ROOT).as_posix()}"
        for top in TOP
        for path in (ROOT / top).rglob("*")
        if path.suffix in {".py", ".json", ".lark", ".mo", ".po", ".typed"}
    }
    assert {name for name in wheel if name.startswith("sevenrocks/")} == wanted


def test_a_wheel_installs_nothing_else(wheel):
    assert {name.split("/")[0].split("-")[0] for name in wheel} == {"sevenrocks"}
