"""Who may ask for what, and when: every message and every wish, by everybody, in every phase."""

from collections.abc import Callable, Mapping
from typing import get_args

import pytest
from msgspec import Raw

from tests.reliability.stages import Stage, staged
from tests.server.messages import asking, hello, playing, saying
from trapline.kernel import Text
from trapline.tables import wishes as w
from trapline.tables.model import BotPlaysOnce, Watchers
from trapline.tables.protocol import (
    AnyFromClient,
    Catch,
    FromClient,
    Hello,
    Lift,
    Nudge,
    Parting,
    Role,
    Typing,
)
from trapline.tables.wishes import TableWish

SHORT = {
    "host": "not-the-host",
    "mine": "not-your-seat",
    "sit": "not-seated",
    "when": "not-now",
    "join": "join-first",
    "none": "no-such-seat",
    "held": "seat-taken",
    "undo": "nothing-to-undo",
    "runs": "not-paused",
    "asks": "nobody-asked",
    "vote": "no-motion",
    "hush": "silenced",
    "word": "not-your-turn",
}

# Ann hosts, Bob sits, Eve looks on. Fay waits for the host's nod; the TV is a TV.
WISHES = """
                lobby              playing            over
                Ann  Bob  Eve      Ann  Bob  Eve      Ann  Bob  Eve
sit             held held ok       held held ok       held held ok
seat-friend     ok   ok   ok       when when when     ok   ok   ok
take-chair      held held held     held held held     held held held
give-chair      when host host     asks host host     when host host
stand-up        ok   ok   mine     ok   ok   mine     ok   ok   mine
leave           ok   ok   ok       ok   ok   ok       ok   ok   ok
rename          ok   ok   mine     ok   ok   mine     ok   ok   mine
ready           ok   ok   mine     when when mine     ok   ok   mine
choose-team     ok   ok   mine     when when mine     ok   ok   mine
shuffle-teams   ok   host host     when host host     ok   host host
balance-teams   ok   host host     when host host     ok   host host
add-bot         ok   host host     when host host     ok   host host
remove-bot      none host host     when host host     none host host
choose-game     ok   host host     when host host     ok   host host
set-options     ok   host host     when host host     ok   host host
start           ok   host host     when host host     ok   host host
open-lobby      when host host     when host host     ok   host host
abandon         when host host     ok   host host     when host host
pass-host       ok   host host     ok   host host     ok   host host
kick            ok   host host     ok   host host     ok   host host
lock            ok   host host     ok   host host     ok   host host
knock           ok   host host     ok   host host     ok   host host
set-watchers    ok   host host     ok   host host     ok   host host
admit           ok   host host     ok   host host     ok   host host
pause           when when sit      ok   ok   sit      when when sit
resume          when when sit      runs runs sit      when when sit
extend          when host host     ok   host host     when host host
undo            when when mine     undo ok   mine     when when mine
move            when when sit      ok   ok   sit      when when sit
vote            when when when     vote vote vote     when when when
"""

MESSAGES = """
                lobby                    playing                  over
                Ann  Bob  Eve  Fay  TV   Ann  Bob  Eve  Fay  TV   Ann  Bob  Eve  Fay  TV
hello           -    -    -    -    -    -    -    -    -    -    -    -    -    -    -
play            when when mine mine join ok   word mine mine join when when mine mine join
ask             ok   ok   mine join join ok   ok   mine join join ok   ok   mine join join
say             ok   ok   ok   join join ok   ok   hush join join ok   ok   ok   join join
lift            show show show show show show show show show show show show show show show
catch           show show show show show show show show show show show show show show show
typing          hint hint -    -    -    hint hint -    -    -    hint hint -    -    -
nudge           hint hint hint -    -    hint hint hint -    -    hint hint hint -    -
"""

WISH: Mapping[str, Callable[[Stage, int], TableWish]] = {
    "sit": lambda *_: w.Sit(),
    "seat-friend": lambda *_: w.SeatFriend(Text("Gus")),
    "take-chair": lambda *_: w.TakeChair(2),
    "give-chair": lambda stage, _: w.GiveChair(stage.person("Eve"), yes=True),
    "stand-up": lambda _, seat: w.StandUp(seat),
    "leave": lambda *_: w.Leave(),
    "rename": lambda _, seat: w.Rename(seat, Text("Zoe")),
    "ready": lambda _, seat: w.Ready(seat, True),
    "choose-team": lambda _, seat: w.ChooseTeam(seat, 1),
    "shuffle-teams": lambda *_: w.ShuffleTeams(),
    "balance-teams": lambda *_: w.BalanceTeams(),
    "add-bot": lambda *_: w.AddBot("plain"),
    "remove-bot": lambda *_: w.RemoveBot(2),
    "choose-game": lambda *_: w.ChooseGame("coin-flip", "fr"),
    "set-options": lambda *_: w.SetOptions(Raw(b'{"language":"fr","points":5}')),
    "start": lambda *_: w.Start(),
    "open-lobby": lambda *_: w.OpenLobby(),
    "abandon": lambda *_: w.Abandon(),
    "pass-host": lambda stage, _: w.PassHost(stage.person("Dan")),
    "kick": lambda stage, _: w.Kick(stage.person("Dan")),
    "lock": lambda *_: w.Lock(True),
    "knock": lambda *_: w.Knock(True),
    "set-watchers": lambda *_: w.SetWatchers(Watchers.NOD),
    "admit": lambda stage, _: w.Admit(stage.person("Fay")),
    "pause": lambda *_: w.Pause(),
    "resume": lambda *_: w.Resume(),
    "extend": lambda *_: w.Extend(),
    "undo": lambda _, seat: w.Undo(seat),
    "move": lambda *_: w.Move(BotPlaysOnce(2)),
    "vote": lambda *_: w.Vote(True),
}

