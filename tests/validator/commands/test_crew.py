"""Several processes give what one would give, and none is left behind."""

import multiprocessing
import sys
from contextlib import closing
from itertools import count, islice

import pytest
from support import labour

from sevenrocks.validator.commands import crew
from sevenrocks.validator.commands.crew import BATCH, Crew

METHODS = multiprocessing.get_all_start_methods()
START = METHODS[0] if sys.platform != "linux" else "fork"

pytestmark = pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")


def results(work, tasks, most=3, start=START):
    """What a crew gives; no process is left when it has given all."""
    given = list(Crew(work, most, start).results(tasks))
    assert multiprocessing.active_children() == []
    return given


@pytest.mark.parametrize("start", [method for method in METHODS if method != "forkserver"])
def test_results_come_in_the_order_of_the_tasks(start):
    tasks = [3, 0, 5 * BATCH, BATCH, 1]
    assert results(labour.count, tasks, start=start) == [number for task in tasks for number in range(task)]


def test_no_task_gives_no_result():
    assert results(labour.count, []) == []


@pytest.mark.skipif(START != "fork", reason="needs sched_yield")
def test_who_is_done_first_waits_for_its_turn(tmp_path):
    tasks = [tmp_path / "a", tmp_path / "a.new"]
    assert results(labour.once_there, tasks, most=2) == ["a", "a.new"]


@pytest.mark.parametrize("room", [1, 1000])
def test_results_of_any_size_come_with_little_room(monkeypatch, room):
    monkeypatch.setattr(crew, "MOST_WAITING", room)
    tasks = [3000, 20_000, 20_000, 10]
    assert results(labour.count, tasks, most=2) == [number for task in tasks for number in range(task)]


def test_a_task_is_taken_once_somebody_is_free_for_it(tmp_path):
    def tasks():
        for number in range(12):
            done = len(list(tmp_path.iterdir()))
            assert done >= number - 1  # of two, one at most is still at work
            yield tmp_path / str(number)

    assert results(labour.done_with, tasks(), most=2) == [str(number) for number in range(12)]


def test_whoever_wants_no_more_ends_all():
    with closing(Crew(labour.count, 2, START).results(count(10_000))) as given:
        assert list(islice(given, 3)) == [0, 1, 2]
    assert multiprocessing.active_children() == []


@pytest.mark.parametrize(
    ("work", "how"), [(labour.die, "ended by signal 9"), (labour.fail, "ended with status 3")]
)
def test_a_process_that_ends_early_is_an_error(work, how):
    with pytest.raises(OSError, match=f"{how} before its work was done"):
        results(work, [0, 1, 0])
    assert multiprocessing.active_children() == []
