"""Chairs and teams: who sits where, and who plays for whom."""

from collections.abc import Sequence

from trapline.kernel import PLAIN, Game, IllegalMove, Luck, Seat, Sitter, Team, Text
from trapline.tables import doors, fold
from trapline.tables.attendance import host_seat
from trapline.tables.facts import (
    AnyTableFact,
    BotChosen,
    BotSeated,
    Seated,
    TeamsSet,
    Vacated,
)
from trapline.tables.model import MOST_CHAIRS, Chair, Phase, Table
from trapline.tables.ports import PersonId
from trapline.tables.reasons import TableReason

BOT_NAMES = ("Bramble", "Cinder", "Fern", "Hazel", "Moss", "Pepper", "Quill", "Rook", "Sorrel")


def sitters(table: Table) -> list[Sitter]:
    """Return those who would play if the game began now, numbered as it would number them."""
    return [
        Sitter(seat, chair.team, chair.bot is not None, chair.seat == host_seat(table))
        for seat, chair in enumerate(table.taken)
    ]


def sit(
    table: Table, game: Game, id: PersonId, name: Text, team: Team | None
) -> list[AnyTableFact]:
    """Give somebody a chair: a free one between games, a new one in a running game."""
    if len(table.taken) >= MOST_CHAIRS:
        raise IllegalMove(TableReason.TABLE_FULL)
    seat = next_seat(table)
    doors.refuse_knowing(table, id, seat)
    return [Seated(seat, id, name, side(table, game, team))]


def latecomers(table: Table, game: Game) -> list[AnyTableFact]:
    """Seat those who waited for the game to be over."""
    seated: list[AnyTableFact] = []
    for person in table.people:
        waits = person.admitted and person.sits and not table.held_by(person.id)
        if waits and len(table.taken) < MOST_CHAIRS:
            fact = Seated(next_seat(table), person.id, person.name, side(table, game, None))
            seated.append(fact)
            table = fold.apply(table, fact)
    return seated


def next_seat(table: Table) -> Seat:
    free = [c.seat for c in table.chairs if c not in table.taken]
    # In a running game a free chair has a history and is taken by name (TakeChair).
    return free[0] if free and table.phase is not Phase.PLAYING else len(table.chairs)


def side(table: Table, game: Game, wanted: Team | None) -> Team | None:
    """Return the wanted team, or the smallest; None where there are no teams."""
    if not game.teams:
        return None
    if wanted is None:
        sizes = [sum(c.team == team for c in table.taken) for team in range(game.teams)]
        return sizes.index(min(sizes))
    if wanted >= game.teams:
        raise IllegalMove(TableReason.NO_SUCH_TEAM, team=wanted)
    return wanted


def take_chair(table: Table, id: PersonId, seat: Seat) -> list[AnyTableFact]:
    chair = found(table, seat)
    person = table.person(id)
    if person is None or chair.holder is not None or not is_free_for(table, chair, id):
        raise IllegalMove(TableReason.SEAT_TAKEN, seat=seat)
    doors.refuse_knowing(table, id, seat)
    name = chair.name if chair.former == id else person.name
    return [Seated(seat, id, name, chair.team)]


def is_free_for(table: Table, chair: Chair, id: PersonId) -> bool:
    """A chair waits for whoever held it, as long as they are about; else it is anybody's."""
    if chair.former == id:
        return True
    if chair.former is None:
        # A bot that the host invited stays until the game needs its chair for a person.
        return chair.bot is None or table.phase is Phase.PLAYING
    former = table.person(chair.former)
    return former is None or former.away


def choose_team(table: Table, game: Game, seat: Seat, team: Team) -> list[AnyTableFact]:
    found(table, seat)
    wanted = side(table, game, team)
    return [TeamsSet(tuple(wanted if c.seat == seat else c.team for c in table.chairs))]


