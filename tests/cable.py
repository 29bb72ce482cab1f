"""A line between a server and its database that a test can cut, hold, slow down and let go dead."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

PORTION = 65_536


class Call:
    """One connection through the line."""

    def __init__(self, *ends: asyncio.StreamWriter) -> None:
        self.ends = ends
        self.is_dead = False

    def break_off(self) -> None:
        for end in self.ends:
            end.transport.abort()


class Cable:
    """All connections from one place to another, which suffer the same."""

    def __init__(self, to: int) -> None:
        self.to, self.port = to, 0
        self.delay = 0.0
        """Seconds that every portion takes, either way."""
        self._calls: set[Call] = set()
        self._there, self._back = asyncio.Event(), asyncio.Event()
        self.mend()

    def cut(self) -> None:
        """Break every connection, and let nobody through."""
        self._is_cut = True
        for call in tuple(self._calls):
            call.break_off()

    def hold(self) -> None:
        """Let nothing through, and say nothing: what is sent meanwhile arrives later."""
        self._there.clear()
        self._back.clear()

    def hold_answers(self) -> None:
        """Let everything be asked and done, and nobody hear of it."""
        self._back.clear()

    def forget(self) -> None:
        """Let connections go dead without a word, as a firewall does; new ones get through."""
        for call in self._calls:
            call.is_dead = True

    def mend(self) -> None:
        self._is_cut, self.delay = False, 0.0
        self._there.set()
        self._back.set()

    async def called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self._is_cut:
            writer.transport.abort()
            return
        try:
            far_reader, far_writer = await asyncio.open_connection("127.0.0.1", self.to)
        except OSError:
            writer.transport.abort()
            return
        call = Call(writer, far_writer)
        self._calls.add(call)
        try:
            async with asyncio.TaskGroup() as both:
                both.create_task(self._carry(call, reader, far_writer, self._there))
                both.create_task(self._carry(call, far_reader, writer, self._back))
        finally:
            self._calls.discard(call)

    async def _carry(
        self,
        call: Call,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
        flows: asyncio.Event,
    ) -> None:
        with suppress(OSError):
            while portion := await reader.read(PORTION):
                if self.delay:
                    await asyncio.sleep(self.delay)
                await flows.wait()
                if writer.is_closing():
                    break
                if not call.is_dead:
                    writer.write(portion)
                    await writer.drain()
        call.break_off()


@asynccontextmanager
async def cable(to: int) -> AsyncIterator[Cable]:
    """Lay a line to a port of this machine, for as long as a test takes."""
    line = Cable(to)
    calls: set[asyncio.Task[None]] = set()

    def called(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(line.called(reader, writer))
        calls.add(task)
        task.add_done_callback(calls.discard)

    server = await asyncio.start_server(called, "127.0.0.1", 0)
    line.port = server.sockets[0].getsockname()[1]
    try:
        yield line
    finally:
        server.close()
        line.mend()
        line.cut()
        await asyncio.gather(*calls, return_exceptions=True)
