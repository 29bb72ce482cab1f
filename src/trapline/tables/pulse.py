"""The pulse of a server: when it ran, and how far its clock may be believed.

What is erased is gone for good, and a clock may be wrong. So nothing is erased because the clock
stood more than a day beyond the last beat, until servers have run for a day after that leap. Within
a run there is nothing to doubt: there the clock is a stopwatch.
"""

from collections.abc import Sequence

from msgspec.structs import replace

from trapline.tables.ports import Beat, Leap, Store, TableId, WallTime
from trapline.tables.world import World

A_DAY = 24 * 3600_000
IDLE_BEAT = 60_000


class Pulse:
    """The beats of one server, and what they allow to be erased."""

    def __init__(self, now: WallTime) -> None:
        self._last = Beat(now, 0)
        self._waiting = 0

    async def begin(self, world: World) -> WallTime:
        """Go on from the last beat of any server; return when a game was last played."""
        now = world.clock.now()
        self._last = begun(await last_beat(world.store, now), now)
        return self._last.played

    def is_due(self, now: WallTime) -> bool:
        """Return whether a server on which nobody plays should beat again, to spare the disk."""
        return now - self._last.ran >= IDLE_BEAT

    async def beat(self, world: World, *, playing: bool) -> None:
        last = self._last
        if world.others.are_there:
            # It is the pulse of them all: go on from the last beat of whichever server.
            last = max(await world.store.last_beat() or last, last, key=lambda beat: beat.ran)
        beat = after(last, world.clock.now(), playing=playing)
        await world.store.beat(beat)
        self._last = beat

    @property
    def believed(self) -> WallTime:
        """The time by which things expire: at most a day after the beat before a doubted leap."""
        return min([self._last.ran, *(leap.since + A_DAY for leap in self._last.leaps)])

    async def expire(self, world: World) -> Sequence[TableId]:
        """Erase the tables that have expired, and say how many wait for the clock."""
        gone = await world.store.expire(*world.patience.limits(self.believed))
        if self._last.leaps:
            waiting = await world.store.expired(*world.patience.limits(self._last.ran))
            if len(waiting) > self._waiting:
                world.meters.doubted(len(waiting))
            self._waiting = len(waiting)
        return gone


async def last_beat(store: Store, now: WallTime) -> Beat:
    """Return the last beat of any server; where tables were kept without one, it is long ago."""
    last = await store.last_beat()
    return last or Beat(0 if await store.expired(now, now) else now, 0)


def begun(last: Beat, now: WallTime) -> Beat:
    """Return the first beat of a server, after the last one of any."""
    leapt = (Leap(last.ran),) if now > last.ran + A_DAY else ()
    return Beat(now, last.played, (*last.leaps, *leapt))


def after(beat: Beat, now: WallTime, *, playing: bool) -> Beat:
    """Return the next beat of the same server."""
    lived = max(0, now - beat.ran)
    leaps = (replace(leap, ran=leap.ran + lived) for leap in beat.leaps)
    doubted = tuple(leap for leap in leaps if leap.ran < A_DAY)
    return Beat(now, now if playing else beat.played, doubted)
