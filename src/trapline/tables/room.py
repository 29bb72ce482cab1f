"""A table in use: one wish after another into the log, and from there to everybody's screen."""

from collections import deque
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import TypeAlias

from trapline.kernel import Deadline, Fact, IllegalMove, Luck, Stale, TableTime, decoder, encode
from trapline.tables import doors, moves
from trapline.tables.answers import Answer, Answers
from trapline.tables.audience import Audience, Listener
from trapline.tables.doors import Screen, Sight
from trapline.tables.evening import Actor, Evening, Step, of_the_table, step, told
from trapline.tables.facts import Ended, HandedOver, Joined, Started, TableFact, TvPaired
from trapline.tables.floor import Floor
from trapline.tables.model import Table
from trapline.tables.neighbours import Neighbours
from trapline.tables.packs import named_in
from trapline.tables.ports import (
    Answered,
    Conflict,
    Damaged,
    Entry,
    Grant,
    Line,
    Repeated,
    TableId,
    TokenHash,
)
from trapline.tables.protocol import Ok, OutOfDate, Refused
from trapline.tables.reasons import TableReason
from trapline.tables.world import ABANDONED, World

Decide: TypeAlias = Callable[[Evening, TableTime, Luck], Sequence[Fact]]
Reply: TypeAlias = Callable[[Answer], None]

KEPT_LINES = 200
IN_VAIN = 20
ANSWER = decoder(Answer)


