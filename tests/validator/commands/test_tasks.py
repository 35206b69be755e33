"""What files come to as tasks."""

import pytest
from support.archives import short_matches, write

from sevenrocks.notation.parts import Part
from sevenrocks.validator.commands.tasks import shared


@pytest.fixture
def files(tmp_path):
    """Files with so many matches of half a kilobyte each, under these names."""

    def written(**counts):
        return [
            (name, write(tmp_path / f"{name}.srn", short_matches(count))) for name, count in counts.items()
        ]

    return written


def shapes(tasks):
    """The names of the tasks that go together, those that are parts in capitals."""
    return [
        " ".join(task.name.upper() if isinstance(task.content, Part) else task.name for task in together)
        for together in tasks
    ]


def test_short_files_go_together_up_to_a_size(files):
    assert shapes(shared(files(a=1, b=1, c=1, d=1), size=1000)) == ["a b c", "d"]


def test_a_long_file_is_cut_where_it_stands(files):
    assert shapes(shared(files(a=1, b=8, c=1), size=1000)) == ["a", "B", "B", "B", "c"]


def test_an_archive_counts_as_the_text_that_it_may_hold(tmp_path):
    path = write(tmp_path / "packed.srn.gz", short_matches(40))
    size = 3 * path.stat().st_size
    assert "PACKED" in shapes(shared([("packed", path)], size))


def test_a_json_document_is_one_task(tmp_path):
    path = write(tmp_path / "long.json", " " * 9000)
    assert shapes(shared([("document", path)], size=1000)) == ["document"]


def test_what_is_not_there_is_for_its_reader_to_say(tmp_path):
    ((task,),) = shared([("gone", tmp_path / "gone.srn")])
    assert task == ("gone", tmp_path / "gone.srn")


def test_what_cannot_be_opened_is_told_in_its_place(files, tmp_path):
    (first,), (second,) = shared([*files(a=1), ("folder", tmp_path)], size=1)
    assert (first.name, second.name) == ("a", "folder")
    assert isinstance(second.content, OSError)
