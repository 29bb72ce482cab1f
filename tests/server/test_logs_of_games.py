"""The log of a game over HTTP: worked out where it holds nobody up, and not for the asking."""

from threading import Thread, current_thread, main_thread

import pytest

from tests.server.guests import Guest
from tests.server.house import House, opened
from trapline.kernel import Observer
from trapline.tables import export
from trapline.tables.evening import Step
from trapline.tables.wishes import Abandon

LOGS = ("1.jsonl", "1/seen.jsonl")


async def played(house: House) -> Guest:
    """Return Ann, at whose table a game is over."""
    ann, *_ = await house.playing()
    await ann.ask(Abandon())
    return ann


def path(guest: Guest, log: str) -> str:
    return f"/api/tables/{guest.code}/games/{log}"


@pytest.mark.parametrize("log", LOGS)
async def test_the_log_of_a_game_is_worked_out_away_from_the_moves(
    log: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: set[Thread] = set()
    honest = export.moment

    def watched(step: Step, observer: Observer) -> export.Moment:
        threads.add(current_thread())
        return honest(step, observer)

    monkeypatch.setattr(export, "moment", watched)
    async with opened() as house:
        ann = await played(house)

        reply = await ann.get(path(ann, log))

    assert reply.status == 200
    assert threads
    assert main_thread() not in threads


@pytest.mark.parametrize("log", LOGS)
async def test_so_many_logs_a_minute_and_no_more(log: str) -> None:
    async with opened(logs_per_minute=2) as house:
        ann = await played(house)

        replies = [await ann.get(path(ann, log)) for _ in range(3)]

    assert [reply.status for reply in replies] == [200, 200, 429]
    assert replies[-1].reason == "too-fast"


async def test_logs_are_counted_by_address_and_by_guest() -> None:
    async with opened(logs_per_minute=1, behind_proxy="true") as house:
        ann, bob, *_ = await house.playing()
        seen = path(ann, "1/seen.jsonl")
        await ann.get(seen, X_Forwarded_For="192.0.2.1")

        elsewhere = await ann.get(seen, X_Forwarded_For="192.0.2.2")
        at_home = await bob.get(seen, X_Forwarded_For="192.0.2.1")
        apart = await bob.get(seen, X_Forwarded_For="192.0.2.3")

    assert [reply.status for reply in (elsewhere, at_home, apart)] == [429, 429, 200]


async def test_a_stranger_uses_up_nobodys_logs() -> None:
    async with opened(logs_per_minute=1) as house:
        ann, eve = await played(house), await house.guest("Eve")
        refused = [await eve.get(path(ann, "1.jsonl")) for _ in range(3)]

        reply = await ann.get(path(ann, "1.jsonl"))

    assert [each.reason for each in refused] == ["join-first"] * 3
    assert reply.status == 200
