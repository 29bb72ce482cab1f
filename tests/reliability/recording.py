"""An evening step by step: what was kept, what was done, and every byte that anybody was sent."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from typing import TypeAlias

from msgspec import Struct
from yarl import URL

from tests.reliability.worlds import Sundial
from tests.server.guests import Guest, Reply
from tests.server.house import House
from tests.server.screens import HungUp, Screen
from tests.tables.party import until
from trapline.adapters.memory import MemoryStore
from trapline.kernel import Observer, Seat, encode
from trapline.server.guests import COOKIE
from trapline.tables.live import Live
from trapline.tables.ports import Entry, Grant, Line, TableId, TableRecord, WallTime
from trapline.tables.protocol import Ask, Hello, Play, Refused, Say

Eyes: TypeAlias = Observer | None
"""As whom a device may see the game; None: not at all."""
Sent: TypeAlias = Mapping[str, Sequence[bytes]]
"""What each device was sent, by its name."""

UNLIMITED = 100_000
"""Messages that a screen may send in a second."""
BARRIER = b"?"
"""Nonsense: it is answered at once, and after everything that was sent before."""
NO_NEWS = (b'{"type":"ok"', encode(Refused(None, "not-understood", {})))
"""How answers begin that tell nobody anything."""


class Enters(Struct, frozen=True):
    """A screen is switched on."""

    name: str
    hello: Hello


class Leaves(Struct, frozen=True):
    """A screen is switched off."""

    name: str


class Reads(Struct, frozen=True):
    """A device asks by HTTP."""

    name: str
    paths: Sequence[str]


class Asks(Struct, frozen=True):
    """Somebody asks for what is refused."""

    name: str
    message: Ask | Play | Say


Act: TypeAlias = Enters | Leaves | Reads | Asks


class Kept(Struct, frozen=True):
    """An entry, and the tokens it lets in."""

    entry: Entry
    grants: Sequence[Grant] = ()


class Step(Struct, frozen=True):
    """What was kept and then done, who sees as whom after it, and what each device was sent."""

    now: WallTime
    kept: Sequence[Kept | Line] = ()
    act: Act | None = None
    eyes: Mapping[str, Eyes] = {}
    sent: Sent = {}


class Pause(Struct, frozen=True):
    """When a bot began to wait, and for how long luck let it."""

    seat: Seat
    since: WallTime
    ms: int


class Recording(Struct, frozen=True):
    """An evening, and what its devices need to be there again."""

    game: str
    table: TableRecord
    prelude: Sequence[Kept]
    """What was kept before anybody came."""
    tokens: Mapping[str, str | None]
    steps: Sequence[Step]
    pauses: Sequence[Pause] = ()

    @property
    def entries(self) -> list[Entry]:
        every = [*self.prelude, *(kept for step in self.steps for kept in step.kept)]
        return [kept.entry for kept in every if isinstance(kept, Kept)]

    @property
    def observers(self) -> set[Observer]:
        return {eyes for step in self.steps for eyes in step.eyes.values() if eyes is not None}


class Ledger(MemoryStore):
    """A store that remembers in which order it was told what."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: list[TableRecord] = []
        self.news: list[Kept | Line] = []

    async def open_table(self, table: TableRecord, first: Entry, grants: Sequence[Grant]) -> None:
        await super().open_table(table, first, grants)
        self.tables.append(table)
        self.news.append(Kept(first, grants))

    async def append(
        self, table: TableId, entry: Entry, *, playing: bool, grants: Sequence[Grant] = ()
    ) -> None:
        await super().append(table, entry, playing=playing, grants=grants)
        self.news.append(Kept(entry, grants))

    async def say(self, table: TableId, line: Line, keep: int) -> None:
        await super().say(table, line, keep)
        self.news.append(line)


class Hall:
    """A server with one table, a clock that stands still, and devices by name."""

    def __init__(self, house: House, clock: Sundial) -> None:
        self.house = house
        self.clock = clock
        self.devices: dict[str, Guest] = {}
        self._heard: dict[str, int] = {}
        self._replies: dict[str, list[bytes]] = {}

    @property
    def live(self) -> Live:
        [live] = self.house.desk.tables.live.values()
        return live

    @property
    def on(self) -> dict[str, Screen]:
        """The screens that are on."""
        screens = {name: self.devices[name].screen for name in self._heard}
        return {name: screen for name, screen in screens.items() if not screen._is_over}

    async def bring(self, name: str, token: str | None = None) -> Guest:
        guest = self.devices[name] = await self.house.guest(name)
        if token is not None:
            guest.session.cookie_jar.update_cookies({COOKIE: token}, URL(guest.address))
        return guest

    async def enter(self, name: str, hello: Hello) -> None:
        screen = await self.devices[name].dial(self.live.room.evening.table.code)
        self._heard[name] = 0
        await screen.send(hello)
        await screen.until(lambda _: True)

    async def leave(self, name: str) -> None:
        await self.devices[name].screen.close()

    async def read(self, name: str, paths: Sequence[str]) -> None:
        self._replies[name] = [plain(await self.devices[name].get(path)) for path in paths]

    async def sent(self, names: Collection[str] | None = None) -> Sent:
        """Wait until everybody, or all of these, have heard everything; return what is new."""
        here = self.live.room.audience.listeners
        on: dict[str, Screen] = {}
        while on != self.on or len(here) != len(on):
            await until(lambda: len(here) == len(self.on))
            on = self.on
            await all_catch_up([on[name] for name in on if names is None or name in names])
        return {name: self._news(name) for name in self.devices}

    def _news(self, name: str) -> list[bytes]:
        replies = self._replies.pop(name, [])
        if name not in self._heard:
            return replies
        screen, heard = self.devices[name].screen, self._heard[name]
        self._heard[name] = len(screen.bytes)
        screen._unread.clear()
        return [*(x for x in screen.bytes[heard:] if not x.startswith(NO_NEWS)), *replies]


async def all_catch_up(screens: Sequence[Screen]) -> None:
    for screen in screens:
        await screen.send(BARRIER)
    for screen in screens:
        with suppress(HungUp):
            screen._unread.remove(await screen._until(lambda: at_the_barrier(screen)))  # noqa: B023 - awaited at once


def at_the_barrier(screen: Screen) -> Refused | None:
    answers = (x for x in screen._unread if isinstance(x, Refused))
    return next((x for x in answers if x.key is None), None)


def plain(reply: Reply) -> bytes:
    """Return what HTTP answered, but for the time it was."""
    headers = sorted(key for key in reply.headers if key != "Date")
    return b"%d %r " % (reply.status, headers) + reply.body
