"""An evening as the log tells it: the table, the game on it, the clock."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from typing import Final, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from trapline.kernel import Deadline, Fact, Game, IllegalMove, Memory, Seat, TableTime
from trapline.tables import fold, log
from trapline.tables.clock import TableClock
from trapline.tables.facts import (
    AnyTableFact,
    Ended,
    Extended,
    GameChosen,
    LobbyOpened,
    Opened,
    OptionsSet,
    Paused,
    ReadyAwaited,
    Resumed,
    Started,
    TableFact,
    Undone,
)
from trapline.tables.log import author
from trapline.tables.match import Match
from trapline.tables.model import Phase, Table, Version
from trapline.tables.ports import Entry, PersonId, WallTime
from trapline.tables.reasons import TableReason
from trapline.tables.seating import latecomers

Games: TypeAlias = Mapping[str, Game]

OPENS: Final = attrgetter("opens")


class Evening(Struct, frozen=True):
    """Everything the log of one table says."""

    table: Table
    match: Match | None = None
    clock: TableClock = TableClock()
    version: Version = 0
    turned: Version = 0
    """The last version at which a game began or went back: no wish from before it counts."""
    memories: dict[str, Memory] = {}

    @property
    def is_playing(self) -> bool:
        return self.table.phase is Phase.PLAYING

    @property
    def running(self) -> Match:
        """The game on the table; refuses where there is none."""
        if self.match is None:
            raise IllegalMove(TableReason.NOT_NOW)
        return self.match

    @property
    def deadline(self) -> Deadline | None:
        """What the game's clock is drawn from, whether it runs or stands."""
        return self.match.deadline if self.match is not None and self.is_playing else None

    def woken(self, last_alive: WallTime, now: WallTime) -> "Evening":
        """Return the evening after a time in which no server minded it."""
        return replace(self, clock=self.clock.slept(last_alive, now))


UNOPENED = Evening(Table(code="", game="", options=None))


class Step(Struct, frozen=True):
    """What one accepted wish makes happen, and the evening after it. Not yet in the log."""

    entry: Entry
    facts: tuple[Fact, ...]
    evening: Evening
    of_the_table: tuple[TableFact, ...]
    """Those of the facts that the game on it did not tell: hardly ever any."""


class Actor(Struct, frozen=True):
    """Who asked, through which seat, under which key. The house has neither person nor seat."""

    key: str
    person: PersonId | None = None
    seat: Seat | None = None

    @property
    def signed_key(self) -> str:
        """The key as it is kept. Clients make theirs: one must not answer for another's."""
        return f"{self.person}:{self.key}"


def retold(games: Games, entries: Sequence[Entry]) -> list[Step]:
    """Return an evening step by step, as its whole log tells it."""
    steps: list[Step] = []
    evening = UNOPENED
    for entry in entries:
        steps.append(told(evening, games, entry))
        evening = steps[-1].evening
    return steps


def on_shelf(games: Games, name: str) -> Game:
    """Return a game by name; refuses where it has been taken off the shelf since."""
    if name not in games:
        raise IllegalMove(TableReason.NO_SUCH_GAME, game=name)
    return games[name]


def told(evening: Evening, games: Games, entry: Entry) -> Step:
    """Return the step that an entry of the log was."""
    facts = log.read(entry, games)
    return Step(entry, facts, advanced(evening, games, entry, facts), of_the_table(facts))


def step(
    evening: Evening,
    games: Games,
    actor: Actor,
    facts: Sequence[Fact],
    at: TableTime,
    now: WallTime,
    *,
    drew: bool,
) -> Step:
    """Return what these facts make of the evening, with the end of the game if they end it."""
    told, others = of_the_game(facts), of_the_table(facts)
    entry = Entry(
        version=evening.version + 1,
        at=at,
        wall=now,
        key=actor.signed_key,
        person=actor.person,
        seat=actor.seat,
        game=vocabulary_of(evening, others) if told else None,
        final=drew or any(map(OPENS, told)),
        facts=log.written(facts),
    )
    after = advanced(evening, games, entry, facts)
    if after.match is not None and after.is_playing:
        outcome = after.match.game.outcome(after.match.state)
        if outcome is not None:
            over = [Ended(outcome), *latecomers_after(after.table, Ended(outcome), games)]
            facts = (*facts, *over)
            entry = replace(entry, facts=log.written(facts))
            for fact in over:
                after = table_moved(after, games, fact, entry)
            others = (*others, *over)
    return Step(entry, tuple(facts), after, others)


