"""Screens come and go, and after a while the house takes note."""

import asyncio

from tests.tables.party import ANN, BOB, CLEO, DAN, Counts, CrampedStore, party, until
from trapline.tables.model import Phase
from trapline.tables.ports import DiskFull
from trapline.tables.protocol import Parting
from trapline.tables.wishes import Start
from trapline.tables.world import Patience

SOON = Patience(away_after=10, host_gone_after=20, unload_after=0)


async def test_who_has_no_screen_for_a_while_is_away() -> None:
    friends = await party(patience=SOON)
    bobs = await friends.screen(BOB)

    friends.live.leave(bobs)
    await until(lambda: BOB in [person.id for person in friends.table.people if person.away])

    assert "table:went-away" in friends.tags()


async def test_who_reloads_in_time_was_never_away() -> None:
    friends = await party()
    bobs = await friends.screen(BOB)

    friends.live.leave(bobs)
    await friends.screen(BOB)

    assert "table:went-away" not in friends.tags()


async def test_who_comes_back_is_welcomed_back() -> None:
    friends = await party()
    await friends.live.presence.note("away", BOB)

    await friends.screen(BOB)

    assert friends.tags()[-1] == "table:came-back"


async def test_the_game_hears_who_is_away_and_who_is_back() -> None:
    friends = await party()
    await friends.ask(ANN, Start())

    await friends.live.presence.note("away", BOB)
    assert friends.live.room.evening.running.state.away == {BOB}

    await friends.screen(BOB)
    assert friends.live.room.evening.running.state.away == set()


async def test_a_table_that_everybody_left_stops_its_clock() -> None:
    friends = await party()
    await friends.ask(ANN, Start())

    for person in (ANN, BOB, CLEO, DAN):
        await friends.live.presence.note("away", person)

    assert friends.table.paused
    assert not friends.live.room.evening.clock.running


async def test_the_first_to_come_back_starts_it_again() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    for person in (ANN, BOB, CLEO, DAN):
        await friends.live.presence.note("away", person)

    await friends.screen(CLEO)

    assert not friends.table.paused
    assert friends.table.phase is Phase.PLAYING


async def test_the_crown_moves_on_when_the_host_is_gone() -> None:
    friends = await party(patience=SOON)
    anns = await friends.screen(ANN)
    await friends.screen(BOB)

    friends.live.leave(anns)
    await friends.told("table:host-passed")

    assert friends.table.host == BOB


async def test_a_deserted_table_is_put_away_and_found_again() -> None:
    friends = await party(patience=SOON)
    await friends.ask(ANN, Start())
    await until(lambda: friends.live.presence.is_settled)

    await friends.tables._sweep()

    assert friends.tables.live == {}
    assert len(asyncio.all_tasks()) == 1
    found = await friends.tables.find(friends.code)
    assert found.room.evening.table.phase is Phase.PLAYING
    await friends.tables.end()


async def test_who_is_away_is_noted_once_a_full_disk_has_room_again() -> None:
    store = CrampedStore()
    friends = await party(store=store, patience=Patience(away_after=10, try_again=10))
    screen = await friends.screen(BOB)
    meters = friends.tables.world.meters
    assert isinstance(meters, Counts)
    store.room = 0
    friends.live.leave(screen)
    await until(lambda: len(meters.faults) > 1)

    store.room = 1000

    await until(lambda: BOB in [person.id for person in friends.table.people if person.away])
    assert {type(fault) for fault in meters.faults} == {DiskFull}
    friends.live.close(Parting.RESTART)


async def test_an_expired_table_looks_like_one_that_never_was() -> None:
    friends = await party(patience=Patience(keep_idle=1000))
    friends.wall.pass_by(2000)

    await friends.tables._expire()

    assert friends.tables.live == {}
    assert await friends.tables.world.store.find(friends.code) is None


async def test_nobody_is_waited_for_at_a_table_that_was_put_away() -> None:
    friends = await party()
    phone = await friends.screen(BOB)
    friends.live.close(Parting.NO_SUCH_TABLE)

    friends.live.leave(phone)

    assert friends.live.presence.is_settled
