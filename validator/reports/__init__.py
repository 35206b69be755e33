"""The reports, one form a file."""
