"""People who spend an evening at a table: they play as plain bots would, through their screens."""

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from tests.conformance.shapes import invited_wish
from tests.reliability.recording import Act, Asks, Enters, Eyes, Hall, Leaves, Ledger, Reads, Step
from tests.reliability.worlds import Sundial
from tests.server.guests import Guest
from tests.server.house import House
from tests.server.messages import asking, playing, saying
from trapline.games.trapwords.wishes.people import MayClaimGame
from trapline.kernel import PLAIN, PUBLIC, Game, Seat, SeededLuck, Wish
from trapline.tables.model import GoBack
from trapline.tables.ports import WallTime
from trapline.tables.protocol import Ask, Hello, Ok, Play, Role, Say
from trapline.tables.wishes import Move, TableWish, Undo, Vote

A_WHILE = 1_500
WHIMS = 5
"""One move in so many is not a bot's, but anything one is invited to, but for the end."""
UNDONE = 3
"""How often somebody takes a move back, before all of them do."""


class Gathering(Hall):
    """Ann hosts and plays with others. Each step is written down, with who may see as whom."""

    def __init__(
        self, house: House, clock: Sundial, store: Ledger, game: Game, seed: object
    ) -> None:
        super().__init__(house, clock)
        self.store = store
        self.game = game
        self.luck = SeededLuck(f"{game.name} {seed}")
        self.eyes: dict[str, Eyes] = {}
        self.players: dict[str, Seat] = {}
        self.steps: list[Step] = []
        self.undone = 0
        self.bots_moves = 0
        self._keys = itertools.count()

    @property
    def code(self) -> str:
        return self.store.tables[0].code

    @property
    def is_playing(self) -> bool:
        return self.live.room.evening.is_playing

    async def bring(self, name: str, token: str | None = None) -> Guest:
        self.eyes[name] = None
        return await super().bring(name, token)

    async def write(self, act: Act | None = None) -> None:
        """Write down what has happened since the last step."""
        sent, kept = await self.sent(), tuple(self.store.news)
        self.store.news.clear()
        self.steps.append(Step(self.clock.time, kept, act, dict(self.eyes), sent))

    async def note(self, act: Act | None = None) -> None:
        """Write a step down; then a little time goes by."""
        await self.write(act)
        await self.pass_by(self.luck.below(A_WHILE))

    async def pass_by(self, ms: int) -> None:
        """Let time go by, and bots move at their moments."""
        until = self.clock.time + ms
        while (due := self.next_bot()) is not None and due <= until:
            self.clock.time = max(self.clock.time, due)
            await self.live.alarm._act()
            self.bots_moves += bool(self.store.news)
            await self.write()
        self.clock.time = until

    def next_bot(self) -> WallTime | None:
        clock = self.live.room.evening.clock
        return min(map(clock.wall, self.live.alarm._bots._due.values()), default=None)

    async def let_time_tell(self) -> None:
        """Let the house make the moves that are due, so that nobody's wish does it."""
        await self.live.room.fire_due()
        if self.store.news:
            await self.write()

    async def come(self, name: str, *, watch: bool = True, eyes: Eyes = PUBLIC) -> Guest:
        guest = self.devices.get(name) or await self.bring(name)
        await self.let_time_tell()
        wanted = {"name": name, "watch": watch}
        reply = await guest.post(f"/api/tables/{self.code}/people", wanted)
        guest.person = reply.read()["person"]
        await self.write()
        await self.switch_on(name, eyes)
        return guest

    async def switch_on(
        self, name: str, eyes: Eyes, role: Role = Role.PLAYER, since: int | None = None
    ) -> None:
        await self.let_time_tell()
        self.eyes[name] = eyes
        hello = Hello(role, since)
        await self.enter(name, hello)
        await self.note(Enters(name, hello))

    async def switch_off(self, name: str) -> None:
        await self.leave(name)
        await self.note(Leaves(name))

    async def look_up(self, name: str, paths: Sequence[str]) -> None:
        await self.read(name, paths)
        await self.write(Reads(name, paths))

    async def ask(self, name: str, wish: TableWish, **eyes: Eyes) -> bool:
        """Ask the table for something, after which some may see as somebody else."""
        return await self._send(name, asking(wish, self._key()), eyes)

    async def play(self, name: str, wish: Wish) -> bool:
        seen = self.devices[name].picture.version
        return await self._send(name, playing(wish, self.players[name], seen, self._key()), {})

    async def say(self, name: str, text: str, channel: str) -> bool:
        return await self._send(name, saying(text, channel, self.players[name], self._key()), {})

    async def _send(self, name: str, message: Ask | Play | Say, eyes: Mapping[str, Eyes]) -> bool:
        await self.let_time_tell()
        screen = self.devices[name].screen
        await screen.send(message)
        answer = await screen.answer(message.key)
        self.eyes |= eyes
        await self.note(None if isinstance(answer, Ok) else Asks(name, message))
        return isinstance(answer, Ok)

    def _key(self) -> str:
        return f"a-key-{next(self._keys):06}"

    def view(self, name: str) -> Any:
        return self.devices[name].picture.view_as(self.game.vocabulary.view)

    async def move(self) -> None:
        """Let somebody do what a plain bot would do at their screen; else wait, or do anything."""
        for name in self.luck.shuffled(list(self.players)):
            wish = self.wish_of(name)
            if wish is not None and await self.play(name, wish):
                return await self.think_again(name)
        if (moment := self.next_moment()) is not None:
            await self.pass_by(max(0, moment - self.clock.time))
            return await self.let_time_tell()
        # A pause in the story is nothing that a bot would end.
        name = self.luck.choice([name for name in self.players if self.view(name).may])
        await self.play(name, invited_wish(self.game, self.view(name), self.luck))
        return None

    def wish_of(self, name: str) -> Wish | None:
        view = self.view(name)
        on_a_whim = [one for one in view.may if not isinstance(one, MayClaimGame)]
        if on_a_whim and self.luck.below(WHIMS) == 0:
            return invited_wish(self.game, replace(view, may=tuple(on_a_whim)), self.luck)
        return self.game.bots[PLAIN].choose(view, self.luck)

    def next_moment(self) -> WallTime | None:
        """Return when a clock runs out, or a bot moves."""
        evening, bot = self.live.room.evening, self.next_bot()
        clock = None if evening.deadline is None else evening.clock.wall(evening.deadline.at)
        return min((moment for moment in (clock, bot) if moment is not None), default=None)

    async def think_again(self, name: str) -> None:
        """Take a move back where one can; after a few times, all together."""
        table, seat = self.devices[name].screen.table, self.players[name]
        if table.undo == seat and self.undone < UNDONE:
            self.undone += 1
            await self.ask(name, Undo(seat))
        elif table.back is not None and self.undone == UNDONE:
            self.undone += 1
            await self.ask("Ann", Move(GoBack(table.back)))
            for other in self.players:
                await self.ask(other, Vote(True))
