"""An evening as the log tells it: the table, the game on it, the clock; one pure step after another."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from trapline.kernel import (
    HOUSE,
    AnyHouseMove,
    By,
    Deadline,
    Fact,
    Game,
    IllegalMove,
    Luck,
    Seat,
    SeatAway,
    SeatBack,
    SeatJoined,
    SeatLeft,
    TableTime,
    TimeUp,
)
from trapline.kernel.game import Memory
from trapline.tables import fold, log
from trapline.tables.clock import TableClock
from trapline.tables.facts import (
    AnyTableFact,
    BotSeated,
    CameBack,
    Ended,
    Extended,
    GameChosen,
    LobbyOpened,
    Opened,
    OptionsSet,
    Paused,
    Resumed,
    Seated,
    Started,
    TableFact,
    Undone,
    Vacated,
    WentAway,
)
from trapline.tables.match import Match, Played
from trapline.tables.model import Phase, Table, Version
from trapline.tables.motions import settled
from trapline.tables.ports import Entry, PersonId, WallTime
from trapline.tables.reasons import TableReason
from trapline.tables.rules import ask, running
from trapline.tables.seating import sitters
from trapline.tables.wishes import AnyTableWish

Games = Mapping[str, Game]

VOTE = "vote"


class Evening(Struct, frozen=True):
    """Everything the log of one table says."""

    table: Table
    match: Match | None = None
    clock: TableClock = TableClock()
    version: Version = 0
    turned: Version = 0
    """The last version at which a game began or went back: no wish from before it counts."""
    memories: dict[str, Memory] = {}


UNOPENED = Evening(Table(code="", game="", options=None))


class Step(Struct, frozen=True):
    """What one accepted wish makes happen, and the evening after it. Not yet in the log."""

    entry: Entry
    facts: tuple[Fact, ...]
    evening: Evening


class Actor(Struct, frozen=True):
    """Who asked, through which seat, under which key. The house has neither person nor seat."""

    key: str
    person: PersonId | None = None
    seat: Seat | None = None


def asked(
    evening: Evening, games: Games, actor: Actor, wish: AnyTableWish, at: TableTime, luck: Luck
) -> list[Fact]:
    """Return the facts of a wish to the table, with what they mean to the running game."""
    assert actor.person is not None
    facts = ask(evening.table, evening.match, games, actor.person, wish, at, luck)
    return consequences(evening, games, facts, at, luck)


def played(evening: Evening, by: By, wish: Any, at: TableTime, luck: Luck) -> list[Fact]:
    """Return the facts of a wish to the game, with its end if this ends it."""
    match = running(evening.match)
    if evening.table.phase is not Phase.PLAYING:
        raise IllegalMove(TableReason.NOT_NOW)
    if evening.table.paused:
        raise IllegalMove(TableReason.TABLE_PAUSED)
    facts = list(match.game.play(match.state, by, wish, at, luck))
    return [*facts, *ending(match, facts)]


def consequences(
    evening: Evening, games: Games, facts: Sequence[AnyTableFact], at: TableTime, luck: Luck
) -> list[Fact]:
    """Return table facts followed by what the game makes of them."""
    table = evening.table
    match = evening.match
    told: list[Fact] = []
    for fact in facts:
        if isinstance(fact, Started):
            game = games[fact.game]
            chairs = fold.apply(table, fact)
            memory = evening.memories.get(fact.game)
            told += [fact, *game.setup(table.options, sitters(chairs), at, luck, memory)]
            continue
        told.append(fact)
        if table.phase is Phase.PLAYING and match is not None:
            for move in house_moves(table, fact):
                happened = match.game.play(match.state, HOUSE, move, at, luck)
                told += happened
                for one in happened:
                    match = match.after(one)
        table = fold.apply(table, fact)
    if match is not None and match is not evening.match:
        told += ending(match, ())
    return told


def house_moves(table: Table, fact: AnyTableFact) -> list[AnyHouseMove]:
    """Return what a table fact means to the game that is being played."""
    match fact:
        case Seated(seat, _, _, team):
            return [SeatBack(seat) if table.chair(seat) else SeatJoined(seat, team)]
        case BotSeated(seat):
            return [SeatBack(seat, bot=True)]
        case Vacated(seat):
            return [SeatLeft(seat)]
        case WentAway(person):
            return [SeatAway(chair.seat) for chair in table.held_by(person)]
        case CameBack(person):
            return [SeatBack(chair.seat) for chair in table.held_by(person)]
        case _:
            return []


def ending(match: Match, facts: Sequence[Fact]) -> list[AnyTableFact]:
    for fact in facts:
        match = match.after(fact)
    outcome = match.game.outcome(match.state)
    return [] if outcome is None else [Ended(outcome)]


def due(evening: Evening, at: TableTime) -> Deadline | None:
    """Return the deadline that has passed by then, the earliest first."""
    deadline = next_deadline(evening)
    return deadline if deadline is not None and deadline.at <= at else None


def next_deadline(evening: Evening) -> Deadline | None:
    table, match = evening.table, evening.match
    if table.phase is not Phase.PLAYING or table.paused or match is None:
        return None
    waiting = [match.game.deadline(match.state)]
    if table.ballot is not None:
        waiting.append(Deadline(VOTE, 0, table.ballot.until))
    return min((d for d in waiting if d is not None), key=lambda d: d.at, default=None)


def time_up(evening: Evening, games: Games, deadline: Deadline, luck: Luck) -> list[Fact]:
    ballot = evening.table.ballot
    if deadline.name == VOTE and ballot is not None and ballot.until == deadline.at:
        facts = settled(evening.table, running(evening.match), ballot, passed=False)
        return consequences(evening, games, facts, deadline.at, luck)
    wish = TimeUp(deadline.name, deadline.turn)
    return played(evening, HOUSE, wish, deadline.at, luck)


def retold(games: Games, entries: Sequence[Entry]) -> Evening:
    """Return the evening that a whole log tells."""
    evening = UNOPENED
    for entry in entries:
        evening = told(evening, games, entry).evening
    return evening


def told(evening: Evening, games: Games, entry: Entry) -> Step:
    """Return the step that an entry of the log was."""
    facts = log.read(entry, games)
    return Step(entry, facts, advanced(evening, games, entry, facts))


def is_playing(evening: Evening) -> bool:
    return evening.table.phase is Phase.PLAYING


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
    entry = Entry(
        version=evening.version + 1,
        at=at,
        wall=now,
        key=actor.key,
        person=actor.person,
        seat=actor.seat,
        game=vocabulary_of(evening, facts),
        drew=drew,
        facts=log.written(facts),
    )
    return Step(entry, tuple(facts), advanced(evening, games, entry, facts))


def vocabulary_of(evening: Evening, facts: Sequence[Fact]) -> str | None:
    """Return the game in whose words these facts are told, if any of them are."""
    if all(isinstance(fact, TableFact) for fact in facts):
        return None
    started = [fact.game for fact in facts if isinstance(fact, Started)]
    return started[0] if started else running(evening.match).game.name


def advanced(evening: Evening, games: Games, entry: Entry, facts: Sequence[Fact]) -> Evening:
    """Return the evening after an entry: the only way an evening changes."""
    told: list[Fact] = []
    clock = evening.clock.ticked(entry.at, entry.wall)
    evening = replace(evening, clock=clock, version=entry.version)
    for fact in facts:
        if isinstance(fact, TableFact):
            evening = table_moved(evening, games, fact, entry)  # type: ignore[arg-type]  # closed
        else:
            told.append(fact)
            evening = replace(evening, match=running(evening.match).after(fact))
    if told:
        played = Played(entry.version, entry.at, entry.seat, entry.drew, tuple(told))
        evening = replace(
            evening,
            match=running(evening.match).noted(played),
            table=moved_by(evening.table, entry.seat),
        )
    return evening


def table_moved(evening: Evening, games: Games, fact: AnyTableFact, entry: Entry) -> Evening:
    table = fold.apply(evening.table, fact)
    evening = replace(evening, table=table)
    match fact:
        case Started(game):
            clock = running_clock(evening, entry)
            return replace(evening, match=Match(games[game]), clock=clock, turned=entry.version)
        case Ended():
            return ended(evening, fact, entry)
        case LobbyOpened():
            return replace(evening, match=None)
        case Paused():
            return replace(evening, clock=evening.clock.paused())
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
    match = running(evening.match).back(to)
    return replace(evening, match=match, clock=clock, turned=entry.version)


def ended(evening: Evening, fact: Ended, entry: Entry) -> Evening:
    match = running(evening.match)
    memory = match.game.remember(match.state, evening.memories.get(match.game.name))
    return replace(
        evening,
        match=replace(match, outcome=fact.outcome) if fact.outcome else None,
        memories={**evening.memories, match.game.name: memory},
        clock=running_clock(evening, entry),
    )


def running_clock(evening: Evening, entry: Entry) -> TableClock:
    return evening.clock if evening.clock.running else evening.clock.resumed(entry.wall)


def typed_options(table: Table, games: Games) -> Table:
    """Options come out of the log as plain data; the game speaks its own type."""
    kind = games[table.game].vocabulary.options
    return replace(table, options=log.typed(table.options, kind))


def moved_by(table: Table, seat: Seat | None) -> Table:
    """A bot that was lent to this seat has made its move."""
    chair = None if seat is None else table.chair(seat)
    if chair is None or not chair.lent:
        return table
    return fold.with_chair(table, replace(chair, lent=False))
