"""Properties are given the time they need; where CI is set, the same examples are tried each time.

The program speaks English, whatever the locale of the one who tests it.
"""

import os

from hypothesis import HealthCheck, settings

os.environ["SEVENROCKS_LANG"] = "en"

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("ci", settings.get_profile("patient"), derandomize=True)
settings.register_profile("few", settings.get_profile("ci"), max_examples=20)  # for another build of the same
settings.load_profile("ci" if os.environ.get("CI") else "patient")
