"""One wish after another into the log, each of them once."""

import asyncio
from collections.abc import Sequence

import pytest

from tests.games.whisper_model import Choose, GiveClue
from tests.slow_store import SlowStore
from tests.tables.party import (
    ANN,
    BOB,
    CLEO,
    GAMES,
    CrampedStore,
    Party,
    Screen,
    accepted,
    is_stale,
    party,
    refused,
    until,
)
from trapline.adapters.memory import MemoryStore
from trapline.kernel import Text
from trapline.tables.evening import retold
from trapline.tables.moves import next_deadline
from trapline.tables.ports import DiskFull, Grant, NotKept, TableId
from trapline.tables.service import Tables
from trapline.tables.wishes import Abandon, Lock, PassHost, Ready, Start

MANY = 600


async def test_a_retry_gets_the_first_answer_and_changes_nothing() -> None:
    friends = await party()

    first = await friends.ask(ANN, Start(), key="the-same-key")
    again = await friends.ask(ANN, Start(), key="the-same-key")

    assert again == first
    assert friends.tags().count("table:started") == 1


async def test_a_retry_after_a_restart_gets_the_version_it_was_kept_as() -> None:
    friends = await party()
    first = await friends.ask(ANN, Lock(locked=True), key="the-same-key")
    friends.live = await Tables(friends.tables.world).find(friends.code)

    again = await friends.ask(ANN, Lock(locked=True), key="the-same-key")

    assert again == first
    assert friends.tags().count("table:lock-set") == 1


async def test_two_people_may_use_the_same_key() -> None:
    friends = await party()

    accepted(await friends.ask(ANN, Ready(ANN, ready=True), key="the-same-key"))
    accepted(await friends.ask(BOB, Ready(BOB, ready=True), key="the-same-key"))

    assert friends.tags().count("table:readied") == 2


async def pester(friends: Party, by: int) -> None:
    """Let somebody who is not the host ask for what only the host may, again and again."""
    for _ in range(MANY):
        refused(await friends.ask(by, Start()))


async def test_refusals_do_not_push_out_what_was_accepted() -> None:
    friends = await party()
    first = await friends.ask(ANN, Start(), key="the-same-key")
    await pester(friends, BOB)

    again = await friends.ask(ANN, Start(), key="the-same-key")

    assert again == first


async def test_what_was_accepted_long_before_a_restart_is_not_refused_after_it() -> None:
    friends = await party()
    first = await friends.ask(ANN, Start(), key="the-same-key")
    for locked in range(MANY):
        await friends.ask(ANN, Lock(locked=locked % 2 == 0))
    friends.live = await Tables(friends.tables.world).find(friends.code)

    again = await friends.ask(ANN, Start(), key="the-same-key")

    assert again == first


async def test_nobody_pushes_out_what_another_was_refused() -> None:
    friends = await party()
    first = await friends.ask(BOB, Lock(locked=True), key="the-same-key")
    await pester(friends, CLEO)
    await friends.ask(ANN, PassHost(BOB))

    again = await friends.ask(BOB, Lock(locked=True), key="the-same-key")

    assert refused(again) == "not-the-host"
    assert again == first


async def test_only_the_last_refusals_of_a_person_are_remembered() -> None:
    friends = await party()
    await friends.ask(BOB, Lock(locked=True), key="the-same-key")
    await pester(friends, BOB)
    await friends.ask(ANN, PassHost(BOB))

    accepted(await friends.ask(BOB, Lock(locked=True), key="the-same-key"))


async def test_a_refused_wish_leaves_no_trace() -> None:
    friends = await party()
    before = friends.live.room.evening

    refused(await friends.ask(BOB, Start()))

    assert friends.live.room.evening is before


async def test_nobody_plays_for_a_seat_that_is_not_theirs() -> None:
    friends = await party()
    await friends.ask(ANN, Start())

    answer = await friends.play(BOB, Choose(0, Text("lantern")), seat=ANN)

    assert refused(answer) == "not-your-seat"


async def test_a_wish_for_a_turn_that_is_over_is_stale() -> None:
    friends = await party()
    await friends.ask(ANN, Start())

    assert is_stale(await friends.play(ANN, Choose(999, Text("lantern"))))


async def test_a_wish_meant_for_the_last_game_is_stale_in_the_next() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    seen = friends.live.room.evening.version
    await friends.ask(ANN, Abandon())
    await friends.ask(ANN, Start())

    assert is_stale(await friends.play(ANN, Choose(0, Text("lantern")), seen=seen))


async def test_a_wish_the_game_does_not_know_is_not_understood() -> None:
    friends = await party()
    await friends.ask(ANN, Start())

    assert refused(await friends.play(ANN, Start())) == "not-understood"


