"""Chat, typing and nudges: who hears what, and what is kept."""

import pytest

from tests.server.guests import Guest
from tests.server.house import House, all_reach, opened
from tests.server.messages import saying
from trapline.tables.model import Watchers
from trapline.tables.protocol import Nudge, Ok, Refused, Said, Signal, Typing
from trapline.tables.wishes import Admit, SetWatchers


async def heard(*guests: Guest) -> list[list[str]]:
    """Return the lines on each screen, once all have heard whatever was said so far."""
    assert isinstance(await guests[0].say("the last word", seat=guests[0].seat), Ok)
    for guest in guests:
        await guest.screen.until(lambda picture: picture.lines[-1].text == "the last word")
    return [[line.text for line in guest.picture.lines[:-1]] for guest in guests]


async def choose_words(*guests: Guest) -> None:
    """Let both teams choose, so that Ann whispers next."""
    ann, bob, *_ = guests
    for guest in (ann, bob):
        chosen = await guest.play(guest.first_word())
        assert isinstance(chosen, Ok)
        await all_reach(chosen.version, *guests)


async def test_a_line_reaches_everybody_at_the_table(house: House) -> None:
    ann, bob, *_ = await house.four()

    await bob.say("Bonsoir à tous !")

    assert (await ann.screen.hear(Said)).line.text == "Bonsoir à tous !"


async def test_a_team_line_reaches_only_the_team(house: House) -> None:
    ann, bob, cleo, dan = await house.playing()

    await ann.say("take the second one", "team-0", seat=0)

    assert await heard(ann, bob, cleo, dan) == [
        ["take the second one"],
        [],
        ["take the second one"],
        [],
    ]


async def test_a_team_line_stays_within_the_team_when_screens_come_back(house: House) -> None:
    ann, bob, cleo, _ = await house.playing()
    await ann.say("take the second one", "team-0", seat=0)

    await bob.connect()
    await cleo.connect()

    assert bob.picture.lines == []
    assert [line.text for line in cleo.picture.lines] == ["take the second one"]


async def test_the_whisperer_is_silenced(house: House) -> None:
    four = await house.playing()
    await choose_words(*four)
    ann = four[0]

    answers = [
        await ann.say("psst", "table", seat=0),
        await ann.say("psst", "team-0", seat=0),
        await ann.say("psst", "table"),
    ]

    assert [answer.reason for answer in answers if isinstance(answer, Refused)] == ["silenced"] * 3
    assert await house.store.lines(next(iter(house.desk.tables.live))) == []


@pytest.mark.parametrize(
    ("channel", "seat", "reason"),
    [("team-1", 0, "silenced"), ("team-0", 1, "not-your-seat"), ("attic", 0, "silenced")],
)
async def test_nobody_speaks_where_they_do_not_belong(
    house: House, channel: str, seat: int, reason: str
) -> None:
    ann, *_ = await house.playing()

    refused = await ann.say("hello", channel, seat=seat)

    assert isinstance(refused, Refused)
    assert refused.reason == reason


async def test_who_waits_for_the_hosts_nod_neither_speaks_nor_hears(house: House) -> None:
    ann, *_ = await house.four()
    await ann.ask(SetWatchers(Watchers.NOD))
    eve = await house.guest("Eve")
    await eve.join(ann.code, watch=True)
    await ann.say("before the nod", seat=0)

    refused = await eve.say("let me in")
    await ann.ask(Admit(eve.person))
    await ann.say("after the nod", seat=0)

    assert isinstance(refused, Refused)
    assert refused.reason == "join-first"
    assert (await eve.screen.hear(Said)).line.text == "after the nod"


async def test_a_line_said_twice_under_one_key_is_said_once(house: House) -> None:
    ann, bob, *_ = await house.four()
    said = saying("Did that go through?")

    for _ in range(2):
        await ann.screen.send(said)
        assert isinstance(await ann.screen.answer(said.key), Ok)

    assert await heard(ann, bob) == [["Did that go through?"]] * 2


async def test_who_talks_without_a_pause_is_told_to_slow_down() -> None:
    async with opened(messages_per_second=2) as house:
        ann = await house.guest("Ann")
        await ann.open()

        answers = [await ann.say(f"line {n}") for n in range(10)]

    assert isinstance(answers[0], Ok)
    assert isinstance(answers[-1], Refused)
    assert answers[-1].reason == "too-fast"


async def test_a_long_line_is_cut_and_a_line_of_nothing_refused(house: House) -> None:
    ann, *_ = await house.four()

    nothing = await ann.say("\u200b \u202e")
    await ann.say("a" * 400)

    assert isinstance(nothing, Refused)
    assert len((await ann.screen.hear(Said)).line.text) == 300


async def test_typing_and_nudges_pass_by_and_leave_no_trace(house: House) -> None:
    ann, bob, *_ = await house.playing()
    [table] = house.desk.tables.live
    kept = await house.store.entries(table), await house.store.lines(table)

    await bob.screen.send(Typing(1))
    await bob.screen.send(Nudge())

    typing, nudge = await ann.screen.hear(Signal), await ann.screen.hear(Signal)
    assert (typing.kind, typing.seat) == ("typing", 1)
    assert (nudge.kind, nudge.person) == ("nudge", bob.person)
    assert (await house.store.entries(table), await house.store.lines(table)) == kept


async def test_nobody_types_from_anothers_seat(house: House) -> None:
    ann, bob, *_ = await house.playing()

    await bob.screen.send(Typing(0))
    await bob.screen.send(Typing(1))

    assert (await ann.screen.hear(Signal)).seat == 1
