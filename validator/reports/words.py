"""Numbers with their nouns."""


def plural(count: int, singular: str, many: str | None = None) -> str:
    """Return ``1 match`` or ``2 matches``; the plural is the singular and an s unless given."""
    return f"{count} {singular if count == 1 else many or singular + 's'}"
