"""A table among friends, without a network: wishes go in, screens show what they were sent."""

import asyncio
import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import count
from typing import Any

from msgspec import Raw, convert

from tests.games.coin_flip import COIN_FLIP
from tests.games.whisper import WHISPER
from tests.luck import FixedLuck
from trapline.adapters.memory import MemoryBus, MemoryStore
from trapline.kernel import PLAIN, Bot, Game, Luck, Observer, Seat, Text, Wish, encode
from trapline.tables.answers import Answer
from trapline.tables.bodies import JoinTable, OpenTable
from trapline.tables.entrance import Entrance
from trapline.tables.live import Live
from trapline.tables.model import Table
from trapline.tables.ports import (
    DiskFull,
    Entry,
    Grant,
    PersonId,
    Store,
    TableId,
    TokenHash,
    WallTime,
)
from trapline.tables.protocol import Ask, Ok, OutOfDate, Parting, Play, Refused, Role, Say, Splice
from trapline.tables.service import Tables
from trapline.tables.wishes import AddBot, AnyTableWish, Start
from trapline.tables.world import Patience, World

ANN, BOB, CLEO, DAN = range(4)
NAMES = ("Ann", "Bob", "Cleo", "Dan")
GAMES: Mapping[str, Game] = {"whisper": WHISPER, "coin-flip": COIN_FLIP}
SECOND = 1000
UNHURRIED = Patience()


class Wall:
    """A clock on the wall that a test sets."""

    def __init__(self) -> None:
        self.time: WallTime = 1_000_000

    def now(self) -> WallTime:
        return self.time

    def pass_by(self, ms: int) -> None:
        self.time += ms


class Counts:
    """Meters that remember."""

    def __init__(self) -> None:
        self.moves = 0
        self.refusals: list[str] = []
        self.faults: list[BaseException] = []
        self.doubts: list[int] = []
        self.proposals: list[str] = []

    def moved(self, game: str | None) -> None:
        self.moves += 1

    def began(self, game: str) -> None:
        pass

    def ended(self, game: str, cause: str) -> None:
        pass

    def thought(self, seconds: float) -> None:
        pass

    def proposed(self, how: str) -> None:
        self.proposals.append(how)

    def unanswered(self, how: str, why: str) -> None:
        self.proposals.append(how)

    def refused(self, reason: str) -> None:
        self.refusals.append(reason)

    def committed(self, seconds: float) -> None:
        pass

    def fanned_out(self, seconds: float) -> None:
        pass

    def failed(self, table: str, version: int, error: BaseException) -> None:
        self.faults.append(error)

    def doubted(self, tables: int) -> None:
        self.doubts.append(tables)


class CrampedStore(MemoryStore):
    """A store on a disk with room for so many entries."""

    room = 1000

    async def append(
        self, table: TableId, entry: Entry, *, playing: bool, grants: Sequence[Grant] = ()
    ) -> None:
        if not self.room:
            raise DiskFull
        self.room -= 1
        await super().append(table, entry, playing=playing, grants=grants)


class Screen:
    """A listener that keeps what it was sent, and the picture that it makes."""

    def __init__(self, person: PersonId | None, role: Role = Role.PLAYER) -> None:
        self.person = person
        self.token: TokenHash | None = None
        if person is not None and person < len(NAMES):
            self.token = token(NAMES[person])
        self.role = role
        self.lifted: Seat | None = None
        self.observer: Observer | None = None
        self.since = 0
        self.sent: list[dict[str, Any]] = []
        self.parted: Parting | None = None

    def send(self, message: bytes) -> None:
        self.sent.append(json.loads(message))

    def part(self, why: Parting) -> None:
        self.parted = why

    def messages(self, type: str) -> list[dict[str, Any]]:
        return [message for message in self.sent if message["type"] == type]

    def facts(self) -> list[str]:
        """Return the tags of all facts this screen was told, in order."""
        return [f["type"] for m in self.messages("update") for f in m.get("facts", [])]

    def picture(self) -> tuple[Any, Any]:
        """Return table and view as a client knows them: the last welcome and the updates after."""
        table: dict[str, Any] = {}
        view: dict[str, Any] | None = None
        for message in self.sent:
            if message["type"] == "welcome":
                table, view = message["table"], message["view"]
            elif message["type"] == "update":
                table = {**table, **message.get("table", {})}
                changed = message.get("view", {})
                view = None if changed is None else ({**(view or {}), **changed} or view)
                for name, parts in message.get("spliced", {}).items():
                    assert view is not None
                    view[name] = list(put_together(view[name], convert(parts, list[Splice])))
        return table, view


def put_together(old: Iterable[Any], parts: Iterable[Splice]) -> tuple[Any, ...]:
    """Return a list as it is after the splices."""
    entries = list(old)
    for part in parts:
        entries[part.at : part.at + part.out] = part.into
    return tuple(entries)


