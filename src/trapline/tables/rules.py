"""What a table answers to each wish: facts, or a refusal."""

from collections.abc import Collection, Mapping

from msgspec import Struct

from trapline.kernel import Game, IllegalMove, Luck, PackId, Seat, TableTime, Text
from trapline.tables import motions, people, playing, programs, seating
from trapline.tables.facts import (
    AnyTableFact,
    KnockSet,
    LockSet,
    NextAwaited,
    PaceSet,
    PairingShared,
    Renamed,
    Vacated,
    WatchersSet,
)
from trapline.tables.match import Match
from trapline.tables.model import Person, Table
from trapline.tables.naming import fresh_name
from trapline.tables.ports import NamePolicy, PersonId
from trapline.tables.reasons import TableReason
from trapline.tables.wishes import (
    Abandon,
    AddBot,
    Admit,
    AnyTableWish,
    BalanceTeams,
    ChooseBot,
    ChooseGame,
    ChooseTeam,
    Extend,
    GiveChair,
    Kick,
    Knock,
    Leave,
    Lock,
    Move,
    OpenLobby,
    PassHost,
    Pause,
    Ready,
    RemoveBot,
    Rename,
    Resume,
    SeatFriend,
    SetOptions,
    SetPace,
    SetWatchers,
    SharePairing,
    ShuffleTeams,
    Sit,
    StandUp,
    Start,
    TakeChair,
    Undo,
    Vote,
    WaitForNext,
    Who,
)


class Request(Struct, frozen=True):
    """Who asks for what, and which of the files in it they brought."""

    by: PersonId
    wish: AnyTableWish
    brought: Collection[PackId] = ()


def ask(
    table: Table,
    match: Match | None,
    games: Mapping[str, Game],
    allows: NamePolicy,
    request: Request,
    at: TableTime,
    luck: Luck,
) -> list[AnyTableFact]:
    """Return what happens at the table, or raise IllegalMove and nothing happened."""
    by, wish = request.by, request.wish
    person = table.person(by)
    if person is None or not (person.admitted or isinstance(wish, Leave)):
        raise IllegalMove(TableReason.JOIN_FIRST)
    refuse_strangers(table, person, wish)
    programs.refuse_people_s(person, wish)
    if table.phase not in wish.when:
        raise IllegalMove(TableReason.NOT_NOW)
    game = games[table.game]
    match wish:
        case Sit(team):
            refuse_second_chair(table, by)
            return seating.sit(table, game, by, Text(person.name), team)
        case SeatFriend(name, team):
            return seating.sit(table, game, by, fresh_name(table, allows, name), team)
        case TakeChair(seat):
            return motions.take_chair(table, by, seat, at)
        case WaitForNext(yes):
            return wait_for_next(table, by, yes=yes)
        case GiveChair(other, yes):
            return motions.give_chair(table, other, yes=yes)
        case StandUp(seat):
            return [Vacated(seat)]
        case Leave():
            return people.depart(table, by)
        case Rename(seat, name):
            return rename(table, allows, seat, name)
        case Ready(seat, ready):
            return playing.ready(table, seat, ready=ready)
        case ChooseTeam(seat, team):
            return seating.choose_team(table, game, seat, team)
        case ShuffleTeams():
            return seating.shuffle_teams(table, game, luck)
        case BalanceTeams():
            return seating.balance_teams(table, game)
        case AddBot(bot, team):
            return seating.add_bot(table, game, bot, team)
        case ChooseBot(seat, bot):
            return seating.choose_bot(table, game, seat, bot)
        case RemoveBot(seat):
            return seating.remove_bot(table, seat)
        case ChooseGame(name, language):
            if name not in games:
                raise IllegalMove(TableReason.NO_SUCH_GAME, game=name)
            return playing.choose_game(table, games[name], language)
        case SetOptions(options):
            return playing.set_options(table, game, options, request.brought)
        case Start(waits):
            return playing.start(table, game, waits=waits)
        case OpenLobby():
            return playing.open_lobby()
        case Abandon():
            return playing.abandon(table, game)
        case PassHost(other):
            return people.give_host(table, other)
        case Kick(other):
            return people.depart(table, other, kicked=True)
        case Lock(locked):
            return [LockSet(locked)]
        case Knock(knock):
            return [KnockSet(knock)]
        case SetWatchers(watchers):
            return [WatchersSet(watchers)]
        case SetPace(pace):
            return [PaceSet(pace)]
        case SharePairing(shared):
            return [PairingShared(shared)]
        case Admit(other):
            return people.admit(table, game, other)
        case Pause():
            return playing.pause(table, by)
        case Resume():
            return playing.resume(table, by)
        case Extend():
            return playing.extend()
        case Undo(seat):
            return motions.undo(running(match), seat)
        case Move(motion):
            return motions.move(table, running(match), by, motion, at)
        case Vote(yes):
            return motions.vote(table, running(match), by, yes)


def refuse_strangers(table: Table, person: Person, wish: AnyTableWish) -> None:
    is_host = table.host == person.id
    seat: Seat | None = getattr(wish, "seat", None)
    chair = None if seat is None else table.chair(seat)
    is_owner = chair is not None and chair.holder == person.id
    match wish.who:
        case Who.ANYONE:
            return
        case Who.SEATED:
            if not table.held_by(person.id):
                raise IllegalMove(TableReason.NOT_SEATED)
        case Who.OWNER:
            if not is_owner:
                raise IllegalMove(TableReason.NOT_YOUR_SEAT, seat=seat)
        case Who.OWNER_OR_HOST:
            if not (is_owner or is_host):
                raise IllegalMove(TableReason.NOT_YOUR_SEAT, seat=seat)
        case Who.HOST:
            if not is_host:
                raise IllegalMove(TableReason.NOT_THE_HOST)


def refuse_second_chair(table: Table, by: PersonId) -> None:
    # A second player on one phone has a name of their own: SeatFriend.
    mine = table.held_by(by)
    if mine:
        raise IllegalMove(TableReason.SEAT_TAKEN, seat=mine[0].seat)


def wait_for_next(table: Table, by: PersonId, *, yes: bool) -> list[AnyTableFact]:
    refuse_second_chair(table, by)
    return [NextAwaited(by, yes)]


def rename(table: Table, allows: NamePolicy, seat: Seat, name: Text) -> list[AnyTableFact]:
    chair = seating.found(table, seat)
    return [Renamed(seat, fresh_name(table, allows, name, but=chair.name))]


def running(match: Match | None) -> Match:
    if match is None:
        raise IllegalMove(TableReason.NOT_NOW)
    return match
