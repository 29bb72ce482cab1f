"""The screens that are there when something moves at the door: each is judged anew, at once."""

from collections.abc import Awaitable, Callable, Mapping
from types import SimpleNamespace
from typing import Any, TypeAlias

import pytest

from tests.reliability.rows import SHORT
from tests.reliability.stages import DOORS, Stage, staged
from tests.server.screens import HungUp, Screen
from trapline.tables import doors
from trapline.tables.protocol import Role
from trapline.tables.wishes import Kick, Leave, Pause, StandUp, TableWish

# What each shows afterwards, or why it had to go. With a star: a TV tab on that person's device.
AFTERWARDS = """
                Bob*   Bob       Eve*   Eve       Fay    TV     PTV
locked          pub    own       pub    pub       wait   join   pub
knock           pub    own       pub    pub       wait   join   pub
nod             pub    own       pub    pub       wait   join   pub
none            pub    own       join   wait      wait   join   pub
kick-bob        join   kicked    pub    pub       wait   pub    pub
kick-eve        pub    own       join   kicked    wait   pub    pub
kick-fay        pub    own       pub    pub       kicked pub    pub
bob-leaves      join   left      pub    pub       wait   pub    pub
eve-leaves      pub    own       join   left      wait   pub    pub
bob-stands-up   pub    pub       pub    pub       wait   pub    pub
bob-moves       pub    moved     pub    pub       wait   pub    pub
eve-is-now-cleo pub    own       pub    elsewhere wait   pub    pub
bob-wants-cleos pub    own       pub    pub       wait   pub    pub
"""
NAMES, *ROWS = [line.split() for line in AFTERWARDS.strip("\n").splitlines()]

Event: TypeAlias = Callable[[Stage], Awaitable[object]]


def host_asks(wish: TableWish) -> Event:
    return lambda stage: stage.people["Ann"].ask(wish)


def shows_out(name: str) -> Event:
    return lambda stage: stage.people["Ann"].ask(Kick(stage.person(name)))


def hands_over(giver: str, taker: str) -> Event:
    async def event(stage: Stage) -> None:
        await stage.people[taker].post(f"/api/handover/{await stage.link(giver)}")

    return event


EVENTS: Mapping[str, Event] = {
    **{door: host_asks(wish) for door, wish in DOORS.items() if wish},
    "kick-bob": shows_out("Bob"),
    "kick-eve": shows_out("Eve"),
    "kick-fay": shows_out("Fay"),
    "bob-leaves": lambda stage: stage.people["Bob"].ask(Leave()),
    "eve-leaves": lambda stage: stage.people["Eve"].ask(Leave()),
    "bob-stands-up": lambda stage: stage.people["Bob"].ask(StandUp(stage.seat("Bob"))),
    "bob-moves": hands_over("Bob", "none"),
    "eve-is-now-cleo": hands_over("Cleo's phone", "Eve"),
    "bob-wants-cleos": hands_over("Cleo's phone", "Bob"),
}


async def shown(screen: Screen, version: int) -> str:
    """Say as whom a screen of Bob's team sees this version of the game, or why it had to go."""
    try:
        picture = await screen.reach(version)
    except HungUp:
        return str(screen.why)
    if picture.view_fields is None:
        return "wait"
    theirs, ours = map(bool, picture.view.words)
    return "theirs" if theirs else "own" if ours else "pub"


async def afterwards(stage: Stage, event: str) -> dict[str, str]:
    """Let something happen with everybody there; say so where one who is gone hears more of it."""
    ann = await stage.actor("Ann")
    screens = {name: await come(stage, name) for name in NAMES}
    await EVENTS[event](stage)
    version = stage.house.desk.tables.live[stage.code].room.evening.version
    answers = {name: await shown(screen, version) for name, screen in screens.items()}
    heard = {name: len(screen.bytes) for name, screen in screens.items() if screen.why}
    await stage.done(await ann.ask(Pause()), [ann])
    assert len(stage.audience) == 1 + len(screens) - len(heard)
    assert heard == {name: len(screens[name].bytes) for name in heard}
    return answers


async def come(stage: Stage, name: str) -> Screen:
    role = Role.TV if name.endswith(("*", "TV")) else Role.PLAYER
    return await stage.people[name.strip("*")].connect(stage.code, role)


def expected(event: str) -> dict[str, str]:
    [row] = [answers for name, *answers in ROWS if name == event]
    return {name: SHORT.get(it, it) for name, it in zip(NAMES, row, strict=True)}


def test_every_event_has_its_row() -> None:
    assert EVENTS.keys() == {name for name, *_ in ROWS}


@pytest.mark.parametrize("event", EVENTS)
async def test_every_screen_goes_or_stays_as_its_row_says(event: str) -> None:
    async with staged("playing") as stage:
        assert await afterwards(stage, event) == expected(event)


def judges_once(patch: pytest.MonkeyPatch) -> None:
    """A screen keeps what it was shown first."""
    honest = doors.sight

    def sight(table: Any, grants: Any, screen: Any) -> Any:
        return honest(table, grants, screen) if screen.observer is None else screen.observer

    patch.setattr(doors, "sight", sight)


def judges_by_the_cookie_alone(patch: pytest.MonkeyPatch) -> None:
    """A screen may see for one and act for another."""
    honest = doors.sight

    def sight(table: Any, grants: Any, screen: Any) -> Any:
        facade = SimpleNamespace(
            token=screen.token, person=None, role=screen.role, lifted=screen.lifted
        )
        return honest(table, grants, facade)

    patch.setattr(doors, "sight", sight)


@pytest.mark.parametrize(
    ("plant", "event", "caught"),
    [(judges_once, "locked", {"TV"}), (judges_by_the_cookie_alone, "eve-is-now-cleo", {"Eve"})],
)
async def test_a_server_that_lets_screens_stay_is_caught(
    plant: Callable[[pytest.MonkeyPatch], None],
    event: str,
    caught: set[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    plant(monkeypatch)
    async with staged("playing") as stage:
        answers = await afterwards(stage, event)

    assert {name for name, it in answers.items() if it != expected(event)[name]} == caught
