"""How people, programs and TVs come to a table, and how a place there moves to another device."""

from collections.abc import Sequence

from trapline.kernel import Fact, Game, IllegalMove, Luck, TableTime
from trapline.tables import doors, fold, motions, moves, people, programs, seating
from trapline.tables.bodies import AtTable, BotSeat, Door, InviteProgram, JoinTable, Preview
from trapline.tables.evening import Actor, Evening
from trapline.tables.facts import AnyTableFact, HandedOver, TvPaired
from trapline.tables.live import Live
from trapline.tables.model import MOST_CHAIRS, Phase, Table, Watchers
from trapline.tables.others import Link
from trapline.tables.ports import Grant, NamePolicy, PersonId, TokenHash
from trapline.tables.protocol import Refused
from trapline.tables.reasons import TableReason
from trapline.tables.room import Decide
from trapline.tables.service import Tables

NOBODY: PersonId = -1
"""Somebody who was never at the table."""


class Entrance:
    """The doors of all tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.world = tables.world

    def preview(self, live: Live, token: TokenHash | None) -> Preview:
        table = live.room.evening.table
        return Preview(
            code=table.code,
            game=table.game,
            door=self._door(live, token),
            watch=table.watchers is not Watchers.NONE and not table.locked,
            names=tuple(chair.name for chair in table.taken),
            playing=live.room.evening.is_playing,
            bots=bots_of(live),
        )

    def _door(self, live: Live, token: TokenHash | None) -> Door:
        evening = live.room.evening
        table = evening.table
        if live.person(token) is not None:
            return Door.MINE
        if table.locked or live.known(token) in table.kicked:
            return Door.LOCKED
        if evening.is_playing:
            late = moves.accepts_late(evening, self.world.games, self.world.luck("door"))
            return Door.LATE if late else Door.WATCH
        return Door.FULL if len(table.taken) >= MOST_CHAIRS else Door.JOIN

    async def join(
        self, live: Live, wanted: JoinTable, token: TokenHash, *, source: str | None = None
    ) -> AtTable:
        """Let somebody in. `source` is the household they come from, where that is known."""
        world, known = self.world, live.known(token)

        def decide(evening: Evening, at: TableTime, luck: Luck) -> Sequence[Fact]:
            table = evening.table
            if known is not None and table.person(known) is not None:
                return []
            id = table.met if known is None else known
            if source is not None:
                live.room.neighbours.came(id, source)
            game = world.games[table.game]
            facts = came_in(table, game, world.allows, id, wanted, at)
            return moves.consequences(evening, world.games, facts, at, luck)

        await self._admit(live, decide, token)
        person = live.known(token)
        if person is None:
            raise IllegalMove(TableReason.JOIN_FIRST)
        return AtTable(live.room.evening.table.code, person)

    async def invite(
        self, live: Live, wanted: InviteProgram, token: TokenHash | None, fresh: TokenHash
    ) -> AtTable:
        """Give a chair to a program that will come with a fresh token, at the host's word."""
        world, host = self.world, live.person(token)

        def decide(evening: Evening, at: TableTime, luck: Luck) -> Sequence[Fact]:
            doors.refuse_inviting(evening.table, host)
            game = world.games[evening.table.game]
            facts = programs.invited(evening.table, game, world.allows, wanted, at)
            return moves.consequences(evening, world.games, facts, at, luck)

        await self._admit(live, decide, fresh)
        person = live.person(fresh)
        if person is None:
            raise IllegalMove(TableReason.NOT_NOW)
        live.presence.expect(person)
        return AtTable(live.room.evening.table.code, person)

    async def _admit(self, live: Live, decide: Decide, token: TokenHash) -> None:
        actor = Actor(self.world.fresh(8))
        with self.tables.readable(live.room.id):
            answer = await live.room.submit(actor, decide, token=token)
        if isinstance(answer, Refused):
            raise IllegalMove(answer.reason, **answer.facts)

    async def hand_over(self, live: Live, token: TokenHash | None) -> str:
        """Return a link by which another device takes over what this token holds."""
        person = live.person(token)
        if token is None or person is None:
            raise IllegalMove(TableReason.JOIN_FIRST)
        doors.refuse_program(live.room.evening.table, person)
        until = self.world.clock.now() + self.world.patience.link_lives
        id, code = self.world.fresh(16), live.room.evening.table.code
        await self.world.others.keep_link(id, Link(code, person, token, until))
        return id

    async def take_over(self, id: str, token: TokenHash) -> AtTable:
        link = await self.world.others.link(id)
        if link is None or link.until <= self.world.clock.now():
            raise IllegalMove(TableReason.LINK_SPENT)
        live = await self.tables.find(link.code)

        def decide(evening: Evening, _at: TableTime, _luck: Luck) -> Sequence[Fact]:
            if live.person(link.maker) != link.person:
                raise IllegalMove(TableReason.LINK_SPENT)
            doors.refuse_program(evening.table, live.known(token))
            doors.refuse_second_sight(evening.table, live.known(token), link.person)
            return [HandedOver(link.person)]

        await self._admit(live, decide, token)
        # Whoever has gone on elsewhere needs no other way: it could only be a thief's.
        await self.world.others.spend_links(link.code, link.person)
        return AtTable(link.code, link.person)

    async def pair(self, live: Live, token: TokenHash | None, tv: TokenHash) -> None:
        """Let a TV show a table, at the word of somebody who may say so."""
        person = live.person(token)
        if not doors.may_pair(live.room.evening.table, person):
            raise IllegalMove(TableReason.NOT_THE_HOST)
        known = live.room.grants.get(tv, Grant(tv, None))
        if known.person is None and known.host != person:
            await self._admit(live, lambda *_: [TvPaired(person)], tv)


def came_in(
    table: Table, game: Game, allows: NamePolicy, id: PersonId, wanted: JoinTable, at: TableTime
) -> list[AnyTableFact]:
    """Come in, and ask for the place of a bot if that is what one came for."""
    later = wanted.later or wanted.takes is not None
    facts = people.join(table, game, allows, id, wanted.name, watch=wanted.watch, later=later)
    for fact in facts:
        table = fold.apply(table, fact)
    person = table.person(id)
    if wanted.takes is None or table.phase is not Phase.PLAYING or not (person and person.admitted):
        return facts
    return [*facts, *motions.take_chair(table, id, wanted.takes, at)]


def bots_of(live: Live) -> tuple[BotSeat, ...]:
    """Return the bots of a running game whose place somebody new could be given."""
    evening = live.room.evening
    chairs = evening.table.chairs if evening.is_playing else ()
    return tuple(
        BotSeat(chair.seat, chair.name)
        for chair in chairs
        if chair.bot is not None and seating.is_free_for(evening.table, chair, NOBODY)
    )
