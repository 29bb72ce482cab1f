"""Chairs and teams."""

import pytest
from msgspec.structs import replace

from tests.games.whisper import WHISPER, Whisper
from tests.games.whisper_content import WORDS, shares_two_letters
from tests.tables.party import ANN, BOB, DAN, Party, accepted, party, refused
from trapline.kernel import PLAIN, Text
from trapline.tables.model import Pace
from trapline.tables.wishes import (
    AddBot,
    BalanceTeams,
    ChooseBot,
    ChooseGame,
    ChooseTeam,
    Leave,
    RemoveBot,
    Rename,
    SeatFriend,
    SetPace,
    ShuffleTeams,
    Sit,
    StandUp,
    Start,
    TakeChair,
)


async def with_levels(*names: str) -> Party:
    """Return a lobby whose game has a gentle bot, too."""
    game = Whisper(WORDS, shares_two_letters)
    game.bots = {**game.bots, "gentle": game.bots[PLAIN]}
    return await party(names, games={"whisper": game})


def teams(friends: Party) -> list[int | None]:
    return [chair.team for chair in friends.table.taken]


async def test_newcomers_fill_the_smaller_team() -> None:
    friends = await party()

    assert teams(friends) == [0, 1, 0, 1]


async def test_a_player_chooses_their_own_team() -> None:
    friends = await party()

    await friends.ask(BOB, ChooseTeam(BOB, 0))

    assert teams(friends) == [0, 0, 0, 1]


async def test_nobody_but_the_host_moves_others_to_a_team() -> None:
    friends = await party()

    assert refused(await friends.ask(BOB, ChooseTeam(DAN, 0))) == "not-your-seat"
    accepted(await friends.ask(ANN, ChooseTeam(DAN, 0)))


async def test_balancing_moves_as_few_as_needed() -> None:
    friends = await party()
    await friends.ask(BOB, ChooseTeam(BOB, 0))

    await friends.ask(ANN, BalanceTeams())

    assert teams(friends) == [0, 0, 1, 1]


async def test_shuffled_teams_are_even() -> None:
    friends = await party()

    await friends.ask(ANN, ShuffleTeams())

    assert sorted(team for team in teams(friends) if team is not None) == [0, 0, 1, 1]


async def test_a_team_that_the_game_does_not_have_is_refused() -> None:
    friends = await party()

    assert refused(await friends.ask(ANN, ChooseTeam(ANN, 5))) == "no-such-team"


async def test_another_game_brings_its_own_teams() -> None:
    friends = await party()

    await friends.ask(ANN, ChooseGame("coin-flip", "en"))
    assert teams(friends) == [None] * 4

    await friends.ask(ANN, ChooseGame("whisper", "fr"))
    assert teams(friends) == [0, 1, 0, 1]


async def test_a_friend_can_play_on_the_same_phone() -> None:
    friends = await party(["Ann"])

    await friends.ask(ANN, SeatFriend(Text("Bob")))

    assert [(c.name, c.holder) for c in friends.table.chairs] == [("Ann", ANN), ("Bob", ANN)]


async def test_one_person_sits_on_one_chair() -> None:
    friends = await party(["Ann"])

    assert refused(await friends.ask(ANN, Sit())) == "seat-taken"


async def test_who_stands_up_looks_on_and_may_sit_again() -> None:
    friends = await party()

    await friends.ask(BOB, StandUp(BOB))
    assert friends.table.held_by(BOB) == ()

    await friends.ask(BOB, Sit())
    assert friends.table.held_by(BOB)[0].seat == BOB


async def test_bots_come_with_names_of_their_own() -> None:
    friends = await party(["Ann"])

    await friends.ask(ANN, AddBot(PLAIN))
    await friends.ask(ANN, AddBot(PLAIN))

    bots = [chair.name for chair in friends.table.taken if chair.bot]
    assert len(set(bots)) == 2


