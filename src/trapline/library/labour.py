"""Work that is shared out among the cores, and can be broken off."""

import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import current_process, get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from typing import Any, Generic, TypeAlias, TypeVar

from trapline.library.mistakes import Crashed, Hung, Mistake

T = TypeVar("T")

Results: TypeAlias = Generator[tuple[int, T], None, None]
"""Each number, with what came of its work."""

Heard: TypeAlias = Callable[[int], None]
"""Is told how many of the games are done, each time one is."""


class Stopped(KeyboardInterrupt, Generic[T]):
    """Ctrl-C came in the middle; `done` is what was done by then."""

    def __init__(self, done: T) -> None:
        super().__init__("broken off")
        self.done = done


def cores() -> int:
    """Return how many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def shared_out(
    work: Callable[[int], T], count: int, workers: int | None = None, heard: Heard | None = None
) -> list[T]:
    """Return what comes of work number 0, 1, 2 and so on, in this order.

    Whatever ends this early leaves no process behind. If Ctrl-C does, `Stopped` has what was done.
    """
    refuse_none(count)
    if workers is not None and workers < 1:
        raise Mistake(f"{workers} workers do nothing: ask for one or more")
    done: dict[int, T] = {}
    results = worked(work, count, min(workers or cores(), count))
    try:
        for number, result in results:
            done[number] = result
            if heard is not None:
                heard(len(done))
    except KeyboardInterrupt as stop:
        raise Stopped([done[number] for number in sorted(done)]) from stop
    finally:
        results.close()
    return [done[number] for number in range(count)]


def refuse_none(games: int) -> None:
    if games < 1:
        raise Mistake(f"{games} games tell nothing: ask for one or more")


def worked(work: Callable[[int], T], count: int, workers: int) -> Results[T]:
    """Yield each number with what came of it, in any order."""
    # A process may have no children where another pool already made it.
    if workers == 1 or current_process().daemon:
        yield from ((number, work(number)) for number in range(count))
        return
    yield from by_crew(work, iter(range(count)), workers)


def by_crew(work: Callable[[int], T], numbers: Iterator[int], workers: int) -> Results[T]:
    crew: dict[Connection, BaseProcess] = {}
    try:
        for _ in range(workers):
            pipe, process = hired(work)
            crew[pipe] = process
            pipe.send(next(numbers))
        busy = set(crew)
        while busy:
            for pipe in ready(busy):
                number, result = answer(pipe, crew[pipe])
                following = next(numbers, None)
                if following is None:
                    busy.remove(pipe)
                else:
                    pipe.send(following)
                yield number, result
    finally:
        for process in crew.values():
            process.terminate()
        for process in crew.values():
            process.join()


def ready(busy: set[Connection]) -> Sequence[Connection]:
    return [pipe for pipe in wait(list(busy)) if isinstance(pipe, Connection)]


def hired(work: Callable[[int], T]) -> tuple[Connection, BaseProcess]:
    # A worker takes over what is loaded, and a bot that was written in the very program that asks.
    forking = get_context("fork")
    ours, theirs = forking.Pipe()
    process = forking.Process(target=toil, args=(work, theirs), daemon=True)
    with held_back(signal.SIGINT, signal.SIGTERM):
        process.start()
    theirs.close()
    return ours, process


@contextmanager
def held_back(*numbers: signal.Signals) -> Iterator[None]:
    """Let these signals wait, here and in a process that is started meanwhile."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, numbers)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def answer(pipe: Connection, process: BaseProcess) -> tuple[int, Any]:
    try:
        number, result, failure = pipe.recv()
    except EOFError:
        process.join()
        raise Crashed(f"a worker was killed (exit code {process.exitcode})") from None
    if failure is not None:
        raise failure
    return number, result


def toil(work: Callable[[int], T], pipe: Connection) -> None:
    """Work off what comes, until nobody is there who wants it."""
    # Ctrl-C reaches every process of a terminal; the one that is asked ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    # Until now they were held back: what the parent does about them is not for a worker to do.
    signal.pthread_sigmask(signal.SIG_UNBLOCK, (signal.SIGINT, signal.SIGTERM))
    threading.Thread(target=leave_with_parent, daemon=True).start()
    while True:
        number = pipe.recv()
        pipe.send(outcome(work, number))


def leave_with_parent() -> None:
    """End with whoever asked, even if that was killed without a word."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def outcome(work: Callable[[int], T], number: int) -> tuple[int, T | None, Exception | None]:
    try:
        return number, work(number), None
    except (Mistake, Hung) as told:
        return number, None, told
    except (Exception, SystemExit):  # noqa: BLE001 # what somebody's bot raises is told where it was asked for
        return number, None, Crashed(f"game {number} failed\n\n{traceback.format_exc()}")
