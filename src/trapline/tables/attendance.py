"""Who is at the table, as a game is told of it."""

from trapline.kernel import (
    AnyHouseMove,
    ComingOrGoing,
    Seat,
    SeatAway,
    SeatBack,
    SeatHosts,
    SeatJoined,
    SeatLeft,
)
from trapline.tables.model import Chair, Table


def news(then: Table, now: Table) -> list[AnyHouseMove]:
    """Return what a game that goes back has to be told: people do not go back with it."""
    moves: list[AnyHouseMove] = []
    for chair in now.chairs:
        before, held = then.chair(chair.seat), attendance(now, chair)
        if before is None:
            moves.append(SeatJoined(chair.seat, chair.team))
        if held != (SeatBack(chair.seat) if before is None else attendance(then, before)):
            moves.append(held)
    return [*moves, *([] if host_seat(then) == host_seat(now) else [SeatHosts(host_seat(now))])]


def attendance(table: Table, chair: Chair) -> ComingOrGoing:
    if chair.bot is not None:
        return SeatBack(chair.seat, bot=True)
    person = None if chair.holder is None else table.person(chair.holder)
    if person is None:
        return SeatLeft(chair.seat)
    return SeatAway(chair.seat) if person.away else SeatBack(chair.seat)


def host_seat(table: Table) -> Seat | None:
    """Return the host's chair, the first of them where the host has several."""
    held = () if table.host is None else table.held_by(table.host)
    return held[0].seat if held else None
