"""Who may have which chair, by what they have seen."""

import pytest

from tests.tables.party import (
    ANN,
    BOB,
    CLEO,
    DAN,
    Party,
    accepted,
    begun,
    party,
    refused,
    with_onlooker,
)
from trapline.kernel import PLAIN, Text
from trapline.tables.model import BotTakesOver
from trapline.tables.wishes import (
    Abandon,
    AddBot,
    GiveChair,
    Kick,
    Leave,
    Move,
    PassHost,
    SeatFriend,
    Sit,
    StandUp,
    Start,
    TakeChair,
    Vote,
)

NOBODY = None
BOT = 4


async def test_a_player_gets_no_bots_chair() -> None:
    friends = await begun()

    assert refused(await friends.ask(BOB, TakeChair(BOT))) == "knows-too-much"


@pytest.mark.parametrize("by", [ANN, BOB, CLEO])
async def test_nobody_who_plays_gets_the_chair_of_one_who_left(by: int) -> None:
    friends = await begun()
    await friends.ask(DAN, Leave())

    assert refused(await friends.ask(by, TakeChair(DAN))) == "knows-too-much"


async def test_the_host_does_not_read_the_hand_of_whom_he_kicked() -> None:
    friends = await begun()
    phone = await friends.screen(ANN)
    await friends.ask(ANN, Kick(DAN))

    assert refused(await friends.ask(ANN, TakeChair(DAN))) == "knows-too-much"
    phone.lifted = DAN
    await friends.live.room.welcome(phone)
    assert phone.observer == ANN


async def test_standing_up_makes_nobody_forget() -> None:
    friends = await begun()
    await friends.ask(DAN, Leave())
    await friends.ask(BOB, StandUp(BOB))

    assert refused(await friends.ask(BOB, TakeChair(DAN))) == "knows-too-much"
    assert refused(await friends.ask(BOB, Sit())) == "knows-too-much"
    accepted(await friends.ask(BOB, TakeChair(BOB)))


async def test_going_home_and_coming_back_makes_nobody_forget() -> None:
    friends = await begun()
    await friends.ask(CLEO, Leave())
    await friends.ask(BOB, Leave())
    bob = await friends.join("Bob", watch=True)

    assert refused(await friends.ask(bob, TakeChair(CLEO))) == "knows-too-much"
    accepted(await friends.ask(bob, TakeChair(BOB)))
    assert friends.table.chairs[BOB].holder == bob


async def test_who_let_a_bot_take_over_needs_no_word_to_come_back() -> None:
    friends = await begun()
    await friends.ask(ANN, Move(BotTakesOver(DAN)))

    accepted(await friends.ask(DAN, TakeChair(DAN)))

    assert friends.table.chairs[DAN].holder == DAN


@pytest.mark.parametrize("seat", [BOT, DAN])
async def test_an_onlooker_sits_down_at_the_hosts_word(seat: int) -> None:
    friends, eve = await with_onlooker()
    await friends.ask(DAN, Leave())

    accepted(await friends.ask(eve, TakeChair(seat)))
    assert friends.table.chairs[seat].holder is NOBODY

    accepted(await friends.ask(ANN, GiveChair(eve, yes=True)))
    assert friends.table.chairs[seat].holder == eve


async def test_everybody_sees_who_asks_for_which_chair() -> None:
    friends, eve = await with_onlooker()
    screen = await friends.screen(BOB)

    await friends.ask(eve, TakeChair(BOT))

    assert screen.facts()[-1] == "table:chair-wanted"
    assert screen.picture()[0]["people"][-1]["wants"] == BOT


async def test_the_host_may_leave_a_chair_as_it_is() -> None:
    friends, eve = await with_onlooker()
    await friends.ask(eve, TakeChair(BOT))

    accepted(await friends.ask(ANN, GiveChair(eve, yes=False)))

    assert friends.table.chairs[BOT].bot == PLAIN
    assert refused(await friends.ask(ANN, GiveChair(eve, yes=True))) == "nobody-asked"


async def test_asking_again_tells_nobody_anything_new() -> None:
    friends, eve = await with_onlooker()
    await friends.ask(eve, TakeChair(BOT))
    version = friends.live.room.evening.version

    accepted(await friends.ask(eve, TakeChair(BOT)))

    assert friends.live.room.evening.version == version


async def test_nobody_is_given_a_second_chair() -> None:
    friends, eve = await with_onlooker()
    await friends.ask(eve, TakeChair(BOT))
    await friends.ask(ANN, GiveChair(eve, yes=True))

    assert refused(await friends.ask(eve, TakeChair(BOT + 1))) == "knows-too-much"


