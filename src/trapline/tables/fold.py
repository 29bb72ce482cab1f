"""How each fact changes the table. Never refuses."""

from typing import Any

from msgspec.structs import replace

from trapline.kernel import Seat, Team
from trapline.tables.facts import (
    Admitted,
    AnyTableFact,
    BotChosen,
    BotLent,
    BotSeated,
    CameBack,
    ChairDenied,
    ChairWanted,
    Departed,
    Ended,
    Extended,
    GameChosen,
    HandedOver,
    HostPassed,
    Joined,
    KnockSet,
    LobbyOpened,
    LockSet,
    MotionMade,
    MotionSettled,
    NextAwaited,
    Opened,
    OptionsSet,
    PaceSet,
    PairingShared,
    Paused,
    Readied,
    ReadyAwaited,
    Renamed,
    Resumed,
    Seated,
    Started,
    TeamsSet,
    TvPaired,
    Undone,
    Vacated,
    Voted,
    WatchersSet,
    WentAway,
)
from trapline.tables.model import Ballot, Chair, Person, Phase, Score, Table
from trapline.tables.packs import named_in
from trapline.tables.ports import PersonId


def opened(fact: Opened) -> Table:
    return Table(code=fact.code, game=fact.game, options=fact.options)


def apply(table: Table, fact: AnyTableFact) -> Table:
    match fact:
        case Opened():
            return opened(fact)
        case Joined():
            return joined(table, fact)
        case Admitted():
            return with_person(table, fact.person, admitted=True)
        case Departed():
            return departed(table, fact)
        case WentAway():
            return with_person(table, fact.person, away=True)
        case CameBack():
            return with_person(table, fact.person, away=False)
        case Seated():
            return seated(table, fact)
        case BotSeated():
            chair = Chair(
                fact.seat, fact.name, bot=fact.bot, team=fact.team, ready=True, former=fact.former
            )
            return with_chair(table, chair)
        case BotChosen():
            return with_chair(table, replace(table.chairs[fact.seat], bot=fact.bot))
        case BotLent():
            return with_chair(table, replace(table.chairs[fact.seat], lent=True))
        case ChairWanted():
            return with_person(table, fact.person, wants=fact.seat)
        case NextAwaited():
            return with_person(table, fact.person, sits=fact.yes)
        case ChairDenied():
            return with_person(table, fact.person, wants=None)
        case Vacated():
            return vacated(table, fact.seat)
        case Renamed():
            return with_chair(table, replace(table.chairs[fact.seat], name=fact.name))
        case Readied():
            return with_chair(table, replace(table.chairs[fact.seat], ready=fact.ready))
        case TeamsSet():
            return with_teams(table, fact.teams)
        case GameChosen():
            return replace(table, game=fact.game, options=fact.options)
        case OptionsSet():
            given = table.files.union(named_in(fact.options))
            return replace(table, options=fact.options, files=given)
        case HostPassed():
            # A host asks the others for a chair, and can no longer be asked for one by himself.
            return with_person(replace(table, host=fact.person), fact.person, wants=None)
        case LockSet():
            return replace(table, locked=fact.locked)
        case KnockSet():
            return replace(table, knock=fact.knock)
        case WatchersSet():
            return replace(table, watchers=fact.watchers)
        case PaceSet():
            return replace(table, pace=fact.pace)
        case PairingShared():
            return replace(table, shares_pairing=fact.shared)
        case Started():
            return started(table, fact)
        case ReadyAwaited():
            return replace(table, paused=True, awaits_ready=True)
        case Ended():
            return ended(table, fact)
        case LobbyOpened():
            return replace(table, phase=Phase.LOBBY)
        case Paused():
            return replace(table, paused=True, house_paused=fact.by is None)
        case Resumed():
            return replace(table, paused=False, house_paused=False, awaits_ready=False)
        case MotionMade():
            yes = (fact.by,) if fact.by in fact.voters else ()
            return replace(table, ballot=Ballot(fact.motion, fact.voters, yes, (), fact.until))
        case Voted():
            return voted(table, fact)
        case MotionSettled():
            return replace(table, ballot=None)
        case Extended() | HandedOver() | TvPaired() | Undone():
            return table


