"""HTTP before there is a table: opening one, looking at its door, coming in."""

import pytest

from tests.server.guests import Guest, Reply
from tests.server.house import House, opened
from trapline.kernel import Text
from trapline.tables.model import Watchers
from trapline.tables.neighbours import MOST_OF_ONE_HOUSE
from trapline.tables.protocol import Refused
from trapline.tables.wishes import (
    Abandon,
    ChooseGame,
    Kick,
    Lock,
    SeatFriend,
    SetWatchers,
    StandUp,
    Start,
)


async def door(guest: Guest, code: str) -> tuple[str, bool]:
    preview = (await guest.get(f"/api/tables/{code}")).read()
    return preview["door"], preview["watch"]


async def knock(guest: Guest, code: str, *, watch: bool = False, **headers: str) -> Reply:
    wanted = {"name": guest.name, "watch": watch}
    return await guest.post(f"/api/tables/{code}/people", wanted, **headers)


async def test_who_opens_a_table_sits_at_it_and_hosts(house: House) -> None:
    ann = await house.guest("Ann")

    await ann.open("whisper", "fr")

    table = ann.screen.table
    assert (table.game, table.options["language"]) == ("whisper", "fr")
    assert table.host == ann.person
    assert [chair.name for chair in table.chairs] == ["Ann"]