async def think(bot: Bot, view: Any, luck: Luck) -> Wish | None:
    return bot.choose(view, luck)


def world(
    store: Store | None = None,
    patience: Patience = UNHURRIED,
    games: Mapping[str, Game] = GAMES,
) -> World:
    names = count()
    return World(
        games=games,
        store=store or MemoryStore(),
        bus=MemoryBus(),
        clock=Wall(),
        luck=FixedLuck("party"),
        fresh=lambda _: f"fresh-{next(names)}",
        think=think,
        meters=Counts(),
        build="test",
        patience=patience,
    )


class Party:
    """Friends at one table, by name."""

    def __init__(self, tables: Tables, live: Live, code: str) -> None:
        self.tables = tables
        self.entrance = Entrance(tables)
        self.live = live
        self.code = code
        self.keys = count()

    @property
    def table(self) -> Table:
        return self.live.room.evening.table

    @property
    def wall(self) -> Wall:
        clock = self.tables.world.clock
        assert isinstance(clock, Wall)
        return clock

    async def join(
        self, name: str, *, watch: bool = False, later: bool = False, takes: Seat | None = None
    ) -> PersonId:
        wanted = JoinTable(Text(name), watch=watch, later=later, takes=takes)
        at = await self.entrance.join(self.live, wanted, token(name))
        return at.person

    async def ask(self, by: PersonId, wish: AnyTableWish, key: str | None = None) -> Answer:
        return await answered(self.live.ask, by, Ask(key or self.key(), wish))

    async def play(
        self, by: PersonId, wish: Wish, *, seat: Seat | None = None, seen: int | None = None
    ) -> Answer:
        shown = self.live.room.evening.version if seen is None else seen
        play = Play(self.key(), by if seat is None else seat, shown, Raw(encode(wish)))
        return await answered(self.live.play, by, play)

    async def say(
        self,
        by: PersonId,
        channel: str,
        text: str,
        seat: Seat | None = None,
        key: str | None = None,
    ) -> Answer:
        said = Say(key or self.key(), channel, Text(text), seat)
        return await answered(self.live.say, by, said)

    async def screen(self, person: PersonId | None, role: Role = Role.PLAYER) -> Screen:
        screen = Screen(person, role)
        if person is not None:
            screen.token = self.token_of(person)
        await self.live.enter(screen)
        return screen

    def token_of(self, person: PersonId) -> TokenHash:
        """Return by what somebody's device is known."""
        return next(g.token for g in self.live.room.grants.values() if g.person == person)

    def key(self) -> str:
        return f"key-{next(self.keys):06}"

    async def told(self, tag: str) -> None:
        """Wait until the log has a fact of this kind."""
        await self.told_times(tag, 1)

    async def told_times(self, tag: str, times: int) -> None:
        await until(lambda: self.tags().count(tag) >= times)

    def tags(self) -> list[str]:
        """Return the tags of every fact in the log."""
        log = self.tables.world.store._shelves[self.live.room.id].log  # type: ignore[attr-defined]  # memory
        return [fact["type"] for entry in log for fact in json.loads(entry.facts)]


async def answered(send: Any, by: PersonId, message: Ask | Play | Say) -> Answer:
    answers: list[Answer] = []
    await send(by, message, answers.append)
    (answer,) = answers
    return answer


def token(name: str) -> str:
    return f"token of {name}"


async def party(
    names: Sequence[str] = NAMES,
    game: str = "whisper",
    store: Store | None = None,
    patience: Patience = UNHURRIED,
    games: Mapping[str, Game] = GAMES,
) -> Party:
    """Return a table that the first of these opened and the others joined."""
    tables = Tables(world(store, patience, games))
    host, *others = names
    at = await tables.open(OpenTable(game, "en", Text(host)), token(host))
    friends = Party(tables, await tables.find(at.code), at.code)
    for name in others:
        await friends.join(name)
    return friends


def refused(answer: Answer) -> str:
    """Return the reason of a refusal."""
    assert isinstance(answer, Refused), answer
    return answer.reason


def accepted(answer: Answer) -> int:
    """Return the version at which a wish was kept."""
    assert isinstance(answer, Ok), answer
    return answer.version


def is_stale(answer: Answer) -> bool:
    return isinstance(answer, OutOfDate)


async def until(happened: Callable[[], bool]) -> None:
    """Wait for what clocks and tasks bring about by themselves."""
    async with asyncio.timeout(60):
        while not happened():  # noqa: ASYNC110 - what is waited for has no event
            await asyncio.sleep(0.005)


async def begun() -> Party:
    """Return a game of four people and two bots."""
    friends = await party()
    for _ in range(2):
        await friends.ask(ANN, AddBot(PLAIN))
    accepted(await friends.ask(ANN, Start()))
    return friends


async def with_onlooker() -> tuple[Party, int]:
    friends = await begun()
    return friends, await friends.join("Eve", watch=True)