def joined(table: Table, fact: Joined) -> Table:
    newcomer = Person(
        fact.person, fact.name, admitted=fact.admitted, sits=fact.sits, program=fact.program
    )
    is_first = table.host is None and fact.admitted and not fact.program
    return replace(
        table,
        people=(*table.people, newcomer),
        met=max(table.met, fact.person + 1),
        host=fact.person if is_first else table.host,
    )


def departed(table: Table, fact: Departed) -> Table:
    people = tuple(p for p in table.people if p.id != fact.person)
    kicked = (*table.kicked, fact.person) if fact.kicked else table.kicked
    host = None if table.host == fact.person else table.host
    return replace(table, people=people, kicked=kicked, host=host)


def seated(table: Table, fact: Seated) -> Table:
    chair = Chair(fact.seat, fact.name, holder=fact.person, team=fact.team)
    table = with_chair(with_person(table, fact.person, wants=None, sits=False), chair)
    if table.phase is not Phase.PLAYING:
        return table
    seen = sorted({*table.seen.get(fact.person, ()), fact.seat})
    return replace(table, seen={**table.seen, fact.person: tuple(seen)})


def vacated(table: Table, seat: Seat) -> Table:
    chair = table.chairs[seat]
    free = Chair(seat, chair.name, team=chair.team, former=chair.holder)
    return with_chair(table, free)


def started(table: Table, fact: Started) -> Table:
    chairs = tuple(
        replace(
            table.chairs[old],
            seat=seat,
            former=None,
            lent=False,
            ready=table.chairs[old].bot is not None,
        )
        for seat, old in enumerate(fact.chairs)
    )
    holders = {chair.holder for chair in chairs if chair.holder is not None}
    seen = {id: tuple(chair.seat for chair in chairs if chair.holder == id) for id in holders}
    return replace(
        table, phase=Phase.PLAYING, chairs=chairs, seen=seen, paused=False, house_paused=False
    )


def ended(table: Table, fact: Ended) -> Table:
    line = Score(
        table.game,
        tuple(chair.name for chair in table.chairs),
        tuple(chair.team for chair in table.chairs),
        fact.outcome,
    )
    resting = tuple(
        replace(chair, ready=chair.bot is not None, lent=False) for chair in table.chairs
    )
    return replace(
        table,
        phase=Phase.OVER if fact.outcome else Phase.LOBBY,
        scores=(*table.scores, line),
        chairs=resting,
        paused=False,
        house_paused=False,
        awaits_ready=False,
        ballot=None,
        people=tuple(replace(person, wants=None) for person in table.people),
        seen={},
    )


def voted(table: Table, fact: Voted) -> Table:
    if table.ballot is None:
        return table
    side = "yes" if fact.yes else "no"
    ballot = replace(table.ballot, **{side: (*getattr(table.ballot, side), fact.person)})
    return replace(table, ballot=ballot)


def with_person(table: Table, id: PersonId, **changes: Any) -> Table:
    people = tuple(replace(p, **changes) if p.id == id else p for p in table.people)
    return replace(table, people=people)


def with_chair(table: Table, chair: Chair) -> Table:
    """Put a chair in its place, or behind the last."""
    before, after = table.chairs[: chair.seat], table.chairs[chair.seat + 1 :]
    return replace(table, chairs=(*before, chair, *after))


def with_teams(table: Table, teams: tuple[Team | None, ...]) -> Table:
    chairs = tuple(
        replace(chair, team=team) for chair, team in zip(table.chairs, teams, strict=True)
    )
    return replace(table, chairs=chairs)
