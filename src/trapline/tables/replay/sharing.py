"""Links to a finished game that nobody can guess, and evenings kept longer than others."""

from hashlib import sha256

import msgspec
from msgspec import Struct

from trapline.kernel import IllegalMove, encode
from trapline.tables import doors
from trapline.tables.live import Live
from trapline.tables.ports import KEPT, Note, TokenHash, WallTime
from trapline.tables.reasons import TableReason
from trapline.tables.replay.bodies import EveningKept, Shared, ShareLine, Shares
from trapline.tables.replay.game import Finished
from trapline.tables.replay.service import Guise, Replays

LINK = "link"
MOST_LINKS = 20


class Link(Struct, frozen=True):
    """What a link opens, as it is kept: under the hash of its token."""

    id: str
    code: str
    number: int
    figures: bool


def hashed(token: str) -> str:
    return sha256(token.encode()).hexdigest()


class Sharing:
    """The links of all tables: the host makes them and takes them back, or the Game Master."""

    def __init__(self, replays: Replays) -> None:
        self._replays = replays
        self._world = replays.tables.world

    async def share(
        self, live: Live, by: TokenHash | None, number: int, *, figures: bool
    ) -> Shared:
        await self._refuse_others(live, by, number)
        if len(await self._links(live, number)) >= MOST_LINKS:
            raise IllegalMove(TableReason.TOO_MANY_LINKS, most=MOST_LINKS)
        token, id = self._world.fresh(24), self._world.fresh(6)
        link = Link(id, live.room.evening.table.code, number, figures)
        now = self._world.clock.now()
        note = Note(LINK, hashed(token), "", now, encode(link), live.room.id)
        await self._world.store.note(note)
        return Shared(id, token, f"/r/{token}")

    async def shares(self, live: Live, by: TokenHash | None, number: int) -> Shares:
        await self._refuse_others(live, by, number)
        links = await self._links(live, number)
        lines = tuple(ShareLine(link.id, link.figures, note.wall) for note, link in links)
        return Shares(lines, await self.kept_until(live.room.id))

    async def take_back(self, live: Live, by: TokenHash | None, number: int, id: str) -> Shares:
        await self._refuse_others(live, by, number)
        for note, link in await self._links(live, number):
            if link.id == id:
                await self._world.store.erase_notes(LINK, note.key)
        return await self.shares(live, by, number)

    async def opened(self, token: str, *, figures: bool = False) -> tuple[Finished, bool]:
        """Return what a link opens, and whether there are figures in the place of names.

        Unknown, taken back and expired look alike. Who has a link with names may wish for figures,
        never the other way round.
        """
        notes = await self._world.store.notes(LINK, hashed(token))
        if not notes:
            raise IllegalMove(TableReason.NO_SUCH_REPLAY)
        link = read(notes[0])
        try:
            live = await self._replays.tables.find(link.code)
        except IllegalMove:
            raise IllegalMove(TableReason.NO_SUCH_REPLAY) from None
        guise = Guise(shared=True, figures=link.figures or figures)
        return await self._replays.game(live, link.number, guise), guise.figures

    async def keep(self, live: Live, by: TokenHash | None, *, yes: bool) -> EveningKept:
        """Keep an evening as if somebody came back to it later, or as long as any other."""
        table = live.room.evening.table
        games = range(1, len(table.scores) + 1)
        is_host = doors.may_share(table, (), live.person(by))
        if not is_host and not [n for n in games if await self._may_share(live, by, n)]:
            raise IllegalMove(TableReason.NOT_THE_HOST)
        id, store = live.room.id, self._world.store
        await store.erase_notes(KEPT, id)
        if yes:
            patience = self._world.patience
            until = self._world.clock.now() + patience.keep_evenings - patience.keep_idle
            await store.note(Note(KEPT, id, "", until, b"", id))
        return EveningKept(await self.kept_until(id))

    async def kept_until(self, id: str) -> WallTime | None:
        notes = await self._world.store.notes(KEPT, id)
        return notes[0].wall + self._world.patience.keep_idle if notes else None

    async def _refuse_others(self, live: Live, by: TokenHash | None, number: int) -> None:
        if not await self._may_share(live, by, number):
            raise IllegalMove(TableReason.NOT_THE_HOST)

    async def _may_share(self, live: Live, by: TokenHash | None, number: int) -> bool:
        game = await self._replays.seen_again(live, by, number)
        return self._replays.may_share(live, by, game)

    async def _links(self, live: Live, number: int) -> list[tuple[Note, Link]]:
        notes = await self._world.store.notes_of(live.room.id, LINK)
        links = [(note, read(note)) for note in notes]
        return sorted(
            ((note, link) for note, link in links if link.number == number),
            key=lambda one: one[0].wall,
        )


def read(note: Note) -> Link:
    return msgspec.json.decode(note.value, type=Link)
