"""Two servers on which the same public evening is played with different secrets."""

import itertools
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

from tests.games.whisper import Whisper
from tests.games.whisper_content import WORDS, shares_two_letters
from tests.luck import FixedLuck
from tests.server.guests import Guest, Reply
from tests.server.house import House, all_reach, opened
from tests.server.screens import Answer
from tests.shelf import SHELF
from trapline.kernel import Luck
from trapline.tables.listing import Listing
from trapline.tables.ports import WallTime
from trapline.tables.protocol import Ok, Role
from trapline.tables.wishes import Start

OURS = (("anchor", "bell", "candle"), ("lantern", "orchard", "owl"))
THEIRS = (("garden", "helmet", "island"), ("violin", "ice", "window"))
"""The hands of Ann's team and of Bob's in two worlds. Each takes its second word, and these
differ in length, so that a hint of any kind parts the worlds."""


class StackedLuck(Luck):
    """Puts the hands that a test wrote down on top; all other luck is the same everywhere."""

    def __init__(self, hands: Sequence[tuple[str, ...]], rest: Luck) -> None:
        super().__init__()
        self._hands = list(hands)
        self._rest = rest

    def word(self) -> int:
        return self._rest.word()

    def sample(self, cards: Sequence[Any], count: int) -> tuple[Any, ...]:
        self.draws += 1
        dealt = [word for hand in self._hands for word in hand]
        return (*dealt, *(word for word in cards if word not in dealt))[:count]


class Sundial:
    """A clock that only the test moves on."""

    def __init__(self) -> None:
        self.time: WallTime = 1_700_000_000_000

    def now(self) -> WallTime:
        return self.time


class World:
    """One of the two, and everybody's eyes in it."""

    def __init__(self, house: House, clock: Sundial) -> None:
        self.house = house
        self.clock = clock
        self.people: dict[str, Guest] = {}
        self.replies: dict[str, list[bytes]] = {}

    async def gather(self) -> None:
        """Seat Ann, Bob, Cleo and Dan, let Eve look on and switch the TV on; begin."""
        four = await self.house.four()
        eve, tv, stranger = [await self.house.guest(x) for x in ("Eve", "TV", "a stranger")]
        self.people = {guest.name: guest for guest in (*four, eve, tv, stranger)}
        await eve.join(four[0].code, watch=True)
        await tv.connect(eve.code, Role.TV)
        await four[0].screen.until(lambda picture: (picture.watching, picture.tvs) == (1, 1))
        await self.settle(await four[0].ask(Start()))

    def __getitem__(self, name: str) -> Guest:
        return self.people[name]

    async def settle(self, answer: Answer) -> Answer:
        """Wait until everybody has seen what happened; a little time goes by."""
        if isinstance(answer, Ok):
            await all_reach(answer.version, *(g for g in self.people.values() if g.screens))
        self.clock.time += 1_000
        return answer

    async def switch_off(self, name: str) -> None:
        """Close somebody's screen, and wait until the others have noticed."""
        witness = self["Bob" if name == "Ann" else "Ann"].screen
        before = witness.picture.here, witness.picture.watching, witness.picture.tvs
        await self[name].screen.close()
        await witness.until(lambda now: (now.here, now.watching, now.tvs) != before)

    def note(self, name: str, reply: Reply) -> None:
        """Keep what somebody was answered by HTTP, but for the time it was."""
        headers = sorted(key for key in reply.headers if key not in ("Date", "Set-Cookie"))
        self.replies.setdefault(name, []).append(b"%d %r " % (reply.status, headers) + reply.body)

    def seen_by(self, name: str) -> list[bytes]:
        screens = [sent for screen in self[name].screens for sent in screen.bytes]
        return [*screens, *self.replies.get(name, [])]


@asynccontextmanager
async def world(game: Whisper, hands: Sequence[tuple[str, ...]]) -> AsyncIterator[World]:
    clock, luck, names = Sundial(), FixedLuck("told"), itertools.count()
    shelf = {**SHELF, "whisper": Listing(game, SHELF["whisper"].texts)}
    outside = {
        "clock": clock,
        "luck": lambda whose: StackedLuck(hands, luck(whose)),
        "fresh": lambda _: f"token-{next(names)}",
    }
    async with opened(shelf=shelf, world=outside, messages_per_second=100_000) as house:
        one = World(house, clock)
        await one.gather()
        yield one


def whisper() -> Whisper:
    return Whisper(WORDS, shares_two_letters)
