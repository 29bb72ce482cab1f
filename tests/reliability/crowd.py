"""Many people at many tables, who remember all they wished for and were answered."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from aiohttp import ClientError
from msgspec import Struct
from msgspec.structs import asdict

from tests.games.whisper import WHISPER
from tests.reliability.players import options
from tests.reliability.processes import Server
from tests.server.guests import Guest
from tests.server.house import NAMES
from tests.server.messages import asking, playing
from tests.server.screens import Answer, HungUp, Picture
from tests.shelf import SHELF
from trapline import catalogue
from trapline.kernel import PLAIN, Game, Luck, SeededLuck, Text, Wish, encode
from trapline.tables.evening import Evening, retold
from trapline.tables.model import Phase
from trapline.tables.protocol import Ask, Ok, Play
from trapline.tables.wishes import Rename, Resume, SetOptions, Start

TITLES = catalogue.games()
GAMES = {game.name: game for game in (*TITLES, *(listing.game for listing in SHELF.values()))}


class Wished(Struct):
    """A message and its answer; None if none came before the server was gone."""

    message: Ask | Play
    answer: Answer | None = None
    was_cut_off: bool = False


class Player:
    """Somebody at a table, on a device that outlives every server."""

    def __init__(self, guest: Guest, game: Game, luck: Luck, moved: asyncio.Condition) -> None:
        self.guest = guest
        self.game = game
        self.luck = luck
        self.moved = moved
        self.wished: list[Wished] = []
        self.last: Picture | None = None

    async def play(self) -> None:
        """Go on making moves and names until the server is gone."""
        try:
            while True:
                await self.act()
        except (HungUp, ClientError):
            self.last = self.guest.picture

    async def act(self) -> None:
        """Wish for one thing, under a key and (for names) a name never used before."""
        guest = self.guest
        table, wish = guest.screen.table, self.chosen()
        if table.phase is not Phase.PLAYING and table.host == guest.person:
            message: Ask | Play = asking(Start())
        elif wish is not None:
            message = playing(wish, guest.seat, guest.picture.version)
        else:
            name = f"{guest.name} {len(self.wished)}"
            message = asking(Rename(guest.seat, Text(name)))
        await self.send(message)
        if guest.screen.table.paused:
            await guest.ask(Resume())

    def chosen(self) -> Wish | None:
        """Return what the plain bot would do here; now and then, nothing."""
        view = self.guest.picture.view_as(self.game.vocabulary.view)
        is_idle = not view.may or self.luck.die(6) == 1
        return None if is_idle else self.game.bots[PLAIN].choose(view, self.luck)

    async def send(self, message: Ask | Play) -> None:
        wished = Wished(message)
        self.wished.append(wished)
        await self.guest.screen.send(message)
        wished.answer = await self.guest.screen.answer(message.key)
        async with self.moved:
            self.moved.notify_all()

    async def repeat(self, wished: Wished) -> Answer:
        wished.was_cut_off |= wished.answer is None
        await self.guest.screen.send(wished.message)
        return await self.guest.screen.answer(wished.message.key)


class Crowd:
    """The players of several tables on one server."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.tables: list[list[Player]] = []
        self.moved = asyncio.Condition()

    @property
    def players(self) -> list[Player]:
        return [player for table in self.tables for player in table]

    @property
    def wishes(self) -> list[Wished]:
        return [wished for player in self.players for wished in player.wished]

    async def gather(self, games: Sequence[Game], seed: int) -> None:
        """Seat four at each of these games, and let them begin."""
        for number, game in enumerate(games):
            guests = [Guest(name, self.server.address) for name in NAMES]
            code = await guests[0].open(game.name)
            for guest in guests[1:]:
                await guest.join(code)
            if game is WHISPER:
                await guests[0].ask(SetOptions(options(points=99)))
            begun = await guests[0].ask(Start())
            assert isinstance(begun, Ok)
            for guest in guests:
                await guest.screen.reach(begun.version)
            lucks = [SeededLuck(f"{seed} {number} {guest.name}") for guest in guests]
            self.tables.append(
                [
                    Player(guest, game, luck, self.moved)
                    for guest, luck in zip(guests, lucks, strict=True)
                ]
            )

    async def play_until(self, cut: Callable[[], Awaitable[object]], wishes: int) -> None:
        """Let everybody play at once; when so many more wishes are sent, cut the server off."""
        enough = len(self.wishes) + wishes
        tasks = [asyncio.create_task(player.play()) for player in self.players]
        async with self.moved:
            await self.moved.wait_for(lambda: len(self.wishes) >= enough)
        await cut()
        await asyncio.gather(*tasks)

    async def come_back(self) -> None:
        for player in self.players:
            await player.guest.connect()

    async def go_home(self) -> None:
        for player in self.players:
            await player.guest.leave()

    def evening(self, table: list[Player]) -> Evening:
        """Return the evening that the log on the disk tells, folded afresh."""
        return retold(GAMES, self.server.entries(table[0].guest.code))[-1].evening


def seen_in(evening: Evening, seat: int) -> dict[str, bytes]:
    match = evening.running
    view = asdict(match.game.view(match.state, seat))
    return {field: encode(value) for field, value in view.items()}
