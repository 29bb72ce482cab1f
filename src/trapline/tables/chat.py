"""Talk at the table: where a seat may speak now, and who hears it."""

from trapline.kernel import TABLE_TALK, Channel, IllegalMove, Seat, Team, Text, team_talk
from trapline.tables.evening import Evening, is_playing
from trapline.tables.ports import Line, PersonId, WallTime
from trapline.tables.reasons import TableReason

LONGEST_LINE = 300


def spoken(
    evening: Evening,
    by: PersonId,
    seat: Seat | None,
    channel: Channel,
    text: Text,
    id: int,
    now: WallTime,
) -> Line:
    person = evening.table.person(by)
    if person is None or not person.admitted:
        raise IllegalMove(TableReason.JOIN_FIRST)
    chair = None if seat is None else evening.table.chair(seat)
    if seat is not None and (chair is None or chair.holder != by):
        raise IllegalMove(TableReason.NOT_YOUR_SEAT, seat=seat)
    if not text or channel not in channels(evening, seat):
        raise IllegalMove(TableReason.SILENCED)
    return Line(id, channel, by, seat, text[:LONGEST_LINE], now, readers(evening, channel))


def channels(evening: Evening, seat: Seat | None) -> tuple[Channel, ...]:
    """Return where a seat may speak. Those who look on are silent while a game is played."""
    match = evening.match
    if match is None or not is_playing(evening):
        return (TABLE_TALK,)
    if seat is None:
        return ()
    return match.game.view(match.state, seat).channels


def readers(evening: Evening, channel: Channel) -> tuple[PersonId, ...] | None:
    """Return who hears a channel; None: everybody. A phone shared by two teams hears neither."""
    if channel == TABLE_TALK:
        return None
    table = evening.table
    return tuple(
        person.id
        for person in table.seated
        if {talk_of(chair.team) for chair in table.held_by(person.id)} == {channel}
    )


def talk_of(team: Team | None) -> Channel:
    return TABLE_TALK if team is None else team_talk(team)