async def test_no_client_can_move_for_the_house() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    before = friends.live.room.evening

    class TimeUp(GiveClue, frozen=True, tag="time-up"):
        pass

    refused(await friends.play(ANN, TimeUp(1, Text("choosing"))))

    assert friends.live.room.evening is before


async def test_nothing_is_shown_or_acknowledged_before_it_is_kept() -> None:
    store = SlowStore()
    friends = await party(store=store)
    screen = await friends.screen(BOB)
    store.commit.clear()

    wish = asyncio.create_task(friends.ask(ANN, Lock(locked=True)))
    await asyncio.sleep(0.01)
    shown, done = screen.messages("update"), wish.done()
    store.commit.set()
    accepted(await wish)

    assert (shown, done) == ([], False)
    assert screen.picture()[0]["locked"] is True


async def elsewhere(friends: Party) -> Party:
    """Return the same table on another server with the same store and bus."""
    other = Tables(friends.tables.world)
    other.world.bus.listen(other._rung)
    friends.tables.world.bus.listen(friends.tables._rung)
    return Party(other, await other.find(friends.code), friends.code)


async def test_who_loses_a_race_between_two_servers_plays_again_on_what_happened() -> None:
    here = await party()
    there = await elsewhere(here)
    here.tables.world.bus.listen(lambda *_: None)

    accepted(await here.ask(ANN, Ready(ANN, ready=True), key="from-here"))
    accepted(await there.ask(BOB, Ready(BOB, ready=True), key="from-there"))

    entries = await here.tables.world.store.entries(here.live.room.id)
    assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
    assert [chair.ready for chair in there.table.chairs[:2]] == [True, True]


async def test_a_hint_from_another_server_brings_every_screen_up_to_date() -> None:
    here = await party()
    there = await elsewhere(here)
    screen = Screen(CLEO)
    await there.live.enter(screen)

    await here.ask(ANN, Lock(locked=True))

    await until(lambda: screen.picture()[0]["locked"] is True)


async def unheard(friends: Party) -> Party:
    """Return the same table on a server that no hint reaches."""
    other = Tables(friends.tables.world)
    return Party(other, await other.find(friends.code), friends.code)


async def test_what_one_server_accepted_another_does_not_refuse() -> None:
    here = await party()
    there = await elsewhere(here)
    first = await here.ask(ANN, Start(), key="the-same-key")
    await until(lambda: there.live.room.evening == here.live.room.evening)
    await pester(there, BOB)

    again = await there.ask(ANN, Start(), key="the-same-key")

    assert again == first


async def test_a_server_that_knows_less_looks_into_the_log_before_it_refuses() -> None:
    here = await party()
    there = await unheard(here)
    await here.ask(ANN, PassHost(BOB))
    first = await here.ask(BOB, Lock(locked=True), key="the-same-key")

    again = await there.ask(BOB, Lock(locked=True), key="the-same-key")

    assert again == first
    assert there.live.room.evening == here.live.room.evening


async def test_what_was_refused_here_and_accepted_there_is_accepted() -> None:
    here = await party()
    there = await unheard(here)
    refused(await here.ask(BOB, Lock(locked=True), key="the-same-key"))
    await there.ask(ANN, PassHost(BOB))
    first = await there.ask(BOB, Lock(locked=True), key="the-same-key")

    again = await here.ask(BOB, Lock(locked=True), key="the-same-key")

    assert again == first


class BrokenLine(MemoryStore):
    """A store that cannot be asked who is who, until a test lets it."""

    is_cut = False

    async def grants(self, table: TableId) -> Sequence[Grant]:
        if self.is_cut:
            raise NotKept
        return await super().grants(table)


async def test_what_was_read_by_halves_is_read_again_and_shown() -> None:
    store = BrokenLine()
    here = await party(store=store)
    there = await unheard(here)
    screen = await there.screen(CLEO)
    await here.ask(ANN, Lock(locked=True))

    store.is_cut = True
    with pytest.raises(NotKept):
        await there.live.room.catch_up()
    store.is_cut = False
    await there.live.room.catch_up()

    assert screen.picture()[0]["locked"] is True


async def test_what_the_house_did_is_shown_though_the_wish_after_it_is_not_kept() -> None:
    store = CrampedStore()
    friends = await party(store=store)
    await friends.ask(ANN, Start())
    screen = await friends.screen(BOB)
    due = next_deadline(friends.live.room.evening)
    assert due is not None
    friends.wall.pass_by(due.at)

    store.room = 1
    with pytest.raises(DiskFull):
        await friends.ask(ANN, Lock(locked=True))

    assert [shown["version"] for shown in screen.messages("update")] == [
        friends.live.room.evening.version
    ]


async def test_the_log_tells_the_evening_that_everybody_saw() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    await friends.ask(ANN, Abandon())
    await friends.ask(ANN, Start())

    entries = await friends.tables.world.store.entries(friends.live.room.id)

    assert retold(GAMES, entries)[-1].evening == friends.live.room.evening
