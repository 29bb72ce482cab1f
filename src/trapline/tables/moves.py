"""One move: what a wish, a deadline or an arrival makes happen at the table and in the game."""

from collections.abc import Sequence
from typing import Any

from msgspec import Raw
from msgspec.structs import replace

from trapline.kernel import (
    HOUSE,
    UNREADABLE,
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
    SeatHosts,
    SeatJoined,
    SeatLeft,
    Stale,
    TableTime,
    Text,
    TimeUp,
    decoder,
)
from trapline.tables import attendance, fold
from trapline.tables.attendance import host_seat
from trapline.tables.evening import Evening, Games
from trapline.tables.facts import (
    AnyTableFact,
    BotSeated,
    CameBack,
    HostPassed,
    ReadyAwaited,
    Seated,
    Started,
    Undone,
    Vacated,
    WentAway,
)
from trapline.tables.match import Match
from trapline.tables.model import Phase, Table, Version
from trapline.tables.motions import settled
from trapline.tables.playing import all_ready
from trapline.tables.ports import NamePolicy, PersonId
from trapline.tables.reasons import TableReason
from trapline.tables.rules import Request, ask
from trapline.tables.seating import sit, sitters

VOTE = "table:vote"
"""A game may have a vote of its own, which runs out when it will."""


def asked(
    evening: Evening,
    games: Games,
    allows: NamePolicy,
    request: Request,
    at: TableTime,
    luck: Luck,
) -> list[Fact]:
    """Return the facts of a wish to the table, with what they mean to the running game."""
    facts = ask(evening.table, evening.match, games, allows, request, at, luck)
    return consequences(evening, games, facts, at, luck)


def played(evening: Evening, by: By, wish: Any, at: TableTime, luck: Luck) -> list[Fact]:
    """Return the facts of a wish to the game."""
    match, table = evening.match, evening.table
    if match is None or table.phase is not Phase.PLAYING:
        raise IllegalMove(TableReason.NOT_NOW)
    if table.paused:
        raise IllegalMove(TableReason.TABLE_PAUSED)
    return list(match.game.play(match.state, by, wish, at, luck))


def wished(
    evening: Evening, by: PersonId, seat: Seat, seen: Version, raw: Raw, at: TableTime, luck: Luck
) -> list[Fact]:
    """Return the facts of a client's wish to the game, if the seat is theirs to play."""
    chair = evening.table.chair(seat)
    if chair is None or chair.holder != by:
        raise IllegalMove(TableReason.NOT_YOUR_SEAT, seat=seat)
    if seen < evening.turned:
        raise Stale
    try:
        wish = decoder(evening.running.game.vocabulary.wishes).decode(raw)
    except UNREADABLE as error:
        raise IllegalMove(TableReason.NOT_UNDERSTOOD) from error
    return played(evening, seat, wish, at, luck)


def accepts_late(evening: Evening, games: Games, luck: Luck) -> bool:
    """Return whether one more could join the game that is being played."""
    newcomer = evening.table.met
    try:
        facts = sit(evening.table, games[evening.table.game], newcomer, Text(), None)
        consequences(evening, games, facts, evening.clock.at, luck)
    except IllegalMove:
        return False
    return True


def consequences(
    evening: Evening, games: Games, facts: Sequence[AnyTableFact], at: TableTime, luck: Luck
) -> list[Fact]:
    """Return table facts followed by what the game makes of them."""
    table, match = evening.table, evening.match
    told: list[Fact] = []
    for fact in facts:
        if isinstance(fact, Started):
            game = games[fact.game]
            chairs = fold.apply(table, fact)
            memory = evening.memories.get(fact.game)
            opened = game.setup(table.options, sitters(chairs), at, luck, memory)
            table, match = chairs, begun(game, opened)
            told += [fact, *opened]
            continue
        if isinstance(fact, ReadyAwaited) and (match is None or match.deadline is None):
            continue
        told.append(fact)
        if table.phase is Phase.PLAYING and match is not None:
            moves = house_moves(table, fact)
            if isinstance(fact, Undone):
                match, at = match.back(fact.version), at if fact.at is None else fact.at
                moves = attendance.news(match.positions[-1].table, table)
            for move in moves:
                happened = match.game.play(match.state, HOUSE, move, at, luck)
                told += happened
                for one in happened:
                    match = match.after(one)
        table = fold.apply(table, fact)
    return [*told, *all_ready(table)]


def begun(game: Game, facts: Sequence[Fact]) -> Match:
    """Return a game that these facts open."""
    match = Match(game)
    for fact in facts:
        match = match.after(fact)
    return replace(match, deadline=game.deadline(match.state))


def house_moves(table: Table, fact: AnyTableFact) -> list[AnyHouseMove]:
    """Return what a table fact means to the game that is being played."""
    match fact:
        case Seated(seat, person, _, team):
            sat = SeatBack(seat) if table.chair(seat) else SeatJoined(seat, team)
            return [sat, SeatHosts(seat)] if person == table.host else [sat]
        case HostPassed(person):
            return [SeatHosts(host_seat(replace(table, host=person)))]
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


def due(evening: Evening, at: TableTime) -> Deadline | None:
    """Return the deadline that has passed by then, the earliest first."""
    deadline = next_deadline(evening)
    return deadline if deadline is not None and deadline.at <= at else None


def next_deadline(evening: Evening) -> Deadline | None:
    """Return what will pass first, the game's time or the vote's; while the clock stands, none."""
    table, match = evening.table, evening.match
    if match is None or table.paused or table.phase is not Phase.PLAYING:
        return None
    if table.ballot is None:
        return match.deadline
    vote = Deadline(VOTE, 0, table.ballot.until)
    return vote if match.deadline is None or vote.at < match.deadline.at else match.deadline


def time_up(
    evening: Evening, games: Games, deadline: Deadline, at: TableTime, luck: Luck
) -> list[Fact]:
    ballot = evening.table.ballot
    if deadline.name == VOTE and ballot is not None:
        facts = settled(evening.table, evening.running, ballot, passed=False)
        return consequences(evening, games, facts, at, luck)
    wish = TimeUp(deadline.name, deadline.turn)
    return played(evening, HOUSE, wish, at, luck)
