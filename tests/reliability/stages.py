"""A table in each phase, copied for every question, so that no answer spoils the next."""

import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
from msgspec.structs import replace

from tests.games import whisper_model as m
from tests.reliability.players import options
from tests.server.guests import Guest
from tests.server.house import House, all_reach, opened
from tests.server.screens import Answer, Shown
from trapline.adapters.memory import MemoryStore, Shelf
from trapline.kernel import Text
from trapline.tables.model import Watchers
from trapline.tables.protocol import (
    Catch,
    FromClient,
    Ok,
    OutOfDate,
    Refused,
    Role,
    Signal,
)
from trapline.tables.wishes import Kick, SetOptions, SetWatchers, Start

CODES = itertools.count()


class Stage:
    """A prepared table and the people at it."""

    def __init__(self, house: House, store: MemoryStore) -> None:
        self.house = house
        self.store = store
        self.people: dict[str, Guest] = {}
        self.code = ""
        self.words: dict[int, str] = {}
        self.turn = 0
        self.template = ""

    @property
    def has_moved(self) -> bool:
        """Whether anything was written down at the copy that was asked last."""
        return self.store._shelves[self.code].log != self.store._shelves[self.template].log

    def person(self, name: str) -> int:
        return self.people[name].person

    def seat(self, name: str) -> int:
        return {"Ann": 0, "Bob": 1}.get(name, 0)

    def choice(self, seat: int) -> m.Choose:
        return m.Choose(self.turn, Text(self.words.get(seat, "moon")))

    def copy(self) -> str:
        """Put a table just like the prepared one into the store, under a new code."""
        kept = self.store._shelves[self.template]
        self.code = f"COPY{next(CODES)}"
        record = replace(kept.opened, id=self.code, code=self.code)
        copied = msgspec.json.decode(msgspec.json.encode(kept), type=Shelf)
        self.store._shelves[self.code] = replace(copied, opened=record)
        self.store._by_code[self.code] = self.code
        return self.code

    async def actor(self, name: str) -> Guest:
        """Return somebody with a screen at a fresh copy of the table."""
        guest = self.people[name]
        if guest.screens:
            await guest.screen.close()
        guest.code = self.copy()
        await guest.connect(role=Role.TV if name == "TV" else Role.PLAYER)
        return guest

    async def outsider(self, name: str) -> Guest:
        self.copy()
        return self.people[name]

    async def heard_after(self, actor: Guest, message: FromClient) -> str:
        """Return what a screen hears of its own message before it hears of the next one."""
        screen = actor.screen
        await screen.hear(Shown)
        await screen.send(message)
        await screen.send(Catch())
        shown = 1 + isinstance(message, Catch) + (message.__struct_config__.tag == "lift")
        heard = [await screen.hear(Shown) for _ in range(shown)]
        return (
            "show" if len(heard) == 2 else self.word(screen.first(Ok, Refused, OutOfDate, Signal))
        )

    def word(self, answer: object) -> str:
        match answer:
            case Ok():
                return "ok"
            case Refused():
                return answer.reason
            case Signal():
                return "hint"
            case OutOfDate():
                return "stale"
            case _:
                return "-"

    async def prepare(self, phase: str) -> None:
        ann, bob, cleo, dan = await self.house.four()
        names = ("Eve", "Fay", "Kim", "TV", "a stranger")
        eve, fay, kim, tv, stranger = [await self.house.guest(name) for name in names]
        for guest in (ann, bob, cleo, dan, eve, fay, kim, tv, stranger):
            self.people[guest.name] = guest
        await eve.join(ann.code, watch=True)
        await kim.join(ann.code, watch=True)
        await ann.ask(Kick(kim.person))
        await ann.ask(SetOptions(options(points=1)))
        if phase != "lobby":
            await self.begin(phase)
        await ann.ask(SetWatchers(Watchers.NOD))
        await fay.join(ann.code, watch=True)
        await ann.ask(SetWatchers(Watchers.OPEN))
        [self.template] = self.house.desk.tables.live
        for guest in self.people.values():
            for screen in guest.screens:
                await screen.close()

    async def begin(self, phase: str) -> None:
        """Start; Bob has chosen. For the end of the game, Bob finds Ann's word as well."""
        ann, bob, *_ = four = self.house.guests[:4]
        await self.done(await ann.ask(Start()), four)
        self.turn = ann.turn
        self.words = {0: ann.screen.view.words[0][0], 1: bob.screen.view.words[1][0]}
        await self.done(await bob.play(self.choice(1)), four)
        if phase == "over":
            await self.done(await ann.play(self.choice(0)), four)
            await self.done(await ann.play(m.GiveClue(ann.turn, Text("hmm"))), four)
            guess = m.Guess(bob.turn, Text(self.words[0]))
            await self.done(await bob.play(guess), four)

    async def done(self, answer: Answer, guests: list[Guest]) -> None:
        assert isinstance(answer, Ok), answer
        await all_reach(answer.version, *guests)


@asynccontextmanager
async def staged(phase: str) -> AsyncIterator[Stage]:
    store = MemoryStore()
    async with opened(store=store, messages_per_second=100_000) as house:
        stage = Stage(house, store)
        await stage.prepare(phase)
        yield stage
        assert await house.faults() == 0
