"""A game over sockets: answers, retries, and what was missed."""

import pytest

from tests.games import whisper_model as m
from tests.server.house import House, all_reach
from tests.server.messages import asking, fresh_key, playing
from trapline.kernel import Text
from trapline.tables.protocol import (
    Catch,
    Hello,
    Ok,
    OutOfDate,
    Refused,
    Role,
)
from trapline.tables.wishes import (
    Abandon,
    Lock,
    Pause,
    Start,
    Undo,
)


async def kept(house: House) -> int:
    [table] = house.desk.tables.live
    return len(await house.store.entries(table))


async def test_a_move_is_answered_and_shown_to_everybody(house: House) -> None:
    ann, bob, cleo, dan = await house.playing()
    word = ann.first_word()

    answer = await ann.play(word)

    assert isinstance(answer, Ok)
    await all_reach(answer.version, ann, bob, cleo, dan)
    assert cleo.screen.view.words == ((word.word,), ())
    assert bob.screen.view.words[0] == ()


@pytest.mark.parametrize("plays", [True, False])
async def test_a_retry_under_the_same_key_gets_the_same_answer_and_happens_once(
    house: House, plays: bool
) -> None:
    ann, *_ = await house.playing()
    key = fresh_key()
    move = playing(ann.first_word(), 0, ann.picture.version, key)
    message = move if plays else asking(Lock(True), key)

    answers = []
    for _ in range(3):
        await ann.screen.send(message)
        answers.append(await ann.screen.answer(key))

    assert isinstance(answers[0], Ok)
    assert answers == [answers[0]] * 3
    assert await kept(house) == answers[0].version


async def test_a_retry_after_a_reconnect_gets_the_stored_answer(house: House) -> None:
    ann, *_ = await house.playing()
    message = playing(ann.first_word(), 0, ann.picture.version)
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
    await ann.play(ann.first_word(), key=key)

    answer = await bob.play(bob.first_word(), key=key)

    assert isinstance(answer, Ok)
    await all_reach(answer.version, ann)
    assert ann.screen.view.whisperer == 0


async def test_a_wish_for_another_turn_is_out_of_date_and_not_refused(house: House) -> None:
    ann, *_ = await house.playing()

    answer = await ann.play(m.Choose(ann.turn + 1, Text("moon")))

    assert isinstance(answer, OutOfDate)


async def test_a_refusal_says_why_with_the_facts_of_its_sentence(house: House) -> None:
    ann, *_ = await house.playing()

    answer = await ann.play(m.Choose(ann.turn, Text("moonshine")))

    assert isinstance(answer, Refused)
    assert (answer.reason, answer.facts) == ("word-not-offered", {"word": "moonshine"})


@pytest.mark.parametrize("seat", [1, 2, 63])
async def test_nobody_plays_from_anothers_seat(house: House, seat: int) -> None:
    ann, *_ = await house.playing()

    answer = await ann.play(ann.first_word(), seat=seat)

    assert isinstance(answer, Refused)
    assert (answer.reason, answer.facts) == ("not-your-seat", {"seat": seat})


async def test_a_wish_from_before_a_game_began_does_not_count_in_it(house: House) -> None:
    ann, *_ = await house.playing()
    old = playing(ann.first_word(), 0, ann.picture.version)
    await ann.ask(Abandon())
    begun = await ann.ask(Start())
    assert isinstance(begun, Ok)

    await ann.screen.send(old)

    assert isinstance(await ann.screen.answer(old.key), OutOfDate)


async def test_a_choice_can_be_taken_back_by_who_made_it(house: House) -> None:
    ann, bob, cleo, dan = await house.playing()
    chosen = await ann.play(ann.first_word())
    assert isinstance(chosen, Ok)

    others = await bob.ask(Undo(1))
    back = await ann.ask(Undo(0))

    assert isinstance(others, Refused)
    assert isinstance(back, Ok)
    await all_reach(back.version, bob, cleo, dan)
    assert len(cleo.screen.view.words[0]) == 3


async def test_who_comes_back_is_shown_everything_and_told_what_they_missed(house: House) -> None:
    ann, bob, *_ = await house.playing()
    seen = bob.picture.version
    await bob.screen.close()
    await ann.play(ann.first_word())
    paused = await ann.ask(Pause())
    assert isinstance(paused, Ok)

    screen = await bob.dial()
    await screen.send(Hello(Role.PLAYER, since=seen))
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
