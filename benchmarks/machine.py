"""The machine that was measured on."""

import os
import platform
import sys
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path

from sevenrocks.validator import table
from sevenrocks.validator.commands.sharing import cores


def processor() -> str:
    """The name of the processor, as far as the system tells it."""
    told = Path("/proc/cpuinfo")
    lines = told.read_text("utf-8").splitlines() if told.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def is_interpreted() -> bool:
    """Whether the modules that judge every event are plain Python here."""
    return str(table.__file__).endswith(".py")


def builds(compiled: Path | None) -> dict[str, str]:
    """The interpreters to measure by what they have: this one, and another that has the compiled build."""
    own = {"interpreted" if is_interpreted() else "compiled": sys.executable}
    return own if compiled is None else {**own, "compiled": str(compiled)}


def facts(builds: Iterable[str]) -> dict[str, str]:
    """What a reader of figures has to know."""
    return {
        "processor": f"{processor()}, {cores()} cores",
        "system": f"{platform.system()} {platform.release()}",
        "load": f"{os.getloadavg()[2]:.1f} over the last quarter of an hour, this run included",
        "Python": f"{platform.python_implementation()} {sys.version.split()[0]}",
        "Seven Rocks": f"{version('sevenrocks')}, {' and '.join(builds)}",
    }
