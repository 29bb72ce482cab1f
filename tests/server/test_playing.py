"""A game over sockets: answers, retries, curtains, comings and goings."""

import pytest

from tests.games import whisper_model as m
from tests.server.guests import Guest
from tests.server.house import House, all_reach
from tests.server.screens import Screen, asking, fresh_key, hello, playing
from trapline.kernel import Text, Wish
from trapline.tables.model import Watchers
from trapline.tables.protocol import (
    Catch,
    Hello,
    Lift,
    Ok,
    OutOfDate,
    Parting,
    Presence,
    Refused,
    Role,
)
from trapline.tables.wishes import (
    Abandon,
    Admit,
    Kick,
    Leave,
    Lock,
    Pause,
    SeatFriend,
    SetWatchers,
    Start,
    Undo,
)


def first_word(guest: Guest) -> m.Choose:
    view = guest.screen.view
    return m.Choose(view.turn, Text(next(words[0] for words in view.offered if words)))


async def kept(house: House) -> int:
    [table] = house.desk.tables.live
    return len(await house.store.entries(table))


async def test_a_move_is_answered_and_shown_to_everybody(house: House) -> None:
    ann, bob, cleo, dan = await house.playing()
    word = first_word(ann)

    answer = await ann.play(word)

    assert isinstance(answer, Ok)
    await all_reach(answer.version, ann, bob, cleo, dan)
    assert cleo.screen.view.secrets == (word.word, None)
    assert bob.screen.view.secrets == ("", None)


@pytest.mark.parametrize("wish", [first_word, lambda _: Lock(True)])
async def test_a_retry_under_the_same_key_gets_the_same_answer_and_happens_once(
    house: House, wish: object
) -> None:
    ann, *_ = await house.playing()
    wanted = wish(ann)  # type: ignore[operator]
    key = fresh_key()
    message = (
        playing(wanted, 0, ann.picture.version, key) if wish is first_word else asking(wanted, key)
    )

    answers = []
    for _ in range(3):
        await ann.screen.send(message)
        answers.append(await ann.screen.answer(key))

    assert isinstance(answers[0], Ok)
    assert answers == [answers[0]] * 3
    assert await kept(house) == answers[0].version


async def test_a_retry_after_a_reconnect_gets_the_stored_answer(house: House) -> None:
    ann, *_ = await house.playing()
    message = playing(first_word(ann), 0, ann.picture.version)
    await ann.screen.send(message)
    first = await ann.screen.answer(message.key)

    await ann.connect()
    await ann.screen.send(message)

    assert await ann.screen.answer(message.key) == first


async def test_a_retry_of_a_refused_wish_is_refused_again(house: House) -> None:
    _, bob, *_ = await house.playing()
    key = fresh_key()

    answers = [await bob.ask(Start(), key) for _ in range(2)]

    assert answers == [Refused(key, "not-the-host", {})] * 2


async def test_one_persons_key_does_not_answer_for_anothers(house: House) -> None:
    ann, bob, *_ = await house.playing()
    key = fresh_key()
    await ann.play(first_word(ann), key=key)

    answer = await bob.play(first_word(bob), key=key)

    assert isinstance(answer, Ok)
    await all_reach(answer.version, ann)
    assert ann.screen.view.secrets[1] is not None


async def test_a_wish_for_a_turn_that_is_over_is_out_of_date_and_not_refused(house: House) -> None:
    ann, *_ = await house.playing()

    answer = await ann.play(m.Choose(ann.screen.view.turn - 1, Text("moon")))

    assert isinstance(answer, OutOfDate)


async def test_a_refusal_says_why_with_the_facts_of_its_sentence(house: House) -> None:
    ann, *_ = await house.playing()

    answer = await ann.play(m.Choose(ann.screen.view.turn, Text("moonshine")))

    assert isinstance(answer, Refused)
    assert (answer.reason, answer.facts) == ("word-not-offered", {"word": "moonshine"})


@pytest.mark.parametrize("seat", [1, 2, 63])
async def test_nobody_plays_from_anothers_seat(house: House, seat: int) -> None:
    ann, *_ = await house.playing()

    answer = await ann.play(first_word(ann), seat=seat)

    assert isinstance(answer, Refused)
    assert (answer.reason, answer.facts) == ("not-your-seat", {"seat": seat})


async def test_a_wish_from_before_a_game_began_does_not_count_in_it(house: House) -> None:
    ann, *_ = await house.playing()
    old = playing(first_word(ann), 0, ann.picture.version)
    await ann.ask(Abandon())
    begun = await ann.ask(Start())
    assert isinstance(begun, Ok)

    await ann.screen.send(old)

    assert isinstance(await ann.screen.answer(old.key), OutOfDate)


async def test_a_choice_can_be_taken_back_by_who_made_it(house: House) -> None:
    ann, bob, cleo, dan = await house.playing()
    chosen = await ann.play(first_word(ann))
    assert isinstance(chosen, Ok)

    others = await bob.ask(Undo(1))
    back = await ann.ask(Undo(0))

    assert isinstance(others, Refused)
    assert isinstance(back, Ok)
    await all_reach(back.version, bob, cleo, dan)
    assert cleo.screen.view.secrets == (None, None)


async def test_who_comes_back_is_shown_everything_and_told_what_they_missed(house: House) -> None:
    ann, bob, *_ = await house.playing()
    seen = bob.picture.version
    await bob.screen.close()
    await ann.play(first_word(ann))
    paused = await ann.ask(Pause())
    assert isinstance(paused, Ok)

    screen = await bob.dial()
    await screen.send(Hello(Role.PLAYER, "", since=seen))
    await screen.reach(paused.version)

    assert screen.table.paused
    told = [t.version for t in screen.welcome.told if t.version > seen]
    assert told == list(range(seen + 1, paused.version + 1))


async def test_a_screen_that_missed_something_is_shown_everything_again(house: House) -> None:
    ann, *_ = await house.playing()

    await ann.screen.send(Catch())
    await ann.screen.until(lambda _: len(ann.screen.pictures) == 2)

    one, other = ann.screen.pictures
    assert one.all == other.all


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
    one, other = phone.view.offered
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

    word = first_word(bob)
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
    assert eve.screen.view.offered == ((), ())


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


async def test_everybody_sees_who_is_here_and_how_many_look_on(house: House) -> None:
    ann, bob, cleo, dan = await house.four()
    await (await house.guest("the TV")).connect(ann.code, Role.TV)

    await ann.screen.until(lambda picture: picture.watching == 1)
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
