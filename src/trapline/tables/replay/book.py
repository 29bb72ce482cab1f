"""The book of a group: its evenings on this server, who won and what for."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

import msgspec
from msgspec.structs import replace

from trapline.kernel import IllegalMove, encode
from trapline.tables import doors
from trapline.tables.evening import Evening, Step, retold
from trapline.tables.export import is_last
from trapline.tables.model import Phase, Table
from trapline.tables.ports import Damaged, Grant, Note, TableRecord, TokenHash
from trapline.tables.reasons import TableReason
from trapline.tables.replay.bodies import Book, BookEvening, BookGame, BookMade, BookTotal
from trapline.tables.replay.sharing import Sharing, hashed
from trapline.tables.service import Tables

BOOK = "book"
SOMEBODY = "—"
"""What stands where a name was erased."""

MOST_EVENINGS = 200
MOST_OF_A_DEVICE = 40


class Books:
    """The books of this server. Whoever was there finds a device's; who has the link, a group's."""

    def __init__(self, tables: Tables, sharing: Sharing) -> None:
        self._tables = tables
        self._sharing = sharing
        self._store = tables.world.store

    async def of_device(self, token: TokenHash | None) -> Book:
        if token is None:
            return bound(())
        known = await self._store.tables_of(token)
        told = [await self._told(record, token) for record in known[-MOST_OF_A_DEVICE:]]
        return bound(evening for evening in told if evening is not None and evening.games)

    async def forget_device(self, token: TokenHash | None) -> None:
        """Let this device be nobody's any more, but where it plays."""
        if token is None:
            return
        idle = [record.id for record in await self._store.tables_of(token) if not record.playing]
        await self._store.disown(token, idle)
        for id in idle:
            if id in self._tables.live:
                self._tables.live[id].room.grants.pop(token, None)

    async def begin(self, code: str, token: TokenHash | None) -> BookMade:
        book = self._tables.world.fresh(24)
        await self._write(hashed(book), code, token)
        return BookMade(book, f"/b/{book}")

    async def add(self, book: str, code: str, token: TokenHash | None) -> Book:
        pages = await self._pages(book)
        if len(pages) >= MOST_EVENINGS:
            raise IllegalMove(TableReason.TOO_MANY_LINKS, most=MOST_EVENINGS)
        await self._write(hashed(book), code, token)
        return await self.of_group(book, token)

    async def of_group(self, book: str, token: TokenHash | None) -> Book:
        """Return a group's book, brought up to date for those who were there."""
        evenings = []
        for note in await self._pages(book):
            kept = read(note)
            record = await self._store.find(kept.code or "")
            is_there = record is not None and record.id == note.table
            told = await self._told(record, token) if is_there and record and token else None
            if told is not None and told != kept:
                await self._store.note(replace(note, value=encode(told)))
            evenings.append(told or closed(kept))
        return bound(evenings)

    async def forget(self, book: str) -> None:
        await self._pages(book)
        await self._store.erase_notes(BOOK, hashed(book))

    async def _pages(self, book: str) -> Sequence[Note]:
        pages = await self._store.notes(BOOK, hashed(book))
        if not pages:
            raise IllegalMove(TableReason.NO_SUCH_BOOK)
        return pages

    async def _write(self, key: str, code: str, token: TokenHash | None) -> None:
        record = await self._store.find(code)
        told = None if record is None or token is None else await self._told(record, token)
        if record is None or told is None:
            raise IllegalMove(TableReason.JOIN_FIRST)
        place = f"{record.opened:015} {record.id}"
        note = Note(BOOK, key, place, told.played, encode(told), record.id, lasting=True)
        await self._store.note(note)

    async def _told(self, record: TableRecord, token: TokenHash) -> BookEvening | None:
        """Return an evening as the book has it, for somebody who was there."""
        grants = {grant.token: grant for grant in await self._store.grants(record.id)}
        if token not in grants:
            return None
        try:
            entries = await self._store.entries(record.id)
            async with self._tables.telling:
                steps = await asyncio.to_thread(retold, self._tables.world.games, entries)
        except (Damaged, IllegalMove, KeyError):
            # Its game is taken off the shelf, or the table damaged: the others are told.
            return None
        kept_until = await self._sharing.kept_until(record.id)
        return evening(record, steps, grants, token, kept_until)


def evening(
    record: TableRecord,
    steps: Sequence[Step],
    grants: dict[TokenHash, Grant],
    token: TokenHash,
    kept_until: int | None,
) -> BookEvening | None:
    table, games = steps[-1].evening.table, []
    past: list[Table] = []
    for step in steps:
        past.append(step.evening.table)
        if is_last(step):
            number = len(step.evening.table.scores)
            if doors.may_see_again(table, played(past), grants, token):
                games.append(game(number, step.evening))
            past = []
    if not games and not doors.may_see_again(table, (), grants, token):
        return None
    return BookEvening(record.code, steps[0].entry.wall, tuple(games), kept_until)


def played(past: Iterable[Table]) -> Iterator[Table]:
    """Yield the table as it was while a game lay on it, and when that ended."""
    return (table for table in past if table.phase is not Phase.LOBBY)


def game(number: int, end: Evening) -> BookGame:
    score, match = end.table.scores[-1], end.match
    chairs = end.table.chairs[: len(score.names)]
    return BookGame(
        number=number,
        game=score.game,
        names=score.names,
        teams=score.teams,
        people=tuple(chair.holder is not None for chair in chairs),
        outcome=score.outcome,
        awards=match.story.awards if match is not None and match.story is not None else (),
        replay=True,
    )


def read(note: Note) -> BookEvening:
    return msgspec.json.decode(note.value, type=BookEvening)


def closed(evening: BookEvening) -> BookEvening:
    """Return an evening for somebody who was not there, or whose table is gone."""
    games = tuple(replace(game, replay=False) for game in evening.games)
    return replace(evening, code=None, games=games, kept_until=None)


def bound(evenings: Iterable[BookEvening]) -> Book:
    newest = sorted(evenings, key=lambda evening: -evening.played)
    return Book(tuple(newest), tuple(totals(newest)))


def totals(evenings: Iterable[BookEvening]) -> Iterator[BookTotal]:
    """Yield what everybody did, those first who won most. Bots and erased names keep no count."""
    games: Counter[str] = Counter()
    won: Counter[str] = Counter()
    awards: defaultdict[str, Counter[str]] = defaultdict(Counter)
    for one in (game for evening in evenings for game in evening.games):
        for seat, (name, is_person) in enumerate(zip(one.names, one.people, strict=True)):
            if not is_person or one.outcome is None or name == SOMEBODY:
                continue
            games[name] += 1
            won[name] += seat in one.outcome.winners
            awards[name].update(award.kind for award in one.awards if award.seat == seat)
    for name in sorted(games, key=lambda name: (-won[name], -games[name], name)):
        yield BookTotal(name, games[name], won[name], dict(awards[name]))