def shuffle_teams(table: Table, game: Game, luck: Luck) -> list[AnyTableFact]:
    if not game.teams:
        raise IllegalMove(TableReason.NO_SUCH_TEAM, team=0)
    order = luck.shuffled([chair.seat for chair in table.taken])
    drawn = {seat: place % game.teams for place, seat in enumerate(order)}
    return [TeamsSet(tuple(drawn.get(chair.seat, chair.team) for chair in table.chairs))]


def balance_teams(table: Table, game: Game) -> list[AnyTableFact]:
    if not game.teams:
        raise IllegalMove(TableReason.NO_SUCH_TEAM, team=0)
    teams = balanced(table.chairs, table.taken, game.teams)
    return [TeamsSet(teams)]


def balanced(
    chairs: Sequence[Chair], taken: Sequence[Chair], count: int
) -> tuple[Team | None, ...]:
    """Move the last to come from the largest team to the smallest until they are even."""
    teams = [chair.team for chair in chairs]
    seats = [chair.seat for chair in taken]
    for seat in seats:
        if teams[seat] is None or teams[seat] not in range(count):
            teams[seat] = min(range(count), key=[teams[s] for s in seats].count)
    while True:
        sizes = [sum(teams[s] == team for s in seats) for team in range(count)]
        if max(sizes) - min(sizes) < 2:
            return tuple(teams)
        large = sizes.index(max(sizes))
        mover = max(s for s in seats if teams[s] == large)
        teams[mover] = sizes.index(min(sizes))


def retold_teams(table: Table, game: Game) -> list[AnyTableFact]:
    """Another game has other teams: drop them, or fill them evenly."""
    if not game.teams:
        teams: tuple[Team | None, ...] = tuple(None for _ in table.chairs)
    else:
        teams = balanced(table.chairs, table.taken, game.teams)
    return [] if teams == tuple(c.team for c in table.chairs) else [TeamsSet(teams)]


def add_bot(table: Table, game: Game, bot: str, team: Team | None) -> list[AnyTableFact]:
    refuse_unknown_bot(game, bot)
    refuse_full(table, game)
    return [BotSeated(next_seat(table), bot, bot_name(table), side(table, game, team))]


def refuse_full(table: Table, game: Game) -> None:
    if len(table.taken) >= game.seats[-1]:
        raise IllegalMove(TableReason.TOO_MANY_PLAYERS, most=game.seats[-1])


def choose_bot(table: Table, game: Game, seat: Seat, bot: str) -> list[AnyTableFact]:
    refuse_unknown_bot(game, bot)
    if found(table, seat).bot is None:
        raise IllegalMove(TableReason.NO_SUCH_SEAT, seat=seat)
    return [BotChosen(seat, bot)]


def refuse_unknown_bot(game: Game, bot: str) -> None:
    if bot not in game.bots:
        raise IllegalMove(TableReason.NO_SUCH_BOT, bot=bot)


def stand_in(chair: Chair) -> BotSeated:
    """A bot keeps a chair for whoever held it last."""
    former = chair.holder if chair.holder is not None else chair.former
    return BotSeated(chair.seat, PLAIN, chair.name, chair.team, former)


def bot_name(table: Table) -> str:
    used = {chair.name for chair in table.taken} | {p.name for p in table.people}
    spare = [name for name in BOT_NAMES if name not in used]
    numbered = (f"{name} {n}" for n in range(2, MOST_CHAIRS + 2) for name in BOT_NAMES)
    return spare[0] if spare else next(name for name in numbered if name not in used)


def remove_bot(table: Table, seat: Seat) -> list[AnyTableFact]:
    if found(table, seat).bot is None:
        raise IllegalMove(TableReason.NO_SUCH_SEAT, seat=seat)
    return [Vacated(seat)]


def found(table: Table, seat: Seat) -> Chair:
    chair = table.chair(seat)
    if chair is None:
        raise IllegalMove(TableReason.NO_SUCH_SEAT, seat=seat)
    return chair
