"""Those who look at a table, each shown what they may see and nothing else."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from trapline.kernel import Fact, Game, Observer, View, Witnesses, encode
from trapline.tables.changes import Fields, changes, news
from trapline.tables.doors import Screen, Sight
from trapline.tables.evening import Evening, Step
from trapline.tables.facts import Departed, HandedOver
from trapline.tables.model import ModelFace, Table, Version
from trapline.tables.others import Glance
from trapline.tables.ports import Entry, Line, PersonId, WallTime
from trapline.tables.protocol import (
    FromServer,
    Parting,
    Presence,
    Role,
    Said,
    TableView,
    Told,
    Update,
    Welcome,
)
from trapline.tables.views import chat_line, moved_on, readable, table_view

REMEMBERED_STEPS = 60


class Listener(Screen, Protocol):
    """A screen that is here."""

    observer: Observer | None
    since: Version
    """The last version it saw before it came (back)."""

    def send(self, message: bytes) -> None:
        """Take a message at once: a table never waits for a slow screen."""

    def part(self, why: Parting) -> None: ...


class Past(Struct, frozen=True):
    """What a step told, for who comes back: of the evening after it nothing is held."""

    entry: Entry
    facts: tuple[Fact, ...]


class Audience:
    """The screens of one table, and what each kind of observer was last shown."""

    def __init__(
        self,
        games: Mapping[str, Game],
        build: str,
        sight: Callable[[Table, Listener], Sight],
        past: Iterable[Step] = (),
        model: ModelFace | None = None,
    ) -> None:
        self.listeners: list[Listener] = []
        self.elsewhere: tuple[Glance, ...] = ()
        """The screens at other servers."""
        self._sight = sight
        known = (Past(step.entry, step.facts) for step in past)
        self._past = deque(known, maxlen=REMEMBERED_STEPS)
        self._games = games
        self._build = build
        self._model = model
        self._drawn: Table | None = None
        """The table that `_table` is a picture of."""
        self._table: TableView | None = None
        self._views: dict[Observer | None, View | None] = {}

    @property
    def _screens(self) -> Iterator[Listener | Glance]:
        return chain(self.listeners, self.elsewhere)

    @property
    def here(self) -> tuple[PersonId, ...]:
        return tuple(sorted({x.person for x in self._screens if x.person is not None}))

    def watching(self, evening: Evening) -> int:
        """Count the screens of those who look on."""
        seated = {person.id for person in evening.table.holders}
        return sum(x.role is not Role.TV and x.person not in seated for x in self._screens)

    @property
    def tvs(self) -> int:
        """Count the screens that the whole room looks at."""
        return sum(x.role is Role.TV for x in self._screens)

    def welcome(
        self, listener: Listener, evening: Evening, lines: Iterable[Line], now: WallTime
    ) -> None:
        observer = self._sight(evening.table, listener)
        if isinstance(observer, Parting):
            listener.part(observer)
            return
        listener.observer = observer
        self._table = self._table or table_view(evening, self._games)
        spoken = tuple(chat_line(x) for x in lines if readable(x, listener.person))
        listener.send(
            encode(
                Welcome(
                    version=evening.version,
                    at=evening.clock.time(now),
                    hold=evening.clock.hold(now),
                    build=self._build,
                    model=self._model,
                    me=listener.person,
                    lifted=listener.lifted,
                    table=self._table,
                    view=self._shown(evening, observer),
                    told=tuple(self._told(listener.since, observer)),
                    lines=() if observer is None else spoken,
                    here=self.here,
                    watching=self.watching(evening),
                    tvs=self.tvs,
                )
            )
        )

    def _told(self, since: Version, observer: Observer | None) -> Iterator[Told]:
        if observer is None:
            return
        for past in self._past:
            if past.entry.version > since:
                facts = Witnesses(past.facts).told(observer)
                yield Told(past.entry.version, past.entry.at, facts)

    def publish(self, step: Step, lines: Sequence[Line], now: WallTime) -> None:
        """Show everybody the newest version: what they witnessed and what changed for them."""
        evening, witnesses = step.evening, Witnesses(step.facts)
        self._past.append(Past(step.entry, step.facts))
        at, hold = evening.clock.time(now), evening.clock.hold(now)
        changed = self._redraw(evening)
        shown, self._views = self._views, {}
        messages: dict[Observer | None, bytes] = {}
        for listener in tuple(self.listeners):
            observer = listener.observer
            if step.of_the_table:
                sight = self._sight(evening.table, listener)
                if isinstance(sight, Parting):
                    listener.part(farewell(step.of_the_table, listener) or sight)
                    continue
                observer = sight
            if observer != listener.observer or observer not in shown:
                listener.since = 0
                self.welcome(listener, evening, lines, now)
                continue
            if observer not in messages:
                view = self._views[observer] = game_view(evening, observer)
                whole, parts = (None, {}) if view is None else news(shown[observer], view)
                # Whoever has no observer yet hears of the table alone, however open a fact is.
                facts = step.of_the_table if observer is None else witnesses.told(observer)
                update = Update(
                    version=evening.version,
                    at=at,
                    hold=hold,
                    facts=facts,
                    table=changed,
                    view=whole,
                    spliced=parts,
                )
                messages[observer] = encode(update)
            listener.send(messages[observer])

    def _redraw(self, evening: Evening) -> Fields:
        """Draw what everybody sees of the table anew, and return what changed in it.

        Of a table that did not change only what a game may move is looked at.
        """
        before, table = self._table, evening.table
        if before is not None and table is self._drawn and evening.is_playing:
            changed = moved_on(before, evening)
            self._table = replace(before, **changed) if changed else before
            return changed
        self._drawn, self._table = table, table_view(evening, self._games)
        return changes(before, self._table)

    def _shown(self, evening: Evening, observer: Observer | None) -> View | None:
        if observer not in self._views:
            self._views[observer] = game_view(evening, observer)
        return self._views[observer]

    def say(self, line: Line) -> None:
        message = encode(Said(chat_line(line)))
        for listener in tuple(self.listeners):
            if listener.observer is not None and readable(line, listener.person):
                listener.send(message)

    def tell(self, message: FromServer) -> None:
        """Send everybody the same."""
        sent = encode(message)
        for listener in tuple(self.listeners):
            listener.send(sent)

    def tell_presence(self, evening: Evening) -> None:
        self.tell(Presence(self.here, self.watching(evening), self.tvs))

    def dismiss(self, why: Parting) -> None:
        """Close everybody's screens."""
        for listener in tuple(self.listeners):
            listener.part(why)


def farewell(facts: Sequence[Fact], listener: Listener) -> Parting | None:
    """Return why somebody's screen closes, if one of these facts is about them."""
    for fact in facts:
        if isinstance(fact, Departed) and fact.person == listener.person:
            return Parting.KICKED if fact.kicked else Parting.LEFT
        if isinstance(fact, HandedOver) and fact.person == listener.person:
            return Parting.MOVED
    return None


def game_view(evening: Evening, observer: Observer | None) -> View | None:
    match = evening.match
    if match is None or observer is None:
        return None
    return match.game.view(match.state, observer)
