"""Tables of texts, for the tests of the tables."""

from io import BytesIO

from sevenrocks.notation import parse
from sevenrocks.validator.tables.forms import writer_of
from sevenrocks.validator.tables.table import TABLES
from sevenrocks.validator.writers import Sourced


def sourced(*texts, source="club.srn"):
    """The matches of some texts, as one source."""
    matches = (match for text in texts for match in parse(text))
    return (Sourced(source, number, match) for number, match in enumerate(matches, 1))


def rows_of(name, *texts):
    """The rows of a table."""
    return list(TABLES[name].rows(sourced(*texts)))


def written(form, name, *texts):
    """The bytes of a table."""
    out = BytesIO()
    writer_of(form, TABLES[name])(sourced(*texts), out, None)
    return out.getvalue()
