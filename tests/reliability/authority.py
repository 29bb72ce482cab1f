"""Who may ask for what, and when: the tables that say it, and those who ask."""

from collections.abc import Callable, Iterable, Mapping
from typing import get_args

import pytest
from msgspec import Raw

from tests.reliability.rows import PHASES, Answers, askers, lines, rows
from tests.reliability.stages import AND_YET, DOORS, SEATED, Stage
from tests.server.messages import asking, hello, playing, saying
from tests.server.screens import READER, Changed, Shown
from trapline.kernel import Seat, Text
from trapline.tables import wishes as w
from trapline.tables.model import BotPlaysOnce, Pace, Watchers
from trapline.tables.protocol import (
    Catch,
    FromClient,
    Lift,
    Nudge,
    Ok,
    Presence,
    Role,
    Typing,
)
from trapline.tables.wishes import TableWish

# stages.py says who they are. To those inside it is all one whether the door is open or locked.
WISHES = """
                lobby                    playing                  over
                Ann  Bob  Dan  Eve       Ann  Bob  Dan  Eve       Ann  Bob  Dan  Eve
sit             held held held ok        held held held ok        held held held ok
seat-friend     ok   ok   ok   ok        when when when when      ok   ok   ok   ok
take-chair      held held held held      held held held held      held held held held
wait-for-next   when when when when      held held held ok        when when when when
give-chair      when host host host      asks host host host      when host host host
stand-up        ok   ok   ok   mine      ok   ok   ok   mine      ok   ok   ok   mine
leave           ok   ok   ok   ok        ok   ok   ok   ok        ok   ok   ok   ok
rename          ok   ok   ok   mine      ok   ok   ok   mine      ok   ok   ok   mine
ready           ok   ok   ok   mine      when when when mine      ok   ok   ok   mine
choose-team     ok   ok   ok   mine      when when when mine      ok   ok   ok   mine
shuffle-teams   ok   host host host      when host host host      ok   host host host
balance-teams   ok   host host host      when host host host      ok   host host host
add-bot         ok   host host host      when host host host      ok   host host host
choose-bot      none host host host      when host host host      none host host host
remove-bot      none host host host      when host host host      none host host host
choose-game     ok   host host host      when host host host      ok   host host host
set-options     ok   host host host      when host host host      ok   host host host
start           ok   host host host      when host host host      ok   host host host
open-lobby      when host host host      when host host host      ok   host host host
abandon         when host host host      ok   host host host      when host host host
pass-host       ok   host host host      ok   host host host      ok   host host host
kick            ok   host host host      ok   host host host      ok   host host host
lock            ok   host host host      ok   host host host      ok   host host host
knock           ok   host host host      ok   host host host      ok   host host host
set-watchers    ok   host host host      ok   host host host      ok   host host host
share-pairing   ok   host host host      ok   host host host      ok   host host host
set-pace        ok   host host host      ok   host host host      ok   host host host
admit           ok   host host host      ok   host host host      ok   host host host
pause           when when when sit       ok   ok   ok   sit       when when when sit
resume          when when when sit       runs runs runs sit       when when when sit
extend          when host host host      ok   host host host      when host host host
undo            when when when mine      undo ok   undo mine      when when when mine
move            when when when sit       ok   ok   ok   sit       when when when sit
vote            when when when when      vote vote vote vote      when when when when
"""

# What a screen shows after it asked for everything: the game through its own seat (own), as all
# see it (pub), or nothing of it (wait).
MESSAGES = """
        lobby                              playing                            over
        Ann  Bob  Dan  Eve  Fay  TV   PTV  Ann  Bob  Dan  Eve  Fay  TV   PTV  Ann  Bob  Dan  Eve  Fay  TV   PTV
hello   -    -    -    -    -    -    -    -    -    -    -    -    -    -    -    -    -    -    -    -    -
play    when when when mine mine join join ok   word word mine mine join join when when when mine mine join join
ask     ok   ok   ok   mine join join join ok   ok   ok   mine join join join ok   ok   ok   mine join join join
say     ok   ok   ok   ok   join join join ok   ok   ok   hush join join join ok   ok   ok   ok   join join join
lift    own  own  own  pub  wait pub  pub  own  own  own  pub  wait pub  pub  own  own  own  pub  wait pub  pub
catch   own  own  own  pub  wait pub  pub  own  own  own  pub  wait pub  pub  own  own  own  pub  wait pub  pub
typing  hint hint hint -    -    -    -    hint hint hint -    -    -    -    hint hint hint -    -    -    -
nudge   hint hint hint hint -    -    -    hint hint hint hint -    -    -    hint hint hint hint -    -    -
"""  # noqa: E501 - a row is a row

