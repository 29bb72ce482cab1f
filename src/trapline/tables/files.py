"""Lists of words and games' own files that people brought: kept, and told of where they lie."""

import asyncio
from functools import partial

from trapline.kernel import IllegalMove, PackId
from trapline.tables import packs
from trapline.tables.bodies import PackHead, PackKept
from trapline.tables.file_rights import brought_by, may_be_told_of
from trapline.tables.model import Table
from trapline.tables.packs import AnyPack
from trapline.tables.ports import TokenHash
from trapline.tables.reasons import TableReason
from trapline.tables.service import Tables
from trapline.tables.world import KEEP_PACKS_LONGER


class Files:
    """What was brought to this server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.world = tables.world

    async def keep_words(self, data: bytes, by: TokenHash) -> PackKept:
        """Keep a list of words somebody brought, or refuse it."""
        # A long list takes some hundredths of a second, and nobody's move should wait for it.
        pack, doubles = await asyncio.to_thread(packs.brought, data)
        await self._keep(pack, by)
        return PackKept(pack.id, pack.title, len(pack.words), doubles)

    async def keep_file(self, name: str, data: bytes, by: TokenHash) -> PackHead:
        """Keep a file somebody brought for a game, or refuse it."""
        game = self.world.games.get(name)
        if game is None:
            raise IllegalMove(TableReason.NO_SUCH_GAME)
        file = await asyncio.to_thread(packs.file_of, game, data)
        await self._keep(file, by)
        return packs.head(file, yours=True)

    async def _keep(self, pack: AnyPack, by: TokenHash) -> None:
        # What no table ever uses goes after a day: nobody fills the disk with lists for months.
        last_used = self.world.patience.packs_since(self.world.clock.now()) + KEEP_PACKS_LONGER
        await self.world.store.keep_pack(pack.id, pack.text, last_used, by)

    async def pack(self, id: PackId, token: TokenHash | None) -> AnyPack:
        """Return a pack to whoever brought it; for others there is none."""
        return await self._found(id, allowed=await self._is_theirs(id, token))

    async def head(self, id: PackId, token: TokenHash | None) -> PackHead:
        """Return what a pack is called to whoever brought it, or is where it lies."""
        yours = await self._is_theirs(id, token)
        tables = await self._where_it_lies(id, token)
        pack = await self._found(id, allowed=yours or bool(tables))
        games, languages = self.world.games.values(), {one.options.language for one in tables}
        # To look up every word of a long list takes a while.
        head = partial(packs.head, pack, yours=yours, games=games, languages=languages)
        return await asyncio.to_thread(head)

    async def _is_theirs(self, id: PackId, token: TokenHash | None) -> bool:
        return id in await brought_by(token, [id], self.world.store)

    async def _where_it_lies(self, id: PackId, token: TokenHash | None) -> list[Table]:
        """Return the tables with this file at which somebody may be told of it."""
        # A table that somebody looks at is in memory, here or elsewhere.
        for code in await self.world.others.places(token) if token else ():
            await self.tables.find(code)
        return [
            live.room.evening.table
            for live in self.tables.live.values()
            if may_be_told_of(id, live.room.evening.table, live.person(token))
        ]

    async def _found(self, id: PackId, *, allowed: bool) -> AnyPack:
        text = await self.world.store.pack(id) if allowed else None
        if text is None:
            raise IllegalMove(TableReason.NO_SUCH_PACK)
        return packs.kept(text)