async def test_only_the_host_gives_a_chair() -> None:
    friends, eve = await with_onlooker()
    await friends.ask(eve, TakeChair(BOT))

    for by in (BOB, eve):
        assert refused(await friends.ask(by, GiveChair(eve, yes=True))) == "not-the-host"


async def test_a_chair_that_its_holder_took_back_is_no_longer_given() -> None:
    friends, eve = await with_onlooker()
    await friends.ask(DAN, Leave())
    await friends.ask(eve, TakeChair(DAN))
    dan = await friends.join("Dan", watch=True)
    await friends.ask(dan, TakeChair(DAN))

    assert refused(await friends.ask(ANN, GiveChair(eve, yes=True))) == "seat-taken"


async def test_who_asked_and_went_home_asks_no_more() -> None:
    friends, eve = await with_onlooker()
    await friends.ask(eve, TakeChair(BOT))
    await friends.ask(eve, Leave())

    assert refused(await friends.ask(ANN, GiveChair(eve, yes=True))) == "nobody-asked"


async def test_who_asked_and_became_the_host_needs_the_others_votes() -> None:
    friends, eve = await with_onlooker()
    await friends.ask(eve, TakeChair(BOT))
    await friends.ask(ANN, PassHost(eve))

    assert refused(await friends.ask(eve, GiveChair(eve, yes=True))) == "nobody-asked"
    accepted(await friends.ask(eve, TakeChair(BOT)))

    assert friends.table.chairs[BOT].bot == PLAIN
    assert friends.table.ballot is not None


async def hosted_by_an_onlooker() -> Party:
    friends = await party([*"abcdef"])
    await friends.ask(ANN, StandUp(ANN))
    await friends.ask(ANN, AddBot(PLAIN))
    accepted(await friends.ask(ANN, Start()))
    return friends


async def test_a_host_who_looks_on_needs_the_others_votes_for_a_chair() -> None:
    friends = await hosted_by_an_onlooker()
    bots = next(chair.seat for chair in friends.table.chairs if chair.bot)

    accepted(await friends.ask(ANN, TakeChair(bots)))
    ballot = friends.table.ballot
    assert ballot is not None
    assert set(ballot.voters) == {person.id for person in friends.table.seated}
    assert (ballot.yes, friends.table.chairs[bots].holder) == ((), NOBODY)

    for voter in ballot.voters[:3]:
        await friends.ask(voter, Vote(yes=True))
    assert friends.table.chairs[bots].holder == ANN


async def test_a_host_who_looks_on_is_refused_by_the_others() -> None:
    friends = await hosted_by_an_onlooker()
    bots = next(chair.seat for chair in friends.table.chairs if chair.bot)
    await friends.ask(ANN, TakeChair(bots))

    for voter in (BOB, CLEO, DAN):
        await friends.ask(voter, Vote(yes=False))

    assert friends.table.ballot is None
    assert friends.table.chairs[bots].bot == PLAIN


async def test_where_nobody_is_left_to_ask_a_chair_is_taken_at_once() -> None:
    friends, eve = await with_onlooker()
    for person in (ANN, BOB, CLEO, DAN):
        await friends.ask(person, Leave())

    accepted(await friends.ask(eve, TakeChair(BOT)))

    assert friends.table.chairs[BOT].holder == eve


async def test_a_phone_shared_from_the_start_keeps_its_seats() -> None:
    friends = await party(["Ann", "Cleo", "Dan"])
    await friends.ask(ANN, SeatFriend(Text("Bob")))
    await friends.ask(ANN, Start())
    first, second = (chair.seat for chair in friends.table.held_by(ANN))
    await friends.ask(ANN, StandUp(second))

    accepted(await friends.ask(ANN, TakeChair(second)))

    assert [chair.seat for chair in friends.table.held_by(ANN)] == [first, second]


async def test_nobody_puts_a_second_player_on_a_phone_in_the_middle_of_a_game() -> None:
    friends = await begun()

    assert refused(await friends.ask(BOB, SeatFriend(Text("Gus")))) == "not-now"


async def test_the_next_game_remembers_nobody() -> None:
    friends = await begun()
    await friends.ask(DAN, Leave())
    await friends.ask(ANN, Abandon())
    await friends.ask(BOB, StandUp(BOB))

    accepted(await friends.ask(BOB, TakeChair(DAN)))

    assert friends.table.chairs[DAN].holder == BOB
