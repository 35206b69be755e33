"""Markdown: what it shows, and that no name can be taken for markup."""

import re
from pathlib import Path

import pytest

from sevenrocks.notation import parse
from sevenrocks.validator.annotating.document import document_of
from sevenrocks.validator.annotating.markdown import escaped, markdown
from sevenrocks.validator.tables.judgement import judge
from sevenrocks.validator.writers import Sourced

DATA = Path(__file__).parents[2] / "data/annotating"


def written(text, **options):
    [match] = parse(text)
    return "".join(markdown(document_of(judge(Sourced("club.srn", 1, match)), **options)))


def test_a_match_is_told_in_tables():
    assert written((DATA / "match.srn").read_text("utf-8"), missed=True) == (DATA / "match.md").read_text(
        "utf-8"
    )


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a|b", r"a\|b"),
        ("<script>alert(1)</script>", r"\<script\>alert(1)\</script\>"),
        ("[link](https://a.b)", r"\[link\](https\://a.b)"),
        ("www.a.b", r"www\.a.b"),
        ("*a* _b_ `c` ~d~ \\e", r"\*a\* \_b\_ \`c\` \~d\~ \\e"),
        ("&amp; ![x](y)", r"\&amp; \!\[x\](y)"),
        ("a\rb\u2028c", r"a\\rb\\u2028c"),
        ("Deniz İnan", "Deniz İnan"),
    ],
)
def test_a_name_is_shown_as_it_is(text, shown):
    assert escaped(text) == shown


def test_every_row_of_a_table_has_its_cells_whatever_the_names():
    name = r"a|b \\| c"
    text = written(f'[South "{name}"]\nround 1\nS 5|5 +5\nend domino S\nhand S\nresult *\n')
    for table in re.findall(r"(?:^\|.*\n)+", text, re.MULTILINE):
        widths = {len(re.findall(r"(?<!\\)(?:\\\\)*\|", row)) for row in table.splitlines()}
        assert len(widths) == 1