async def test_a_bot_that_the_game_does_not_have_is_refused() -> None:
    friends = await party(["Ann"])

    assert refused(await friends.ask(ANN, AddBot("oracle"))) == "no-such-bot"


async def test_a_bot_that_would_be_one_too_many_is_refused() -> None:
    friends = await party(["Ann"])
    while len(friends.table.taken) < WHISPER.seats[-1]:
        await friends.ask(ANN, AddBot(PLAIN))

    assert refused(await friends.ask(ANN, AddBot(PLAIN))) == "too-many-players"


async def test_a_bot_leaves_when_it_is_told_to() -> None:
    friends = await party(["Ann"])
    await friends.ask(ANN, AddBot(PLAIN))

    await friends.ask(ANN, RemoveBot(1))

    assert [chair.name for chair in friends.table.taken] == ["Ann"]


async def test_only_bots_are_removed_like_that() -> None:
    friends = await party()

    assert refused(await friends.ask(ANN, RemoveBot(BOB))) == "no-such-seat"


async def test_the_host_chooses_how_well_a_bot_plays() -> None:
    friends = await with_levels("Ann")
    await friends.ask(ANN, AddBot(PLAIN))
    before = friends.table.chairs[1]

    await friends.ask(ANN, ChooseBot(1, "gentle"))

    assert friends.table.chairs[1] == replace(before, bot="gentle")
    assert friends.tags().count("table:bot-chosen") == 1


async def test_an_unknown_level_is_refused() -> None:
    friends = await with_levels("Ann")
    await friends.ask(ANN, AddBot(PLAIN))

    assert refused(await friends.ask(ANN, ChooseBot(1, "oracle"))) == "no-such-bot"


async def test_people_have_no_level() -> None:
    friends = await with_levels("Ann", "Bob")

    assert refused(await friends.ask(ANN, ChooseBot(BOB, "gentle"))) == "no-such-seat"


async def test_levels_stand_while_a_game_runs() -> None:
    friends = await with_levels("Ann", "Bob", "Cleo")
    await friends.ask(ANN, AddBot(PLAIN))
    await friends.ask(ANN, Start())

    assert refused(await friends.ask(ANN, ChooseBot(3, "gentle"))) == "not-now"


async def test_only_the_host_sets_the_pace_of_bots_and_may_do_so_in_a_game() -> None:
    friends = await party()
    assert refused(await friends.ask(BOB, SetPace(Pace.QUICK))) == "not-the-host"
    await friends.ask(ANN, Start())

    await friends.ask(ANN, SetPace(Pace.QUICK))

    assert friends.table.pace is Pace.QUICK


async def test_a_seat_can_have_a_better_name_unless_it_is_taken() -> None:
    friends = await party()

    accepted(await friends.ask(BOB, Rename(BOB, Text("Bobby"))))

    assert friends.table.chairs[BOB].name == "Bobby"
    assert refused(await friends.ask(BOB, Rename(BOB, Text("cleo")))) == "name-taken"


async def test_empty_chairs_are_gone_when_the_game_begins() -> None:
    friends = await party([*"abcde"])
    await friends.ask(BOB, Leave())
    await friends.ask(ANN, BalanceTeams())

    accepted(await friends.ask(ANN, Start()))

    assert [(c.seat, c.name) for c in friends.table.chairs] == [*enumerate("acde")]


async def test_a_chair_waits_for_whoever_left_it_while_they_are_about() -> None:
    friends = await party([*"abcdef"])
    await friends.ask(ANN, Start())
    await friends.ask(DAN, StandUp(DAN))
    eve = await friends.join("Eve", watch=True)

    assert refused(await friends.ask(eve, TakeChair(DAN))) == "seat-taken"


@pytest.mark.parametrize("seat", [7, 63])
async def test_a_chair_that_is_not_there_cannot_be_taken(seat: int) -> None:
    friends = await party()

    assert refused(await friends.ask(BOB, TakeChair(seat))) == "no-such-seat"
