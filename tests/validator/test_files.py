"""Files are replaced as a whole or not at all."""

import gzip
import os
import stat

import pytest

from sevenrocks.validator.files import hold_the_same, put_in_place, replaced, require_plain_file, unpacked


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "club.srn"
    path.write_bytes(b"old")
    return path


@pytest.fixture
def new(tmp_path_factory):
    path = tmp_path_factory.mktemp("draft") / "draft"
    path.write_bytes(b"new")
    return path


def names_in(folder):
    return sorted(path.name for path in folder.iterdir())


def write_half(path):
    with replaced(path) as out:
        out.write(b"ne")
        raise KeyError


class TestReplaced:
    def test_the_old_content_stands_until_the_new_is_whole(self, record):
        with replaced(record) as out:
            out.write(b"new")
            out.flush()
            assert record.read_bytes() == b"old"
        assert record.read_bytes() == b"new"

    def test_a_failure_leaves_the_file_and_the_folder_as_they_were(self, record):
        with pytest.raises(KeyError):
            write_half(record)
        assert record.read_bytes() == b"old"
        assert names_in(record.parent) == ["club.srn"]

    def test_a_new_file_has_the_mode_that_any_new_file_has(self, tmp_path):
        (tmp_path / "other").touch()
        with replaced(tmp_path / "new.srn") as out:
            out.write(b"new")
        assert (tmp_path / "new.srn").stat().st_mode == (tmp_path / "other").stat().st_mode
        assert names_in(tmp_path) == ["new.srn", "other"]

    def test_a_folder_that_is_not_there_is_named_by_the_file(self, tmp_path):
        path = tmp_path / "missing/new.srn"
        with pytest.raises(FileNotFoundError) as error, replaced(path):
            pass
        assert error.value.filename == str(path)

    @pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="needs a named pipe")
    def test_a_pipe_is_written_to(self, tmp_path):
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        end = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
        with replaced(pipe) as out:
            out.write(b"new")
        assert (os.read(end, 9), stat.S_ISFIFO(pipe.stat().st_mode)) == (b"new", True)
        os.close(end)


class TestPutInPlace:
    @pytest.mark.skipif(os.name != "posix", reason="needs modes")
    @pytest.mark.parametrize("mode", [0o600, 0o640, 0o755])
    def test_the_mode_is_kept(self, record, new, mode):
        record.chmod(mode)
        put_in_place(new, record)
        assert (record.read_bytes(), stat.S_IMODE(record.stat().st_mode)) == (b"new", mode)

    def test_a_link_goes_on_pointing_to_its_file(self, record, new, tmp_path):
        (tmp_path / "deep").mkdir()
        link = tmp_path / "deep/link.srn"
        link.symlink_to("../club.srn")
        put_in_place(new, link)
        assert (link.is_symlink(), record.read_bytes()) == (True, b"new")
        assert names_in(link.parent) == ["link.srn"]

    def test_a_compressed_file_stays_compressed(self, record, new):
        record.write_bytes(gzip.compress(b"old"))
        put_in_place(new, record)
        assert gzip.decompress(record.read_bytes()) == b"new"

    def test_compressing_gives_the_same_bytes_at_any_time(self, record, new, monkeypatch):
        written = set()
        for now in (1e9, 2e9):
            monkeypatch.setattr("time.time", lambda now=now: now)
            record.write_bytes(gzip.compress(b"old", mtime=1))
            put_in_place(new, record)
            written.add(record.read_bytes())
        assert len(written) == 1

    @pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write everything")
    def test_a_file_that_may_not_be_written_is_not_replaced(self, record, new):
        record.chmod(0o444)
        with pytest.raises(PermissionError):
            put_in_place(new, record)
        assert record.read_bytes() == b"old"


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        (b"", b"", True),
        (b"ab", b"ab", True),
        (b"ab", b"a", False),
        (b"a", b"ab", False),
        (b"x" * 70_000, b"x" * 70_000, True),
        (b"x" * 70_000, b"x" * 69_999 + b"y", False),
    ],
    ids=["empty", "equal", "shorter", "longer", "large", "large-differs"],
)
def test_files_are_compared_by_what_they_hold(tmp_path, one, other, same):
    plain, packed = tmp_path / "plain", tmp_path / "packed"
    plain.write_bytes(one)
    packed.write_bytes(gzip.compress(other))
    assert hold_the_same(plain, packed) is same


def test_a_file_is_unpacked_whatever_its_name(tmp_path):
    path = tmp_path / "club.srn"
    path.write_bytes(gzip.compress(b"old"))
    with unpacked(path) as file:
        assert file.read() == b"old"


def test_a_device_cannot_be_rewritten(tmp_path):
    with pytest.raises(OSError, match="not a regular file"):
        require_plain_file(tmp_path)
    require_plain_file(tmp_path / "missing")  # which is for whoever opens it to say
