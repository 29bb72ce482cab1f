"""A table in each phase behind each door, copied for every question that moves it."""

import itertools
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from tests.games import whisper_model as m
from tests.reliability.players import options
from tests.server.guests import Guest
from tests.server.house import House, all_reach, opened
from tests.server.messages import asking
from tests.server.screens import READER, Answer, HungUp, Screen, Shown
from tests.tables.party import Wall
from trapline.adapters.memory import MemoryStore, Shelf
from trapline.kernel import PUBLIC, Observer, Seat, Text, encode
from trapline.tables.model import Watchers
from trapline.tables.ports import PersonId
from trapline.tables.protocol import (
    Ask,
    FromClient,
    Hello,
    Ok,
    OutOfDate,
    Pairing,
    Play,
    Presence,
    Refused,
    Role,
    Say,
    Signal,
)
from trapline.tables.wishes import (
    AddBot,
    Kick,
    Knock,
    Leave,
    Lock,
    PassHost,
    Rename,
    SetOptions,
    SetWatchers,
    Start,
    TableWish,
)
from trapline.tables.world import Patience

CODES = itertools.count()
NEVER = 1 << 40
UNMOVED = Patience(away_after=NEVER, host_gone_after=NEVER)
UNLIMITED = 10**6
AND_YET = "and yet something happened"

SEATED: Mapping[str, Seat] = {"Ann": 0, "Bob": 1, "Dan": 3}

DOORS: Mapping[str, TableWish | None] = {
    "open": None,
    "locked": Lock(True),
    "knock": Knock(True),
    "nod": SetWatchers(Watchers.NOD),
    "none": SetWatchers(Watchers.NONE),
}
"""How the host left the door; `nod` and `none` are about those who look on."""

Present: TypeAlias = tuple[PersonId | None, Role, Observer | None]