# In the name of a seat that is not one's own: the host's is 0, Bob's is 1, the bot's is 4.
SEATS = """
            lobby                               playing                             over
            Ann:1 Ann:4 Bob:0 Bob:4 Bob:9 Eve:4 Ann:1 Ann:4 Bob:0 Bob:4 Bob:9 Eve:4 Ann:1 Ann:4 Bob:0 Bob:4 Bob:9 Eve:4
take-chair  held  held  held  held  none  held  held  much  held  much  none  ok    held  held  held  held  none  held
stand-up    mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine
rename      mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine
ready       mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine
choose-team ok    ok    mine  mine  mine  mine  when  when  mine  mine  mine  mine  ok    ok    mine  mine  mine  mine
choose-bot  none  ok    host  host  host  host  when  when  host  host  host  host  none  ok    host  host  host  host
remove-bot  none  ok    host  host  host  host  when  when  host  host  host  host  none  ok    host  host  host  host
undo        mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine
play        mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine
say         mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine  mine
lift        own   own   own   own   own   pub   own   own   own   own   own   pub   own   own   own   own   own   pub
typing      -     -     -     -     -     -     -     -     -     -     -     -     -     -     -     -     -     -
"""  # noqa: E501 - a row is a row

# What one is shown as a player and as a TV.
HELLOS = """
                 Ann  Bob  Dan  Eve  Fay  PTV  none Kim  Lou  Oli  Cleo
player
*       *        own  own  own  pub  wait join join join join join join
playing none     own  own  own  wait wait join join join join join join
tv
*       *        pub  pub  pub  pub  join pub  join join join join join
*       open     pub  pub  pub  pub  join pub  pub  join join pub  pub
playing none     pub  pub  pub  join join pub  join join join join join
"""

WISH: Mapping[str, Callable[[Stage, Seat], TableWish]] = {
    "sit": lambda *_: w.Sit(),
    "seat-friend": lambda *_: w.SeatFriend(Text("Gus")),
    "take-chair": lambda _, seat: w.TakeChair(seat),
    "wait-for-next": lambda *_: w.WaitForNext(True),
    "give-chair": lambda stage, _: w.GiveChair(stage.person("Eve"), yes=True),
    "stand-up": lambda _, seat: w.StandUp(seat),
    "leave": lambda *_: w.Leave(),
    "rename": lambda _, seat: w.Rename(seat, Text("Zoe")),
    "ready": lambda _, seat: w.Ready(seat, True),
    "choose-team": lambda _, seat: w.ChooseTeam(seat, 1),
    "shuffle-teams": lambda *_: w.ShuffleTeams(),
    "balance-teams": lambda *_: w.BalanceTeams(),
    "add-bot": lambda *_: w.AddBot("plain"),
    "choose-bot": lambda _, seat: w.ChooseBot(seat, "plain"),
    "remove-bot": lambda _, seat: w.RemoveBot(seat),
    "choose-game": lambda *_: w.ChooseGame("coin-flip", "fr"),
    "set-options": lambda *_: w.SetOptions(Raw(b'{"language":"fr","points":5}')),
    "start": lambda *_: w.Start(),
    "open-lobby": lambda *_: w.OpenLobby(),
    "abandon": lambda *_: w.Abandon(),
    "pass-host": lambda stage, _: w.PassHost(stage.person("Dan")),
    "kick": lambda stage, _: w.Kick(stage.person("Dan")),
    "lock": lambda *_: w.Lock(True),
    "knock": lambda *_: w.Knock(True),
    "share-pairing": lambda *_: w.SharePairing(True),
    "set-watchers": lambda *_: w.SetWatchers(Watchers.NOD),
    "set-pace": lambda *_: w.SetPace(Pace.CALM),
    "admit": lambda stage, _: w.Admit(stage.person("Fay")),
    "pause": lambda *_: w.Pause(),
    "resume": lambda *_: w.Resume(),
    "extend": lambda *_: w.Extend(),
    "undo": lambda _, seat: w.Undo(seat),
    "move": lambda *_: w.Move(BotPlaysOnce(2)),
    "vote": lambda *_: w.Vote(True),
}

