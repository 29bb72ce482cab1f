"""What somebody was sent, or could see of the clock, that they may not know."""

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from tests.reliability.blind import knows_no_more, shown
from tests.reliability.evenings import GAMES
from tests.reliability.recording import Recording, Sent
from trapline.kernel import PUBLIC, Observer, Seat
from trapline.tables.bots import HOUSEKEEPING
from trapline.tables.evening import Evening, retold
from trapline.tables.ports import Entry, WallTime

OUT_OF_TIME = "a bot"
EXCERPT = 120


class Leak(Struct, frozen=True):
    """Somebody, at some step, and the difference."""

    name: str
    step: int
    sent: str
    instead_of: str = ""


async def leaks(recording: Recording, told: Mapping[Observer, Recording]) -> list[Leak]:
    """Hold an evening against what each of its observers was told of it."""
    found = [*of_no_game(recording), *of_time(recording)]
    for observer, blind in told.items():
        found += of_bytes(recording, observer, await shown(blind, observer))
    return found


def of_bytes(recording: Recording, observer: Observer, blind: Sequence[Sent]) -> Iterator[Leak]:
    """Yield where a device was sent other bytes than a server sends that knows no more than it."""
    for number, (step, same) in enumerate(zip(recording.steps, blind, strict=True)):
        for name, frames in step.sent.items():
            if knows_no_more(step.eyes[name], observer) and frames != same[name]:
                yield Leak(name, number, *apart(frames, same[name]))


def apart(one: Sequence[bytes], other: Sequence[bytes]) -> tuple[str, str]:
    """Return where two begin to differ."""
    ours, theirs = b"\n".join(one), b"\n".join(other)
    same = itertools.takewhile(lambda pair: pair[0] == pair[1], zip(ours, theirs, strict=False))
    start = max(0, sum(1 for _ in same) - EXCERPT)
    end = start + 2 * EXCERPT
    return str(ours[start:end]), str(theirs[start:end])


def of_no_game(recording: Recording) -> Iterator[Leak]:
    """Yield where somebody was shown a game who may not see one at all."""
    for number, step in enumerate(recording.steps):
        for name, frames in step.sent.items():
            if step.eyes[name] is None:
                yield from (
                    Leak(name, number, str(frame[: 2 * EXCERPT]))
                    for frame in frames
                    if tells_of_a_game(frame)
                )


def tells_of_a_game(frame: bytes) -> bool:
    if not frame.startswith(b"{"):
        return frame.startswith(b"200") and b'"trapline":' in frame
    message: dict[str, Any] = msgspec.json.decode(frame)
    told = [fact for past in message.get("told", []) for fact in past["facts"]]
    facts = [*message.get("facts", []), *told] if message["type"] != "refused" else []
    of_the_game = [fact for fact in facts if not fact["type"].startswith("table:")]
    return bool(message.get("view") or of_the_game or message.get("lines") or "line" in message)


def of_time(recording: Recording) -> Iterator[Leak]:
    """Yield the moves of bots that the table waited for, and that came at any other time.

    Everybody sees when the table began to wait for them; the rest is luck. What is quicker
    because nobody watches it tells nothing, by a law of the twins.
    """
    since: dict[Seat, WallTime] = {}
    for step in retold(GAMES, recording.entries):
        entry = step.entry
        if is_a_bots(entry) and entry.seat in since:
            lawful = {
                pause.since + ms
                for pause in recording.pauses
                for ms in (pause.ms, pause.ms // HOUSEKEEPING)
                if pause.seat == entry.seat and pause.since >= since[entry.seat]
            }
            if entry.wall not in lawful:
                yield Leak(OUT_OF_TIME, entry.version, str(entry.wall), str(sorted(lawful)))
        waited = waiting(step.evening)
        since = {seat: since.get(seat, entry.wall) for seat in waited}


def is_a_bots(entry: Entry) -> bool:
    return entry.key.startswith("None:bot:")


def waiting(evening: Evening) -> Sequence[Seat]:
    match = evening.match
    return () if match is None else match.game.view(match.state, PUBLIC).waiting
