"""The vote, and what may be taken back."""

from msgspec import Raw
from msgspec.structs import replace

from tests.games.trapped.ship import GAME as TRAPPED
from tests.games.whisper_model import Choose
from tests.tables.party import ANN, BOB, CLEO, DAN, SECOND, Party, accepted, party, refused
from trapline.games.trapped.model.options import Clocks
from trapline.games.trapped.wishes.talk import Invent
from trapline.kernel import Text, encode
from trapline.tables.model import BotPlaysOnce, BotTakesOver, GoBack
from trapline.tables.wishes import Abandon, Leave, Move, SetOptions, Start, TakeChair, Undo, Vote


async def begun() -> Party:
    friends = await party()
    await friends.ask(ANN, Start())
    return friends


async def choose_first(friends: Party, by: int) -> int:
    view = friends.live.room.evening.running
    may = view.game.view(view.state, by).may[0]
    wish = Choose(may.turn, Text(may.words[0]))  # type: ignore[attr-defined]  # a MayChoose
    return accepted(await friends.play(by, wish))


async def test_the_host_needs_no_vote_to_call_a_bot() -> None:
    friends = await begun()

    accepted(await friends.ask(ANN, Move(BotTakesOver(DAN))))

    assert friends.table.chairs[DAN].bot == "plain"
    assert friends.table.chairs[DAN].former == DAN


async def test_others_call_a_bot_by_the_majority_of_those_who_sit() -> None:
    friends = await begun()

    accepted(await friends.ask(BOB, Move(BotTakesOver(DAN))))
    await friends.ask(CLEO, Vote(yes=True))
    assert friends.table.chairs[DAN].bot is None

    await friends.ask(ANN, Vote(yes=True))
    assert friends.table.chairs[DAN].bot == "plain"


async def test_a_motion_falls_as_soon_as_it_cannot_win() -> None:
    friends = await begun()
    await friends.ask(BOB, Move(BotTakesOver(DAN)))

    await friends.ask(DAN, Vote(yes=False))
    await friends.ask(ANN, Vote(yes=False))

    assert friends.table.ballot is None
    assert friends.table.chairs[DAN].bot is None


async def test_a_motion_nobody_answers_falls_after_half_a_minute() -> None:
    friends = await begun()
    await friends.ask(BOB, Move(BotPlaysOnce(DAN)))

    friends.wall.pass_by(30 * SECOND)
    await friends.live.room.fire_due()

    assert friends.table.ballot is None


async def test_a_vote_of_the_game_that_ends_with_the_tables_is_another_vote() -> None:
    friends = await party(["Ann", "Bob", "Cleo"], "trapped", games={"trapped": TRAPPED})
    hurried = replace(TRAPPED.defaults("en"), clocks=Clocks.ALWAYS)
    await friends.ask(ANN, SetOptions(Raw(encode(hurried))))
    await friends.ask(ANN, Start())
    await friends.play(BOB, Invent(Text("There is a robot in the kitchen")))
    await friends.ask(BOB, Move(BotPlaysOnce(CLEO)))

    friends.wall.pass_by(30 * SECOND)
    await friends.live.room.fire_due()

    assert friends.table.ballot is None
    assert friends.tags()[-2:] == ["motion-closed", "table:motion-settled"]


async def test_there_is_one_vote_a_person_and_one_motion_at_a_time() -> None:
    friends = await begun()
    await friends.ask(BOB, Move(BotPlaysOnce(DAN)))

    assert refused(await friends.ask(BOB, Vote(yes=True))) == "not-a-voter"
    assert refused(await friends.ask(CLEO, Move(BotPlaysOnce(DAN)))) == "motion-running"


async def test_a_vote_without_a_motion_is_refused() -> None:
    friends = await begun()

    assert refused(await friends.ask(BOB, Vote(yes=True))) == "no-motion"


async def test_who_comes_back_takes_the_chair_from_the_bot() -> None:
    friends = await begun()
    await friends.ask(ANN, Move(BotTakesOver(DAN)))

    accepted(await friends.ask(DAN, TakeChair(DAN)))

    assert friends.table.chairs[DAN].holder == DAN
    assert friends.table.chairs[DAN].name == "Dan"


async def test_a_bot_can_sit_in_for_somebody_who_left() -> None:
    friends = await begun()
    await friends.ask(DAN, Leave())

    accepted(await friends.ask(ANN, Move(BotTakesOver(DAN))))

    assert friends.table.chairs[DAN].bot == "plain"


async def test_a_player_takes_back_what_they_just_did() -> None:
    friends = await begun()
    stood = friends.live.room.evening.running.state
    await choose_first(friends, ANN)

    accepted(await friends.ask(ANN, Undo(ANN)))

    assert friends.live.room.evening.running.state == stood
    assert friends.tags()[-2:] == ["chosen", "table:undone"]


async def test_nobody_takes_back_what_somebody_else_did() -> None:
    friends = await begun()
    await choose_first(friends, ANN)

    assert refused(await friends.ask(CLEO, Undo(CLEO))) == "nothing-to-undo"


async def test_what_drew_from_luck_cannot_be_undone() -> None:
    friends = await begun()

    assert refused(await friends.ask(ANN, Undo(ANN))) == "nothing-to-undo"
    start = friends.live.room.evening.running.positions[0].version
    assert refused(await friends.ask(ANN, Move(GoBack(start - 1)))) == "cannot-go-back"


async def test_going_further_back_needs_everybody() -> None:
    friends = await begun()
    start = friends.live.room.evening.running.positions[0].version
    stood = friends.live.room.evening.running.state
    await choose_first(friends, ANN)

    accepted(await friends.ask(ANN, Move(GoBack(start))))
    await friends.ask(BOB, Vote(yes=True))
    await friends.ask(CLEO, Vote(yes=True))
    assert friends.live.room.evening.running.state != stood

    await friends.ask(DAN, Vote(yes=True))
    assert friends.live.room.evening.running.state == stood


async def test_one_voice_against_is_enough_to_stay() -> None:
    friends = await begun()
    start = friends.live.room.evening.running.positions[0].version
    await choose_first(friends, ANN)
    await friends.ask(ANN, Move(GoBack(start)))

    await friends.ask(DAN, Vote(yes=False))

    assert friends.table.ballot is None
    assert friends.tags().count("table:undone") == 0


async def test_going_back_takes_the_clock_back_as_well() -> None:
    friends = await begun()
    start = friends.live.room.evening.running.positions[0]
    await choose_first(friends, ANN)
    friends.wall.pass_by(40 * SECOND)
    await friends.ask(ANN, Move(GoBack(start.version)))

    for other in (BOB, CLEO, DAN):
        await friends.ask(other, Vote(yes=True))

    assert friends.live.room.time == start.at


async def test_what_the_game_did_during_the_vote_may_stop_it() -> None:
    friends = await begun()
    start = friends.live.room.evening.running.positions[0].version
    await choose_first(friends, ANN)
    await friends.ask(ANN, Move(GoBack(start)))
    await choose_first(friends, BOB)
    final = len(friends.live.room.evening.running.positions) == 1

    for other in (BOB, CLEO, DAN):
        await friends.ask(other, Vote(yes=True))

    assert final is (friends.tags().count("table:undone") == 0)


async def test_a_chair_is_taken_back_from_the_bot_between_games_too() -> None:
    friends = await begun()
    await friends.ask(ANN, Move(BotTakesOver(DAN)))
    await friends.ask(ANN, Abandon())

    accepted(await friends.ask(DAN, TakeChair(DAN)))

    assert friends.table.chairs[DAN].holder == DAN
