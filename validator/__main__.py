"""``python -m sevenrocks.validator``: the command line."""

from sevenrocks.validator.cli import main

main()
