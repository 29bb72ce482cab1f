"""What one server has promised, kept where all others find it: answers, links and limits."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any

from trapline.adapters.postgres import sharing
from trapline.adapters.postgres.clock import DatabaseClock
from trapline.adapters.postgres.lines import Db, Lines
from trapline.adapters.postgres.moves import answered_by, under_a_key
from trapline.tables.others import MOST_LINKS, Link
from trapline.tables.ports import Entry, PersonId, TableId


class Promises:
    """Promises that any server keeps, whichever of them gave it."""

    def __init__(self, lines: Lines, clock: DatabaseClock) -> None:
        self._lines, self._clock = lines, clock

    async def remember(self, table: TableId, key: str, answer: bytes) -> None:
        now = self._clock.now()

        async def promised(db: Db, _again: bool) -> Entry | None:
            await db.execute(sharing.REMEMBER, table, key, answer, now)
            return await under_a_key(db, table, key)

        stands = await self._lines.use(promised)
        if stands is not None and stands.facts != answer:
            raise answered_by(stands)

    async def keep_link(self, id: str, link: Link) -> None:
        kept = (digest("link", id), link.code, link.person, link.maker, link.until)
        await self._do(sharing.KEEP_LINK, *kept)
        now = self._clock.now()
        await self._do(sharing.FORGET_OLD_LINKS, link.code, link.person, now, MOST_LINKS)

    async def link(self, id: str) -> Link | None:
        rows = await self._fetch(sharing.LINK, digest("link", id))
        return next((Link(*row) for row in rows), None)

    async def spend_links(self, code: str, person: PersonId) -> None:
        await self._do(sharing.SPEND_LINKS, code, person)

    async def take(self, what: str, source: str, full: float, rate: float) -> bool:
        now = self._clock.now()
        known = digest(what, source)
        return bool(await self._fetch(sharing.TAKE, what, known, float(full), rate, now))

    async def give_back(self, what: str, source: str, full: float) -> None:
        await self._do(sharing.GIVE_BACK, what, digest(what, source), float(full))

    async def _fetch(self, statement: str, *values: object) -> Sequence[Any]:
        return await self._lines.use(lambda db, _: db.fetch(statement, *values))

    async def _do(self, statement: str, *values: object) -> str:
        return await self._lines.use(lambda db, _: db.execute(statement, *values))


def digest(what: str, secret: str) -> str:
    """Return by what a link, a household or a guest is known to the others, but to nobody else."""
    return sha256(f"{what} {secret}".encode()).hexdigest()[:32] if secret else ""
