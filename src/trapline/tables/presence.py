"""Who is here: screens come and go, and after a while the house takes note."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from trapline.kernel import Fact, Luck, TableTime
from trapline.tables import moves, people
from trapline.tables.audience import Listener
from trapline.tables.evening import Actor, Evening
from trapline.tables.facts import AnyTableFact
from trapline.tables.model import Table
from trapline.tables.others import Glance
from trapline.tables.ports import NotKept, PersonId, WallTime
from trapline.tables.protocol import Parting, Role
from trapline.tables.room import Room


class Presence:
    """The comings and goings of one room's screens."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._timers: dict[tuple[str, PersonId], asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._came: dict[Listener, WallTime] = {}
        self._is_closed = False

    @property
    def is_settled(self) -> bool:
        """Whether nobody is here and nobody is still being waited for."""
        return not (self._room.audience.listeners or self._timers or self._tasks)

    def expect_everybody(self) -> None:
        """After a restart, give those who were here the usual time to come back."""
        for person in self._room.evening.table.people:
            if not person.away and person.id not in self._room.audience.here:
                self._wait_for(person.id)

    def meet(self, glances: tuple[Glance, ...]) -> None:
        """Hear which screens other servers have: whoever is at one of them is here."""
        audience = self._room.audience
        before, shown = audience.here, audience.elsewhere
        if glances == shown:
            return
        audience.elsewhere = glances
        newest: dict[tuple[PersonId | None, Role], WallTime] = {
            (x.person, x.role): x.came for x in glances if x.person is not None
        }
        for listener in tuple(audience.listeners):
            whose = listener.person, listener.role
            if newest.get(whose, 0) > self._came.get(listener, 0):
                self._part(listener)
        for glance in glances:
            if glance.person is not None:
                self._stop_waiting(glance.person)
                self._room.neighbours.heard(glance.person, glance.home)
        for person in set(before) - set(audience.here):
            self._wait_for(person)
        audience.tell_presence(self._room.evening)

    def _part(self, listener: Listener) -> None:
        """The newest screen of a person and role wins."""
        self._room.audience.listeners.remove(listener)
        self._came.pop(listener, None)
        listener.part(Parting.ELSEWHERE)

    def _show(self) -> None:
        """Tell the other servers who has a screen here."""
        room = self._room
        if not room.world.others.are_there:
            return
        glances = [
            Glance(x.person, x.role, self._came[x], room.neighbours.home(x.person))
            for x in room.audience.listeners
        ]
        room.world.others.show(room.id, glances)

    async def enter(self, listener: Listener) -> None:
        room, person = self._room, listener.person
        for other in tuple(room.audience.listeners):
            if person is not None and other.person == person and other.role == listener.role:
                self._part(other)
        room.audience.listeners.append(listener)
        self._came[listener] = room.world.clock.now()
        self._show()
        if person is not None:
            self._stop_waiting(person)
            await self.note("back", person)
        await room.welcome(listener)
        room.audience.tell_presence(room.evening)

    def leave(self, listener: Listener) -> None:
        room, person = self._room, listener.person
        if listener not in room.audience.listeners:
            return
        room.audience.listeners.remove(listener)
        self._came.pop(listener, None)
        self._show()
        if person is not None and person not in room.audience.here:
            self._wait_for(person)
        room.audience.tell_presence(room.evening)

    def expect(self, person: PersonId) -> None:
        """Wait for somebody who has a chair and no screen yet."""
        if person not in self._room.audience.here:
            self._wait_for(person)

    def _wait_for(self, person: PersonId) -> None:
        patience = self._room.world.patience
        self._later("away", person, patience.away_after)
        if self._room.evening.table.host == person:
            self._later("host", person, patience.host_gone_after)

    def _later(self, what: str, person: PersonId, ms: int) -> None:
        if self._is_closed:
            return
        loop = asyncio.get_running_loop()
        self._timers[what, person] = loop.call_later(ms / 1000, self._run, what, person)

    def _run(self, what: str, person: PersonId) -> None:
        self._timers.pop((what, person), None)
        task = asyncio.create_task(self._take_note(what, person))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _take_note(self, what: str, person: PersonId) -> None:
        world, id, version = self._room.world, self._room.id, self._room.evening.version
        if person in self._room.audience.here:
            return
        try:
            await self.note(what, person)
        except Exception as fault:  # noqa: BLE001 - the edge of a task: one table's fault stays its own
            world.meters.failed(id, version, fault)
            if isinstance(fault, NotKept):
                self._later(what, person, world.patience.try_again)

    def _stop_waiting(self, person: PersonId) -> None:
        for what in ("away", "host"):
            timer = self._timers.pop((what, person), None)
            if timer is not None:
                timer.cancel()

    async def note(self, what: str, person: PersonId) -> None:
        """Write into the log that somebody is away, is back, or hosts no more."""
        room = self._room

        def decide(evening: Evening, at: TableTime, luck: Luck) -> Sequence[Fact]:
            facts = NOTES[what](evening.table, person)
            return moves.consequences(evening, room.world.games, facts, at, luck)

        key = f"house:{what}:{person}:{room.evening.version}"
        await room.submit(Actor(key), decide)

    def close(self) -> None:
        """Wait for nobody any more: the table is put away, or erased."""
        self._is_closed = True
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()
        for task in tuple(self._tasks):
            task.cancel()


def host_gone(table: Table, person: PersonId) -> list[AnyTableFact]:
    return people.pass_host(table) if table.host == person else []


NOTES: dict[str, Callable[[Table, PersonId], list[AnyTableFact]]] = {
    "away": people.go_away,
    "back": people.come_back,
    "host": host_gone,
}
