"""Chairs for programs: who gives them, what they may, how they are taken back."""

import pytest

from tests.tables.party import ANN, BOB, CLEO, Party, begun, party, refused, token
from trapline.kernel import PLAIN, IllegalMove, Text
from trapline.tables.bodies import InviteProgram, JoinTable
from trapline.tables.model import BotTakesOver, Phase, ProgramSits
from trapline.tables.ports import PersonId
from trapline.tables.protocol import Ok, Parting
from trapline.tables.wishes import (
    AddBot,
    Kick,
    Leave,
    Move,
    PassHost,
    Pause,
    Rename,
    Start,
    TableWish,
    Vote,
)

PROGRAM = "a program"


async def invited(friends: Party, seat: int | None = None, by: str = "Ann") -> PersonId:
    at = await friends.entrance.invite(friends.live, InviteProgram(seat), token(by), token(PROGRAM))
    return at.person


async def test_a_host_gives_a_new_chair_to_a_program_and_everybody_sees_what_it_is() -> None:
    friends = await party(["Ann", "Bob"])

    id = await invited(friends)

    chair = friends.table.chairs[-1]
    person = friends.table.person(id)
    assert person is not None
    assert (chair.holder, person.program, person.name) == (id, True, chair.name)
    assert friends.live.person(token(PROGRAM)) == id


async def test_nobody_but_the_host_gives_a_chair_to_a_program() -> None:
    friends = await party(["Ann", "Bob"])

    with pytest.raises(IllegalMove) as refusal:
        await invited(friends, by="Bob")

    assert refusal.value.reason == "not-the-host"


async def test_before_the_game_a_program_takes_the_place_of_a_bot_but_not_of_a_person() -> None:
    friends = await party(["Ann", "Bob"])
    await friends.ask(ANN, AddBot(PLAIN))
    name = friends.table.chairs[2].name

    id = await invited(friends, seat=2)

    assert (friends.table.chairs[2].holder, friends.table.chairs[2].name) == (id, name)
    with pytest.raises(IllegalMove) as refusal:
        await invited(friends, seat=BOB)
    assert refusal.value.reason == "seat-taken"


async def with_a_bot() -> Party:
    """Dan has left a bot on his chair in the middle of a game."""
    friends = await begun()
    await friends.ask(ANN, Move(BotTakesOver(3)))
    await friends.ask(3, Leave())
    return friends


async def test_in_a_game_the_others_are_asked_before_a_program_sees_a_chair_s_secrets() -> None:
    friends = await with_a_bot()

    id = await invited(friends, seat=3)

    ballot = friends.table.ballot
    assert ballot is not None
    assert ballot.motion == ProgramSits(3, id)
    assert friends.table.held_by(id) == ()


async def test_a_program_sits_once_most_have_agreed() -> None:
    friends = await with_a_bot()
    id = await invited(friends, seat=3)

    await friends.ask(BOB, Vote(yes=True))

    assert [chair.seat for chair in friends.table.held_by(id)] == [3]


async def test_a_program_that_the_others_do_not_want_is_sent_home_for_good() -> None:
    friends = await with_a_bot()
    id = await invited(friends, seat=3)

    await friends.ask(BOB, Vote(yes=False))
    await friends.ask(CLEO, Vote(yes=False))

    assert friends.table.person(id) is None
    assert friends.table.chairs[3].bot is not None
    with pytest.raises(IllegalMove) as refusal:
        await friends.entrance.join(friends.live, JoinTable(Text("Eve")), token(PROGRAM))
    assert refusal.value.reason == "table-locked"


@pytest.mark.parametrize("wish", [Pause(), Start(), AddBot(PLAIN), Kick(BOB)])
async def test_a_program_does_not_run_the_table(wish: TableWish) -> None:
    friends = await party(["Ann", "Bob"])
    id = await invited(friends)

    answer = await friends.ask(id, wish)  # type: ignore[arg-type]  # some of all wishes

    assert refused(answer) in {"not-for-programs", "not-the-host"}


async def test_a_program_may_choose_its_name() -> None:
    friends = await party(["Ann", "Bob"])
    id = await invited(friends)

    answer = await friends.ask(id, Rename(2, Text("Deep Trap")))

    assert isinstance(answer, Ok)
    assert friends.table.chairs[2].name == "Deep Trap"


async def test_a_program_never_hosts() -> None:
    friends = await party(["Ann"])
    id = await invited(friends)

    answer = await friends.ask(ANN, PassHost(id))
    await friends.ask(ANN, Leave())

    assert refused(answer) == "no-such-person"
    assert friends.table.host is None


async def test_a_program_has_no_vote_and_keeps_no_first_clock_waiting() -> None:
    friends = await party(["Ann", "Bob", "Cleo"])
    await invited(friends)
    await friends.ask(ANN, Start())

    present = [person.id for person in friends.table.present]

    assert present == [ANN, BOB, CLEO]


async def test_a_host_takes_the_chair_back_and_a_bot_plays_on() -> None:
    friends = await party(["Ann", "Bob", "Cleo"])
    id = await invited(friends)
    screen = await friends.screen(id)
    await friends.ask(ANN, Start())
    assert friends.table.phase is Phase.PLAYING

    await friends.ask(ANN, Kick(id))

    assert screen.parted is Parting.KICKED
    assert friends.table.chairs[3].bot == PLAIN
    assert friends.live.person(token(PROGRAM)) is None


async def test_a_token_for_a_chair_is_handed_on_to_nobody() -> None:
    friends = await party(["Ann", "Bob"])
    await invited(friends)

    with pytest.raises(IllegalMove) as refusal:
        await friends.entrance.hand_over(friends.live, token(PROGRAM))

    assert refusal.value.reason == "not-for-programs"


async def test_a_token_for_a_chair_takes_nobody_s_place() -> None:
    friends = await party(["Ann", "Bob"])
    await invited(friends)
    link = await friends.entrance.hand_over(friends.live, token("Bob"))

    with pytest.raises(IllegalMove) as refusal:
        await friends.entrance.take_over(link, token(PROGRAM))

    assert refusal.value.reason == "not-for-programs"
