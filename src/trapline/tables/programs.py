"""Programs at the table: a chair that the host gives them, and takes back."""

from typing import Final

from trapline.kernel import PLAIN, Game, IllegalMove, Seat, TableTime, Text
from trapline.tables import fold, seating
from trapline.tables.bodies import InviteProgram
from trapline.tables.facts import AnyTableFact, BotSeated, Departed, Joined, MotionMade, Vacated
from trapline.tables.model import (
    MOST_PEOPLE,
    VOTING_TIME,
    AnyMotion,
    Person,
    Phase,
    ProgramSits,
    Table,
)
from trapline.tables.naming import fresh_name
from trapline.tables.ports import NamePolicy, PersonId
from trapline.tables.reasons import TableReason
from trapline.tables.wishes import Leave, Ready, Rename, TableWish, Undo

THEIRS: Final = (Leave, Ready, Rename, Undo)
"""What a program may ask of the table: what concerns its own chair."""


def invited(
    table: Table, game: Game, allows: NamePolicy, wanted: InviteProgram, at: TableTime
) -> list[AnyTableFact]:
    """Let a program in, and onto a chair; in a running game the others are asked first."""
    if len(table.people) >= MOST_PEOPLE:
        raise IllegalMove(TableReason.TABLE_FULL)
    id, name = table.met, named(table, allows, wanted)
    joined = Joined(id, name, program=True)
    return [joined, *seated(fold.apply(table, joined), game, id, wanted.seat, at)]


def named(table: Table, allows: NamePolicy, wanted: InviteProgram) -> Text:
    """Before a game it goes by the name of the bot whose chair it gets: nobody is surprised."""
    if wanted.name is not None:
        return fresh_name(table, allows, wanted.name)
    bots = (chair for chair in table.chairs if chair.bot and chair.seat == wanted.seat)
    chair = None if table.phase is Phase.PLAYING else next(bots, None)
    return Text(chair.name if chair else seating.bot_name(table))


def seated(
    table: Table, game: Game, id: PersonId, seat: Seat | None, at: TableTime
) -> list[AnyTableFact]:
    person = table.person(id)
    name = Text(person.name if person else "")
    if table.phase is not Phase.PLAYING:
        # The host may remove a bot, and so may put a program in its place.
        cleared = [] if seat is None else freed(table, seat)
        for fact in cleared:
            table = fold.apply(table, fact)
        if seat is None:
            seating.refuse_full(table, game)
            return list(seating.sit(table, game, id, name, None))
        return [*cleared, *seating.take_chair(table, id, seat)]
    if seat is None:
        raise IllegalMove(TableReason.NOT_NOW)
    sits = seating.take_chair(table, id, seat)
    voters = tuple(p.id for p in table.present or table.seated)
    if not voters or voters == (table.host,) or table.host is None:
        return sits
    if table.ballot is not None:
        raise IllegalMove(TableReason.MOTION_RUNNING)
    # Whoever has the token sees the chair's secrets: the host could be that.
    return [MotionMade(table.host, ProgramSits(seat, id), voters, at + VOTING_TIME)]


def freed(table: Table, seat: Seat) -> list[AnyTableFact]:
    chair = seating.found(table, seat)
    return seating.remove_bot(table, seat) if chair.bot and chair.former is None else []


def taken_back(table: Table, id: PersonId) -> list[AnyTableFact]:
    """Send a program home: in a game a bot plays on. Its token opens nothing any more."""
    free: list[AnyTableFact] = []
    for chair in table.held_by(id):
        is_playing = table.phase is Phase.PLAYING
        bot = BotSeated(chair.seat, PLAIN, chair.name, chair.team)
        free.append(bot if is_playing else Vacated(chair.seat))
    return [*free, Departed(id, kicked=True)]


def sent_home(table: Table, motion: AnyMotion) -> list[AnyTableFact]:
    """A program that the others would rather not have has nothing to do here."""
    if not isinstance(motion, ProgramSits) or table.person(motion.person) is None:
        return []
    return taken_back(table, motion.person)


def refuse_people_s(person: Person, wish: TableWish) -> None:
    """A program plays; how the table is run is for people."""
    if person.program and not isinstance(wish, THEIRS):
        raise IllegalMove(TableReason.NOT_FOR_PROGRAMS)
