"""People who play Whisper over sockets and now and then wish for anything at all."""

from collections.abc import Callable, Sequence

from msgspec import Raw

from tests.games.whisper_bot import Chatterbox
from tests.server.guests import Guest
from tests.server.house import all_reach
from tests.server.screens import Answer
from trapline.kernel import Luck, Text
from trapline.tables.model import BotPlaysOnce, GoBack, Phase, Watchers
from trapline.tables.protocol import Ok
from trapline.tables.wishes import (
    Extend,
    Lock,
    Move,
    Pause,
    Ready,
    Rename,
    Resume,
    SetWatchers,
    Start,
    TableWish,
    Undo,
    Vote,
)

BOT = Chatterbox()

WISHES: Sequence[Callable[[Guest, Luck], TableWish]] = (
    lambda guest, _: Undo(guest.seat),
    lambda _, luck: Vote(luck.die(2) == 1),
    lambda guest, luck: Move(GoBack(max(0, guest.picture.version - luck.die(3)))),
    lambda _, luck: Move(BotPlaysOnce(luck.below(4))),
    lambda guest, luck: Rename(guest.seat, Text(f"{guest.name} {luck.die(9)}")),
    lambda guest, _: Ready(guest.seat, True),
    lambda _, luck: Lock(luck.die(2) == 1),
    lambda _, luck: SetWatchers(luck.choice(list(Watchers))),
    lambda *_: Pause(),
    lambda *_: Extend(),
    lambda *_: Start(),
)


async def act(guest: Guest, luck: Luck) -> Answer | None:
    """Make a move if there is one to make, else, or at times, wish for something."""
    if guest.screen.table.paused:
        return await guest.ask(Resume())
    wish = BOT.choose(guest.screen.view, luck) if luck.die(4) > 1 else None
    if wish is not None:
        return await guest.play(wish)
    return await guest.ask(luck.choice(WISHES)(guest, luck)) if luck.die(3) == 1 else None


async def play_on(guests: Sequence[Guest], luck: Luck) -> bool:
    """Let one of them act, wait until all have seen it, and say whether the game goes on."""
    answer = await act(luck.choice(guests), luck)
    if isinstance(answer, Ok):
        await all_reach(answer.version, *guests)
    return guests[0].screen.table.phase is Phase.PLAYING


def options(points: int) -> Raw:
    return Raw(b'{"language":"en","points":%d,"pace":"calm","objections":true}' % points)
