"""Random matches and their records: lawful ones, and such with one known slip."""
