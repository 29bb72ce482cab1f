"""Those who look at a table, each shown what they may see and nothing else."""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Protocol

from msgspec import Raw

from trapline.kernel import Fact, Game, Observer, Seat, encode, encoded
from trapline.tables.evening import Evening, Step
from trapline.tables.facts import Departed, HandedOver, TableFact
from trapline.tables.model import Table, Version
from trapline.tables.ports import Line, PersonId, WallTime
from trapline.tables.protocol import (
    FromServer,
    Parting,
    Presence,
    Role,
    Said,
    Told,
    Update,
    Welcome,
)
from trapline.tables.views import chat_line, moment, observer_of, readable, table_view

Fields = dict[str, bytes]

NOTHING: Fields = {}
REMEMBERED_STEPS = 60


class Listener(Protocol):
    """A screen. `person` is None for a TV; `lifted` is the seat whose curtain is up."""

    person: PersonId | None
    role: Role
    lifted: Seat | None
    observer: Observer | None
    since: Version
    """The last version it saw before it came (back)."""

    async def send(self, message: bytes) -> None: ...

    async def part(self, why: Parting) -> None: ...


class Audience:
    """The screens of one table, and the bytes each kind of observer was last shown."""

    def __init__(self, games: Mapping[str, Game], build: str, past: Iterable[Step] = ()) -> None:
        self.listeners: list[Listener] = []
        self._past: deque[Step] = deque(past, maxlen=REMEMBERED_STEPS)
        self._games = games
        self._build = build
        self._table: Fields = NOTHING
        self._table_of: Table | None = None
        self._views: dict[Observer | None, Fields | None] = {}

    @property
    def here(self) -> tuple[PersonId, ...]:
        return tuple(sorted({x.person for x in self.listeners if x.person is not None}))

    def watching(self, evening: Evening) -> int:
        """Count the screens that show no seat: TVs and those who look on."""
        seated = {person.id for person in evening.table.seated}
        return sum(x.person not in seated for x in self.listeners)

    async def welcome(
        self, listener: Listener, evening: Evening, lines: Iterable[Line], now: WallTime
    ) -> None:
        observer = observer_of(evening, listener.person, listener.lifted)
        listener.observer = observer
        view = self._shown(evening, observer)
        self._table = self._table or self._table_now(evening)
        spoken = tuple(chat_line(x) for x in lines if readable(x, listener.person))
        await listener.send(
            encode(
                Welcome(
                    version=evening.version,
                    at=evening.clock.time(now),
                    hold=evening.clock.hold(now),
                    build=self._build,
                    me=listener.person,
                    lifted=listener.lifted,
                    table=raw(self._table),
                    view=None if view is None else raw(view),
                    told=tuple(self._told(listener.since, observer)),
                    lines=() if observer is None else spoken,
                    here=self.here,
                    watching=self.watching(evening),
                )
            )
        )

    def _told(self, since: Version, observer: Observer | None) -> Iterator[Told]:
        if observer is None:
            return
        for step in self._past:
            if step.entry.version > since:
                witnessed = Witnesses(step.evening, step.facts).saw(observer)
                yield Told(step.entry.version, step.entry.at, witnessed)

    async def publish(self, step: Step, lines: Sequence[Line], now: WallTime) -> None:
        """Show everybody the newest version: what they witnessed and what changed for them."""
        evening = step.evening
        self._past.append(step)
        at, hold = evening.clock.time(now), evening.clock.hold(now)
        all_sit_still = evening.table is self._table_of
        table = self._table_now(evening)
        changed = difference(self._table, table)
        self._table = table
        shown, self._views = self._views, {}
        messages: dict[Observer | None, bytes] = {}
        witnesses = Witnesses(evening, step.facts)
        for listener in tuple(self.listeners):
            observer = listener.observer
            if observer is None or not all_sit_still:
                observer = observer_of(evening, listener.person, listener.lifted)
            if observer != listener.observer or observer not in shown:
                listener.since = 0
                await self.welcome(listener, evening, lines, now)
                continue
            if observer not in messages:
                view = self._shown(evening, observer)
                update = Update(
                    version=evening.version,
                    at=at,
                    hold=hold,
                    facts=witnesses.saw(observer),
                    table=changed,
                    view=None if view is None else difference(shown[observer] or NOTHING, view),
                )
                messages[observer] = encode(update)
            await listener.send(messages[observer])

    def _table_now(self, evening: Evening) -> Fields:
        if evening.table is self._table_of:
            return {**self._table, **encoded(moment(evening))}
        self._table_of = evening.table
        return encoded(table_view(evening, self._games))

    def _shown(self, evening: Evening, observer: Observer | None) -> Fields | None:
        if observer not in self._views:
            self._views[observer] = game_fields(evening, observer)
        return self._views[observer]

    async def say(self, line: Line) -> None:
        message = encode(Said(chat_line(line)))
        for listener in tuple(self.listeners):
            if listener.observer is not None and readable(line, listener.person):
                await listener.send(message)

    async def tell(self, message: FromServer) -> None:
        """Send everybody the same."""
        sent = encode(message)
        for listener in tuple(self.listeners):
            await listener.send(sent)

    async def tell_presence(self, evening: Evening) -> None:
        await self.tell(Presence(self.here, self.watching(evening)))

    async def show_out(self, facts: Sequence[Fact]) -> None:
        """Close the screens of those who left, or who went on from another device."""
        for fact in facts:
            if isinstance(fact, Departed):
                why = Parting.KICKED if fact.kicked else Parting.LEFT
                await self.dismiss(why, fact.person)
            elif isinstance(fact, HandedOver):
                await self.dismiss(Parting.MOVED, fact.person)

    async def dismiss(self, why: Parting, person: PersonId | None = None) -> None:
        """Close the screens of one person, or of everybody."""
        for listener in tuple(self.listeners):
            if person is None or listener.person == person:
                await listener.part(why)


class Witnesses:
    """The facts of one version in bytes, encoded once for all who saw the same."""

    def __init__(self, evening: Evening, facts: Sequence[Fact]) -> None:
        self._match = evening.match
        self._facts = facts
        self._whole = [Raw(encode(fact)) for fact in facts]

    def saw(self, observer: Observer | None) -> tuple[Raw, ...]:
        seen: list[Raw] = []
        for fact, whole in zip(self._facts, self._whole, strict=True):
            witnessed = self._as_witnessed(fact, observer)
            if witnessed is fact:
                seen.append(whole)
            elif witnessed is not None:
                seen.append(Raw(encode(witnessed)))
        return tuple(seen)

    def _as_witnessed(self, fact: Fact, observer: Observer | None) -> Fact | None:
        if isinstance(fact, TableFact):
            return fact
        if observer is None or self._match is None:
            return None
        return self._match.game.redact(fact, observer)


def game_fields(evening: Evening, observer: Observer | None) -> Fields | None:
    match = evening.match
    if match is None or observer is None:
        return None
    return encoded(match.game.view(match.state, observer))


def difference(before: Fields, after: Fields) -> dict[str, Raw]:
    return {name: Raw(new) for name, new in after.items() if before.get(name) != new}


def raw(fields: Fields) -> Raw:
    return Raw(encode({name: Raw(value) for name, value in fields.items()}))
