"""Who may have which seat, and which screen may see what. It is asked here and nowhere else."""

from collections.abc import Collection, Iterable, Mapping
from typing import Protocol, TypeAlias

from trapline.kernel import PUBLIC, IllegalMove, Observer, Seat
from trapline.tables.model import Person, Phase, Table, Watchers
from trapline.tables.ports import Grant, PersonId, TokenHash
from trapline.tables.protocol import Parting, Role
from trapline.tables.reasons import TableReason

Grants: TypeAlias = Mapping[TokenHash, Grant]
"""What each token makes of its holder."""

Sight: TypeAlias = Observer | Parting | None
"""As whom a screen sees the game; None: it waits and sees nothing; or why it may not be here."""


class Screen(Protocol):
    """What a screen says of itself. `lifted` is the seat whose curtain is up.

    `person` is whom it acts for: None for a TV, and before it is let in.
    """

    token: TokenHash | None
    person: PersonId | None
    role: Role
    lifted: Seat | None


def sight(table: Table, grants: Grants, screen: Screen) -> Sight:
    """Return what a screen may see now. Asked when it comes, and after whatever moves people."""
    grant = None if screen.token is None else grants.get(screen.token)
    if grant is None:
        return sight_of_a_stranger(table, screen.role)
    if grant.person is None:
        return sight_of_a_paired_tv(table, grant, screen.role)
    person = table.person(grant.person)
    if person is None:
        return Parting.JOIN_FIRST
    if screen.role is Role.TV:
        return PUBLIC if may_look(table, person) else Parting.JOIN_FIRST
    if screen.person not in (None, person.id):
        # Its device went on as somebody else: it would see for the one and act for the other.
        return Parting.ELSEWHERE
    return seen_by(table, person, screen.lifted)


def sight_of_a_stranger(table: Table, role: Role) -> Sight:
    """A TV that nobody paired shows what everybody may look at; a phone has to join."""
    is_open = table.watchers is Watchers.OPEN and not (table.locked or table.knock)
    return PUBLIC if role is Role.TV and is_open else Parting.JOIN_FIRST


def sight_of_a_paired_tv(table: Table, grant: Grant, role: Role) -> Sight:
    """It stays whatever the door, unless the host who paired it was shown out."""
    stays = role is Role.TV and grant.host not in table.kicked
    return PUBLIC if stays else sight_of_a_stranger(table, role)


def seen_by(table: Table, person: Person, lifted: Seat | None) -> Observer | None:
    """Several people on one phone see what everybody sees until one of them lifts the curtain."""
    mine = [chair.seat for chair in table.held_by(person.id)]
    if not may_look(table, person):
        return None
    if len(mine) == 1:
        return mine[0]
    return lifted if lifted in mine else PUBLIC


def may_look(table: Table, person: Person) -> bool:
    """Whether somebody at the table may see the game: let in, and a player where only those may."""
    has_played = person.id in table.seen
    is_open = table.watchers is not Watchers.NONE or table.phase is not Phase.PLAYING
    return person.admitted and (has_played or is_open)


def may_read_along(table: Table, grants: Grants, token: TokenHash | None, number: int) -> bool:
    """Whether somebody may read what everybody saw of the number-th game: who may look on.

    A TV that was paired tells the last game when it is over, and no earlier one.
    """
    grant = None if token is None else grants.get(token)
    if grant is None:
        return False
    if grant.person is None:
        is_told = table.phase is not Phase.PLAYING and number == len(table.scores)
        return is_told and sight_of_a_paired_tv(table, grant, Role.TV) is PUBLIC
    person = table.person(grant.person)
    return person is not None and may_look(table, person)


def may_see_again(
    table: Table, past: Iterable[Table], grants: Grants, token: TokenHash | None
) -> bool:
    """Whether somebody may have a game again that is over: at the table now, or at it then.

    `past` is the table as it was while that was played. Who was shown out since gets nothing.
    """
    grant = None if token is None else grants.get(token)
    if grant is None:
        return False
    if grant.person is None:
        return sight_of_a_paired_tv(table, grant, Role.TV) is PUBLIC
    id = grant.person
    if id in table.kicked:
        return False
    person = table.person(id)
    return person.admitted if person is not None else any(was_in(then, id) for then in past)


def was_in(then: Table, id: PersonId) -> bool:
    person = then.person(id)
    return person is not None and person.admitted


def may_share(table: Table, masters: Collection[PersonId | None], id: PersonId | None) -> bool:
    """Whether somebody may send a game to others: the host, or who was its Game Master."""
    return id is not None and table.person(id) is not None and (id == table.host or id in masters)


def may_pair(table: Table, id: PersonId | None) -> bool:
    """Whether somebody may put the table on a TV: the host, and whoever sits if the host allows."""
    if id is None:
        return False
    return id == table.host or (table.shares_pairing and bool(table.held_by(id)))


def refuse_knowing(table: Table, id: PersonId, seat: Seat) -> None:
    """In a game, who has seen the secrets of one seat gets no other's."""
    if seat not in table.seen.get(id, (seat,)):
        raise IllegalMove(TableReason.KNOWS_TOO_MUCH)


def refuse_second_sight(table: Table, device: PersonId | None, heir: PersonId) -> None:
    """In a game, a device that showed the secrets of one seat goes on as nobody else."""
    if device != heir and device in table.seen:
        raise IllegalMove(TableReason.KNOWS_TOO_MUCH)


def refuse_inviting(table: Table, id: PersonId | None) -> None:
    """Only the host gives a chair to a program."""
    if id is None or id != table.host:
        raise IllegalMove(TableReason.NOT_THE_HOST)


def refuse_program(table: Table, id: PersonId | None) -> None:
    """A program's token is for its one chair: it is handed on to nobody, and becomes nobody."""
    person = None if id is None else table.person(id)
    if person is not None and person.program:
        raise IllegalMove(TableReason.NOT_FOR_PROGRAMS)


def needs_a_word(table: Table, id: PersonId, seat: Seat) -> bool:
    """Whether others have a say in it: in a game, unless one comes back to one's own chair."""
    return table.phase is Phase.PLAYING and seat not in table.seen.get(id, ())
