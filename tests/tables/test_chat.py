"""Talk at the table."""

from tests.tables.party import ANN, BOB, CLEO, DAN, accepted, party, refused
from trapline.tables.model import Watchers
from trapline.tables.protocol import Ok, Role
from trapline.tables.room import KEPT_LINES
from trapline.tables.service import Tables
from trapline.tables.wishes import Lock, SetWatchers, Start

MANY = 600


def heard(screen: object) -> list[str]:
    return [m["line"]["text"] for m in screen.messages("said")]  # type: ignore[attr-defined]


async def test_everybody_hears_the_table_talk() -> None:
    friends = await party()
    screens = [await friends.screen(person) for person in (ANN, BOB, CLEO, DAN)]
    tv = await friends.screen(None, Role.TV)

    accepted(await friends.say(BOB, "table", "Who brought the biscuits?", BOB))

    assert [heard(screen) for screen in (*screens, tv)] == [["Who brought the biscuits?"]] * 5


async def test_a_team_talks_among_itself() -> None:
    friends = await party()
    screens = [await friends.screen(person) for person in (ANN, BOB, CLEO, DAN)]
    await friends.ask(ANN, Start())

    accepted(await friends.say(ANN, "team-0", "Take the lantern.", ANN))

    assert [len(heard(screen)) for screen in screens] == [1, 0, 1, 0]


async def test_nobody_speaks_in_the_other_teams_room() -> None:
    friends = await party()
    await friends.ask(ANN, Start())

    assert refused(await friends.say(ANN, "team-1", "Hello?", ANN)) == "silenced"


async def test_nobody_speaks_for_a_seat_that_is_not_theirs() -> None:
    friends = await party()

    assert refused(await friends.say(ANN, "table", "I am Bob.", BOB)) == "not-your-seat"


async def test_those_who_look_on_are_silent_while_a_game_is_played() -> None:
    friends = await party()
    eve = await friends.join("Eve", watch=True)
    accepted(await friends.say(eve, "table", "Hello!"))

    await friends.ask(ANN, Start())

    assert refused(await friends.say(eve, "table", "It is the lantern!")) == "silenced"


async def test_who_waits_outside_neither_speaks_nor_hears() -> None:
    friends = await party()
    await friends.ask(ANN, SetWatchers(Watchers.NOD))
    eve = await friends.join("Eve", watch=True)
    outside = await friends.screen(eve)

    await friends.say(ANN, "table", "Shall we let her in?", ANN)

    assert heard(outside) == []
    assert refused(await friends.say(eve, "table", "Please!")) == "join-first"


async def test_a_newcomer_reads_what_was_said_to_everybody_before() -> None:
    friends = await party()
    await friends.say(ANN, "table", "Welcome.", ANN)
    await friends.ask(ANN, Start())
    await friends.say(ANN, "team-0", "The lantern.", ANN)

    late = await friends.screen(BOB)

    assert [line["text"] for line in late.sent[0]["lines"]] == ["Welcome."]


async def test_nothing_said_is_nothing_sent() -> None:
    friends = await party()

    assert refused(await friends.say(ANN, "table", "", ANN)) == "silenced"


async def test_a_line_sent_again_after_a_restart_is_said_once() -> None:
    friends = await party()
    first = await friends.say(ANN, "table", "Who is there?", ANN, key="the-same-key")
    friends.live = await Tables(friends.tables.world).find(friends.code)

    again = await friends.say(ANN, "table", "Who is there?", ANN, key="the-same-key")

    assert again == first
    assert [line.text for line in friends.live.room.chat] == ["Who is there?"]


async def test_a_line_sent_again_after_a_long_silence_is_said_once() -> None:
    friends = await party()
    await friends.say(ANN, "table", "Who is there?", ANN, key="the-same-key")
    for _ in range(MANY):
        await friends.ask(ANN, Lock(locked=True))

    accepted(await friends.say(ANN, "table", "Who is there?", ANN, key="the-same-key"))

    assert [line.text for line in friends.live.room.chat] == ["Who is there?"]


async def test_a_line_that_was_said_is_not_refused_once_the_game_has_begun() -> None:
    friends = await party()
    await friends.say(ANN, "table", "Who is there?", key="the-same-key")
    for _ in range(MANY):
        refused(await friends.ask(BOB, Start()))
    for _ in range(KEPT_LINES):
        await friends.say(BOB, "table", "Me!")
    begun = accepted(await friends.ask(ANN, Start()))

    again = await friends.say(ANN, "table", "Who is there?", key="the-same-key")

    assert isinstance(again, Ok)
    assert again.version < begun, "it is the first answer"
    assert "Who is there?" not in [line.text for line in friends.live.room.chat]


async def test_a_line_that_one_server_kept_another_does_not_refuse() -> None:
    friends = await party()
    other = await Tables(friends.tables.world).find(friends.code)
    await friends.say(ANN, "table", "Who is there?", key="the-same-key")
    await friends.ask(ANN, Start())
    await other.room.catch_up(friends.live.room.evening.version)
    friends.live = other

    accepted(await friends.say(ANN, "table", "Who is there?", key="the-same-key"))


async def test_two_people_may_speak_under_the_same_key() -> None:
    friends = await party()
    await friends.say(ANN, "table", "Salut !", ANN, key="the-same-key")

    await friends.say(BOB, "table", "Salut !", BOB, key="the-same-key")

    assert [line.person for line in friends.live.room.chat] == [ANN, BOB]


async def test_only_the_last_lines_are_kept() -> None:
    friends = await party()

    for number in range(205):
        await friends.say(ANN, "table", str(number), ANN)

    lines = await friends.tables.world.store.lines(friends.live.room.id)
    assert [line.text for line in lines] == [str(number) for number in range(5, 205)]
