"""Going on from another device, and a TV that finds its table."""

import asyncio

from tests.server.guests import Guest
from tests.server.house import House, all_reach
from tests.server.screens import Screen
from trapline.tables.model import Watchers
from trapline.tables.others import MOST_LINKS
from trapline.tables.protocol import Ok, Paired, Pairing, Parting, Role
from trapline.tables.wishes import Abandon, Kick, Lock, SetWatchers, SharePairing


async def link(guest: Guest) -> str:
    return str((await guest.post(f"/api/tables/{guest.code}/handover")).read()["id"])


async def waiting_tv(house: House) -> tuple[Guest, Screen, str]:
    tv = await house.guest("the TV")
    tv.screens.append(Screen(await tv.session.ws_connect(house.address + "/ws")))
    return tv, tv.screen, (await tv.screen.hear(Pairing)).id


async def test_a_hand_over_link_moves_a_seat_to_another_device(house: House) -> None:
    ann, bob, *_ = await house.playing()
    phone, laptop = bob.screen, await house.guest("Bob's laptop")

    taken = await laptop.post(f"/api/handover/{await link(bob)}")

    assert await phone.parting() is Parting.MOVED
    assert taken.read() == {"code": ann.code, "person": bob.person}
    screen = await laptop.connect(ann.code)
    assert screen.view.words[1], "the laptop sees what Bob's team was offered"


async def test_the_old_device_has_nothing_left_at_the_table(house: House) -> None:
    _, bob, *_ = await house.four()
    laptop = await house.guest("Bob's laptop")
    await laptop.post(f"/api/handover/{await link(bob)}")

    again = await bob.dial()
    await again.send(b'{"type":"hello","role":"player"}')

    assert await again.parting() is Parting.JOIN_FIRST