MESSAGE: Mapping[str, Callable[[Stage, Seat, bool], FromClient]] = {
    "hello": lambda *_: hello(),
    "play": lambda stage, seat, _: playing(stage.choice(seat), seat, 900),
    "ask": lambda _, seat, __: asking(w.Rename(seat, Text("Zoe"))),
    "say": lambda _, seat, sits: saying("hello", seat=seat if sits else None),
    "lift": lambda _, seat, __: Lift(seat),
    "catch": lambda *_: Catch(),
    "typing": lambda _, seat, __: Typing(seat),
    "nudge": lambda *_: Nudge(),
}

INSIDE = askers(rows(WISHES, "lobby"))
ASTRIDE = askers(rows(SEATS, "lobby"))
EVERYBODY = askers(lines(HELLOS, "lobby", "open"))
MUTE = {"open": ("Fay", "TV", "PTV"), "locked": ("Fay", "PTV")}
"""Who is at the table without a say in anything. Behind a locked door no TV comes by itself."""

each_phase = pytest.mark.parametrize("phase", PHASES)
each_door = pytest.mark.parametrize("door", DOORS)
open_and_locked = pytest.mark.parametrize("door", MUTE)


def tags(union: object, field: str = "") -> set[str]:
    """Return how the messages of a union are called, or those of them that have this field."""
    kinds = [kind for kind in get_args(union) if not field or field in kind.__struct_fields__]
    return {str(kind.__struct_config__.tag) for kind in kinds}


async def wishes(
    stage: Stage, names: Iterable[str] = WISH, people: Iterable[str] = INSIDE
) -> Answers:
    return {
        (name, who): await stage.answer(who, asking(WISH[name](stage, stage.seat(who))))
        for who in people
        for name in names
    }


async def messages(
    stage: Stage, names: Iterable[str] = MESSAGE, people: Iterable[str] = INSIDE
) -> Answers:
    return {
        (name, who): await stage.answer(who, MESSAGE[name](stage, stage.seat(who), who in SEATED))
        for who in people
        for name in names
    }


async def astride(stage: Stage, names: Iterable[str]) -> Answers:
    """Ask in the name of a seat that is somebody else's, a bot's, or not there."""
    return {
        (name, cell): await stage.answer(who, named(stage, name, int(seat)))
        for cell in ASTRIDE
        for who, seat in [cell.split(":")]
        for name in names
    }


def named(stage: Stage, name: str, seat: Seat) -> FromClient:
    return asking(WISH[name](stage, seat)) if name in WISH else MESSAGE[name](stage, seat, True)


async def hellos(stage: Stage, roles: Iterable[str] = Role) -> Answers:
    stage.copy()
    return {(it, who): await stage.greeted(who, Role(it)) for who in EVERYBODY for it in roles}


async def turned_away(stage: Stage, who: str, role: Role) -> str:
    """Say hello and everything else while the host is there, who notices nothing and goes on."""
    ann = await stage.actor("Ann")
    before = stage.audience
    screen = await stage.people[who].dial(stage.code)
    for message in (hello(role), *everything(stage)):
        await screen.send(message)
    why = str(await screen.parting())
    is_untouched = stage.is_untouched(before)
    await stage.done(await ann.ask(w.Lock(True)), [ann])
    noticed = [type(READER.decode(sent)) for sent in ann.screen.bytes]
    is_quiet = noticed == [Shown, Presence, Ok, Changed] and len(screen.bytes) == 1
    return why if is_untouched and is_quiet else f"{why}, {AND_YET}"


def everything(stage: Stage) -> list[FromClient]:
    return [named(stage, name, 0) for name in (*WISH, *MESSAGE)]
