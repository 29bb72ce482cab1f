"""Several servers on one database, each at the end of a line, and people who go where they can."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from time import monotonic
from typing import NamedTuple

from aiohttp import ClientError, ClientWebSocketResponse

from tests.cable import Cable, cable
from tests.games.whisper import WHISPER
from tests.postgres import USER, Postgres
from tests.reliability.crowd import GAMES
from tests.reliability.histories import Coming, History, Wished, complaints
from tests.reliability.players import options
from tests.reliability.processes import Server
from tests.server.guests import Guest, dashed
from tests.server.house import NAMES
from tests.server.messages import asking, playing
from tests.server.screens import Answer, Changed, HungUp, Screen, Shown
from trapline.adapters.postgres import PostgresStore
from trapline.kernel import PLAIN, Luck, SeededLuck, Text
from trapline.tables.model import Phase
from trapline.tables.protocol import Ask, Ok, OutOfDate, Play, Refused
from trapline.tables.wishes import Extend, Rename, Resume, SetOptions, Start

LOST = (HungUp, ClientError, ConnectionError, TimeoutError)


class Manner(NamedTuple):
    """How people are: one wish in so many is also sent elsewhere at once, or asks for more time."""

    impatient: int = 25
    slow: int = 12
    waits: float = 3.0
    """Seconds after which somebody looks for another server."""


CALM, EAGER, PATIENT = Manner(), Manner(2, 2), Manner(waits=10.0)
"""Of hundreds who look for another server because all are busy, servers become busier."""
IN_THE_END = 60.0
AT_ONCE = 10
"""Tables that gather together."""


class Fleet:
    """Equal servers on one database, and the lines between."""

    def __init__(self, servers: Sequence[Server], lines: Sequence[Sequence[Cable]]) -> None:
        self.servers, self.lines = servers, lines

    def mend(self) -> None:
        for line in (line for some in self.lines for line in some):
            line.mend()

    async def restart(self, number: int) -> None:
        await self.servers[number].stop()
        await self.servers[number].start()


@asynccontextmanager
async def fleet(
    folder: Path, count: int, hosts: Sequence[Postgres], query: str = "", fault: str = "none"
) -> AsyncIterator[Fleet]:
    """Start so many servers, each with lines of its own to all hosts of the database."""
    async with AsyncExitStack() as lent:
        servers, lines = [], []
        for number in range(count):
            mine = [await lent.enter_async_context(cable(host.port)) for host in hosts]
            ends = ",".join(f"127.0.0.1:{line.port}" for line in mine)
            (folder / f"{number}").mkdir()
            address = f"postgresql://{USER}@{ends}/postgres{query}"
            servers.append(Server(folder / f"{number}", fault, address))
            lines.append(mine)
        for server in servers:
            lent.push_async_callback(ended, server)
        await asyncio.gather(*(server.start() for server in servers))
        yield Fleet(servers, lines)


async def ended(server: Server) -> None:
    if server.process is not None:
        await server.stop()


class Window(Screen):
    """A screen that notes down whatever it showed."""

    def __init__(self, socket: ClientWebSocketResponse, player: "Player") -> None:
        self._player = player
        super().__init__(socket)

    async def _take(self, sent: bytes) -> None:
        await super()._take(sent)
        self.bytes.clear()
        if isinstance(self._unread[-1], Shown | Changed):
            self._player.history.saw(self._player.number, self.picture, monotonic())
        self._unread = [x for x in self._unread if isinstance(x, Ok | Refused | OutOfDate)]


class Player(Guest):
    """Somebody at a table, who asks until there is an answer, at whichever server."""

    def __init__(self, table: "Party", number: int) -> None:
        super().__init__(NAMES[number], table.somewhere(number))
        self.table, self.number, self.luck = table, number, table.luck(number)
        self.history = table.history
        self.moves = 0

    async def dial(self, code: str | None = None, **headers: str) -> Screen:
        address = f"{self.address}/ws/{code or self.code}"
        socket = await self.session.ws_connect(address, headers=dashed(headers), max_msg_size=0)
        self.screens = [Window(socket, self)]
        return self.screen

    async def plays(self) -> None:
        while not self.table.is_over:
            message = self.next_wish()
            if message is None:
                await self.insists(asking(Resume(), self.fresh_key()))
            else:
                wished = Wished(self.person, message.key, monotonic())
                self.history.wishes.append(wished)
                wished.answer = await self.insists(message)
                wished.answered = monotonic()
                self.table.answered += 1

    def next_wish(self) -> Ask | Play | None:
        """Return a wish that changes something if it is granted."""
        table, key = self.screen.table, self.fresh_key()
        self.moves += 1
        if table.paused:
            return None
        if table.phase is not Phase.PLAYING and table.host == self.person:
            return asking(Start(), key)
        if self.luck.die(self.table.manner.slow) == 1:
            # What could be done twice, if its key did not stand against it.
            return asking(Extend(), key)
        if table.phase is Phase.PLAYING and self.luck.die(4) > 1:
            view = self.picture.view_as(WHISPER.vocabulary.view)
            wish = WHISPER.bots[PLAIN].choose(view, self.luck) if view.may else None
            if wish is not None:
                return playing(wish, self.number, self.picture.version, key)
        return asking(Rename(self.number, Text(f"{self.name} {self.moves}")), key)

    async def insists(self, message: Ask | Play) -> Answer:
        if self.luck.die(self.table.manner.impatient) == 1:
            await self.sends(message)
            await self.comes_back()
        while True:
            try:
                async with asyncio.timeout(self.table.manner.waits):
                    await self.screen.send(message)
                    return await self.screen.answer(message.key)
            except LOST:
                await self.comes_back()

    async def sees(self, version: int) -> None:
        """Wait for a version; where the screen was hung up on, come back for it."""
        while self.picture.version < version:
            try:
                await self.screen.reach(version)
            except (HungUp, ClientError, ConnectionError):
                await self.comes_back()

    async def sends(self, message: Ask | Play) -> None:
        with suppress(*LOST):
            await self.screen.send(message)

    async def comes_back(self) -> None:
        old = self.screen.socket
        while True:
            self.address = self.table.somewhere(self.luck.below(99))
            knocked = monotonic()
            try:
                async with asyncio.timeout(self.table.manner.waits):
                    await self.connect()
            except LOST:
                await asyncio.sleep(0.05)
            else:
                self.history.comings.append(Coming(knocked, self.screen.welcome.version))
                break
        self.table.left.append(asyncio.create_task(old.close()))


class Party:
    """Four people at one table, whose screens are at any of the servers."""

    def __init__(self, fleet: Fleet, name: str, manner: Manner) -> None:
        self.fleet, self.name, self.manner = fleet, name, manner
        self.history = History()
        self.players: list[Player] = []
        self.left: list[asyncio.Task[bool]] = []
        self.answered = 0
        self.is_over = False

    def luck(self, number: int) -> Luck:
        return SeededLuck(f"{self.name} {number}")

    def somewhere(self, number: int) -> str:
        return self.fleet.servers[number % len(self.fleet.servers)].address

    async def gathers(self) -> None:
        self.players = [Player(self, number) for number in range(len(NAMES))]
        ann, *others = self.players
        code = await ann.open(WHISPER.name)
        for player in others:
            await player.join(code)
        # On a busy machine a server may be taken for dead before anything befalls it.
        chosen = await ann.insists(asking(SetOptions(options(points=9)), ann.fresh_key()))
        assert isinstance(chosen, Ok)

    async def comes_to_an_end(self, last: int) -> None:
        """Let every screen show the last version, or tell that it is stuck."""
        for player in self.players:
            try:
                async with asyncio.timeout(IN_THE_END):
                    await player.sees(last)
            except TimeoutError:
                raise AssertionError(f"a screen is stuck before version {last}") from None

    async def goes_home(self) -> None:
        for player in self.players:
            await player.leave()
        await asyncio.gather(*self.left, return_exceptions=True)


class Evening:
    """Everybody at all tables, who go on wishing while things go wrong."""

    def __init__(self, parties: Sequence[Party]) -> None:
        self.parties = parties
        self._playing = [
            asyncio.create_task(player.plays()) for party in parties for player in party.players
        ]

    @property
    def answered(self) -> int:
        return sum(party.answered for party in self.parties)

    @property
    def counts(self) -> dict[str, int]:
        """What was wished for, answered, kept, shown, and asked twice."""
        histories = [party.history for party in self.parties]
        return {
            "wishes": sum(len(x.wishes) for x in histories),
            "accepted": sum(isinstance(w.answer, Ok) for x in histories for w in x.wishes),
            "screens_that_came_back": sum(len(x.comings) for x in histories),
            "versions_seen": sum(len(x.glimpses) for x in histories),
        }

    async def goes_on(self, wishes: int) -> None:
        """Wait until so many more wishes were answered."""
        enough = self.answered + wishes
        while self.answered < enough:
            await asyncio.sleep(0.02)
            for task in self._playing:
                if task.done():
                    task.result()

    async def ends(self) -> None:
        for party in self.parties:
            party.is_over = True
        await asyncio.gather(*self._playing)

    async def breaks_off(self) -> None:
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)


@asynccontextmanager
async def evening(
    fleet: Fleet, tables: int, seed: object, manner: Manner = CALM
) -> AsyncIterator[Evening]:
    parties = [Party(fleet, f"{seed} {number}", manner) for number in range(tables)]
    for first in range(0, tables, AT_ONCE):
        await asyncio.gather(*(party.gathers() for party in parties[first : first + AT_ONCE]))
    lively = Evening(parties)
    try:
        yield lively
    finally:
        await lively.breaks_off()
        for party in parties:
            await party.goes_home()


async def is_explained(lively: Evening, address: str) -> None:
    """Let everybody see the end, and find nothing that the logs do not explain."""
    store = await PostgresStore.opened(address)
    try:
        for party in lively.parties:
            record = await store.find(party.players[0].code)
            assert record is not None
            entries = await store.entries(record.id)
            found = next(complaints(party.history, entries, GAMES), None)
            assert found is None, found
            await party.comes_to_an_end(entries[-1].version)
    finally:
        await store.close()
