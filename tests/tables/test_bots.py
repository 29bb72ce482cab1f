"""Bots on chairs, and bots lent for one move."""

import asyncio
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest
from msgspec.structs import asdict, replace

from tests.games import whisper_model as m
from tests.games.whisper import Whisper
from tests.games.whisper_content import WORDS, shares_two_letters
from tests.games.whisper_state import State
from tests.tables.party import (
    ANN,
    BOB,
    UNHURRIED,
    Counts,
    CrampedStore,
    Party,
    party,
    think,
    token,
    until,
    world,
)
from trapline.adapters.clock import SystemClock
from trapline.kernel import PLAIN, Bot, Luck, Observer, Text, Wish
from trapline.tables.bodies import OpenTable
from trapline.tables.bots import BotTurns
from trapline.tables.model import BotPlaysOnce, BotTakesOver, Pace, Phase
from trapline.tables.ports import DiskFull, Store
from trapline.tables.service import Tables
from trapline.tables.wishes import AddBot, Move, SetPace, Start
from trapline.tables.world import Patience

QUICK = Patience(bot_fastest=0, bot_slowest=1, try_again=10)


async def with_bots(bots: int, thinks: Any = think, store: Store | None = None) -> Party:
    quick = replace(world(store), clock=SystemClock(), patience=QUICK, think=thinks)
    tables = Tables(quick)
    at = await tables.open(OpenTable("whisper", "en", Text("Ann")), token("Ann"))
    friends = Party(tables, await tables.find(at.code), at.code)
    for _ in range(bots):
        await friends.ask(ANN, AddBot(PLAIN))
    return friends


async def test_bots_play_when_it_is_their_turn() -> None:
    friends = await with_bots(3)

    await friends.ask(ANN, Start())
    await friends.told("chosen")

    assert friends.tables.world.meters.faults == []  # type: ignore[attr-defined]  # Counts


async def test_bots_play_on_a_loop_whose_timers_do_not_tell_their_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr(asyncio.TimerHandle, "when")
    friends = await with_bots(3)

    await friends.ask(ANN, Start())
    await friends.told("chosen")

    assert friends.tables.world.meters.faults == []  # type: ignore[attr-defined]  # Counts


async def test_bots_play_on_once_a_full_disk_has_room_again() -> None:
    store = CrampedStore()
    friends = await with_bots(3, store=store)
    meters = friends.tables.world.meters
    assert isinstance(meters, Counts)
    store.room = 1
    await friends.ask(ANN, Start())
    await until(lambda: len(meters.faults) > 1)

    store.room = 1000

    await friends.told("chosen")
    assert {type(fault) for fault in meters.faults} == {DiskFull}


async def test_a_bot_lent_to_a_seat_makes_one_move() -> None:
    friends = await party(patience=Patience(bot_fastest=0, bot_slowest=0))
    await friends.ask(ANN, Start())

    await friends.ask(ANN, Move(BotPlaysOnce(ANN)))
    assert friends.table.chairs[ANN].lent
    await friends.told("chosen")
    await until(lambda: not friends.table.chairs[ANN].lent)

    assert friends.tags().count("chosen") == 1


class InvitesInSecret(Whisper):
    """Bob may always do something, but nobody knows until the table waits for him."""

    def __init__(self, *, waits: bool) -> None:
        super().__init__(WORDS, shares_two_letters)
        self.waits = waits

    def view(self, state: State, observer: Observer) -> m.View:
        seen = super().view(state, observer)
        return replace(seen, may=(m.MayLetPass(1),), waiting=(BOB,) if self.waits else ())


async def test_a_bots_pause_begins_when_the_table_begins_to_wait_for_it() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    await friends.ask(ANN, Move(BotTakesOver(BOB)))
    evening = friends.live.room.evening
    invited, waited_for = (
        replace(evening, match=replace(evening.running, game=InvitesInSecret(waits=waits)))
        for waits in (False, True)
    )
    turns = BotTurns(friends.tables.world)

    turns.plan(invited, 0)
    [moment] = turns.plan(waited_for, 1_500)

    assert moment in range(1_500 + UNHURRIED.bot_fastest, 1_501 + UNHURRIED.bot_slowest)


async def test_a_bot_that_is_waited_for_moves_however_much_happens_meanwhile() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    await friends.ask(ANN, Move(BotTakesOver(BOB)))
    evening, turns = friends.live.room.evening, BotTurns(friends.tables.world)

    moments = {tuple(turns.plan(evening, at)) for at in range(0, 3_000, 100)}

    assert len(moments) == 1


async def test_bots_do_nothing_while_the_table_is_paused() -> None:
    friends = await with_bots(3)
    turns = BotTurns(friends.tables.world)
    await friends.ask(ANN, Start())
    evening = friends.live.room.evening

    assert turns.plan(evening, 0)

    paused = replace(evening, table=replace(evening.table, paused=True))
    assert not turns.plan(paused, 0)


async def test_a_bot_that_waits_is_asked_again_only_when_its_view_changes() -> None:
    friends = await with_bots(3)
    await friends.ask(ANN, Start())
    evening = friends.live.room.evening
    turns = BotTurns(friends.tables.world)
    turns.plan(evening, 0)
    seat = turns.ripe(10_000)
    assert seat is not None

    view = evening.running.game.view(evening.running.state, seat)
    turns.rest(seat, view)
    turns.plan(evening, 0)

    assert turns.ripe(10_000) != seat


