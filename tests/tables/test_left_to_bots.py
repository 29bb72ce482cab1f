"""A game that everybody has left goes on by itself, for those who look on or come back."""

from tests.games.trapwords.dungeon import GAME as TRAPWORDS
from tests.tables.party import ANN, BOB, GAMES, Party, accepted, party, until
from trapline.games.trapwords.model.game import State
from trapline.kernel import PLAIN
from trapline.tables.wishes import AddBot, Leave, Pause, Start, TakeChair
from trapline.tables.world import Patience

HURRIED = Patience(left_to_bots_after=1, bot_fastest=3600_000, bot_slowest=3600_000)


async def begun(*people: str, game: str = "coin-flip", bots: int = 1) -> Party:
    games = {**GAMES, "trapwords": TRAPWORDS}
    friends = await party(people, game, patience=HURRIED, games=games)
    for _ in range(bots):
        await friends.ask(ANN, AddBot(PLAIN))
    accepted(await friends.ask(ANN, Start()))
    await friends.join("Eve", watch=True)
    return friends


async def test_bots_take_the_chairs_that_the_last_players_left() -> None:
    friends = await begun("Ann")

    await friends.ask(ANN, Leave())

    await friends.told_times("table:bot-seated", 2)
    left = friends.table.chairs[ANN]
    assert (left.bot, left.name, left.former) == (PLAIN, "Ann", ANN)


async def test_the_game_hears_of_bots_in_the_chairs_of_those_who_left() -> None:
    friends = await begun("Ann", "Bob", game="trapwords", bots=2)

    for person in (ANN, BOB):
        await friends.ask(person, Leave())
    assert state_of(friends).away == {ANN, BOB}

    await until(lambda: not state_of(friends).away)


def state_of(friends: Party) -> State:
    state: State = friends.live.room.evening.running.state
    return state


async def test_while_somebody_plays_a_chair_stands_free() -> None:
    friends = await begun("Ann", "Bob", game="trapwords", bots=2)
    await friends.ask(ANN, Leave())

    await friends.live.alarm._act()

    assert friends.table.chairs[ANN].bot is None


async def test_who_comes_back_takes_their_chair_from_the_bot() -> None:
    friends = await begun("Ann")
    await friends.ask(ANN, Leave())
    await friends.told_times("table:bot-seated", 2)
    await friends.join("Ann", watch=True)

    accepted(await friends.ask(ANN, TakeChair(ANN)))

    assert friends.table.chairs[ANN].holder == ANN


async def test_a_clock_that_was_stopped_for_good_is_started_again_for_the_bots() -> None:
    friends = await begun("Ann")
    await friends.ask(ANN, Pause())

    await friends.ask(ANN, Leave())

    await friends.told("table:resumed")
    assert not friends.table.paused


async def test_a_clock_stopped_by_people_who_are_only_away_stands_still() -> None:
    friends = await begun("Ann")
    await friends.ask(ANN, Pause())
    await friends.live.presence.note("away", ANN)

    await friends.live.alarm._act()

    assert friends.table.paused
    assert "table:resumed" not in friends.tags()
