"""When bots move: after a pause like a person's, drawn without a look at any secret."""

import asyncio
from collections.abc import AsyncIterator, Collection, Iterator, Mapping
from contextlib import contextmanager
from time import perf_counter

from trapline.kernel import PLAIN, Bot, Paced, Seat, TableTime, View, Wish, encode
from trapline.tables.evening import Evening
from trapline.tables.match import Match
from trapline.tables.model import Pace, Table
from trapline.tables.proposals import Proposals, bot_of
from trapline.tables.world import World

HASTE: Mapping[Pace, int] = {Pace.CALM: 60, Pace.USUAL: 100, Pace.QUICK: 200}
"""In percent."""
HOUSEKEEPING = 4
"""So many times quicker is what nobody watches."""


class BotTurns:
    """Which bot of a table moves when. Derived anew from the evening after every version."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._of: Table | None = None
        """The table whose bots `_bots` are."""
        self._bots: Mapping[Seat, str] = {}
        self._due: dict[Seat, TableTime] = {}
        self._not_before: dict[Seat, TableTime] = {}
        self._waited_for: set[Seat] = set()
        self._resting: dict[Seat, bytes] = {}
        self._thinking: set[Seat] = set()
        self._proposals = Proposals(world)

    def ripe(self, at: TableTime) -> Seat | None:
        ready = [(due, seat) for seat, due in self._due.items() if due <= at]
        return min(ready)[1] if ready else None

    def plan(self, evening: Evening, at: TableTime) -> Collection[TableTime]:
        """Give every bot that may act its moment; a bot that chose to wait waits for news."""
        match, table = evening.match, evening.table
        if match is None or not evening.is_playing or table.paused:
            self._due.clear()
            self._proposals.close()
            return ()
        if table is not self._of:
            self._of, self._bots = table, bots_at(table)
        bots = self._bots
        if not bots:
            self._due, self._waited_for = {}, set()
            return ()
        seats = sorted(bots.keys() - self._thinking)
        self._due = {seat: due for seat, due in self._due.items() if seat in seats}
        views = {seat: match.game.view(match.state, seat) for seat in seats}
        waited_for = {seat for seat, view in views.items() if seat in view.waiting}
        for seat, view in views.items():
            if not view.may or self._resting.get(seat) == encode(view):
                self._due.pop(seat, None)
                self._proposals.drop(seat)
                continue
            earliest = not_before(match, bots[seat], view)
            # Who was invited in secret before would move sooner, and so be found out.
            is_new = seat not in self._due or seat in waited_for - self._waited_for
            if is_new or earliest != self._not_before.get(seat, 0):
                pause = self._pause(seat, view) * 100 // HASTE[table.pace]
                pause += self._proposals.takes(match, bots[seat], view)
                self._due[seat] = max(at + pause, earliest)
            self._proposals.ask(match, seat, bots[seat], view, anew=is_new)
            self._not_before[seat] = earliest
        self._waited_for = waited_for
        return self._due.values()

    def _pause(self, seat: Seat, view: View) -> int:
        """Draw a pause. Whether it is for housekeeping everybody knows (`Invitation`)."""
        patience = self._world.patience
        spread = patience.bot_slowest - patience.bot_fastest
        pause = patience.bot_fastest + self._world.luck(f"pause {seat}").below(spread + 1)
        thought = pause // HOUSEKEEPING if view.is_housekeeping else pause
        return thought + pause * view.reading // 100

    @contextmanager
    def thinking(self, seat: Seat) -> Iterator[None]:
        """Ask a bot nothing else meanwhile: it would answer twice what it was asked once."""
        self._due.pop(seat, None)
        self._thinking.add(seat)
        try:
            yield
        finally:
            self._thinking.discard(seat)

    def rest(self, seat: Seat, view: View) -> None:
        """Let a bot wait until its view changes."""
        self._resting[seat] = encode(view)

    def close(self) -> None:
        self._proposals.close()

    async def wishes(
        self, match: Match, seat: Seat, character: str, view: View
    ) -> AsyncIterator[Wish]:
        """Yield what a language model proposes, where one may, and then what the bot would do."""
        proposed = await self._proposals.heard(match, seat, character, view)
        if proposed is not None:
            yield proposed
        chosen = await self.choose(match, seat, character, view)
        if chosen is not None:
            yield chosen

    async def choose(self, match: Match, seat: Seat, character: str, view: View) -> Wish | None:
        """Ask the bot, and the plain one if it takes too long."""
        bot, bots = bot_of(match, character), match.game.bots
        try:
            limit = self._world.patience.bot_limit / 1000
            return await asyncio.wait_for(self._think(bot, seat, view), limit)
        except TimeoutError:
            return await self._think(bots[PLAIN], seat, view)

    async def _think(self, bot: Bot, seat: Seat, view: View) -> Wish | None:
        began = perf_counter()
        try:
            return await self._world.think(bot, view, self._world.luck(f"thought {seat}"))
        finally:
            self._world.meters.thought(perf_counter() - began)


def bots_at(table: Table) -> Mapping[Seat, str]:
    """Return who moves each seat that a bot has, or was lent."""
    return {
        chair.seat: chair.bot or PLAIN
        for chair in table.chairs
        if chair.bot is not None or chair.lent
    }


def not_before(match: Match, character: str, view: View) -> TableTime:
    """Return how long a bot wants to leave people alone with what was said last."""
    bot = bot_of(match, character)
    return bot.not_before(view) if isinstance(bot, Paced) else 0
