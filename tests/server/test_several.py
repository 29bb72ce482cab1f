"""Two servers on one PostgreSQL: what one does the other shows, and nothing is done twice."""

import asyncio

import msgspec

from tests.server.house import House
from tests.server.messages import asking
from tests.server.screens import Answer
from tests.server.several import (
    SOON,
    at_both,
    company,
    deafen,
    falls_silent,
    hesitates,
    live_at,
    moved,
    servers,
    until,
    whispers,
)
from trapline.tables.protocol import Ok, Signal, Typing
from trapline.tables.wishes import AddBot, Start


async def test_a_move_at_one_server_is_shown_at_the_other(two: list[House]) -> None:
    ann, bob = await at_both(two)

    done = await ann.ask(AddBot("plain"))

    assert isinstance(done, Ok)
    await bob.screen.reach(done.version)
    assert len(bob.screen.table.chairs) == len(ann.screen.table.chairs) == 3


async def test_of_a_table_that_no_other_server_minds_nobody_is_told(two: list[House]) -> None:
    ann = await two[0].guest("Ann")
    await ann.open()
    await until(lambda: not company(two[0]))
    told = whispers(two[0])

    await ann.ask(AddBot("plain"))
    await ann.say("Nobody else is here")
    await ann.screen.send(Typing(0))

    assert isinstance(await ann.ask(AddBot("plain")), Ok)
    assert told == []


async def test_who_comes_to_another_server_is_told_what_happened_before_it_was_heard_of(
    two: list[House],
) -> None:
    ann, bob = await at_both(two)
    await until(lambda: set(ann.picture.here) == set(bob.picture.here) == {0, 1})
    company(two[0]).clear()
    told = whispers(two[0])

    await ann.ask(AddBot("plain"))

    await until(lambda: {"v", "l"} <= set(told))
    assert company(two[0])


async def test_both_servers_move_at_once_and_nothing_is_lost(two: list[House]) -> None:
    ann, bob = await at_both(two)

    answers = await asyncio.gather(*(who.say(f"{n}") for n in range(5) for who in (ann, bob)))
    added = await asyncio.gather(ann.ask(AddBot("plain")), ann.ask(AddBot("plain")))

    assert all(isinstance(answer, Ok) for answer in [*answers, *added])
    room = live_at(two[1], bob.code).room
    await until(lambda: len(room.chat) == 10)
    assert [line.id for line in room.chat] == [*range(1, 11)]


async def test_a_lost_hint_costs_no_more_than_a_look(two: list[House]) -> None:
    ann, bob = await at_both(two)
    for house in two:
        deafen(house)

    done = await ann.ask(AddBot("plain"))
    await ann.say("Hello, elsewhere")

    assert isinstance(done, Ok)
    await bob.screen.reach(done.version)
    room = live_at(two[1], bob.code).room
    await until(lambda: len(room.chat) == 1)


async def test_who_comes_while_a_table_is_being_read_misses_nothing_told_before(
    two: list[House],
) -> None:
    ann = await two[0].guest("Ann")
    code, tables, goes_on = await ann.open(), two[1].desk.tables, asyncio.Event()
    is_reading = hesitates(two[1], goes_on)
    early = asyncio.create_task(tables.find(code))
    await is_reading.wait()
    done = await ann.ask(AddBot("plain"))

    late = asyncio.create_task(tables.find(code))
    await asyncio.sleep(0)
    goes_on.set()

    assert isinstance(done, Ok)
    await early
    assert (await late).room.evening.version >= done.version


async def test_who_has_a_screen_at_any_server_is_here(two: list[House]) -> None:
    ann, bob = await at_both(two)

    await until(lambda: set(ann.picture.here) == set(bob.picture.here) == {0, 1})
    moved(ann, two[1])
    await ann.connect()
    first = live_at(two[0], ann.code)

    await until(lambda: not first.room.audience.listeners)
    assert set(first.room.audience.here) == {0, 1}
    assert not first.presence._timers, "nobody is waited for who is at the other server"


