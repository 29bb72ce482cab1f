"""Who sees what: curtains, those who look on, comings and goings."""

from tests.server.house import House, all_reach
from tests.server.messages import asking, hello
from tests.server.screens import Screen
from trapline.kernel import Text, Wish
from trapline.tables.model import Watchers
from trapline.tables.protocol import (
    Lift,
    Ok,
    Parting,
    Presence,
    Refused,
    Role,
)
from trapline.tables.wishes import (
    Admit,
    Kick,
    Leave,
    Lock,
    SeatFriend,
    SetWatchers,
    Start,
)


async def test_two_on_one_phone_see_only_the_view_of_the_lifted_seat(house: House) -> None:
    ann, bob, cleo = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
    code = await ann.open()
    await bob.join(code)
    await cleo.join(code)
    await ann.ask(SeatFriend(Text("Dan"), 1))
    begun = await ann.ask(Start())
    assert isinstance(begun, Ok)
    phone = ann.screen
    await phone.reach(begun.version)

    closed = offers(phone)
    ours = await lift(phone, 0)
    theirs = await lift(phone, 3)
    shut = await lift(phone, None)
    stolen = await lift(phone, 1)

    assert closed == shut == stolen == (False, False)
    assert (ours, theirs) == ((True, False), (False, True))


async def lift(phone: Screen, seat: int | None) -> tuple[bool, bool]:
    before = len(phone.pictures)
    await phone.send(Lift(seat))
    await phone.until(lambda _: len(phone.pictures) > before)
    return offers(phone)


def offers(phone: Screen) -> tuple[bool, bool]:
    one, other = phone.view.words
    return bool(one), bool(other)


async def test_a_curtain_that_falls_hides_what_the_next_move_shows(house: House) -> None:
    ann, bob, cleo = [await house.guest(name) for name in ("Ann", "Bob", "Cleo")]
    code = await ann.open()
    await bob.join(code)
    await cleo.join(code)
    await ann.ask(SeatFriend(Text("Dan"), 1))
    begun = await ann.ask(Start())
    assert isinstance(begun, Ok)
    await all_reach(begun.version, bob)
    await lift(ann.screen, 3)
    await lift(ann.screen, None)
    unread = len(ann.screen.bytes)

    word = bob.first_word()
    chosen = await bob.play(word)

    assert isinstance(chosen, Ok)
    await all_reach(chosen.version, ann)
    assert not any(word.word.encode() in sent for sent in ann.screen.bytes[unread:])


async def test_who_looks_on_by_the_hosts_nod_sees_nothing_of_the_game_before_it(
    house: House,
) -> None:
    ann, *_ = await house.playing()
    await ann.ask(SetWatchers(Watchers.NOD))
    eve = await house.guest("Eve")
    await eve.join(ann.code, watch=True)
    before = eve.picture.view_fields

    admitted = await ann.ask(Admit(eve.person))

    assert isinstance(admitted, Ok)
    await all_reach(admitted.version, eve)
    assert before is None
    assert eve.screen.view.words == ((), ())


async def test_who_may_not_look_on_any_more_cannot_read_along_either(house: House) -> None:
    ann, *_ = await house.playing()
    eve = await house.guest("Eve")
    await eve.join(ann.code, watch=True)
    story = f"/api/tables/{ann.code}/games/1/seen.jsonl"
    before = await eve.get(story)

    await ann.ask(SetWatchers(Watchers.NONE))

    refused = await eve.get(story)
    assert (before.status, refused.status, refused.reason) == (200, 403, "join-first")
    assert (await ann.get(story)).status == 200


async def test_who_is_kicked_is_told_and_stays_out(house: House) -> None:
    ann, bob, *_ = await house.playing()
    screen = bob.screen

    await ann.ask(Kick(bob.person))

    assert await screen.parting() is Parting.KICKED
    again = await bob.dial()
    await again.send(hello())
    assert await again.parting() is Parting.JOIN_FIRST


async def test_who_leaves_is_shown_out_and_the_chair_stands_free(house: House) -> None:
    ann, bob, *_ = await house.four()

    await bob.screen.send(asking(Leave()))

    assert await bob.screen.parting() is Parting.LEFT
    table = (await ann.screen.until(lambda picture: len(picture.table.people) == 3)).table
    assert [chair.holder for chair in table.chairs][1] is None


async def test_everybody_sees_who_is_here_how_many_look_on_and_the_tv(house: House) -> None:
    ann, bob, cleo, dan = await house.four()
    await (await house.guest("the TV")).connect(ann.code, Role.TV)

    await ann.screen.until(lambda picture: (picture.watching, picture.tvs) == (0, 1))
    await bob.screen.close()

    await ann.screen.until(lambda picture: picture.here == (0, cleo.person, dan.person))
    assert (await ann.screen.hear(Presence)).here


async def test_a_tv_may_wish_for_nothing(house: House) -> None:
    ann, *_ = await house.playing()
    tv = await (await house.guest("the TV")).connect(ann.code, Role.TV)
    wishes: list[tuple[str, Wish]] = [("key-of-lock", Lock(True))]
    key, wish = wishes[0]

    await tv.send(asking(wish, key))  # type: ignore[arg-type]

    assert await tv.answer(key) == Refused(key, "join-first", {})
