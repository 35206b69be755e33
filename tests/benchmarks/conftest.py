"""The benchmarks are not installed: they are imported from the clone."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[2]))
