"""An evening told anew by what one observer was told of it: nobody there knows the rest.

Whoever sees as that observer must be sent the same bytes as on the evening itself. What the facts
hide from it is nowhere on this server, so nothing that was sent can have come from there.
"""

from collections.abc import Mapping

from msgspec.structs import replace

from tests.packs import LIBRARY
from tests.reliability.evenings import GAMES, shelf
from tests.reliability.recording import (
    UNLIMITED,
    Asks,
    Enters,
    Eyes,
    Hall,
    Kept,
    Leaves,
    Reads,
    Recording,
    Sent,
    Step,
)
from tests.reliability.worlds import Sundial
from tests.server.house import House, opened
from trapline.adapters.memory import MemoryStore
from trapline.kernel import PUBLIC, TABLE_TALK, Channel, Fact, Observer, Seat, witnessed_by
from trapline.tables import log
from trapline.tables.chat import talk_of
from trapline.tables.doors import Sight
from trapline.tables.evening import retold
from trapline.tables.packs import Packs
from trapline.tables.ports import Line
from trapline.tables.protocol import Parting
from trapline.tables.room import KEPT_LINES


def as_told(recording: Recording, observer: Observer) -> Recording:
    """Return an evening with nothing in its log and its talk but what one observer knows."""
    chairs = retold(GAMES, recording.entries)[-1].evening.table.chairs
    heard = {TABLE_TALK, *(talk_of(chair.team) for chair in chairs if chair.seat == observer)}
    return replace(recording, steps=[told_of(step, observer, heard) for step in recording.steps])


def told_of(step: Step, observer: Observer, heard: set[Channel]) -> Step:
    kept = [
        overheard(one, heard) if isinstance(one, Line) else witnessed(one, observer)
        for one in step.kept
    ]
    return replace(step, kept=kept)


def overheard(line: Line, heard: set[Channel]) -> Line:
    return line if line.channel in heard else replace(line, text="")


def witnessed(kept: Kept, observer: Observer) -> Kept:
    """Return an entry as this observer would have written it; whose it is, facts must say."""
    entry = kept.entry
    facts = list(witnessed_by(observer, log.read(entry, GAMES)))
    seat = entry.seat if any(names(fact, entry.seat) for fact in facts) else None
    key = f"None:{entry.version}"
    seen = replace(entry, facts=log.written(facts), person=None, seat=seat, key=key)
    return replace(kept, entry=seen)


def names(fact: Fact, seat: Seat | None) -> bool:
    """Say whether a fact tells whose it is. The table tells who may take something back."""
    return fact.retractable or seat in (getattr(fact, "by", None), getattr(fact, "seat", None))


class Blind(Hall):
    """A server that shows the game to one kind of observer, and to nobody else."""

    def __init__(
        self, house: House, clock: Sundial, store: MemoryStore, observer: Observer
    ) -> None:
        super().__init__(house, clock)
        self.store = store
        self.observer = observer
        self.eyes: Mapping[str, Eyes] = {}

    async def begin(self, recording: Recording) -> None:
        store, first, *others = self.store, *recording.prelude
        for pack in LIBRARY.values():
            await store.keep_pack(pack.id, pack.text, 0, first.grants[0].token)
        await store.open_table(recording.table, first.entry, first.grants)
        for kept in others:
            await store.append(recording.table.id, kept.entry, playing=False)
        self.clock.time = recording.prelude[-1].entry.wall
        room = (await self.house.desk.tables.find(recording.table.code)).room
        room.moved = lambda: None
        setattr(room, "_fire_due", nothing)  # noqa: B010 - the log tells of the house's moves
        room.audience._sight = lambda table, screen: self.sight(room.sight(table, screen))
        for name, token in recording.tokens.items():
            await self.bring(name, token)

    def sight(self, sight: Sight) -> Sight:
        return sight if isinstance(sight, Parting) or sight == self.observer else None

    async def happen(self, step: Step) -> Sent:
        knows = {name for name, eyes in step.eyes.items() if knows_no_more(eyes, self.observer)}
        is_as_before, self.eyes = step.eyes == self.eyes, step.eyes
        if not is_as_before:
            await self.sent()
        for kept in step.kept:
            await self.keep(kept)
        self.clock.time = step.now
        await self.act(step, knows)
        return await self.sent(knows if is_as_before else None)

    async def act(self, step: Step, knows: set[str]) -> None:
        match step.act:
            case Enters(name, hello):
                await self.enter(name, hello)
            case Leaves(name):
                await self.leave(name)
            case Reads(name, paths) if name in knows:
                await self.read(name, paths)
            case Asks(name, message) if step.eyes[name] == self.observer:
                screen = self.devices[name].screen
                await screen.send(message)
                await screen.answer(message.key)
            case _:
                return

    async def keep(self, kept: Kept | Line) -> None:
        room, store = self.live.room, self.store
        if isinstance(kept, Line):
            self.clock.time = kept.wall
            await store.say(room.id, kept, KEPT_LINES)
            room.chat.append(kept)
            room.audience.say(kept)
        else:
            self.clock.time = kept.entry.wall
            await store.append(room.id, kept.entry, playing=True, grants=kept.grants)
            await room.catch_up(kept.entry.version)
            if room.evening.is_playing:
                self.lose_the_file()

    def lose_the_file(self) -> None:
        """Leave it to the log to tell what only a Game Master has read."""
        self.house.desk.tables.world.packs._at_hand.clear()
        self.store._packs.clear()


async def nothing(_: object) -> None:
    pass


def knows_no_more(eyes: Eyes, observer: Observer) -> bool:
    return eyes == observer or (eyes is None and observer is PUBLIC)


async def shown(recording: Recording, observer: Observer) -> list[Sent]:
    """Let the evening happen once more, and return what each step shows."""
    clock, store, packs = Sundial(), MemoryStore(), Packs()
    async with opened(
        store=store,
        shelf={recording.game: shelf(packs)[recording.game]},
        packs=packs,
        world={"clock": clock},
        messages_per_second=UNLIMITED,
    ) as house:
        blind = Blind(house, clock, store, observer)
        await blind.begin(recording)
        return [await blind.happen(step) for step in recording.steps]
