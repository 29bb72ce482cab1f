"""The first clock of a game waits until everybody is ready."""

from tests.tables.party import ANN, BOB, CLEO, DAN, NAMES, Party, accepted, party, refused
from trapline.kernel import PLAIN
from trapline.tables.wishes import Abandon, AddBot, Leave, Pause, Ready, Resume, Start

SECOND = 1000


async def waiting(names: tuple[str, ...] = NAMES) -> Party:
    """Begin a game whose clock waits."""
    friends = await party(names)
    while len(friends.table.taken) < len(NAMES):
        await friends.ask(ANN, AddBot(PLAIN))
    accepted(await friends.ask(ANN, Start(waits=True)))
    return friends


async def test_time_stands_still_until_the_last_is_ready() -> None:
    friends = await waiting()
    for person in (ANN, BOB, CLEO):
        accepted(await friends.ask(person, Ready(person, True)))
    friends.wall.pass_by(60 * SECOND)
    before = friends.live.room.time

    accepted(await friends.ask(DAN, Ready(DAN, True)))
    friends.wall.pass_by(SECOND)

    assert before == 0
    assert friends.live.room.time == SECOND
    assert not friends.table.awaits_ready


async def test_bots_are_ready() -> None:
    friends = await waiting(("Ann", "Bob"))

    await friends.ask(ANN, Ready(ANN, True))
    waits = friends.table.awaits_ready
    await friends.ask(BOB, Ready(BOB, True))

    assert waits
    assert not friends.table.paused


async def test_the_host_may_start_the_clock_and_nobody_else() -> None:
    friends = await waiting()

    assert refused(await friends.ask(BOB, Resume())) == "not-the-host"
    accepted(await friends.ask(ANN, Resume()))

    assert not friends.table.paused


async def test_nobody_waits_for_those_who_left() -> None:
    friends = await waiting(("Ann", "Bob"))
    await friends.ask(ANN, Ready(ANN, True))

    await friends.ask(BOB, Leave())

    assert not friends.table.awaits_ready


async def test_who_is_away_is_not_waited_for() -> None:
    friends = await waiting(("Ann", "Bob"))
    await friends.ask(ANN, Ready(ANN, True))

    await friends.live.presence.note("away", BOB)

    assert not friends.table.awaits_ready


async def test_the_clock_does_not_start_because_everybody_went_away() -> None:
    friends = await waiting(("Ann", "Bob"))

    for person in (ANN, BOB):
        await friends.live.presence.note("away", person)

    assert friends.table.awaits_ready
    assert friends.table.paused


async def test_who_was_ready_in_the_lobby_has_yet_to_see_the_game() -> None:
    friends = await party()
    await friends.ask(BOB, Ready(BOB, True))

    await friends.ask(ANN, Start(waits=True))

    assert not friends.table.chairs[BOB].ready


async def test_in_a_game_that_runs_there_is_nothing_to_be_ready_for() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    await friends.ask(ANN, Pause())

    assert refused(await friends.ask(BOB, Ready(BOB, True))) == "not-now"
    accepted(await friends.ask(BOB, Resume()))


async def test_a_game_without_a_clock_waits_for_nobody() -> None:
    friends = await party(["Ann", "Bob"], "coin-flip")

    accepted(await friends.ask(ANN, Start(waits=True)))

    assert not friends.table.awaits_ready


async def test_a_game_that_was_stopped_waits_no_more() -> None:
    friends = await waiting()

    await friends.ask(ANN, Abandon())

    assert not friends.table.awaits_ready
    assert not friends.table.paused
