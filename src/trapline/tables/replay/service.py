"""Games that are over, told again to those who were there: made in a thread, and kept a while."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from gzip import compress
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from trapline.kernel import ARCHIVE, IllegalMove, Observer, encode
from trapline.tables import doors
from trapline.tables.evening import Step
from trapline.tables.export import is_last, so_far
from trapline.tables.live import Live
from trapline.tables.packs import named_in
from trapline.tables.ports import PersonId, TokenHash
from trapline.tables.reasons import TableReason
from trapline.tables.replay.aliases import Aliases, aliases
from trapline.tables.replay.bodies import (
    AllHeld,
    FileChair,
    Knowledge,
    Replay,
    ReplayChair,
    ReplayChunk,
)
from trapline.tables.replay.figures import Figures, for_strangers
from trapline.tables.replay.game import Finished
from trapline.tables.replay.glance import language_of, named, with_chairs
from trapline.tables.replay.reading import opened
from trapline.tables.service import Tables

MOST_GAMES = 6
MOST_PAGES = 400
KNOWLEDGE, HELD = "knowledge", "held"

T = TypeVar("T")


class Shelved(OrderedDict[object, T]):
    """The last few of something."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def put(self, key: object, value: T) -> T:
        self[key] = value
        self.move_to_end(key)
        while len(self) > self._most:
            self.popitem(last=False)
        return value


class Guise(Struct, frozen=True):
    """How a game is told: as to those who were there, to strangers, or without names."""

    shared: bool = False
    figures: bool = False


AT_HOME = Guise()