async def test_a_bot_that_thinks_too_long_is_replaced_by_the_plain_one() -> None:
    friends = await with_bots(3)
    await friends.ask(ANN, Start())
    match = friends.live.room.evening.running
    asked: list[Bot] = []

    async def slow_at_first(bot: Bot, view: Any, luck: Luck) -> Wish | None:
        asked.append(bot)
        if len(asked) == 1:
            await asyncio.sleep(60)
        return await think(bot, view, luck)

    patience = replace(QUICK, bot_limit=10)
    slow = replace(friends.tables.world, think=slow_at_first, patience=patience)
    wish = await BotTurns(slow).choose(match, 1, PLAIN, match.game.view(match.state, 1))

    assert wish is not None
    assert len(asked) == 2


async def test_a_bot_that_thinks_is_not_asked_again_whatever_happens_meanwhile() -> None:
    asked: list[Any] = []
    is_told = asyncio.Event()

    async def slow(bot: Bot, view: Any, luck: Luck) -> Wish | None:
        asked.append(view)
        await is_told.wait()
        return await think(bot, view, luck)

    friends = await with_bots(3, slow)
    await friends.ask(ANN, Start())
    match = friends.live.room.evening.running
    may = sum(bool(match.game.view(match.state, seat).may) for seat in (1, 2, 3))

    def are_asked() -> bool:
        friends.live.room.moved()
        return len(asked) >= may

    await until(are_asked)
    for _ in range(10):
        friends.live.room.moved()
        await asyncio.sleep(0.005)

    assert len(asked) == may
    is_told.set()
    await friends.told("chosen")


async def test_a_table_of_bots_plays_to_the_end() -> None:
    friends = await with_bots(4)
    await friends.ask(ANN, Start())
    await friends.ask(ANN, Move(BotTakesOver(ANN)))
    await friends.told("table:ended")

    assert friends.table.phase is Phase.OVER
    assert friends.table.scores[0].outcome is not None


class Unhurried:
    """Leaves people alone until nine o'clock."""

    def choose(self, _view: Any, _luck: Luck) -> Wish | None:
        return None

    def not_before(self, _view: Any) -> int:
        return 9_000


class LetsPeopleThink(Whisper):
    """A game whose bot is in no hurry."""

    def __init__(self) -> None:
        super().__init__(WORDS, shares_two_letters)
        self.bots = {PLAIN: Unhurried()}


async def test_a_bot_that_leaves_people_time_to_think_moves_no_sooner() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    await friends.ask(ANN, Move(BotTakesOver(BOB)))
    evening, turns = friends.live.room.evening, BotTurns(friends.tables.world)
    unhurried = replace(evening, match=replace(evening.running, game=LetsPeopleThink()))

    assert set(turns.plan(unhurried, 0)) == {9_000}

    [moment] = turns.plan(evening, 100)
    assert moment < 9_000, "once it wants no more time, it has a person's pause"


class Tidying(m.MayLetPass, frozen=True, tag="may-let-pass"):
    """What nobody watches."""

    housekeeping: ClassVar[bool] = True


class ReadOut(m.View, frozen=True, kw_only=True):
    """There is much to read in it."""

    @property
    def reading(self) -> int:
        return 200


class Tidies(Whisper):
    """A game in which Bob tidies up, or hears what is read out."""

    def __init__(self, *may: m.AnyInvitation, reads: bool = False) -> None:
        super().__init__(WORDS, shares_two_letters)
        self.may, self.reads = may, reads

    def view(self, state: State, observer: Observer) -> m.View:
        view = super().view(state, observer)
        seen = ReadOut(**asdict(view)) if self.reads else view
        return replace(seen, may=self.may, waiting=(BOB,))


DRAMA = m.MayLetPass(1)


@pytest.mark.parametrize(
    ("may", "pace", "pauses"),
    [
        ([DRAMA], Pace.USUAL, range(2_000, 2_801)),
        ([Tidying(1)], Pace.USUAL, range(400, 801)),
        ([Tidying(1), DRAMA], Pace.USUAL, range(2_000, 2_801)),
        ([DRAMA], Pace.CALM, range(3_000, 5_000)),
        ([DRAMA], Pace.QUICK, range(1_000, 1_401)),
        ([Tidying(1)], Pace.QUICK, range(200, 401)),
    ],
)
async def test_housekeeping_is_quick_and_the_host_sets_the_pace(
    may: Sequence[m.AnyInvitation], pace: Pace, pauses: range
) -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    await friends.ask(ANN, Move(BotTakesOver(BOB)))
    await friends.ask(ANN, SetPace(pace))
    evening = friends.live.room.evening
    tidying = replace(evening, match=replace(evening.running, game=Tidies(*may)))

    [moment] = BotTurns(friends.tables.world).plan(tidying, 10_000)

    assert moment - 10_000 in pauses


async def test_a_bot_leaves_people_time_for_what_is_read_out() -> None:
    friends = await party()
    await friends.ask(ANN, Start())
    await friends.ask(ANN, Move(BotTakesOver(BOB)))
    evening = friends.live.room.evening
    reading = replace(evening, match=replace(evening.running, game=Tidies(DRAMA, reads=True)))

    [moment] = BotTurns(friends.tables.world).plan(reading, 10_000)

    assert moment - 10_000 in range(6_000, 8_401)
