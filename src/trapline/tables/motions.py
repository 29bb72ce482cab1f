"""The vote, and what may be taken back."""

from trapline.kernel import IllegalMove, Seat, TableTime
from trapline.tables import doors, programs, seating
from trapline.tables.facts import (
    AnyTableFact,
    BotLent,
    ChairDenied,
    ChairWanted,
    MotionMade,
    MotionSettled,
    Undone,
    Voted,
)
from trapline.tables.match import Match
from trapline.tables.model import (
    VOTING_TIME,
    AnyMotion,
    Ballot,
    BotPlaysOnce,
    BotTakesOver,
    GoBack,
    HostSits,
    Motion,
    ProgramSits,
    Table,
    Version,
)
from trapline.tables.ports import PersonId
from trapline.tables.reasons import TableReason
from trapline.tables.seating import found


def move(
    table: Table, match: Match, by: PersonId, motion: Motion, at: TableTime
) -> list[AnyTableFact]:
    """Put a motion to those who sit and are here; carry it at once where no vote is needed."""
    if table.ballot is not None:
        raise IllegalMove(TableReason.MOTION_RUNNING)
    refuse_idle(table, match, motion)
    going_back = isinstance(motion, GoBack)
    voters = tuple(p.id for p in (table.seated if going_back else table.present))
    if voters == (by,) or (table.host == by and not going_back):
        return carried(table, match, motion)
    return [MotionMade(by, motion, voters, at + VOTING_TIME)]


def take_chair(table: Table, by: PersonId, seat: Seat, at: TableTime) -> list[AnyTableFact]:
    """Sit down, or in a running game ask for it: others the host, the host the others."""
    sits = seating.take_chair(table, by, seat)
    if not doors.needs_a_word(table, by, seat):
        return sits
    if by != table.host:
        return [] if wanted(table, by) == seat else [ChairWanted(by, seat)]
    voters = tuple(p.id for p in table.present or table.seated)
    if not voters:
        return sits
    if table.ballot is not None:
        raise IllegalMove(TableReason.MOTION_RUNNING)
    return [MotionMade(by, HostSits(seat, by), voters, at + VOTING_TIME)]


def give_chair(table: Table, id: PersonId, *, yes: bool) -> list[AnyTableFact]:
    seat = wanted(table, id)
    if seat is None:
        raise IllegalMove(TableReason.NOBODY_ASKED)
    return seating.take_chair(table, id, seat) if yes else [ChairDenied(id)]


def wanted(table: Table, id: PersonId) -> Seat | None:
    person = table.person(id)
    return None if person is None else person.wants


def refuse_idle(table: Table, match: Match, motion: Motion) -> None:
    match motion:
        case BotPlaysOnce() | BotTakesOver():
            if found(table, motion.seat).bot is not None:
                raise IllegalMove(TableReason.SEAT_TAKEN, seat=motion.seat)
        case GoBack():
            if match.reached(motion.to) is None:
                raise IllegalMove(TableReason.CANNOT_GO_BACK)


def vote(table: Table, match: Match, by: PersonId, yes: bool) -> list[AnyTableFact]:
    ballot = table.ballot
    if ballot is None:
        raise IllegalMove(TableReason.NO_MOTION)
    if by not in ballot.voters or by in ballot.yes + ballot.no:
        raise IllegalMove(TableReason.NOT_A_VOTER)
    in_favour = len(ballot.yes) + yes
    against = len(ballot.no) + (not yes)
    needed = needed_votes(ballot)
    cast: AnyTableFact = Voted(by, yes)
    if in_favour >= needed:
        return [cast, *settled(table, match, ballot, passed=True)]
    if against > len(ballot.voters) - needed:
        return [cast, *settled(table, match, ballot, passed=False)]
    return [cast]


def needed_votes(ballot: Ballot) -> int:
    """Going back needs everybody; a bot on a chair needs a majority."""
    everybody = len(ballot.voters)
    return everybody if isinstance(ballot.motion, GoBack) else everybody // 2 + 1


def settled(table: Table, match: Match, ballot: Ballot, *, passed: bool) -> list[AnyTableFact]:
    done = carried(table, match, ballot.motion) if passed else []
    refused = [] if done else programs.sent_home(table, ballot.motion)
    return [MotionSettled(passed and bool(done)), *done, *refused]


def carried(table: Table, match: Match, motion: AnyMotion) -> list[AnyTableFact]:
    """Return what a motion brings about; nothing if the game went on and it no longer can."""
    match motion:
        case BotPlaysOnce(seat):
            return [BotLent(seat)]
        case BotTakesOver(seat):
            return [seating.stand_in(found(table, seat))]
        case GoBack(to):
            reached = match.reached(to)
            return [Undone(to, reached.at)] if reached else []
        case HostSits(seat, person) | ProgramSits(seat, person):
            try:
                return seating.take_chair(table, person, seat)
            except IllegalMove:
                return []


def undo(match: Match, seat: Seat) -> list[AnyTableFact]:
    if match.undoable() != seat:
        raise IllegalMove(TableReason.NOTHING_TO_UNDO)
    return [Undone(before(match))]


def before(match: Match) -> Version:
    """Return the version at which the game stood before its last entry."""
    return match.positions[-2].version