MESSAGE: Mapping[str, Callable[[Stage, int, bool], FromClient]] = {
    "hello": lambda *_: hello(),
    "play": lambda stage, seat, _: playing(stage.choice(seat), seat, 900),
    "ask": lambda _, seat, __: asking(w.Rename(seat, Text("Zoe"))),
    "say": lambda _, seat, sits: saying("hello", seat=seat if sits else None),
    "lift": lambda _, seat, __: Lift(seat),
    "catch": lambda *_: Catch(),
    "typing": lambda _, seat, __: Typing(seat),
    "nudge": lambda *_: Nudge(),
}

PEOPLE = ("Ann", "Bob", "Eve", "Fay", "TV")
PHASES = ("lobby", "playing", "over")


def rows(table: str, people: int) -> dict[tuple[str, str, str], str]:
    """Read a table: what is asked, by whom, in which phase -> the answer."""
    expected = {}
    for line in table.strip().splitlines()[2:]:
        name, *answers = line.split()
        cells = [(phase, who) for phase in PHASES for who in PEOPLE[:people]]
        for (phase, who), answer in zip(cells, answers, strict=True):
            expected[name, phase, who] = SHORT.get(answer, answer)
    return expected


WISH_ROWS, MESSAGE_ROWS = rows(WISHES, 3), rows(MESSAGES, 5)


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_every_wish_and_every_message_has_its_row() -> None:
    assert {name for name, _, _ in WISH_ROWS} == WISH.keys() == tags(w.AnyTableWish)
    assert {name for name, _, _ in MESSAGE_ROWS} == MESSAGE.keys() == tags(AnyFromClient)


@pytest.mark.parametrize("phase", PHASES)
async def test_every_wish_gets_the_answer_in_its_row(phase: str) -> None:
    async with staged(phase) as stage:
        answers = {}
        for name, wish in WISH.items():
            for who in PEOPLE[:3]:
                actor = await stage.actor(who)
                answers[name, phase, who] = stage.word(
                    await actor.ask(wish(stage, stage.seat(who)))
                )

        assert answers == {row: it for row, it in WISH_ROWS.items() if row[1] == phase}


@pytest.mark.parametrize("phase", PHASES)
async def test_who_was_not_let_in_may_wish_for_nothing(phase: str) -> None:
    async with staged(phase) as stage:
        for wish in WISH.values():
            for who in ("Fay", "TV"):
                answer = await (await stage.actor(who)).ask(wish(stage, 0))

                assert stage.word(answer) == "join-first"
                assert not stage.has_moved


@pytest.mark.parametrize("phase", PHASES)
async def test_every_message_gets_the_answer_in_its_row(phase: str) -> None:
    async with staged(phase) as stage:
        answers = {}
        for name, message in MESSAGE.items():
            for who in PEOPLE:
                actor, seat = await stage.actor(who), stage.seat(who)
                sent = message(stage, seat, who in ("Ann", "Bob"))
                answers[name, phase, who] = await stage.heard_after(actor, sent)

        assert answers == {row: it for row, it in MESSAGE_ROWS.items() if row[1] == phase}


@pytest.mark.parametrize("phase", PHASES)
async def test_strangers_and_those_who_were_kicked_get_no_further_than_hello(phase: str) -> None:
    async with staged(phase) as stage:
        for who in ("a stranger", "Kim"):
            for name, message in MESSAGE.items():
                screen = await (await stage.outsider(who)).dial(stage.code)
                await screen.send(Hello(Role.PLAYER))
                await screen.send(message(stage, 0, True))

                assert await screen.parting() is Parting.JOIN_FIRST, name
                assert not stage.has_moved


OWNED = ("stand-up", "rename", "ready", "choose-team", "undo")


@pytest.mark.parametrize("phase", PHASES)
async def test_nobody_wishes_for_anothers_seat(phase: str) -> None:
    async with staged(phase) as stage:
        for name in OWNED:
            answer = await (await stage.actor("Bob")).ask(WISH[name](stage, 0))

            assert stage.word(answer) == "not-your-seat"
