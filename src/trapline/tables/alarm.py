"""What a table does by itself: deadlines that pass, bots that move."""

import asyncio
from collections.abc import Sequence

from trapline.kernel import PLAIN, Fact, Luck, Seat, Stale, TableTime, View, Wish
from trapline.tables import moves, people
from trapline.tables.bots import BotTurns
from trapline.tables.evening import Actor, Evening
from trapline.tables.facts import AnyTableFact
from trapline.tables.model import Table
from trapline.tables.ports import NotKept
from trapline.tables.protocol import Refused
from trapline.tables.room import Decide, Room


class Alarm:
    """The next moment at which the house or a bot of one room must act."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._bots = BotTurns(room.world)
        self._timer: asyncio.TimerHandle | None = None
        self._rings_at = 0.0
        self._of: Table | None = None
        """The table of which `_leaves` is told."""
        self._leaves: Sequence[AnyTableFact] = ()
        self._left_at: float | None = None
        """Since when the loop has known that there is nobody but bots."""
        self._ringing: set[asyncio.Task[None]] = set()
        self.keeps = True
        """Whether it is for this server to act, and others only where it does not."""
        room.moved = self.set

    def set(self) -> None:
        evening, now = self._room.evening, self._room.world.clock.now()
        clock, deadline = evening.clock, moves.next_deadline(evening)
        moments = list(self._bots.plan(evening, clock.time(now)))
        if deadline is not None:
            moments.append(deadline.at)
        waits = self._until_left_to_bots()
        if moments and clock.running:
            waits.append(max(0, clock.wall(min(moments)) - now) / 1000)
        if waits:
            self._ring_within(min(waits) + self._patience / 1000)
        else:
            self._rest()

    @property
    def _patience(self) -> int:
        return 0 if self.keeps else self._room.world.patience.stand_in_after

    def _until_left_to_bots(self) -> list[float]:
        """Return in how many seconds bots are to go on by themselves, if nobody else is left."""
        table = self._room.evening.table
        if table is not self._of:
            self._of, self._leaves = table, people.leave_to_bots(table)
        if not self._leaves:
            self._left_at = None
            return []
        now = asyncio.get_running_loop().time()
        self._left_at = now if self._left_at is None else self._left_at
        return [max(0, self._left_at + self._room.world.patience.left_to_bots_after / 1000 - now)]

    def _ring_within(self, seconds: float) -> None:
        loop = asyncio.get_running_loop()
        when = loop.time() + seconds
        # Most moves only put a deadline off. Ringing too early does no harm: it sets the alarm.
        if self._timer is None or self._rings_at > when:
            self._rest()
            self._timer, self._rings_at = loop.call_at(when, self._ring), when

    def close(self) -> None:
        self._rest()
        self._bots.close()
        for task in tuple(self._ringing):
            task.cancel()

    def _rest(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _ring(self) -> None:
        self._timer = None
        task = asyncio.create_task(self._act())
        self._ringing.add(task)
        task.add_done_callback(self._ringing.discard)

    async def _act(self) -> None:
        room = self._room
        try:
            await room.fire_due(late=self._patience)
            if self._until_left_to_bots() == [0]:
                await room.submit(Actor(f"house:bots:{room.evening.version}"), self._leave_to_bots)
            while (seat := self._bots.ripe(room.time - self._patience)) is not None:
                with self._bots.thinking(seat):
                    await self._move_bot(seat)
            self.set()
        except Exception as fault:  # noqa: BLE001 - the edge of a task: one table's fault stays its own
            room.world.meters.failed(room.id, room.evening.version, fault)
            if isinstance(fault, NotKept):
                self._ring_within(room.world.patience.try_again / 1000)

    def _leave_to_bots(self, evening: Evening, at: TableTime, luck: Luck) -> Sequence[Fact]:
        facts = people.leave_to_bots(evening.table)
        return moves.consequences(evening, self._room.world.games, facts, at, luck)

    async def _move_bot(self, seat: Seat) -> None:
        evening = self._room.evening
        match, chair = evening.match, evening.table.chair(seat)
        if match is None or chair is None:
            return
        view: View = match.game.view(match.state, seat)
        wishes = self._bots.wishes(match, seat, chair.bot or PLAIN, view)
        tried = 0
        async for wish in wishes:
            # What a model proposed and was refused has had its answer under its own key.
            key = f"bot:{seat}:{evening.version}" + (f":{tried}" if tried else "")
            answer = await self._room.submit(Actor(key, None, seat), bot_move(seat, wish))
            if not isinstance(answer, Refused):
                return
            tried += 1
        self._bots.rest(seat, view)


def bot_move(seat: Seat, wish: Wish) -> Decide:
    def decide(evening: Evening, at: TableTime, luck: Luck) -> Sequence[Fact]:
        chair = evening.table.chair(seat)
        if chair is None or not (chair.bot or chair.lent):
            raise Stale
        return moves.played(evening, seat, wish, at, luck)

    return decide