async def test_a_hand_over_link_works_once(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.open()
    id = await link(ann)
    await (await house.guest("a laptop")).post(f"/api/handover/{id}")

    spent = await (await house.guest("a thief")).post(f"/api/handover/{id}")

    assert (spent.status, spent.reason) == (404, "link-spent")


async def test_a_second_link_is_spent_with_the_first(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.open()
    first, second = await link(ann), await link(ann)
    laptop = await house.guest("Ann's laptop")
    await laptop.post(f"/api/handover/{first}")

    spent = await (await house.guest("a thief")).post(f"/api/handover/{second}")

    assert (spent.status, spent.reason) == (404, "link-spent")
    assert (await laptop.connect(ann.code)).table.code == ann.code


async def test_a_link_that_its_maker_used_spends_the_others_too(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.open()
    first, second = await link(ann), await link(ann)
    await ann.post(f"/api/handover/{first}")

    spent = await (await house.guest("a thief")).post(f"/api/handover/{second}")

    assert (spent.status, spent.reason) == (404, "link-spent")


async def test_a_link_is_worth_nothing_once_its_maker_has_lost_the_seat(house: House) -> None:
    ann, bob, *_ = await house.four()
    older = await link(bob)
    laptop = await house.guest("Bob's laptop")
    await laptop.post(f"/api/handover/{await link(bob)}")
    laptop.code = ann.code
    newer = await link(laptop)

    spent = await (await house.guest("a thief")).post(f"/api/handover/{older}")
    taken = await (await house.guest("Bob's tablet")).post(f"/api/handover/{newer}")

    assert (spent.status, taken.status) == (404, 200)


async def test_of_many_links_to_a_seat_the_newest_are_good(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.open()
    oldest, *_, newest = [await link(ann) for _ in range(MOST_LINKS + 1)]
    laptop = await house.guest("Ann's laptop")

    spent = await laptop.post(f"/api/handover/{oldest}")
    taken = await laptop.post(f"/api/handover/{newest}")

    assert (spent.status, taken.status) == (404, 200)


async def test_of_two_links_used_at_once_one_is_good(house: House) -> None:
    ann = await house.guest("Ann")
    await ann.open()
    ids = [await link(ann) for _ in range(2)]
    devices = [await house.guest(name) for name in ("a laptop", "a thief")]

    replies = await asyncio.gather(
        *(device.post(f"/api/handover/{id}") for device, id in zip(devices, ids, strict=True))
    )

    assert sorted(reply.status for reply in replies) == [200, 404]


async def test_a_hand_over_link_is_worth_nothing_once_its_maker_has_left(house: House) -> None:
    ann, bob, *_ = await house.four()
    id = await link(bob)
    await ann.ask(Kick(bob.person))
    before = await ann.screen.until(lambda picture: len(picture.table.people) == 3)

    spent = await (await house.guest("Bob's laptop")).post(f"/api/handover/{id}")

    assert (spent.status, spent.reason) == (404, "link-spent")
    assert (await ann.connect()).picture.version == before.version


async def test_only_who_is_at_a_table_gets_a_link(house: House) -> None:
    ann, eve = await house.guest("Ann"), await house.guest("Eve")
    code = await ann.open()

    refused = await eve.post(f"/api/tables/{code}/handover")

    assert (refused.status, refused.reason) == (403, "join-first")


async def test_a_tv_without_a_table_is_paired_by_the_host(house: House) -> None:
    ann, *_ = await house.playing()
    tv, waiting, id = await waiting_tv(house)

    reply = await ann.post(f"/api/pair/{id}", {"code": ann.code.lower()})

    assert reply.status == 200
    assert (await waiting.hear(Paired)).code == ann.code
    shown = await tv.connect(ann.code, Role.TV)
    assert shown.view.words == ((), ())


async def test_a_paired_tv_reads_the_last_game_once_it_is_over_where_it_may_show_it(
    house: House,
) -> None:
    ann, *_ = await house.playing()
    tv, _, id = await waiting_tv(house)
    await ann.post(f"/api/pair/{id}", {"code": ann.code})
    story = f"/api/tables/{ann.code}/games/1/seen.jsonl"

    during = await tv.get(story)
    await ann.ask(Abandon())
    after = await tv.get(story)
    another = await tv.get(story.replace("games/1/", "games/2/"))
    stranger = await (await house.guest("Eve")).get(story)

    assert [reply.status for reply in (during, after)] == [403, 200]
    assert [reply.status for reply in (another, stranger)] == [403, 403]


async def test_only_the_host_pairs_a_tv(house: House) -> None:
    ann, bob, *_ = await house.four()
    _, _, id = await waiting_tv(house)

    refused = await bob.post(f"/api/pair/{id}", {"code": ann.code})

    assert (refused.status, refused.reason) == (403, "not-the-host")


async def test_a_pairing_works_once_and_ends_with_its_tv(house: House) -> None:
    ann, *_ = await house.four()
    _, _, id = await waiting_tv(house)
    await ann.post(f"/api/pair/{id}", {"code": ann.code})

    spent = await ann.post(f"/api/pair/{id}", {"code": ann.code})

    assert (spent.status, spent.reason) == (404, "no-such-tv")


async def test_the_code_of_a_tv_is_short_and_typed_in_any_case(house: House) -> None:
    ann, *_ = await house.four()
    _, waiting, id = await waiting_tv(house)
    typed = f"{id[:3]} {id[3:]}".lower()

    await ann.post(f"/api/pair/{typed}", {"code": ann.code})

    assert len(id) == 6
    assert (await waiting.hear(Paired)).code == ann.code


async def test_guessing_the_codes_of_tvs_is_soon_told_to_wait(house: House) -> None:
    ann, *_ = await house.four()

    replies = [await ann.post(f"/api/pair/ZZ{n:04}", {"code": ann.code}) for n in range(30)]

    assert replies[0].reason == "no-such-tv"
    assert replies[-1].reason == "too-fast"


async def test_who_sits_pairs_a_tv_if_the_host_allows(house: House) -> None:
    ann, bob, *_ = await house.four()
    eve = await house.guest("Eve")
    await eve.join(ann.code, watch=True)
    _, _, id = await waiting_tv(house)
    await ann.ask(SharePairing(True))

    looking_on = await eve.post(f"/api/pair/{id}", {"code": ann.code})
    seated = await bob.post(f"/api/pair/{id}", {"code": ann.code})

    assert (looking_on.reason, seated.status) == ("not-the-host", 200)


async def test_a_paired_tv_stays_where_nobody_else_may_look_on(house: House) -> None:
    ann, *_ = await house.four()
    tv, _, id = await waiting_tv(house)
    await ann.post(f"/api/pair/{id}", {"code": ann.code})
    await ann.ask(SetWatchers(Watchers.NONE))

    screen = await tv.connect(ann.code, Role.TV)

    assert screen.table.code == ann.code


async def test_a_strangers_tv_is_shown_only_an_open_table(house: House) -> None:
    ann, *_ = await house.four()
    await ann.ask(SetWatchers(Watchers.NOD))

    screen = await (await house.guest("Eve")).dial(ann.code)
    await screen.send(b'{"type":"hello","role":"tv"}')

    assert await screen.parting() is Parting.JOIN_FIRST


async def test_guessing_codes_through_a_pairing_is_soon_told_to_wait(house: House) -> None:
    _, _, id = await waiting_tv(house)
    eve = await house.guest("Eve")

    replies = [await eve.post(f"/api/pair/{id}", {"code": f"ZZ{n:04}"}) for n in range(30)]

    assert replies[0].reason == "no-such-table"
    assert replies[-1].reason == "too-fast"


async def test_a_tv_tab_does_not_push_out_its_owners_seat(house: House) -> None:
    ann, bob, *_ = await house.playing()
    seat = ann.screen

    tv = await ann.connect(role=Role.TV)

    locked = await bob.ask(Lock(True))
    assert not isinstance(locked, Ok), "Bob is not the host"
    await seat.send(b'{"type":"catch"}')
    await seat.until(lambda _: len(seat.pictures) == 2)
    assert tv.picture.view.words == ((), ())
    assert seat.view.words[0]


async def test_the_newest_screen_of_a_person_wins_and_the_older_is_told(house: House) -> None:
    ann, bob, cleo, dan = await house.four()
    older = bob.screen

    newer = await bob.connect()

    assert await older.parting() is Parting.ELSEWHERE
    locked = await ann.ask(Lock(True))
    assert isinstance(locked, Ok)
    await all_reach(locked.version, bob, cleo, dan)
    assert newer.table.locked
