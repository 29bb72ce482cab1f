"""A replay from a chair is, byte for byte, what the screens that looked from there were sent."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec
import pytest

from tests.reliability.evenings import GAMES, PLANS, Plan, recorded
from tests.reliability.recording import Recording
from trapline.client.picture import spliced
from trapline.kernel import ARCHIVE, PUBLIC, Observer, encode
from trapline.tables import facts as t
from trapline.tables.evening import Step, retold
from trapline.tables.protocol import Splice, Update
from trapline.tables.replay.game import Finished
from trapline.tables.replay.holding import held
from trapline.tables.replay.telling import Shown, chunk, told, update

BUILD = "a build"


def of_the_game(recording: Recording) -> list[Step]:
    """Return the evening from where its game begins, to its end or as far as it went."""
    steps = retold(GAMES, recording.entries)
    begins = next(n for n, step in enumerate(steps) if is_in(t.Started, step))
    ends = next((n for n, step in enumerate(steps) if is_in(t.Ended, step)), len(steps))
    return steps[begins : ends + 1]


def is_in(kind: type[t.TableFact], step: Step) -> bool:
    return any(isinstance(fact, kind) for fact in step.facts)


def updates_sent(recording: Recording) -> Iterator[tuple[Observer, int, bytes]]:
    """Yield the updates that devices were sent while they saw as one observer, with its version."""
    eyes: dict[str, Any] = {}
    for step in recording.steps:
        for name, frames in step.sent.items():
            before, after = eyes.get(name), step.eyes.get(name)
            for frame in frames:
                if frame.startswith(b'{"type":"update"') and before == after is not None:
                    yield after, msgspec.json.decode(frame)["version"], frame
        eyes = dict(step.eyes)


@pytest.mark.slow
@pytest.mark.parametrize("plan", PLANS, ids=str)
async def test_a_replay_for_a_seat_is_byte_for_byte_what_that_seat_was_sent(plan: Plan) -> None:
    recording = await recorded(plan, moves=3)
    span = of_the_game(recording)
    made: dict[Observer, dict[int, bytes]] = {}
    compared = 0

    for eyes, version, frame in updates_sent(recording):
        if eyes not in made:
            made[eyes] = replayed(span, eyes)
        if version in made[eyes]:
            assert made[eyes][version] == frame, (eyes, version)
            compared += 1

    assert len(made) > 3
    assert compared > 60


def replayed(span: Sequence[Step], eyes: Observer) -> dict[int, bytes]:
    shown = told(GAMES, span, eyes)
    made: list[Update] = [update(before, after) for before, after in pairwise(shown)]
    return {one.version: encode(one) for one in made}


@pytest.mark.slow
@pytest.mark.parametrize("plan", PLANS, ids=str)
async def test_chunks_lead_from_the_first_picture_to_the_last_for_every_chair(plan: Plan) -> None:
    recording = await recorded(plan, moves=3)
    span = of_the_game(recording)
    seats = range(len(span[-1].evening.table.chairs))

    for eyes in (PUBLIC, ARCHIVE, *seats):
        whole = chunk(GAMES, BUILD, span, eyes, 0)
        picture = as_plain(whole.welcome)
        for one in whole.updates:
            picture = after(picture, as_plain(one))
        end = told(GAMES, span[: len(whole.updates) + 1], eyes)[-1]
        assert picture["view"] == as_plain(end.view)
        assert picture["table"] == as_plain(end.table)


def as_plain(value: Any) -> Any:
    return msgspec.json.decode(encode(value))


def after(picture: dict[str, Any], news: dict[str, Any]) -> dict[str, Any]:
    """Return what a screen shows after an update, as the client reckons it."""
    view, changed = picture["view"], news.get("view", {})
    table = {**picture["table"], **news.get("table", {})}
    seen = None if changed is None else ({**(view or {}), **changed} if changed else view)
    for name, parts in news.get("spliced", {}).items():
        assert seen is not None
        seen = {**seen, name: spliced(seen[name], msgspec.convert(parts, tuple[Splice, ...]))}
    return {"table": table, "view": seen}


@pytest.mark.slow
@pytest.mark.parametrize("plan", PLANS, ids=str)
async def test_what_a_seat_did_not_know_was_told_where_it_says_so(plan: Plan) -> None:
    recording = await recorded(plan, moves=3)
    span = of_the_game(recording)
    game = Finished(GAMES, BUILD, span, ())
    seats = range(4)

    hidden = {seat: game.knowledge(seat) for seat in seats}

    for seat, known in hidden.items():
        hers = {one.step.entry.version: one for one in told(GAMES, span, seat)}
        for secret in known.secrets:
            assert secret.learned is None or secret.learned > secret.version
            step = hers[secret.version].step
            fact = list(step.facts)[secret.place]
            assert set(secret.fields) <= set(fact.hides)
        for veil in known.veils:
            assert veil.until is None or veil.since < veil.until
    assert sum(len(known.secrets) for known in hidden.values()) > 0


@pytest.mark.slow
@pytest.mark.parametrize("plan", PLANS, ids=str)
async def test_what_a_seat_alone_saw_stood_in_its_view_and_not_on_the_tv(plan: Plan) -> None:
    span = of_the_game(await recorded(plan, moves=3))
    seats = {seat: told(GAMES, span, seat) for seat in range(4)}
    public = told(GAMES, span, PUBLIC)

    all = list(held(seats, public))

    views = {seat: views_of(shown) for seat, shown in seats.items()}
    seen = views_of(public)
    assert all
    for one in all:
        assert encode(one.word) in views[one.seat][one.since]
        assert one.until is None or one.since < one.until
    alone = [one for one in all if encode(one.word) not in seen[one.since]]
    assert len(alone) > len(all) / 2


def views_of(shown: Sequence[Shown]) -> dict[int, bytes]:
    return {one.step.entry.version: encode(one.view) for one in shown}
