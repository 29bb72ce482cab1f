"""Logs of games, for those who take them home."""

import asyncio
from collections.abc import Iterator, Sequence

from trapline.kernel import IllegalMove
from trapline.tables import doors
from trapline.tables.export import packs_used, seen, taken_home
from trapline.tables.file_rights import brought_by
from trapline.tables.live import Live
from trapline.tables.ports import TokenHash
from trapline.tables.reasons import TableReason
from trapline.tables.service import Tables, admitted


class TakingHome:
    """The logs of all tables, a game at a time."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.world = tables.world

    async def export(self, live: Live, token: TokenHash | None, number: int) -> Sequence[bytes]:
        """Return the lines of a game that has ended, for those who were let in.

        The text of a file comes along for whoever brought it.
        """
        admitted(live, token)
        games, store = self.world.games, self.world.store
        with self.tables.readable(live.room.id):
            async with self.tables.telling:
                entries = await store.entries(live.room.id)
                used = await asyncio.to_thread(packs_used, games, entries, number)
                theirs = await brought_by(token, used, store)
                texts = {pack: await store.pack(pack) for pack in theirs}
                return await asyncio.to_thread(written, taken_home(games, entries, number, texts))

    async def seen(self, live: Live, token: TokenHash | None, number: int) -> Sequence[bytes]:
        """Return what everybody saw of a game so far, for those who may read along."""
        if not doors.may_read_along(live.room.evening.table, live.room.grants, token, number):
            raise IllegalMove(TableReason.JOIN_FIRST)
        with self.tables.readable(live.room.id):
            async with self.tables.telling:
                entries = await self.world.store.entries(live.room.id)
                return await asyncio.to_thread(written, seen(self.world.games, entries, number))


def written(lines: Iterator[bytes]) -> Sequence[bytes]:
    whole = list(lines)
    if not whole:
        raise IllegalMove(TableReason.NOT_NOW)
    return whole
