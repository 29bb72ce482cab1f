"""Coming, going, and who minds the door."""

from trapline.kernel import Game, IllegalMove, Text
from trapline.tables import programs
from trapline.tables.facts import (
    Admitted,
    AnyTableFact,
    CameBack,
    Departed,
    HostPassed,
    Joined,
    Paused,
    Resumed,
    Vacated,
    WentAway,
)
from trapline.tables.model import MOST_CHAIRS, MOST_PEOPLE, Phase, Table, Watchers
from trapline.tables.naming import fresh_name
from trapline.tables.ports import NamePolicy, PersonId
from trapline.tables.reasons import TableReason
from trapline.tables.seating import sit, stand_in


def join(
    table: Table,
    game: Game,
    allows: NamePolicy,
    id: PersonId,
    name: Text,
    *,
    watch: bool,
    later: bool = False,
) -> list[AnyTableFact]:
    """Come in and sit down; or `watch`, if that is all one wants; or sit down `later`."""
    if id in table.kicked or table.locked:
        raise IllegalMove(TableReason.TABLE_LOCKED)
    if len(table.people) >= MOST_PEOPLE:
        raise IllegalMove(TableReason.TABLE_FULL)
    # A bot may keep somebody's chair, under their name.
    kept = next((chair.name for chair in table.chairs if chair.former == id), None)
    name = fresh_name(table, allows, name, but=kept)
    if watch and table.watchers is Watchers.NONE:
        raise IllegalMove(TableReason.NO_WATCHERS)
    if table.knock:
        return [Joined(id, name, admitted=False, sits=not watch)]
    if watch:
        return [Joined(id, name, admitted=table.watchers is Watchers.OPEN)]
    if later and table.phase is Phase.PLAYING:
        # Where looking on needs a nod, so does waiting: one sees the game meanwhile.
        return [Joined(id, name, admitted=table.watchers is not Watchers.NOD, sits=True)]
    return [Joined(id, name), *sit(table, game, id, name, None)]


def admit(table: Table, game: Game, id: PersonId) -> list[AnyTableFact]:
    """Let somebody in, on a chair if that is what they came for and no game is running."""
    person = table.person(id)
    if person is None:
        raise IllegalMove(TableReason.NO_SUCH_PERSON)
    if person.admitted:
        return []
    has_room = table.phase is not Phase.PLAYING and len(table.taken) < MOST_CHAIRS
    sits = person.sits and has_room
    return [Admitted(id), *(sit(table, game, id, Text(person.name), None) if sits else [])]


def depart(table: Table, id: PersonId, *, kicked: bool = False) -> list[AnyTableFact]:
    person = table.person(id)
    if person is None:
        raise IllegalMove(TableReason.NO_SUCH_PERSON)
    free: list[AnyTableFact] = [Vacated(chair.seat) for chair in table.held_by(id)]
    if person.program:
        return programs.taken_back(table, id)
    gone = [*free, Departed(id, kicked)]
    return [*gone, *(pass_host(table) if table.host == id else [])]


def pass_host(table: Table) -> list[AnyTableFact]:
    """The host is gone: the first who sits and is here, else the first who is here, takes over."""
    others = [p for p in (*table.present, *table.people) if p.id != table.host]
    heirs = [p for p in others if p.admitted and not p.away and not p.program]
    return [HostPassed(heirs[0].id)] if heirs else []


def give_host(table: Table, id: PersonId) -> list[AnyTableFact]:
    person = table.person(id)
    if person is None or not person.admitted or person.program:
        raise IllegalMove(TableReason.NO_SUCH_PERSON)
    return [] if table.host == id else [HostPassed(id)]


def go_away(table: Table, id: PersonId) -> list[AnyTableFact]:
    """The house has not heard of somebody. With nobody left to play, the clock stops."""
    person = table.person(id)
    if person is None or person.away:
        return []
    deserted = all(other.id == id for other in table.present)
    stop = table.phase is Phase.PLAYING and deserted and not (table.paused or person.program)
    return [WentAway(id), *([Paused(None)] if stop else [])]


def leave_to_bots(table: Table) -> list[AnyTableFact]:
    """Start the clock that nobody is left to start; bots among themselves fill the chairs."""
    if table.phase is not Phase.PLAYING or table.seated:
        return []
    free = [chair for chair in table.chairs if chair not in table.taken]
    resumed = [Resumed(None)] if table.paused else []
    return [*resumed, *(map(stand_in, free) if table.taken else [])]


def come_back(table: Table, id: PersonId) -> list[AnyTableFact]:
    person = table.person(id)
    if person is None or not person.away:
        return []
    if person.program:
        return [CameBack(id)]
    resumed = [Resumed(None)] if table.house_paused else []
    heir = [HostPassed(id)] if table.host is None and person.admitted else []
    return [CameBack(id), *resumed, *heir]
