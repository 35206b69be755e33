"""What differs is shown as patch reads it."""

import gzip

import pytest

from sevenrocks.validator.difference import difference


@pytest.fixture
def shown(tmp_path):
    """Show what differs between two texts."""

    def show(old, new):
        (tmp_path / "old").write_bytes(old)
        (tmp_path / "new").write_bytes(new)
        return b"".join(difference("club.srn", tmp_path / "old", tmp_path / "new")).decode()

    return show


def test_lines_are_shown_with_their_neighbours(shown):
    assert shown(b"a\nb\nc\n", b"a\nx\nc\n") == (
        "--- club.srn\n+++ club.srn\n@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"
    )


def test_a_missing_end_of_the_last_line_is_told(shown):
    assert shown(b"a", b"a\n").endswith("-a\n\\ No newline at end of file\n+a\n")


def test_what_is_compressed_is_shown_as_text(shown):
    assert shown(gzip.compress(b"a\n"), b"b\n").endswith("-a\n+b\n")


def test_the_same_text_has_no_difference(shown):
    assert shown(b"a\n", b"a\n") == ""