class Stage:
    """A prepared table, those at it, and those who are not.

    Ann hosts, Bob sits, Dan hosted before, Eve looks on, Fay waits for the nod. The TV came by
    itself, the PTV was paired. At the door: somebody without a cookie; Kim, who was kicked; Lou,
    who left; Oli, who sits at another table; and Cleo's old phone, for she went on from another.
    """

    def __init__(self, house: House, store: MemoryStore) -> None:
        self.house = house
        self.store = store
        self.people: dict[str, Guest] = {}
        self.code = ""
        self.words: dict[int, str] = {}
        self.turn = 0
        self.template = ""
        self._copied = b""
        self._acting: tuple[str, Role] | None = None
        self._pairing = ""

    @property
    def has_moved(self) -> bool:
        """Whether anything was written down at the copy that was asked last."""
        return encode(self.store._shelves[self.code]) != self._copied

    @property
    def audience(self) -> list[Present]:
        """Return the screens that the server counts among those at the last copy."""
        live = self.house.desk.tables.live.get(self.code)
        listeners = live.room.audience.listeners if live else []
        return [(x.person, x.role, x.observer) for x in listeners]

    def is_untouched(self, audience: list[Present]) -> bool:
        """Whether the last copy is as it was prepared, and has no other audience than this."""
        return self.audience == audience and not self.has_moved

    def person(self, name: str) -> int:
        return self.people[name].person

    def seat(self, name: str) -> Seat:
        return SEATED.get(name, 0)

    def choice(self, seat: int) -> m.Choose:
        return m.Choose(self.turn, Text(self.words.get(seat, "moon")))

    def copy(self) -> str:
        """Put a table just like the prepared one into the store, under a new code."""
        kept = self.store._shelves[self.template]
        before, self.code = kept.opened.code, f"COPY{next(CODES)}"
        record = replace(kept.opened, id=self.code, code=self.code)
        first, *others = kept.log
        told = first.facts.replace(before.encode(), self.code.encode())
        log = [replace(first, facts=told), *others]
        self._copied = encode(replace(kept, opened=record, log=log))
        self.store._shelves[self.code] = msgspec.json.decode(self._copied, type=Shelf)
        self.store._by_code[self.code] = self.code
        self._acting = None
        return self.code

    async def actor(self, name: str, role: Role | None = None) -> Guest:
        """Return somebody with a screen, alone at the table as it was prepared."""
        guest = self.people[name]
        role = role or (Role.TV if name in ("TV", "PTV") else Role.PLAYER)
        if self._acting != (name, role) or self.has_moved:
            if guest.screens:
                await guest.screen.close()
            guest.code = self.copy()
            await guest.connect(role=role)
            self._acting = name, role
        return guest

    async def answer(self, name: str, message: FromClient, role: Role | None = None) -> str:
        """Return in a word what somebody hears of a message, and whether it left a trace."""
        screen = (await self.actor(name, role)).screen
        before = self.audience
        word = await self.heard(screen, message)
        is_fine = word == "ok" or self.is_untouched(before)
        return word if is_fine else f"{word}, {AND_YET}"

    async def heard(self, screen: Screen, message: FromClient) -> str:
        """Return in a word what a screen hears of a message before it hears of the next one."""
        before = len(screen.bytes)
        await screen.send(message)
        if isinstance(message, Play | Ask | Say):
            return self.word(await screen.answer(message.key))
        await self.heard(screen, asking(Rename(9, Text("Zoe"))))
        heard = [READER.decode(sent) for sent in screen.bytes[before:-1]]
        return self.word(next((x for x in heard if not isinstance(x, Presence)), None))

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
            case Shown():
                return self.sight(*self.audience[-1])
            case _:
                return "-"

    def sight(self, person: PersonId | None, _: Role, observer: Observer | None) -> str:
        """Say through whose eyes a screen sees the game."""
        if observer is None or observer is PUBLIC:
            return "wait" if observer is None else "pub"
        own = [seat for name, seat in SEATED.items() if self.person(name) == person]
        return "own" if observer in own else f"seat {observer}"

    async def greeted(self, name: str, role: Role) -> str:
        """Return what a screen sees that says hello at the last copy, or why it may not stay."""
        before = self.audience
        screen = await self.people[name].dial(self.code)
        await screen.send(Hello(role))
        try:
            return self.word(await screen.hear(Shown))
        except HungUp as parted:
            return f"{parted}" if self.is_untouched(before) else f"{parted}, {AND_YET}"

    async def link(self, name: str) -> str:
        """Return a link by which another device takes over somebody's seat."""
        reply = await self.people[name].post(f"/api/tables/{self.code}/handover")
        return str(reply.read()["id"])

    async def pairing(self) -> str:
        """Return the name under which a TV waits."""
        if await self.house.desk.pairings.find(self._pairing) is None:
            self._pairing = await self.waiting(await self.house.guest("a TV"))
        return self._pairing

    async def waiting(self, tv: Guest) -> str:
        tv.screens.append(Screen(await tv.session.ws_connect(f"{tv.address}/ws")))
        return (await tv.screen.hear(Pairing)).id

    async def prepare(self, phase: str, door: str = "open") -> None:
        ann, bob, cleo, dan = await self.house.four()
        names = ("Eve", "Fay", "Kim", "Lou", "Oli", "TV", "PTV", "Cleo's phone", "none")
        strangers = [await self.house.guest(name) for name in names]
        self.people = {guest.name: guest for guest in (ann, bob, cleo, dan, *strangers)}
        self.code = ann.code
        await self.come_and_go()
        await ann.ask(SetOptions(options(points=1)))
        if phase != "lobby":
            await self.begin(phase)
        await self.settle()
        if wish := DOORS[door]:
            await ann.ask(wish)
        self.template = (await self.house.desk.tables.find(ann.code)).room.id
        for guest in self.house.guests:
            for screen in guest.screens:
                await screen.close()

    async def come_and_go(self) -> None:
        """Let some look on who do not stay, Dan host for a while, and a bot sit down."""
        ann, dan, eve, kim, lou, oli = [
            self.people[name] for name in ("Ann", "Dan", "Eve", "Kim", "Lou", "Oli")
        ]
        for guest in (eve, kim, lou):
            await guest.join(ann.code, watch=True)
        await oli.open()
        await ann.ask(Kick(kim.person))
        await lou.ask(Leave())
        await ann.ask(PassHost(dan.person))
        await dan.ask(PassHost(ann.person))
        await ann.ask(AddBot("plain"))

    async def settle(self) -> None:
        """Let Fay wait, a TV be paired, and Cleo go on from another phone."""
        ann, fay, ptv, phone = [self.people[name] for name in ("Ann", "Fay", "PTV", "Cleo's phone")]
        await ann.ask(SetWatchers(Watchers.NOD))
        await fay.join(ann.code, watch=True)
        await ann.ask(SetWatchers(Watchers.OPEN))
        await ann.post(f"/api/pair/{await self.waiting(ptv)}", {"code": ann.code})
        await phone.post(f"/api/handover/{await self.link('Cleo')}")

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
async def staged(phase: str, door: str = "open") -> AsyncIterator[Stage]:
    """Prepare a table at which time stands still: nothing moves but what somebody moves."""
    store = MemoryStore()
    async with opened(
        store=store,
        world={"clock": Wall()},
        patience=UNMOVED,
        messages_per_second=UNLIMITED,
        logs_per_minute=10_000,
        tables_per_hour=UNLIMITED,
        packs_per_hour=UNLIMITED,
        misses_per_minute=UNLIMITED,
    ) as house:
        stage = Stage(house, store)
        await stage.prepare(phase, door)
        yield stage
        assert await house.faults() == 0
