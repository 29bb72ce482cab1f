"""Talk at the table: where a seat may speak now, and who hears it."""

from trapline.kernel import TABLE_TALK, Channel, IllegalMove, Seat, Team, clean, team_talk
from trapline.tables.evening import Actor, Evening
from trapline.tables.ports import Line, PersonId, WallTime
from trapline.tables.protocol import Say
from trapline.tables.reasons import TableReason

LONGEST_LINE = 300


def spoken(evening: Evening, by: PersonId, say: Say, id: int, now: WallTime) -> Line:
    person = evening.table.person(by)
    if person is None or not person.admitted:
        raise IllegalMove(TableReason.JOIN_FIRST)
    chair = None if say.seat is None else evening.table.chair(say.seat)
    if say.seat is not None and (chair is None or chair.holder != by):
        raise IllegalMove(TableReason.NOT_YOUR_SEAT, seat=say.seat)
    if not say.text or say.channel not in channels(evening, say.seat):
        raise IllegalMove(TableReason.SILENCED)
    text = clean(say.text, LONGEST_LINE)
    key = Actor(say.key, by).signed_key
    return Line(id, say.channel, by, say.seat, text, now, key, readers(evening, say.channel))


def channels(evening: Evening, seat: Seat | None) -> tuple[Channel, ...]:
    """Return where a seat may speak. Those who look on are silent while a game is played."""
    match = evening.match
    if match is None or not evening.is_playing:
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
        for person in table.holders
        if {talk_of(chair.team) for chair in table.held_by(person.id)} == {channel}
    )


def talk_of(team: Team | None) -> Channel:
    return TABLE_TALK if team is None else team_talk(team)