def latecomers_after(table: Table, end: Ended, games: Games) -> list[AnyTableFact]:
    return latecomers(fold.apply(table, end), games[table.game])


def vocabulary_of(evening: Evening, facts: Sequence[TableFact]) -> str:
    """Return the game in whose words these facts are told: the running one, or one they start."""
    for fact in facts:
        if isinstance(fact, Started):
            return fact.game
    return evening.running.game.name


def advanced(evening: Evening, games: Games, entry: Entry, facts: Sequence[Fact]) -> Evening:
    """Return the evening after an entry: the only way an evening changes."""
    clock = evening.clock.ticked(entry.at, entry.wall)
    told = of_the_game(facts)
    if len(told) < len(facts):
        evening = replace(evening, clock=clock, version=entry.version)
        evening = all_moved(evening, games, entry, facts)
        if not told:
            return evening
        clock, match = evening.clock, evening.running
    else:
        match = evening.running.heard(told, entry)
    table, seat = evening.table, author(entry, told)
    return replace(
        evening,
        table=moved_by(table, seat),
        match=match.noted(entry, seat, told, table),
        clock=clock,
        version=entry.version,
    )


def all_moved(evening: Evening, games: Games, entry: Entry, facts: Sequence[Fact]) -> Evening:
    """Return the evening after facts of the table, with those of the game between them."""
    for is_table, some in groupby(facts, is_of_the_table):
        if is_table:
            for fact in some:
                evening = table_moved(evening, games, fact, entry)  # type: ignore[arg-type]  # closed
        else:
            evening = replace(evening, match=evening.running.heard(some, entry))
    return evening


def is_of_the_table(fact: Fact) -> bool:
    return isinstance(fact, TableFact)


def of_the_table(facts: Sequence[Fact]) -> tuple[TableFact, ...]:
    return tuple([fact for fact in facts if isinstance(fact, TableFact)])


def of_the_game(facts: Sequence[Fact]) -> Sequence[Fact]:
    return [fact for fact in facts if not isinstance(fact, TableFact)]


def table_moved(evening: Evening, games: Games, fact: AnyTableFact, entry: Entry) -> Evening:
    table = fold.apply(evening.table, fact)
    evening = replace(evening, table=table)
    match fact:
        case Started(game):
            clock = running_clock(evening, entry)
            return replace(
                evening, match=Match(on_shelf(games, game)), clock=clock, turned=entry.version
            )
        case Ended():
            return ended(evening, fact, entry)
        case LobbyOpened():
            return replace(evening, match=None)
        case Paused() | ReadyAwaited():
            return replace(evening, clock=evening.clock.paused(entry.wall))
        case Resumed():
            return replace(evening, clock=evening.clock.resumed(entry.wall))
        case Extended(ms):
            return replace(evening, clock=evening.clock.extended(ms))
        case Undone(to, at):
            return undone(evening, to, at, entry)
        case Opened() | GameChosen() | OptionsSet():
            return replace(evening, table=typed_options(table, games))
        case _:
            return evening


def undone(evening: Evening, to: Version, at: TableTime | None, entry: Entry) -> Evening:
    clock = evening.clock if at is None else evening.clock.ticked(at, entry.wall)
    match = evening.running.back(to)
    return replace(evening, match=match, clock=clock, turned=entry.version)


def ended(evening: Evening, fact: Ended, entry: Entry) -> Evening:
    match = evening.running
    memory = match.game.remember(match.state, evening.memories.get(match.game.name))
    return replace(
        evening,
        match=match.over(fact.outcome) if fact.outcome else None,
        memories={**evening.memories, match.game.name: memory},
        clock=running_clock(evening, entry),
    )


def running_clock(evening: Evening, entry: Entry) -> TableClock:
    return evening.clock if evening.clock.running else evening.clock.resumed(entry.wall)


def typed_options(table: Table, games: Games) -> Table:
    """Options come out of the log as plain data; the game speaks its own type."""
    kind = on_shelf(games, table.game).vocabulary.options
    return replace(table, options=log.typed(table.options, kind))


def moved_by(table: Table, seat: Seat | None) -> Table:
    """A bot that was lent to this seat has made its move."""
    chair = None if seat is None else table.chair(seat)
    if chair is None or not chair.lent:
        return table
    return fold.with_chair(table, replace(chair, lent=False))
