"""One thread that does everybody's writing: all who wait share one commit."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from trapline.adapters.sqlite.faults import meaning
from trapline.adapters.sqlite.schema import Connection
from trapline.tables.ports import Damaged, NotKept

T = TypeVar("T")

Work: TypeAlias = Callable[[Connection], T]


class Job:
    """Something to be written, and who waits for it."""

    __slots__ = ("alone", "answer", "error", "waiter", "work")

    def __init__(self, work: Work[Any], alone: bool) -> None:
        self.work = work
        self.alone = alone
        self.waiter: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.answer: Any = None
        self.error: Exception | None = None


class Writer:
    """Takes everything that waits, commits it at once, and only then wakes those who asked.

    All who ask live in one event loop.
    """

    def __init__(self, db: Connection, forget: Callable[[], None]) -> None:
        self._db = db
        self._forget = forget
        """Called when something is taken back: what somebody knows of it is true no more."""
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._closed = False
        self._thread = Thread(target=self._work, name="trapline-writer", daemon=True)
        self._thread.start()

    def write(self, work: Work[T], *, alone: bool = False) -> Awaitable[T]:
        """Do `work` in a transaction, or `alone` outside of any. A lost caller does not stop it."""
        if self._closed:
            raise NotKept("the store is closed")
        job = Job(work, alone)
        self._jobs.put(job)
        return job.waiter

    async def close(self) -> None:
        """Finish what waits."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)

    def _work(self) -> None:
        while batch := self._waiting():
            self._commit([job for job in batch if not job.alone])
            self._do_alone([job for job in batch if job.alone])
            # A loop that is gone has nobody left to wake.
            with suppress(RuntimeError):
                batch[0].waiter.get_loop().call_soon_threadsafe(wake, batch)

    def _waiting(self) -> list[Job]:
        """Return all jobs that wait, at least one, or none if the writer is closing."""
        batch: list[Job] = []
        job = self._jobs.get()
        with suppress(Empty):
            while job is not None:
                batch.append(job)
                job = self._jobs.get_nowait()
            self._jobs.put(None)
        return batch

    def _commit(self, batch: Sequence[Job]) -> None:
        try:
            self._transact(batch, self._trust)
        except Exception:  # noqa: BLE001 - whatever broke it, the others' work may stand
            self._commit_apart(batch)

    def _commit_apart(self, batch: Sequence[Job]) -> None:
        """Commit what can be committed: who fails takes back only what was theirs."""
        try:
            self._transact(batch, self._attempt)
        except Exception as error:  # noqa: BLE001 - whatever broke it, every caller must hear of it
            if len(batch) == 1:
                batch[0].error = refusal(error)
                return
            # Who met a damaged page spoils the whole transaction: now everybody has their own.
            for job in batch:
                self._commit_apart([job])

    def _transact(self, batch: Sequence[Job], do: Callable[[Job], None]) -> None:
        try:
            self._db.execute("BEGIN IMMEDIATE")
            for job in batch:
                do(job)
            self._db.execute("COMMIT")
        except Exception:
            self._take_back()
            raise

    def _trust(self, job: Job) -> None:
        # Nearly all work succeeds: a savepoint for each would double the statements.
        job.answer = job.work(self._db)

    def _attempt(self, job: Job) -> None:
        self._db.execute("SAVEPOINT job")
        job.error = None
        try:
            job.answer = job.work(self._db)
        except Exception as error:
            if not self._db.in_transaction:
                # A full disk may end the whole transaction: then nobody's work stands.
                raise
            self._db.execute("ROLLBACK TO job")
            self._forget()
            job.error = meaning(error)
        self._db.execute("RELEASE job")

    def _take_back(self) -> None:
        self._forget()
        # Where even this fails, the next BEGIN does too, and the next caller hears of it.
        with suppress(Exception):
            if self._db.in_transaction:
                self._db.execute("ROLLBACK")

    def _do_alone(self, jobs: Sequence[Job]) -> None:
        for job in jobs:
            try:
                job.answer = job.work(self._db)
            except Exception as error:  # noqa: BLE001 - it is its caller's, and the thread goes on
                job.error = meaning(error)


def refusal(error: Exception) -> Exception:
    """Return what somebody hears whose work could not be committed."""
    meant = meaning(error)
    told = meant if isinstance(meant, NotKept | Damaged) else NotKept(str(error))
    told.__cause__ = error
    return told


def wake(batch: Sequence[Job]) -> None:
    for job in batch:
        if job.waiter.done():
            # Only a caller that gave up is done before it was answered.
            continue
        if job.error is not None:
            job.waiter.set_exception(job.error)
        else:
            job.waiter.set_result(job.answer)
