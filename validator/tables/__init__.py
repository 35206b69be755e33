"""Tables for analysis: what replay made of matches, row by row."""
