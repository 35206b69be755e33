"""Several processes that work on tasks, and their results in the order of the tasks."""

import pickle
import signal
import sys
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Final, Generic, NoReturn, TypeVar

from sevenrocks.notation.phrase import Phrase
from sevenrocks.validator.commands.collector import calm_collector
from sevenrocks.validator.language import say

Task = TypeVar("Task")
Result = TypeVar("Result")

BATCH: Final = 32
"""How many results are handed over together."""

MOST_WAITING: Final = 1 << 24
"""The bytes of results that are kept for later; whoever has more waits until an earlier task is done."""


@dataclass(frozen=True, slots=True)
class _Worker:
    """A process, and our end of the pipe to it."""

    process: BaseProcess
    pipe: "Connection[Any, Any]"


@dataclass(slots=True)
class _Job:
    """A task that was handed out, and what has come back that nobody took yet: pickled lists of results."""

    worker: _Worker
    batches: deque[bytes] = field(default_factory=deque)
    is_done: bool = False


class Crew(Generic[Task, Result]):
    """Up to so many processes, each at work on one task at a time.

    One is started when there is a task for it; ``start`` is how. ``work`` may have to be pickled; tasks and
    results are.
    """

    def __init__(self, work: Callable[[Task], Iterable[Result]], most: int, start: str) -> None:
        self._work = work
        self._most = most
        self._start = start
        self._context = get_context(start)
        self._workers: list[_Worker] = []
        self._idle: list[_Worker] = []
        self._jobs: deque[_Job] = deque()
        self._waiting = 0

    def results(self, tasks: Iterable[Task]) -> Generator[Result, None, None]:
        """The results of the tasks, in their order. Once it is closed no process is left, however it ends.

        Raises ``OSError`` where a process cannot be started, or ends before its work is done.
        """
        remaining = iter(tasks)
        try:
            with _ended_by_terminate():
                while self._hand_out(remaining):
                    yield from self._taken()
                    if self._jobs[0].is_done:
                        self._jobs.popleft()
                    else:
                        self._receive()
        finally:
            self._end()

    def _hand_out(self, tasks: Iterator[Task]) -> bool:
        """Give a task to everyone who has none; tells whether there is anything to wait for."""
        while self._idle or len(self._workers) < self._most:
            task = next(tasks, None)
            if task is None:
                break
            worker = self._idle.pop() if self._idle else self._started()
            try:
                worker.pipe.send(task)
            except (BrokenPipeError, ConnectionResetError) as error:
                raise _lost(worker) from error
            self._jobs.append(_Job(worker))
        return bool(self._jobs)

    def _taken(self) -> Iterator[Result]:
        """What has come back of the first task."""
        batches = self._jobs[0].batches
        while batches:
            batch = batches.popleft()
            self._waiting -= len(batch)
            yield from pickle.loads(batch)

    def _receive(self) -> None:
        """Wait until something comes back: of the first task, or of others as long as there is room."""
        has_room = self._waiting < MOST_WAITING
        open_jobs = [
            job for number, job in enumerate(self._jobs) if not job.is_done and (has_room or number == 0)
        ]
        ready = wait([job.worker.pipe for job in open_jobs])
        for job in (job for job in open_jobs if job.worker.pipe in ready):
            try:
                batch = job.worker.pipe.recv_bytes()
            except (EOFError, ConnectionResetError) as error:
                raise _lost(job.worker) from error
            if batch:
                job.batches.append(batch)
                self._waiting += len(batch)
            else:
                job.is_done = True
                self._idle.append(job.worker)

    def _started(self) -> _Worker:
        pipe, far_end = self._context.Pipe()
        inherited = [pipe, *(worker.pipe for worker in self._workers)] if self._start == "fork" else []
        process = self._context.Process(  # type: ignore[attr-defined]  # every kind of context has one
            target=_serve, args=(self._work, far_end, inherited), daemon=True
        )
        worker = _Worker(process, pipe)
        with _signals_held():
            try:
                process.start()
            except OSError as error:
                raise OSError(error.errno, error.strerror, say("another process")) from error
            self._workers.append(worker)
        far_end.close()
        return worker

    def _end(self) -> None:
        """End all processes at once, whatever they are doing."""
        with _signals_held():
            for worker in self._workers:
                worker.process.kill()
            for worker in self._workers:
                worker.process.join()
                worker.pipe.close()


def _serve(
    work: Callable[[Task], Iterable[Result]],
    pipe: "Connection[Any, Any]",
    inherited: "list[Connection[Any, Any]]",
) -> None:
    """Work on whatever comes through the pipe, until nobody is at its other end.

    ``inherited`` are the other ends of pipes as far as they came along, which would hide that.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started this process ends it
    for end in inherited:
        end.close()
    with suppress(EOFError, BrokenPipeError, ConnectionResetError), calm_collector():
        while True:
            results = iter(work(pipe.recv()))
            while batch := list(islice(results, BATCH)):
                pipe.send_bytes(pickle.dumps(batch, pickle.HIGHEST_PROTOCOL))
            pipe.send_bytes(b"")


def _lost(worker: _Worker) -> OSError:
    worker.process.join()
    status = worker.process.exitcode or 0
    how = Phrase("ended with status {status} before its work was done", status=status)
    if status < 0:
        how = Phrase("ended by signal {signal} before its work was done", signal=-status)
    return OSError(0, how, say("another process"))


@contextmanager
def _ended_by_terminate() -> Iterator[None]:
    """Let SIGTERM end this process by an exception, as an interrupt does, so that it can end the others."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, _terminate)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _terminate(number: int, _: object) -> NoReturn:
    raise SystemExit(128 + number)  # the status that a shell shows for a signal


@contextmanager
def _signals_held() -> Iterator[None]:
    """Hold back what would end this process; a process that is started meanwhile never hears of it."""
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT, signal.SIGTERM))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
