"""Every message and every wish, by everybody, in every phase, behind every door."""

from itertools import product

from tests.reliability.authority import (
    EVERYBODY,
    HELLOS,
    INSIDE,
    MESSAGE,
    MESSAGES,
    MUTE,
    SEATS,
    WISH,
    WISHES,
    astride,
    each_door,
    each_phase,
    hellos,
    messages,
    named,
    open_and_locked,
    tags,
    turned_away,
    wishes,
)
from tests.reliability.rows import asked, lines, rows
from tests.reliability.stages import staged
from trapline.tables import wishes as w
from trapline.tables.protocol import AnyFromClient, Parting, Role, Said


def test_every_wish_and_every_message_has_its_row() -> None:
    assert {*asked(rows(WISHES, "lobby"))} == WISH.keys() == tags(w.AnyTableWish)
    assert {*asked(rows(MESSAGES, "lobby"))} == MESSAGE.keys() == tags(AnyFromClient)
    assert {*asked(rows(SEATS, "lobby"))} == tags(w.AnyTableWish, "seat") | tags(
        AnyFromClient, "seat"
    )


@each_phase
@open_and_locked
async def test_every_wish_gets_the_answer_in_its_row(phase: str, door: str) -> None:
    async with staged(phase, door) as stage:
        assert await wishes(stage) == rows(WISHES, phase)


@each_phase
@open_and_locked
async def test_every_message_gets_the_answer_in_its_row(phase: str, door: str) -> None:
    people = (*INSIDE, *MUTE[door])
    async with staged(phase, door) as stage:
        answers = await messages(stage, people=people)

        assert answers == {row: it for row, it in rows(MESSAGES, phase).items() if row[1] in people}


@each_phase
@open_and_locked
async def test_nobody_acts_for_anothers_seat(phase: str, door: str) -> None:
    async with staged(phase, door) as stage:
        expected = rows(SEATS, phase)

        assert await astride(stage, asked(expected)) == expected


@each_phase
@open_and_locked
async def test_who_was_not_let_in_may_wish_for_nothing_but_to_go(phase: str, door: str) -> None:
    async with staged(phase, door) as stage:
        answers = await wishes(stage, people=MUTE[door])

        assert answers.pop(("leave", "Fay")) == "ok"
        assert set(answers.values()) == {"join-first"}


@each_phase
async def test_whoever_comes_as_a_tv_can_do_no_more_than_a_tv(phase: str) -> None:
    async with staged(phase) as stage:
        for who in INSIDE:
            for name in (*WISH, *MESSAGE):
                answer = await stage.answer(who, named(stage, name, stage.seat(who)), Role.TV)

                assert answer == rows(MESSAGES, phase).get((name, "TV"), "join-first")


@each_phase
@each_door
async def test_everybody_who_says_hello_is_shown_what_their_row_says(phase: str, door: str) -> None:
    async with staged(phase, door) as stage:
        assert await hellos(stage) == lines(HELLOS, phase, door)


@each_phase
@each_door
async def test_who_is_turned_away_does_nothing_and_hears_nothing(phase: str, door: str) -> None:
    async with staged(phase, door) as stage:
        for (role, who), answer in lines(HELLOS, phase, door).items():
            if answer == "join-first":
                assert await turned_away(stage, who, Role(role)) == answer


@open_and_locked
async def test_nobody_begins_with_anything_but_hello(door: str) -> None:
    async with staged("playing", door) as stage:
        stage.copy()
        for name, who in product([name for name in MESSAGE if name != "hello"], EVERYBODY):
            screen = await stage.people[who].dial(stage.code)
            await screen.send(named(stage, name, 0))

            assert await screen.parting() is Parting.NOT_UNDERSTOOD
        assert stage.is_untouched([])


async def test_who_waits_hears_nothing_of_the_game_nor_of_the_talk() -> None:
    async with staged("playing") as stage:
        ann, fay = await stage.actor("Ann"), stage.people["Fay"]
        screen = await fay.connect(stage.code)
        for name in MESSAGE:
            await screen.send(named(stage, name, 0))
        await ann.say("hello", seat=0)
        await stage.done(await ann.play(stage.choice(0)), [ann, fay])

        assert screen.first(Said) is None
        assert all(picture.view_fields is None for picture in screen.pictures)
