"""Each screen is shown what it may see, and nothing else."""

import pytest

from tests.games.whisper_model import Choose, GiveClue
from tests.tables.party import ANN, BOB, CLEO, DAN, Party, Screen, party
from trapline.kernel import PLAIN, Text
from trapline.tables.model import BotTakesOver
from trapline.tables.protocol import Ask, Parting, Role
from trapline.tables.service import Tables
from trapline.tables.wishes import (
    Abandon,
    AddBot,
    ChooseGame,
    GiveChair,
    Kick,
    Knock,
    Lock,
    Move,
    Pause,
    Ready,
    SeatFriend,
    Start,
    TakeChair,
)
from trapline.tables.world import Patience

QUICK = Patience(bot_fastest=0, bot_slowest=0)


async def begun() -> tuple[Party, list[Screen]]:
    friends = await party()
    screens = [await friends.screen(person) for person in (ANN, BOB, CLEO, DAN)]
    await friends.ask(ANN, Start())
    return friends, screens


async def gives_a_clue(friends: Party) -> None:
    """Let both teams choose a word, and whoever whispers say something that all hear."""
    for seat in (ANN, BOB):
        state = friends.live.room.evening.running.state
        word = state.words[state.team_of(seat)][0]
        await friends.play(seat, Choose(state.turn, Text(word)))
    state = friends.live.room.evening.running.state
    await friends.play(state.whisperer, GiveClue(state.turn, Text("by night")))


async def fresh_picture(friends: Party, screen: Screen) -> tuple[object, object]:
    again = Screen(screen.person, screen.role)
    again.token = screen.token
    again.lifted = screen.lifted
    await friends.live.room.welcome(again)
    return again.picture()


async def test_updates_add_up_to_what_a_newcomer_is_shown() -> None:
    friends, screens = await begun()
    tv = await friends.screen(None, Role.TV)
    words = friends.live.room.evening.running.state.words[0]

    await friends.play(ANN, Choose(friends.live.room.evening.running.state.turn, Text(words[0])))
    await friends.ask(ANN, Pause())
    await friends.ask(ANN, Abandon())
    await friends.ask(ANN, Start())

    for screen in (*screens, tv):
        assert screen.picture() == await fresh_picture(friends, screen)


async def test_an_update_carries_only_the_fields_that_changed() -> None:
    friends = await party()
    screen = await friends.screen(BOB)

    await friends.ask(ANN, Lock(locked=True))

    assert screen.messages("update")[-1]["table"] == {"locked": True}


async def test_every_screen_hears_of_every_version() -> None:
    friends, screens = await begun()
    first = friends.live.room.evening.version

    await friends.ask(ANN, Lock(locked=True))
    await friends.ask(ANN, Abandon())

    for screen in screens:
        versions = [message["version"] for message in screen.messages("update")]
        assert versions[-3:] == [first, first + 1, first + 2]


async def test_a_teams_words_are_shown_to_the_team_alone() -> None:
    friends, screens = await begun()
    tv = await friends.screen(None, Role.TV)
    words = friends.live.room.evening.running.state.words[0]

    shown = [str(screen.sent) for screen in (*screens, tv)]

    assert [words[0] in text for text in shown] == [True, False, True, False, False]


async def test_who_waits_for_the_nod_hears_nothing_of_the_game_however_open_it_is() -> None:
    friends, screens = await begun()
    await friends.ask(ANN, Knock(knock=True))
    eve = await friends.screen(await friends.join("Eve"))

    await gives_a_clue(friends)
    await friends.ask(ANN, Lock(locked=True))

    assert "clue-given" in screens[BOB].facts()
    assert eve.facts() == ["table:lock-set"]


async def test_two_people_on_one_phone_see_a_seat_only_behind_its_lifted_curtain() -> None:
    friends = await party(["Ann", "Cleo", "Dan"])
    phone = await friends.screen(ANN)
    await friends.ask(ANN, SeatFriend(Text("Bob")))
    await friends.ask(ANN, Start())
    state = friends.live.room.evening.running.state
    own = [state.words[chair.team][0] for chair in friends.table.held_by(ANN)]
    assert not any(word in str(phone.sent) for word in own)

    phone.lifted = friends.table.held_by(ANN)[0].seat
    await friends.live.room.welcome(phone)

    assert own[0] in str(phone.sent[-1])
    assert own[1] not in str(phone.sent[-1])