async def test_a_code_may_be_typed_in_small_letters_and_with_spaces(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    code = await ann.open()

    preview = await bob.get(f"/api/tables/{code[:3].lower()}%20{code[3:].lower()}")

    assert preview.read()["code"] == code


async def test_the_door_says_join_in_the_lobby_and_mine_to_those_inside(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    code = await ann.open()

    assert await door(bob, code) == ("join", True)
    assert await door(ann, code) == ("mine", True)


async def test_the_door_names_those_who_sit(house: House) -> None:
    ann, *_ = await house.four()
    eve = await house.guest("Eve")

    preview = await eve.get(f"/api/tables/{ann.code}")

    assert preview.read()["names"] == ["Ann", "Bob", "Cleo", "Dan"]


async def test_the_door_of_a_running_game_says_whether_it_takes_one_more(house: House) -> None:
    ann, *_ = await house.playing()
    eve = await house.guest("Eve")
    before = await door(eve, ann.code)
    await ann.ask(Abandon())
    await ann.ask(ChooseGame("coin-flip", "en"))
    for guest in house.guests[2:4]:
        await guest.ask(StandUp(guest.seat))
    await ann.ask(Start())

    after = await door(eve, ann.code)

    assert before == ("late", True)
    assert after == ("watch", True)


async def test_a_late_comer_is_told_by_the_game_itself_why_not(house: House) -> None:
    ann, bob, eve = [await house.guest(name) for name in ("Ann", "Bob", "Eve")]
    await bob.join(await ann.open("coin-flip"))
    await ann.ask(Start())

    refused = await knock(eve, ann.code)

    assert (refused.status, refused.reason) == (409, "not-your-call")


async def test_a_locked_table_says_so_and_lets_nobody_look_on(house: House) -> None:
    ann, eve = await house.guest("Ann"), await house.guest("Eve")
    code = await ann.open()
    await ann.ask(Lock(True))

    refused = await knock(eve, code)

    assert await door(eve, code) == ("locked", False)
    assert (refused.status, refused.reason) == (409, "table-locked")


async def test_who_was_kicked_finds_the_door_locked(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    code = await ann.open()
    await bob.join(code)
    await ann.ask(Kick(bob.person))

    refused = await knock(bob, code)

    assert await door(bob, code) == ("locked", True)
    assert refused.reason == "table-locked"


async def test_a_table_with_all_its_chairs_taken_is_full_but_may_be_watched() -> None:
    async with opened(behind_proxy="true") as house:
        ann = await house.guest("Ann")
        code = await ann.open()
        for number in range(2, 25):
            other = await house.guest(f"Ann the {number}th")
            await knock(other, code, X_Forwarded_For=f"192.0.2.{number}")
        eve = await house.guest("Eve")

        refused = await knock(eve, code)

        assert await door(eve, code) == ("full", True)
        assert refused.reason == "table-full"


async def test_one_address_does_not_take_every_chair() -> None:
    async with opened(behind_proxy="true") as house:
        ann, eve, *family = [await house.guest(f"guest {n}") for n in range(MOST_OF_ONE_HOUSE + 2)]
        code = await ann.open()
        sat = [await knock(each, code, X_Forwarded_For="192.0.2.1") for each in family]

        refused = await knock(eve, code, X_Forwarded_For="192.0.2.1")
        watching = await knock(eve, code, watch=True, X_Forwarded_For="192.0.2.1")
        elsewhere = await knock(await house.guest("Zoe"), code, X_Forwarded_For="192.0.2.2")

    assert {reply.status for reply in sat} == {200}
    assert (refused.status, refused.reason) == (409, "too-many-neighbours")
    assert (watching.status, elsewhere.status) == (200, 200)


async def test_one_phone_does_not_take_every_chair_either() -> None:
    async with opened(messages_per_second=1000) as house:
        ann = await house.guest("Ann")
        await ann.open()

        answers = [await ann.ask(SeatFriend(Text(f"friend {n}"))) for n in range(24)]

    refused = [answer.reason for answer in answers if isinstance(answer, Refused)]
    assert refused == ["too-many-neighbours"] * (24 - MOST_OF_ONE_HOUSE + 1)


CYRILLIC_A = "\u0410"


@pytest.mark.parametrize(
    "taken", ["Ann", "ANN", " ann ", f"{CYRILLIC_A}nn", "Ánn", "A\u200bnn", "A n n"]
)
async def test_nobody_comes_in_under_a_name_that_looks_like_anothers(
    house: House, taken: str
) -> None:
    ann = await house.guest("Ann")
    code = await ann.open()

    refused = await knock(await house.guest(taken), code)

    assert (refused.status, refused.reason) == (409, "name-taken")


@pytest.mark.parametrize("empty", ["", "   ", "\u200b\u202e", "\t\n", "\x00", "!?"])
async def test_a_name_has_something_to_read(house: House, empty: str) -> None:
    ann = await house.guest("Ann")
    code = await ann.open()

    refused = await knock(await house.guest(empty), code)

    assert (refused.status, refused.reason) == (409, "name-empty")


async def test_a_table_that_never_was_and_one_that_has_expired_look_alike(house: House) -> None:
    ann, eve = await house.guest("Ann"), await house.guest("Eve")
    code = await ann.open()
    await house.store.expire(1 << 60, 1 << 60)
    house.desk.tables.forget(next(iter(house.desk.tables.live)), "no-such-table")  # type: ignore[arg-type]  # the word it sends

    expired, unknown = await eve.get(f"/api/tables/{code}"), await eve.get("/api/tables/ZZZZZZ")

    assert expired.status == unknown.status == 404
    assert expired.body == unknown.body
    assert expired.headers.keys() == unknown.headers.keys()


async def test_who_comes_in_twice_is_the_same_person(house: House) -> None:
    ann, bob = await house.guest("Ann"), await house.guest("Bob")
    code = await ann.open()
    await bob.join(code)
    first = bob.person

    await bob.join(code)

    assert bob.person == first
    assert [person.name for person in bob.screen.table.people] == ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("watchers", "status", "admitted"),
    [(Watchers.OPEN, 200, True), (Watchers.NOD, 200, False), (Watchers.NONE, 409, None)],
)
async def test_who_may_look_on_is_the_hosts_choice(
    house: House, watchers: Watchers, status: int, admitted: bool | None
) -> None:
    ann, eve = await house.guest("Ann"), await house.guest("Eve")
    code = await ann.open()
    await ann.ask(SetWatchers(watchers))

    reply = await knock(eve, code, watch=True)
    await ann.say("Who is there?")

    assert reply.status == status
    people = {person.name: person.admitted for person in ann.screen.table.people}
    assert people.get("Eve") == admitted


async def test_a_game_nobody_knows_is_not_found(house: House) -> None:
    ann = await house.guest("Ann")

    refused = await ann.post("/api/tables", {"game": "go", "language": "en", "name": "Ann"})

    assert (refused.status, refused.read()) == (
        404,
        {"reason": "no-such-game", "facts": {"game": "go"}},
    )


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"null",
        b"[]",
        b'{"game":"whisper","language":"en"}',
        b'{"game":"whisper","language":"de","name":"Ann"}',
        b'{"game":"Whisper!","language":"en","name":"Ann"}',
        b'{"game":"whisper","language":"en","name":7}',
        b'{"game":"whisper","language":"en","name":"Ann","host":true}',
        b'{"game":"whisper","language":"en","name":"\xff"}',
        b"[" * 8000,
        b'{"game":"whisper","language":"en","name":' + b"[" * 8000,
    ],
)
async def test_a_body_that_cannot_be_read_is_refused(house: House, body: bytes) -> None:
    ann = await house.guest("Ann")

    refused = await ann.post("/api/tables", body)

    assert (refused.status, refused.reason) == (400, "not-understood")


async def test_only_json_is_read_as_json(house: House) -> None:
    ann = await house.guest("Ann")
    wanted = {"game": "whisper", "language": "en", "name": "Ann"}

    refused = await ann.post("/api/tables", wanted, Content_Type="text/plain")

    assert (refused.status, refused.reason) == (400, "not-understood")


async def test_a_huge_body_is_not_even_read(house: House) -> None:
    ann = await house.guest("Ann")

    refused = await ann.post("/api/tables", b" " * 17_000)

    assert refused.status == 413


async def test_so_many_tables_an_hour_and_no_more() -> None:
    wanted = {"game": "whisper", "language": "en", "name": "Ann"}
    async with opened(tables_per_hour=2) as strict:
        ann = await strict.guest("Ann")
        replies = [await ann.post("/api/tables", wanted) for _ in range(3)]

    assert [reply.status for reply in replies] == [200, 200, 429]
    assert replies[-1].reason == "too-fast"
