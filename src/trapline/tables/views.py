"""What everybody at a table sees of it."""

from collections.abc import Mapping
from typing import Any

from trapline.kernel import Game
from trapline.tables.evening import Evening
from trapline.tables.playing import hindrance
from trapline.tables.ports import Line, PersonId
from trapline.tables.protocol import ChatLine, TableView


def table_view(evening: Evening, games: Mapping[str, Game]) -> TableView:
    table, match, playing = evening.table, evening.match, evening.is_playing
    hindered = None if playing else hindrance(table, games[table.game])
    return TableView(
        code=table.code,
        phase=table.phase,
        game=table.game,
        options=table.options,
        people=table.people,
        chairs=table.chairs,
        host=table.host,
        locked=table.locked,
        knock=table.knock,
        watchers=table.watchers,
        shares_pairing=table.shares_pairing,
        pace=table.pace,
        paused=table.paused,
        awaits_ready=table.awaits_ready,
        ballot=table.ballot,
        scores=table.scores,
        outcome=match.outcome if match else None,
        **progress(evening),
        story=match.story if match else None,
        blocked=(hindered.reason, hindered.facts) if hindered else None,
    )


def moved_on(before: TableView, evening: Evening) -> dict[str, Any]:
    """Return what changed in the view of a table on which nothing but the running game moved."""
    now = progress(evening)
    return {name: new for name, new in now.items() if new != getattr(before, name)}


def progress(evening: Evening) -> dict[str, Any]:
    """Return what any move of a game may change in the view of its table."""
    match, deadline = evening.match, evening.deadline
    goes_on = match is not None and evening.is_playing
    return {
        "deadline": deadline.at if deadline else None,
        "undo": match.undoable() if match and goes_on else None,
        "back": match.earliest() if match and goes_on else None,
    }


def readable(line: Line, person: PersonId | None) -> bool:
    return line.to is None or person in line.to


def chat_line(line: Line) -> ChatLine:
    return ChatLine(line.id, line.channel, line.person, line.seat, line.text)
