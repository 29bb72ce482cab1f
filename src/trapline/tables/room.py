"""A table in use: one wish after another into the log, and from there to everybody's screen."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Any

import msgspec
from msgspec.structs import replace

from trapline.kernel import (
    PLAIN,
    Fact,
    Game,
    IllegalMove,
    Luck,
    Seat,
    Stale,
    TableTime,
    decoder,
)
from trapline.tables import evening as evenings
from trapline.tables.audience import Audience, Listener
from trapline.tables.bots import BotTurns
from trapline.tables.evening import Actor, Evening, Step
from trapline.tables.ports import (
    Conflict,
    Grant,
    Line,
    PersonId,
    Repeated,
    TableId,
    TokenHash,
)
from trapline.tables.protocol import Ok, OutOfDate, Parting, Play, Refused
from trapline.tables.reasons import TableReason
from trapline.tables.wishes import AnyTableWish
from trapline.tables.world import World

Answer = Ok | Refused | OutOfDate
Decide = Callable[[Evening, TableTime, Luck], Sequence[Fact]]
Reply = Callable[[Answer], Awaitable[None]]

REMEMBERED_ANSWERS = 512
KEPT_LINES = 200


class Room:
    """One table, held in memory while somebody is there. The log is the truth; this is its fold."""

    def __init__(
        self,
        world: World,
        id: TableId,
        evening: Evening,
        grants: Sequence[Grant] = (),
        lines: Sequence[Line] = (),
    ) -> None:
        self.world = world
        self.id = id
        self.evening = evening
        self.grants: dict[TokenHash, PersonId | None] = {g.token: g.person for g in grants}
        self.audience = Audience(world.games, world.build)
        self.bots = BotTurns(world)
        self._lock = asyncio.Lock()
        self._answers: OrderedDict[str, Answer] = OrderedDict()
        self._alarm: asyncio.TimerHandle | None = None
        self.chat: deque[Line] = deque(lines, maxlen=KEPT_LINES)
        self._tasks: set[asyncio.Task[None]] = set()

    async def ask(
        self, person: PersonId, key: str, wish: AnyTableWish, reply: Reply | None = None
    ) -> Answer:
        actor = Actor(key, person)

        def decide(evening: Evening, at: TableTime, luck: Luck) -> Sequence[Fact]:
            return evenings.asked(evening, self.world.games, actor, wish, at, luck)

        return await self.submit(actor, decide, reply=reply)

    async def play(self, person: PersonId, wanted: Play, reply: Reply | None = None) -> Answer:
        seat = wanted.seat
        actor = Actor(wanted.key, person, seat)

        def decide(evening: Evening, at: TableTime, luck: Luck) -> Sequence[Fact]:
            chair = evening.table.chair(seat)
            if chair is None or chair.holder != person:
                raise IllegalMove(TableReason.NOT_YOUR_SEAT, seat=seat)
            if wanted.seen < evening.turned:
                raise Stale
            match = evenings.running(evening.match)
            wish = understood(match.game, wanted.wish)
            return evenings.played(evening, seat, wish, at, luck)

        return await self.submit(actor, decide, reply=reply)

    async def submit(
        self,
        actor: Actor,
        decide: Decide,
        *,
        reply: Reply | None = None,
        grants: Sequence[Grant] = (),
    ) -> Answer:
        """Play a wish once, whatever happens: the answer to a key is always the same."""
        scoped = replace(actor, key=f"{actor.person}:{actor.key}")
        async with self._lock:
            answer = self._answers.get(scoped.key)
            steps: list[Step] = []
            if answer is None:
                answer = await self._settle(scoped, actor.key, decide, grants, steps)
                self._remember(scoped.key, answer)
            if reply is not None:
                await reply(answer)
            await self._publish(steps)
            for step in steps:
                await self.world.bus.announce(self.id, step.evening.version)
        return answer

    async def _settle(
        self, actor: Actor, key: str, decide: Decide, grants: Sequence[Grant], steps: list[Step]
    ) -> Answer:
        while True:
            try:
                now = self.world.clock.now()
                await self._fire_due(self.evening.clock.time(now), steps)
                await self._append(actor, decide, grants, steps)
                return Ok(key, self.evening.version)
            except IllegalMove as refusal:
                self.world.meters.refused(refusal.reason)
                return Refused(key, refusal.reason, refusal.facts)
            except Stale:
                self.world.meters.refused("stale")
                return OutOfDate(key)
            except Repeated as earlier:
                return Ok(key, earlier.version)
            except Conflict:
                await self._reload(steps)

    async def _fire_due(self, at: TableTime, steps: list[Step]) -> None:
        """Let the house make every move that was due by then."""
        while (deadline := evenings.due(self.evening, at)) is not None:
            late = deadline

            def time_up(evening: Evening, at: TableTime, luck: Luck) -> Sequence[Fact]:
                return evenings.time_up(evening, self.world.games, late, luck)

            key = f"house:{late.name}:{late.turn}:{self.evening.version}"
            await self._append(Actor(key), time_up, (), steps, at=late.at)
            if evenings.next_deadline(self.evening) == late:
                raise RuntimeError(f"deadline {late.name} of turn {late.turn} moves nothing")

    async def _append(
        self,
        actor: Actor,
        decide: Decide,
        grants: Sequence[Grant],
        steps: list[Step],
        at: TableTime | None = None,
    ) -> None:
        now = self.world.clock.now()
        moment = max(self.evening.clock.at, self.evening.clock.time(now) if at is None else at)
        luck = self.world.luck()
        facts = decide(self.evening, moment, luck)
        if not facts:
            return
        step = evenings.step(
            self.evening, self.world.games, actor, facts, moment, now, drew=luck.draws > 0
        )
        began = perf_counter()
        playing = evenings.is_playing(step.evening)
        await self.world.store.append(self.id, step.entry, playing=playing, grants=grants)
        self.world.meters.committed(perf_counter() - began)
        self.world.meters.moved(step.entry.game)
        self._adopt(step, grants)
        steps.append(step)

    def _adopt(self, step: Step, grants: Sequence[Grant]) -> None:
        self.evening = step.evening
        for grant in grants:
            if grant.person is not None:
                self.grants = {t: p for t, p in self.grants.items() if p != grant.person}
            self.grants[grant.token] = grant.person

    async def _reload(self, steps: list[Step]) -> None:
        """Catch up with what another server appended to this table."""
        entries = await self.world.store.entries(self.id, self.evening.version)
        for entry in entries:
            step = evenings.told(self.evening, self.world.games, entry)
            self._adopt(step, ())
            steps.append(step)
        granted = await self.world.store.grants(self.id)
        self.grants = {g.token: g.person for g in granted}

    async def _publish(self, steps: Sequence[Step]) -> None:
        for step in steps:
            began = perf_counter()
            now = self.world.clock.now()
            await self.audience.publish(step.evening, step.facts, self.chat, now)
            self.world.meters.fanned_out(perf_counter() - began)
        if steps:
            self.wake()

    async def welcome(self, listener: Listener) -> None:
        await self.audience.welcome(listener, self.evening, self.chat, self.world.clock.now())

    async def catch_up(self, version: int) -> None:
        """Another server rang: read what it appended."""
        async with self._lock:
            steps: list[Step] = []
            if version > self.evening.version:
                await self._reload(steps)
            await self._publish(steps)

    def _remember(self, key: str, answer: Answer) -> None:
        self._answers[key] = answer
        if len(self._answers) > REMEMBERED_ANSWERS:
            self._answers.popitem(last=False)

    def wake(self) -> None:
        """Set the alarm for whatever the house or a bot does next."""
        self.rest()
        clock, now = self.evening.clock, self.world.clock.now()
        self.bots.plan(self.evening, clock.time(now))
        deadline = evenings.next_deadline(self.evening)
        moments = [deadline.at if deadline else None, self.bots.next()]
        due = min((moment for moment in moments if moment is not None), default=None)
        if due is not None and clock.running:
            delay = max(0, clock.wall(due) - now) / 1000
            self._alarm = asyncio.get_running_loop().call_later(delay, self._ring)

    def rest(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def _ring(self) -> None:
        task = asyncio.create_task(self._tick())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tick(self) -> None:
        try:
            async with self._lock:
                steps: list[Step] = []
                await self._fire_due(self._time(), steps)
                await self._publish(steps)
            while (seat := self.bots.ripe(self._time())) is not None:
                await self._move_bot(seat)
            self.wake()
        except Conflict:
            await self.catch_up(self.evening.version + 1)
        except Exception as fault:
            # The edge of a task: a broken rule must not take the server with it.
            self.world.meters.failed(self.id, self.evening.version, fault)

    def _time(self) -> TableTime:
        return self.evening.clock.time(self.world.clock.now())

    async def _move_bot(self, seat: Seat) -> None:
        match, chair = self.evening.match, self.evening.table.chair(seat)
        if match is None or chair is None:
            return self.bots.done(seat)
        view = match.game.view(match.state, seat)
        wish = await self.bots.choose(match, seat, chair.bot or PLAIN, view)
        if wish is None:
            return self.bots.rest(seat, view)
        actor = Actor(f"bot:{seat}:{self.evening.version}", None, seat)

        def decide(evening: Evening, at: TableTime, luck: Luck) -> Sequence[Fact]:
            chair = evening.table.chair(seat)
            if chair is None or not (chair.bot or chair.lent):
                raise Stale
            return evenings.played(evening, seat, wish, at, luck)

        answer = await self.submit(actor, decide)
        if isinstance(answer, Refused):
            return self.bots.rest(seat, view)
        return self.bots.done(seat)

    async def close(self, why: Parting) -> None:
        self.rest()
        await self.audience.dismiss(why)
        for task in tuple(self._tasks):
            task.cancel()


def understood(game: Game, raw: msgspec.Raw) -> Any:
    try:
        return decoder(game.vocabulary.wishes).decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise IllegalMove(TableReason.NOT_UNDERSTOOD) from error
