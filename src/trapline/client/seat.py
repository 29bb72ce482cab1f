"""A chair at a live table, for as long as the host leaves it to a program."""

import asyncio
import random
import secrets
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Final, TypeAlias

from aiohttp import ClientError, ClientSession, ClientWebSocketResponse, WSMsgType
from msgspec import Raw
from msgspec.json import Decoder

from trapline.client.address import Address
from trapline.client.mistakes import OutOfDate, Parted, Refused
from trapline.client.picture import Picture
from trapline.kernel import (
    Bot,
    Game,
    Luck,
    SeededLuck,
    TableTime,
    View,
    Wish,
    clean,
    decoder,
    encode,
)
from trapline.kernel.game import Paced
from trapline.library.shelf import GAMES, bot_named
from trapline.tables import protocol
from trapline.tables.protocol import (
    AnyFromServer,
    Ask,
    Catch,
    FromClient,
    Goodbye,
    Hello,
    Ok,
    Paired,
    Pairing,
    Parting,
    Play,
    Presence,
    Role,
    Said,
    Say,
    Signal,
    Update,
    Welcome,
)
from trapline.tables.reasons import TableReason
from trapline.tables.wishes import AnyTableWish

FIRST_PAUSE, LONGEST_PAUSE = 0.2, 10.0
HEARTBEAT = 20.0
PASSING: Final = frozenset({Parting.RESTART, Parting.OUR_FAULT, Parting.TOO_SLOW, Parting.TOO_FAST})
"""After these a program comes back by itself."""
PAUSE = (1.0, 2.0)
"""So many seconds a bot leaves people before it moves."""

Answer: TypeAlias = Ok | protocol.Refused | protocol.OutOfDate
READER: Decoder[AnyFromServer] = decoder(AnyFromServer)


@asynccontextmanager
async def sit(address: str | Address, games: Mapping[str, Game] = GAMES) -> AsyncIterator["Seat"]:
    """Sit down on the chair that a host has given to this program, and leave it at the end.

    Leaving closes the connection; the chair stays the program's until the host takes it back.
    """
    where = Address.read(address) if isinstance(address, str) else address
    async with ClientSession() as session:
        seat = Seat(where, session, games)
        line = asyncio.create_task(seat.keep_up())
        try:
            await seat.arrived()
            yield seat
        finally:
            line.cancel()
            with suppress(asyncio.CancelledError):
                await line


