"""Every game, as it is played on some evening."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Raw, Struct
from msgspec.structs import asdict, replace

from tests.conformance.options import covering_openings, may_begin
from tests.luck import FixedLuck
from tests.packs import LIBRARY, MANSION
from tests.reliability.gathering import Gathering
from tests.reliability.interludes import INTERLUDES, Interlude
from tests.reliability.recording import UNLIMITED, Kept, Ledger, Pause, Recording
from tests.reliability.worlds import Sundial
from tests.server.guests import Guest
from tests.server.house import NAMES, opened
from tests.shelf import SHELF
from tests.tables.party import UNHURRIED, think, until
from trapline import catalogue
from trapline.assembly import games_of
from trapline.kernel import PUBLIC, Language, Library, Luck, SeededLuck, Sitter, encode
from trapline.server.guests import hashed
from trapline.tables.listing import Shelf
from trapline.tables.packs import Packs
from trapline.tables.protocol import Parting, Role
from trapline.tables.wishes import SetOptions, Start


def shelf(library: Library) -> Shelf:
    return {**SHELF, **catalogue.shelf(library)}


GAMES = games_of(shelf(LIBRARY))


class Plan(Struct, frozen=True):
    """What is played, in which language, and how."""

    game: str
    language: Language
    options: Mapping[str, Any] = {}

    def __str__(self) -> str:
        return " ".join([self.game, self.language, *self.options])


WHISPER = Plan("whisper", "fr", {"points": 99})
TRAPWORDS = Plan("trapwords", "en")
TRAPS = Plan("traps", "fr")
TRAITOR_WORD = Plan("traitor-word", "fr", {"point_out": True})
TRAPPED = Plan("trapped", "en", {"ready_extras": True})
PLANS: Sequence[Plan] = (
    WHISPER,
    TRAPWORDS,
    Plan("trapwords", "fr", {"speaking": "spoken", "lists_open_at_end": True}),
    TRAPS,
    TRAITOR_WORD,
    Plan("traitor-word", "en", {"speaking": "spoken"}),
    TRAPPED,
    Plan("trapped", "fr", {"file": MANSION.id, "ready_extras": True}),
)
"""Both languages, typed and spoken, from the box and with what only the Game Master has read."""


def any_plan(game: str, luck: Luck) -> Plan:
    """Return a way to play that four people may choose."""
    people = tuple(Sitter(seat, seat % 2, host=seat == 0) for seat in range(len(NAMES)))
    chosen = [options for options, _ in covering_openings(GAMES[game])]
    options = luck.choice([each for each in chosen if may_begin(GAMES[game], (each, people))])
    return Plan(game, options.language, asdict(options))


class Metronome(FixedLuck):
    """Luck that notes when it let which bot wait, and for how long."""

    def __init__(self, seed: int | str, clock: Sundial) -> None:
        super().__init__(seed)
        self._clock = clock
        self.pauses: list[Pause] = []

    def __call__(self, whose: str) -> Luck:
        luck = super().__call__(whose)
        act, _, seat = whose.partition(" ")
        if act == "pause":
            same = SeededLuck(f"{self._seed}: {whose}, {self._acts[whose]}")
            spread = UNHURRIED.bot_slowest - UNHURRIED.bot_fastest
            pause = UNHURRIED.bot_fastest + same.below(spread + 1)
            self.pauses.append(Pause(int(seat), self._clock.now(), pause))
        return luck


async def recorded(
    plan: Plan, moves: int, seed: int | str = 1, interludes: Sequence[Interlude] = INTERLUDES
) -> Recording:
    """Spend an evening: a few moves, an interlude, and so on till the last or the game's end."""
    clock, store, packs = Sundial(), Ledger(), Packs()
    luck = Metronome(seed, clock)
    async with opened(
        store=store,
        shelf={plan.game: shelf(packs)[plan.game]},
        packs=packs,
        world={"clock": clock, "luck": luck, "think": think},
        messages_per_second=UNLIMITED,
    ) as house:
        one = Gathering(house, clock, store, GAMES[plan.game], seed)
        prelude = await set_table(one, plan)
        await gather(one)
        for interlude in interludes:
            for _ in range(moves):
                if one.is_playing:
                    await one.move()
            if one.is_playing:
                await interlude(one)
        assert await house.faults() == 0
        tokens = {name: token_of(guest) for name, guest in one.devices.items()}
    return Recording(plan.game, store.tables[0], prelude, tokens, one.steps, luck.pauses)


async def set_table(one: Gathering, plan: Plan) -> Sequence[Kept]:
    """Let Ann open a table and choose how to play. The server forgets it, and reads it again."""
    ann, tables = await one.bring("Ann"), one.house.desk.tables
    await ann.open(plan.game, plan.language)
    for pack in LIBRARY.values():
        await one.store.keep_pack(pack.id, pack.text, one.clock.now(), hashed(ann.token))
    options = replace(one.game.defaults(plan.language), **plan.options)
    await ann.ask(SetOptions(Raw(encode(options))))
    await ann.screen.close()
    await until(lambda: not one.live.room.audience.listeners)
    tables.forget(one.live.room.id, Parting.RESTART)
    live = await tables.find(ann.code)
    setattr(live.alarm, "_ring_within", lambda _: None)  # noqa: B010 - only our clock lets bots move
    prelude = [kept for kept in one.store.news if isinstance(kept, Kept)]
    one.store.news.clear()
    return prelude


async def gather(one: Gathering) -> None:
    """Seat Ann, Bob, Cleo and Dan, let Eve look on and switch the TV on; begin."""
    await one.switch_on("Ann", 0)
    for seat, name in enumerate(NAMES[1:], start=1):
        await one.come(name, watch=False, eyes=seat)
    await one.come("Eve")
    await one.bring("TV")
    await one.switch_on("TV", PUBLIC, Role.TV)
    await one.bring("a stranger")
    await one.ask("Ann", Start())
    one.players = {name: seat for seat, name in enumerate(NAMES)}


def token_of(guest: Guest) -> str | None:
    return guest.token if len(guest.session.cookie_jar) else None