async def test_a_curtain_lifted_on_somebody_elses_seat_shows_nothing_more() -> None:
    friends, screens = await begun()
    public = await friends.screen(None, Role.TV)

    screens[ANN].lifted = BOB
    await friends.live.room.welcome(screens[ANN])

    assert screens[ANN].observer == ANN
    assert public.observer == "public"


async def test_the_newest_screen_wins_and_the_older_is_told() -> None:
    friends = await party()
    older = await friends.screen(BOB)

    newer = await friends.screen(BOB)

    assert older.parted is Parting.ELSEWHERE
    assert newer.parted is None


async def test_a_tv_does_not_push_anybody_out() -> None:
    friends = await party()
    phone = await friends.screen(ANN)

    await friends.screen(None, Role.TV)
    await friends.screen(None, Role.TV)

    assert phone.parted is None


async def test_the_kicked_are_told_before_the_line_goes_dead() -> None:
    friends = await party()
    bobs = await friends.screen(BOB)

    await friends.ask(ANN, Kick(BOB))

    assert bobs.parted is Parting.KICKED


async def test_a_seat_that_changes_hands_is_shown_afresh() -> None:
    friends, _ = await begun()
    eve = await friends.join("Eve", watch=True)
    screen = await friends.screen(eve)
    await friends.ask(ANN, Kick(DAN))

    await friends.ask(eve, TakeChair(DAN))
    await friends.ask(ANN, GiveChair(eve, yes=True))

    assert screen.observer == DAN
    assert screen.sent[-1]["type"] == "welcome"


async def test_a_tv_is_told_of_and_is_no_onlooker() -> None:
    friends = await party()
    phone = await friends.screen(ANN)

    await friends.screen(None, Role.TV)

    told = {"type": "presence", "here": [ANN], "watching": 0, "tvs": 1}
    assert phone.messages("presence")[-1] == told


@pytest.mark.parametrize("wish", [Ready(ANN, ready=True), AddBot(PLAIN)])
async def test_the_answer_comes_before_the_update(wish: Ready | AddBot) -> None:
    friends = await party()
    screen = await friends.screen(ANN)
    order: list[str] = []

    def reply(_: object) -> None:
        order.append(f"answered after {len(screen.messages('update'))} updates")

    await friends.live.ask(ANN, Ask("some-key", wish), reply)

    assert order == ["answered after 0 updates"]
    assert len(screen.messages("update")) == 1


async def test_who_comes_back_is_told_what_they_missed_as_they_would_have_seen_it() -> None:
    friends, _ = await begun()
    seen = friends.live.room.evening.version
    words = friends.live.room.evening.running.state.words[0]
    wish = Choose(friends.live.room.evening.running.state.turn, Text(words[0]))
    await friends.play(ANN, wish)

    bobs, cleos = Screen(BOB), Screen(CLEO)
    bobs.since = cleos.since = seen
    await friends.live.enter(bobs)
    await friends.live.enter(cleos)

    (told,) = bobs.sent[0]["told"]
    assert (told["version"], told["facts"][0]["type"]) == (seen + 1, "chosen")
    assert words[0] not in str(bobs.sent)
    assert words[0] in str(cleos.sent[0]["told"])


async def test_a_restarted_server_still_tells_the_story_so_far() -> None:
    friends, _ = await begun()
    again = await Tables(friends.tables.world).find(friends.code)

    late = Screen(BOB)
    await again.room.welcome(late)

    told = [fact["type"] for moment in late.sent[0]["told"] for fact in moment["facts"]]
    assert told[0] == "table:opened"
    assert "table:started" in told


async def test_another_game_after_the_last_leaves_nothing_of_it_on_the_screen() -> None:
    friends = await party(["Ann"], game="coin-flip", patience=QUICK)
    screen = await friends.screen(ANN)
    await friends.ask(ANN, AddBot(PLAIN))
    await friends.ask(ANN, Start())
    await friends.ask(ANN, Move(BotTakesOver(ANN)))
    await friends.told("table:ended")

    await friends.ask(ANN, ChooseGame("whisper", "en"))
    await friends.ask(ANN, TakeChair(ANN))
    for _ in range(3):
        await friends.ask(ANN, AddBot(PLAIN))
    await friends.ask(ANN, Start())

    assert screen.picture() == await fresh_picture(friends, screen)