class Seat:
    """A chair: `async for view in seat` sees, `await seat.play(wish)` acts."""

    def __init__(self, address: Address, session: ClientSession, games: Mapping[str, Game]) -> None:
        self.address = address
        self.picture = Picture(games)
        self.parted: Parting | None = None
        self._session = session
        self._socket: ClientWebSocketResponse | None = None
        self._unanswered: dict[str, tuple[FromClient, asyncio.Future[Answer]]] = {}
        self._news = asyncio.Condition()
        self._told = 0
        self._heard_at = monotonic()
        self._fault: BaseException | None = None

    @property
    def number(self) -> int | None:
        """The seat in the game; None while the program has no chair."""
        return self.picture.seat

    @property
    def view(self) -> View | None:
        return self.picture.view

    @property
    def table(self) -> protocol.TableView:
        return self.picture.table

    @property
    def time(self) -> TableTime:
        """The table's time, as far as can be told from here."""
        since = int((monotonic() - self._heard_at) * 1000) - self.picture.hold
        return self.picture.at + (0 if self.table.paused else max(0, since))

    async def __aiter__(self) -> AsyncIterator[View]:
        """Yield the game as it is seen now, and again whenever something happened.

        Who is slow misses what was in between, never the latest. It ends when the chair is gone.
        """
        seen = 0
        while await self._news_after(seen):
            seen, view = self._told, self.view
            if view is not None:
                yield view
        if self.parted is Parting.ELSEWHERE:
            raise Parted(self.parted)

    async def play(self, wish: Wish, *, key: str | None = None) -> int:
        """Ask for something in the game; return the version at which it happened.

        The same key asks for the same thing: it happens once, however often it is sent.
        """
        seat = self.number
        if seat is None:
            raise Refused("not-seated", {})
        mine = key or fresh_key()
        return await self._carried(mine, Play(mine, seat, self.picture.version, Raw(encode(wish))))

    async def ask(self, wish: AnyTableWish) -> int:
        """Ask the table for something, such as another name."""
        key = fresh_key()
        return await self._carried(key, Ask(key, wish))

    async def say(self, text: str, channel: str = "table", *, key: str | None = None) -> int:
        """Say something in the chat."""
        mine = key or fresh_key()
        return await self._carried(mine, Say(mine, channel, clean(text), self.number))

    async def play_as(
        self,
        bot: str | Bot,
        luck: Luck | None = None,
        pause: tuple[float, float] = PAUSE,
        refused: Callable[[Refused], None] | None = None,
    ) -> None:
        """Let a bot play this chair until it is taken back.

        `refused` is told what the rules refuse; what is no wish of the game at all is raised.
        """
        dice = luck or SeededLuck(secrets.token_hex(8))
        bot_named(self.picture.game, bot)
        resting: bytes | None = None
        async for seen in self:
            if not seen.may or encode(seen) == resting:
                continue
            player = bot_named(self.picture.game, bot)
            await asyncio.sleep(random.uniform(*pause))  # noqa: S311 - nobody guards a pause
            view = await self._once_fair(player)
            if view is None or not view.may:
                continue
            wish = await asyncio.to_thread(player.choose, view, dice)
            if wish is None or not await self._tried(wish, refused):
                resting = encode(view)

    async def _once_fair(self, bot: Bot) -> View | None:
        """Return the latest view, once the bot has left people alone with what was said."""
        while (view := self.view) is not None and isinstance(bot, Paced):
            wait = bot.not_before(view) - self.time
            if wait <= 0:
                break
            await asyncio.sleep(min(wait / 1000, 1.0))
        return view

    async def _tried(self, wish: Wish, told: Callable[[Refused], None] | None) -> bool:
        try:
            await self.play(wish)
        except Refused as refusal:
            if refusal.reason == TableReason.NOT_UNDERSTOOD:
                raise
            if told is not None:
                told(refusal)
            return False
        except OutOfDate:
            return False
        except Parted:
            # The chair was taken back meanwhile: whoever looks on hears of it.
            return False
        return True

    async def arrived(self) -> None:
        """Wait for the first picture."""
        if not await self._news_after(0):
            raise Parted(self.parted or Parting.OUR_FAULT)

    async def _news_after(self, seen: int) -> bool:
        async with self._news:
            await self._news.wait_for(lambda: self._told > seen or self._is_over)
        if self._fault is not None:
            raise self._fault
        return not self._is_over

    @property
    def _is_over(self) -> bool:
        return self.parted is not None or self._fault is not None

    async def _carried(self, key: str, message: FromClient) -> int:
        """Send a message until it is answered: a broken line sends it again, under its key."""
        if self.parted is not None:
            raise Parted(self.parted)
        if key not in self._unanswered:
            self._unanswered[key] = (message, asyncio.get_running_loop().create_future())
        message, answer = self._unanswered[key]
        try:
            await self._send(message)
            said = await asyncio.shield(answer)
        finally:
            self._unanswered.pop(key, None)
        if isinstance(said, protocol.Refused):
            raise Refused(said.reason, said.facts)
        if isinstance(said, protocol.OutOfDate):
            raise OutOfDate
        return said.version

    async def _send(self, message: FromClient) -> None:
        if self._socket is not None and not self._socket.closed:
            with suppress(ClientError, ConnectionError):
                await self._socket.send_str(encode(message).decode())

    async def keep_up(self) -> None:
        """Hold the line, and take it up again whenever it breaks."""
        pause = FIRST_PAUSE
        try:
            while self.parted is None:
                told = self._told
                try:
                    await self._listen()
                except (ClientError, ConnectionError, TimeoutError):
                    if not self._told:  # A wrong address would be tried for ever.
                        raise
                pause = FIRST_PAUSE if self._told > told else min(2 * pause, LONGEST_PAUSE)
                if self.parted is None:
                    # Many programs of one server do not come back all at once.
                    await asyncio.sleep(pause * random.uniform(0.5, 1.0))  # noqa: S311 - no secret
        except Exception as fault:  # noqa: BLE001 - the edge of a task: whoever waits is told
            self._fault = fault
        finally:
            await self._hang_up()

    async def _hang_up(self) -> None:
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(self._fault or Parted(self.parted or Parting.LEFT))
                answer.exception()
        async with self._news:
            self._news.notify_all()

    async def _listen(self) -> None:
        where = self.address
        async with self._session.ws_connect(
            where.socket, headers=where.headers, heartbeat=HEARTBEAT, max_msg_size=0
        ) as socket:
            self._socket = socket
            await self._send(Hello(Role.PLAYER))
            async for frame in socket:
                if frame.type is WSMsgType.TEXT:
                    await self._hear(READER.decode(frame.data))

    async def _hear(self, message: AnyFromServer) -> None:
        match message:
            case Welcome():
                self.picture.welcome(message)
                for asked, _ in tuple(self._unanswered.values()):
                    await self._send(asked)
                await self._tell()
            case Update():
                if not self.picture.update(message):
                    return await self._send(Catch())
                await self._tell()
            case Ok() | protocol.Refused() | protocol.OutOfDate():
                _, answer = self._unanswered.get(message.key or "", (None, None))
                if answer is not None and not answer.done():
                    answer.set_result(message)
            case Goodbye(why):
                if why not in PASSING:
                    self.parted = why
            case Said() | Presence() | Signal() | Pairing() | Paired():
                pass
        return None

    async def _tell(self) -> None:
        self._heard_at = monotonic()
        async with self._news:
            self._told += 1
            self._news.notify_all()


def fresh_key() -> str:
    return secrets.token_urlsafe(12)