class Replays:
    """The finished games of all tables. `where` are the places in each game's text of that name."""

    def __init__(self, tables: Tables, where: Mapping[str, frozenset[str]]) -> None:
        self.tables = tables
        self.where = where
        self._games: Shelved[Finished] = Shelved(MOST_GAMES)
        self._pages: Shelved[bytes] = Shelved(MOST_PAGES)

    async def seen_again(self, live: Live, token: TokenHash | None, number: int) -> Finished:
        """Return a game for those who were there, or refuse: others, and while it is played."""
        table = live.room.evening.table
        if not doors.may_see_again(table, (), live.room.grants, token):
            # Who has gone home is known only by what was then: the log is not read for strangers.
            if live.known(token) is None or number not in finished(live):
                raise IllegalMove(TableReason.JOIN_FIRST)
            then = [step.evening.table for step in (await self.game(live, number)).span]
            if not doors.may_see_again(table, then, live.room.grants, token):
                raise IllegalMove(TableReason.JOIN_FIRST)
        return await self.game(live, number)

    async def glance(self, live: Live, token: TokenHash | None, number: int) -> Replay:
        """Return a game at a glance, with addresses below that of its table."""
        game = await self.seen_again(live, token, number)
        code = live.room.evening.table.code
        known = await self._work(lambda: game.replay)
        below = f"/api/tables/{code}/games/{number}/replay/{known.id}"
        known = with_chairs(known, game.span, below)
        return replace(known, may_share=self.may_share(live, token, game))

    async def shared_glance(self, game: Finished, token: str, *, figures: bool) -> Replay:
        """Return a game at a glance for whoever has a link, with addresses below the link's."""
        known = await self._work(lambda: game.replay)
        known = with_chairs(known, game.span, f"/api/replays/{token}/{known.id}")
        return replace(known, shared=True, figures=figures)

    def may_share(self, live: Live, token: TokenHash | None, game: Finished) -> bool:
        return doors.may_share(live.room.evening.table, masters(game), live.person(token))

    async def game(self, live: Live, number: int, guise: Guise = AT_HOME) -> Finished:
        """Return a finished game of a table; refuse one that is played, or never was."""
        evening = live.room.evening
        if number not in finished(live):
            is_next = evening.is_playing and number == len(evening.table.scores) + 1
            raise IllegalMove(TableReason.NOT_OVER if is_next else TableReason.NO_SUCH_REPLAY)
        key = (live.room.id, number, guise)
        known = self._games.get(key)
        if known is not None:
            return known
        return self._games.put(key, await self._told(live, number, guise))

    async def _told(self, live: Live, number: int, guise: Guise) -> Finished:
        world = self.tables.world
        entries = await self.tables.entries(live)
        span = await self._work(lambda: so_far(world.games, entries, number))
        if not span or not is_last(span[-1]):
            raise IllegalMove(TableReason.NOT_OVER)
        table = span[0].evening.table
        await world.packs.fetch(named_in(table.options), world.store, world.clock.now())
        if not guise.shared:
            return self._finished(span)
        figures = Figures(language_of(table.options)) if guise.figures else None
        known_as = aliases((step.evening.table for step in span), figures) if figures else None
        return self._finished(for_strangers(span, figures), known_as)

    async def page(self, game: Finished, id: str, chair: str, place: str) -> bytes:
        """Return a chunk of what was seen from a chair, or what was hidden from it; compressed."""
        known = await self._work(lambda: game.replay)
        if id != known.id:
            # Another version of this code told it: the glance has new addresses.
            raise IllegalMove(TableReason.NO_SUCH_REPLAY)
        key = (known.id, chair, place)
        if key in self._pages:
            return self._pages[key]
        made = await self._work(lambda: compress(encode(page(game, chair, place)), 6))
        return self._pages.put(key, made)

    async def from_file(self, data: bytes, chair: str) -> tuple[Replay, FileChair]:
        """Return the game of a file that somebody kept, from a chair; or refuse the file."""
        return await self._work(lambda: self._from_file(data, chair))

    def _from_file(self, data: bytes, chair: str) -> tuple[Replay, FileChair]:
        world = self.tables.world
        kept = opened(data, world.games)
        game = self._finished(kept.span)
        eyes = game.eyes_named(chair)
        try:
            known = replace(in_a_file(game, game.eyes), sealed=kept.is_sealed)
            return known, game.whole(eyes)
        except Exception as fault:
            raise IllegalMove(TableReason.REPLAY_UNREADABLE) from fault

    def _finished(self, span: Sequence[Step], known_as: Aliases | None = None) -> Finished:
        world, name = self.tables.world, span[0].evening.table.game
        where = self.where.get(name, frozenset())
        return Finished(world.games, world.build, span, where, known_as)

    async def bare(self, game: Finished) -> Replay:
        """Return a game at a glance as it stands in a file, before any chair is put in."""
        return await self._work(lambda: in_a_file(game, ()))

    async def pieces(
        self, game: Finished, chair: str, fits: Callable[[FileChair], bool]
    ) -> tuple[Replay, tuple[FileChair, ...]]:
        """Return a game in one piece: from one chair, and from all others that fit beside it.

        Where this chair does not fit it is told from others, and from this one if none does.
        """
        first = game.eyes_named(chair)
        order = sorted(game.eyes, key=lambda eyes: (eyes != first, eyes is not ARCHIVE))
        told = [await self._work(partial(game.whole, eyes)) for eyes in order]
        inside = [piece for piece in told if fits(piece)] or told[:1]
        named_inside = [piece.chair for piece in inside]
        seen = [eyes for eyes in game.eyes if named(eyes) in named_inside]
        return await self._work(lambda: in_a_file(game, seen)), tuple(inside)

    async def _work(self, work: Callable[[], T]) -> T:
        async with self.tables.telling:
            return await asyncio.to_thread(work)


def finished(live: Live) -> range:
    """Return the numbers of the games of a table that are over."""
    return range(1, len(live.room.evening.table.scores) + 1)


def in_a_file(game: Finished, eyes: Sequence[Observer]) -> Replay:
    """Return a game at a glance for somebody who needs no address to see it."""
    chairs = tuple(ReplayChair(named(one), (), None) for one in eyes)
    return replace(game.replay, chairs=chairs, shared=True)


def masters(game: Finished) -> frozenset[PersonId | None]:
    """Return who was Game Master at the end."""
    outcome, table = game.replay.outcome, game.span[-1].evening.table
    seats = () if outcome is None else outcome.apart
    return frozenset(table.chairs[seat].holder for seat in seats)


def page(game: Finished, chair: str, place: str) -> ReplayChunk | Knowledge | AllHeld:
    if place == HELD:
        return game.held(game.eyes_named(chair))
    if place == KNOWLEDGE:
        return game.knowledge(game.seat_named(chair))
    return game.chunk(game.eyes_named(chair), int(place))
