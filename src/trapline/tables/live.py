"""A table somebody is at: its room, its alarm, and who is here."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Coroutine
from typing import Any, Final

from trapline.kernel import IllegalMove, PackId, Seat
from trapline.tables import chat, moves
from trapline.tables.alarm import Alarm
from trapline.tables.answers import Answer
from trapline.tables.audience import Listener
from trapline.tables.doors import Screen
from trapline.tables.evening import Actor
from trapline.tables.file_rights import brought_by, may_choose
from trapline.tables.others import Company
from trapline.tables.packs import named_in
from trapline.tables.ports import (
    Conflict,
    Damaged,
    Line,
    NotKept,
    PersonId,
    Repeated,
    TokenHash,
    WallTime,
)
from trapline.tables.presence import Presence
from trapline.tables.protocol import Ask, Ok, Parting, Play, Refused, Say, Signal
from trapline.tables.room import KEPT_LINES, Reply, Room
from trapline.tables.rules import Request
from trapline.tables.wishes import SetOptions

ALONE: Final = Company()


async def always() -> bool:
    return True


class Live:
    """Everything a connection asks of its table."""

    def __init__(self, room: Room, company: Company = ALONE) -> None:
        self.room = room
        room.audience.elsewhere = company.glances
        self.presence = Presence(room)
        self.alarm = Alarm(room)
        self.alarm.keeps = company.keeps
        self._empty_since: WallTime | None = None
        self.may_go_on: Callable[[], Awaitable[bool]] = always
        """Asked where the log says what this server cannot read: another one may go on with it."""
        self._speaking = asyncio.Lock()
        self._catching_up: set[asyncio.Task[None]] = set()
        for glance in company.glances:
            if glance.person is not None:
                room.neighbours.heard(glance.person, glance.home)
        self.presence.expect_everybody()
        self.alarm.set()

    def person(self, token: TokenHash | None) -> PersonId | None:
        """Return who the holder of a token is at this table, if still here."""
        id = self.known(token)
        return id if id is not None and self.room.evening.table.person(id) else None

    def known(self, token: TokenHash | None) -> PersonId | None:
        """Return who the holder of a token is or was at this table."""
        grant = None if token is None else self.room.grants.get(token)
        return None if grant is None else grant.person

    def refusal(self, screen: Screen) -> Parting | None:
        """Return why a screen may not be here."""
        sight = self.room.sight(self.room.evening.table, screen)
        return sight if isinstance(sight, Parting) else None

    async def ask(self, by: PersonId, asked: Ask, reply: Reply) -> None:
        world, wish = self.room.world, asked.wish
        brought = await self._laid_ready(by, wish) if isinstance(wish, SetOptions) else ()
        request = Request(by, wish, brought)
        await self.room.submit(
            Actor(asked.key, by),
            lambda evening, at, luck: moves.asked(
                evening, world.games, world.allows, request, at, luck
            ),
            reply=reply,
        )

    async def _laid_ready(self, by: PersonId, wish: SetOptions) -> Collection[PackId]:
        """Lay ready what somebody may choose, and return what of it they brought."""
        world, table = self.room.world, self.room.evening.table
        named = named_in(wish.options)
        brought = await brought_by(self._token(by), named, world.store)
        lawful = [file for file in named if may_choose(file, table, brought)]
        await world.packs.fetch(lawful, world.store, world.clock.now())
        return brought

    def _token(self, person: PersonId) -> TokenHash | None:
        grants = self.room.grants.values()
        return next((grant.token for grant in grants if grant.person == person), None)

    def play(self, by: PersonId, play: Play, reply: Reply) -> Awaitable[Answer]:
        return self.room.submit(
            Actor(play.key, by, play.seat),
            lambda evening, at, luck: moves.wished(
                evening, by, play.seat, play.seen, play.wish, at, luck
            ),
            reply=reply,
        )

    async def say(self, by: PersonId, say: Say, reply: Reply) -> None:
        """Keep a line, answer, and only then let anybody hear it. A retry is not said again."""
        room = self.room
        async with self._speaking:
            actor = Actor(say.key, by)
            answer = room.answers.to(actor)
            if answer is not None:
                return reply(answer)
            try:
                line = await self._kept(by, say)
            except IllegalMove as refusal:
                if not await room.was_accepted(actor):
                    return reply(Refused(say.key, refusal.reason, refusal.facts))
                return reply(Ok(say.key, room.evening.version))
            except Repeated:
                return reply(Ok(say.key, room.evening.version))
            room.chat.append(line)
            answer = Ok(say.key, room.evening.version)
            room.answers.remember(actor, answer)
            reply(answer)
            room.world.others.spoke(room.id, line.id)
            return room.audience.say(line)

    async def _kept(self, by: PersonId, say: Say) -> Line:
        """Keep a line after all that was said, on whichever server."""
        room = self.room
        while True:
            line = chat.spoken(room.evening, by, say, self.last_line + 1, room.world.clock.now())
            try:
                await room.world.store.say(room.id, line, KEPT_LINES)
            except Conflict:
                await self._hear()
            else:
                return line

    @property
    def last_line(self) -> int:
        return self.room.chat[-1].id if self.room.chat else 0

    async def hear(self) -> None:
        """Read what was said on other servers."""
        async with self._speaking:
            await self._hear()

    async def _hear(self) -> None:
        room = self.room
        for line in await room.world.store.lines(room.id, self.last_line):
            room.chat.append(line)
            room.audience.say(line)

    def signal(self, kind: str, by: PersonId, seat: Seat | None) -> None:
        """Pass on that somebody types, or pokes those who are waited for. Nothing is kept."""
        self.room.audience.tell(Signal(kind, seat, by))
        self.room.world.others.signal(self.room.id, kind, seat, by)

    def meet(self, company: Company) -> None:
        """Hear of the screens at other servers, and whether it is ours to move the bots."""
        self.presence.meet(company.glances)
        if company.keeps != self.alarm.keeps:
            self.alarm.keeps = company.keeps
            self.alarm.set()

    async def enter(self, listener: Listener) -> None:
        self._empty_since = None
        await self.presence.enter(listener)

    def leave(self, listener: Listener) -> None:
        self.presence.leave(listener)

    def deserted_since(self, now: WallTime) -> int:
        """Return for how long nobody has been here, or been waited for."""
        if not self.presence.is_settled:
            self._empty_since = None
            return 0
        self._empty_since = self._empty_since or now
        return now - self._empty_since

    def catch_up(self, version: int) -> None:
        self._meanwhile(self.room.catch_up(version))

    def listen(self) -> None:
        self._meanwhile(self.hear())

    def _meanwhile(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._tried(work))
        self._catching_up.add(task)
        task.add_done_callback(self._catching_up.discard)

    async def _tried(self, work: Coroutine[Any, Any, None]) -> None:
        room = self.room
        try:
            await work
        except Damaged as fault:
            if not await self.may_go_on():
                return
            room.world.meters.failed(room.id, room.evening.version, fault)
        except NotKept as fault:
            # The next look finds it, as soon as the store can be read again.
            room.world.meters.failed(room.id, room.evening.version, fault)

    def close(self, why: Parting) -> None:
        self.alarm.close()
        self.presence.close()
        for task in tuple(self._catching_up):
            task.cancel()
        self.room.audience.dismiss(why)