async def test_a_server_that_dies_takes_its_people_along(two: list[House]) -> None:
    _, bob = await at_both(two)
    await until(lambda: set(bob.picture.here) == {0, 1})

    await falls_silent(two[0])

    second = live_at(two[1], bob.code)
    await until(lambda: second.room.audience.here == (1,))
    assert ("away", 0) in second.presence._timers


async def test_somebody_types_at_one_server_and_it_is_seen_at_the_other(two: list[House]) -> None:
    ann, bob = await at_both(two)
    await until(lambda: set(ann.picture.here) == {0, 1})

    await ann.screen.send(Typing(0))

    assert await bob.screen.hear(Signal) == Signal("typing", 0, 0)


async def test_a_link_made_at_one_server_opens_at_the_other_once(two: list[House]) -> None:
    ann, _ = await at_both(two)
    made = (await ann.post(f"/api/tables/{ann.code}/handover")).read()["id"]
    tablet, thief = await two[1].guest("Ann's tablet"), await two[1].guest("a thief")

    taken = await tablet.post(f"/api/handover/{made}")
    again = await thief.post(f"/api/handover/{made}")

    assert (taken.status, taken.read()["person"]) == (200, 0)
    assert again.reason == "link-spent"


async def test_a_tv_at_one_server_is_paired_at_the_other(two: list[House]) -> None:
    ann = await two[0].guest("Ann")
    code = await ann.open()
    tv = await two[1].guest("a TV")
    socket = await tv.session.ws_connect(f"{two[1].address}/ws")
    waiting = msgspec.json.decode((await socket.receive()).data)

    paired = await ann.post(f"/api/pair/{waiting['id'].lower()}", {"code": code})

    assert paired.status == 200, paired.body
    told = msgspec.json.decode((await socket.receive(timeout=SOON)).data)
    assert told == {"type": "paired", "code": code}
    await socket.close()


async def test_wrong_codes_are_counted_over_all_servers() -> None:
    async with servers(2, misses_per_minute=2) as houses:
        guests = [await house.guest("a stranger") for house in houses]

        tried = [(await guests[n % 2].get("/api/tables/ZZZZZZ")).status for n in range(4)]

        assert tried == [404, 404, 429, 429]


async def test_a_refused_wish_is_not_accepted_elsewhere_afterwards(two: list[House]) -> None:
    ann, _ = await at_both(two)
    refused = await ann.ask(Start(), key="once-and-for-all")
    await ann.ask(AddBot("plain"))
    await ann.ask(AddBot("plain"))
    moved(ann, two[1])
    await ann.connect()

    again = await ann.ask(Start(), key="once-and-for-all")

    assert again == refused


async def test_nobody_is_promised_what_the_house_did_not_do(two: list[House]) -> None:
    ann = await two[0].guest("Ann")
    hesitates(two[0], asyncio.Event(), "remember")

    await ann.open()

    assert ann.picture.here == (0,), "that she has not been away is no answer to anybody"


async def test_who_is_about_to_be_refused_hears_that_another_server_has_accepted(
    two: list[House],
) -> None:
    ann, _ = await at_both(two)
    start, goes_on, answers = asking(Start(), "once-and-for-all"), asyncio.Event(), list[Answer]()
    is_refusing = hesitates(two[0], goes_on, "remember")
    slow = asyncio.create_task(live_at(two[0], ann.code).ask(0, start, answers.append))
    await is_refusing.wait()
    moved(ann, two[1])
    await ann.connect()
    for _ in range(2):
        await ann.ask(AddBot("plain"))

    accepted = await ann.ask(Start(), key=start.key)
    goes_on.set()
    await slow

    assert isinstance(accepted, Ok)
    assert answers == [accepted]
    assert live_at(two[0], ann.code).room.evening.is_playing


async def test_whoever_comes_to_another_server_sees_nothing_older(two: list[House]) -> None:
    ann, bob = await at_both(two)
    for house in two:
        deafen(house)
    done = await ann.ask(AddBot("plain"))
    moved(ann, two[1])

    await ann.connect()

    assert isinstance(done, Ok)
    assert ann.picture.version >= done.version
    assert bob.code == ann.code