class Room:
    """One table, in memory while somebody is there. The log is the truth; this is its fold."""

    def __init__(
        self,
        world: World,
        id: TableId,
        evening: Evening,
        grants: Sequence[Grant] = (),
        lines: Sequence[Line] = (),
        past: Sequence[Step] = (),
    ) -> None:
        self.world = world
        self.id = id
        self.evening = evening
        self.grants: dict[TokenHash, Grant] = {grant.token: grant for grant in grants}
        self.chat: deque[Line] = deque(lines, maxlen=KEPT_LINES)
        face = None if world.model is None else world.model.face
        self.audience = Audience(world.games, world.build, self.sight, past, face)
        self.neighbours = Neighbours(id)
        self.moved: Callable[[], None] = lambda: None
        """Called after every version: the alarm is set anew."""
        self.answers = Answers([earlier.entry for earlier in past], lines)
        self._floor = Floor(self._publish)

    @property
    def time(self) -> TableTime:
        return self.evening.clock.time(self.world.clock.now())

    def sight(self, table: Table, screen: Screen) -> Sight:
        """Return what a screen may see of the table."""
        return doors.sight(table, self.grants, screen)

    async def submit(
        self,
        actor: Actor,
        decide: Decide,
        *,
        reply: Reply | None = None,
        token: TokenHash | None = None,
    ) -> Answer:
        """Play a wish once, whatever happens: the answer to a key is always the same.

        Where somebody comes in by it, `token` is what they will be known by.
        """
        async with self._floor as steps:
            known = self.answers.to(actor)
            answer = known or await self._answer(actor, decide, token, steps)
            if not isinstance(answer, Ok) and await self.was_accepted(actor):
                await self._reload(steps)
                answer = self.answers.to(actor) or answer
            elif known is None and self.world.others.are_there:
                answer = await self._promised(actor, answer, steps)
            self.answers.remember(actor, answer)
            if reply is not None:
                reply(answer)
        self._announce(steps)
        return answer

    def _announce(self, steps: Sequence[Step]) -> None:
        for done in steps:
            self.world.bus.announce(self.id, done.evening.version)

    async def _answer(
        self, actor: Actor, decide: Decide, token: TokenHash | None, steps: list[Step]
    ) -> Answer:
        """Settle a wish, again if it was judged by what other servers had left behind."""
        while True:
            answer = await self._settle(actor, decide, token, steps)
            if not self.world.others.are_there or self.answers.has_kept(actor):
                return answer
            if not await self._reload(steps):
                return answer

    async def _promised(self, actor: Actor, answer: Answer, steps: list[Step]) -> Answer:
        """Let no other server answer somebody otherwise, or answer as the one that was quicker."""
        if actor.person is not None and not self.answers.has_kept(actor):
            try:
                await self.world.others.remember(self.id, actor.signed_key, encode(answer))
            except Repeated as earlier:
                await self._reload(steps)
                return Ok(actor.key, earlier.version)
            except Answered as elsewhere:
                return said(elsewhere)
        return answer

    async def was_accepted(self, actor: Actor) -> bool:
        """Return whether some server has kept this key. Only who would be refused needs to ask."""
        return await self.world.store.has_key(self.id, actor.signed_key)

    async def fire_due(self, late: int = 0) -> None:
        """Let the house make every move that is due, and has been for so long."""
        async with self._floor as steps:
            if moves.due(self.evening, self.time - late) is None:
                return
            try:
                await self._fire_due(steps)
            except Conflict:
                await self._reload(steps)
        self._announce(steps)

    async def catch_up(self, version: int | None = None) -> None:
        """Read what another server appended, up to a version at least (None: whatever there is)."""
        async with self._floor as steps:
            if version is None or version > self.evening.version:
                await self._reload(steps)

    async def welcome(self, listener: Listener) -> None:
        """Show everything, but never the middle of a wish that takes two steps."""
        async with self._floor:
            self.audience.welcome(listener, self.evening, self.chat, self.world.clock.now())

    async def _settle(
        self, actor: Actor, decide: Decide, token: TokenHash | None, steps: list[Step]
    ) -> Answer:
        key, vain = actor.key, 0
        while True:
            try:
                if moves.due(self.evening, self.time) is not None:
                    await self._fire_due(steps)
                await self._append(actor, decide, steps, token=token)
                return Ok(key, self.evening.version)
            except IllegalMove as refusal:
                self.world.meters.refused(refusal.reason)
                return Refused(key, refusal.reason, refusal.facts)
            except Stale:
                self.world.meters.refused("stale")
                return OutOfDate(key)
            except Repeated as earlier:
                return Ok(key, earlier.version)
            except Answered as elsewhere:
                return said(elsewhere)
            except Conflict:
                vain = 0 if await self._reload(steps) else vain + 1
                if vain > IN_VAIN:
                    # Nobody wrote it, and still it cannot be written: the table was erased.
                    return Refused(key, TableReason.NO_SUCH_TABLE, {})

    async def _fire_due(self, steps: list[Step]) -> None:
        while (late := moves.due(self.evening, self.time)) is not None:
            key = f"house:{late.name}:{late.turn}:{self.evening.version}"
            try:
                await self._append(Actor(key), self._time_up(late), steps, at=late.at)
            except Repeated as earlier:
                # The house moves once, on whichever server: this one has not heard of it yet.
                raise Conflict from earlier
            if moves.next_deadline(self.evening) == late:
                raise RuntimeError(f"deadline {late.name} of turn {late.turn} moves nothing")

    def _time_up(self, late: Deadline) -> Decide:
        # However late the server is, the house moves at the deadline's own time.
        return lambda evening, at, luck: moves.time_up(evening, self.world.games, late, at, luck)

    async def _append(
        self,
        actor: Actor,
        decide: Decide,
        steps: list[Step],
        *,
        at: TableTime | None = None,
        token: TokenHash | None = None,
    ) -> None:
        world, evening, now = self.world, self.evening, self.world.clock.now()
        moment = max(evening.clock.at, evening.clock.time(now) if at is None else at)
        luck = world.luck(f"{actor.person} {actor.seat}")
        facts = decide(evening, moment, luck)
        if not facts:
            return
        done = step(evening, world.games, actor, facts, moment, now, drew=luck.draws > 0)
        grants: tuple[Grant, ...] = ()
        if done.of_the_table:
            self.neighbours.check(evening.table, of_the_table(facts))
            grants = granted(done.of_the_table, token) if token else ()
        began = perf_counter()
        playing = done.evening.is_playing
        await world.store.append(self.id, done.entry, playing=playing, grants=grants)
        world.meters.committed(perf_counter() - began)
        world.meters.moved(done.entry.game)
        self.evening = done.evening
        self.answers.keep(done.entry)
        if done.of_the_table:
            self._count(done.of_the_table, done.evening.table.game)
            self._keep(grants)
        steps.append(done)

    def _count(self, facts: Sequence[TableFact], game: str) -> None:
        for fact in facts:
            if isinstance(fact, Started):
                self.world.meters.began(game)
            elif isinstance(fact, Ended):
                cause = fact.outcome.cause if fact.outcome else ABANDONED
                self.world.meters.ended(game, cause)

    def _keep(self, grants: Sequence[Grant]) -> None:
        for grant in grants:
            if grant.person is not None:
                others = [old for old in self.grants.values() if old.person != grant.person]
                self.grants = {old.token: old for old in others}
            self.grants[grant.token] = grant

    async def _reload(self, steps: list[Step]) -> bool:
        """Catch up with what another server appended to this table, if anything, or not at all."""
        store, evening, news = self.world.store, self.evening, list[Step]()
        for entry in await store.entries(self.id, evening.version):
            news.append(self._told(evening, entry))
            evening = news[-1].evening
        if not news:
            return False
        await self.world.packs.fetch(named_in(evening.table.options), store, self.world.clock.now())
        grants = await store.grants(self.id)
        self.grants = {grant.token: grant for grant in grants}
        self.evening = evening
        for done in news:
            self.answers.keep(done.entry)
        steps += news
        return True

    def _told(self, evening: Evening, entry: Entry) -> Step:
        try:
            return told(evening, self.world.games, entry)
        except (KeyError, IllegalMove) as error:
            raise Damaged(
                f"version {entry.version} is of a game that is not served here"
            ) from error

    def _publish(self, steps: Sequence[Step]) -> None:
        for done in steps:
            began = perf_counter()
            now = self.world.clock.now()
            self.audience.publish(done, self.chat, now)
            self.world.meters.fanned_out(perf_counter() - began)
        if steps:
            self.moved()


def said(elsewhere: Answered) -> Answer:
    answer: Answer = ANSWER.decode(elsewhere.answer)
    return answer


def granted(facts: Sequence[TableFact], token: TokenHash) -> tuple[Grant, ...]:
    """Return what the holder of a token may be from now on."""
    grants: list[Grant] = []
    for fact in facts:
        if isinstance(fact, Joined | HandedOver):
            grants.append(Grant(token, fact.person))
        elif isinstance(fact, TvPaired):
            grants.append(Grant(token, None, fact.host))
    return tuple(grants)
