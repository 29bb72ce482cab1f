"""What befalls the place: the monster, doors and passages, darkness, countdowns."""

from ...content import hooks
from ...content.atlas import distances
from ...facts.deeds import DoorSealed, ItemLost
from ...facts.trouble import (
    CountdownBegan,
    CountdownStopped,
    GoalSpoilt,
    MonsterHeard,
    MonsterStirred,
    PassageShut,
    PlaceTold,
    RoomHarder,
)
from ...model.agenda import Do
from ..deeds import lay_open
from ..map import steps_of_monster
from ..monster import go, haunts, strike
from ..queries import is_afoot
from ..scene import Scene
from .begin import begin, fizzle, until

FAR = 99


def attack(scene: Scene, step: Do, _hook: hooks.Attack, _option: str) -> None:
    """It bursts in only from next door; else it comes closer, and is heard (TD-98)."""
    if not is_afoot(scene.state):
        fizzle(scene, step)
        return
    whom, lair = begin(scene, step), scene.state.beast.room
    near = [room for room in haunts(scene.atlas, scene.state) if room != lair]
    if whom.room in (lair, *near):
        go(scene, whom.room)
        strike(scene, whom, step.card)
        return
    far = distances(whom.room, lambda room: steps_of_monster(scene.atlas, scene.state, room))
    closer = [room for room in near if far.get(room, FAR) < far.get(lair, FAR)]
    go(scene, closer[-1] if closer else lair)
    scene.tell(MonsterHeard())


def steal(scene: Scene, step: Do, _hook: hooks.Steal, option: str) -> None:
    whom = begin(scene, step)
    scene.tell(ItemLost(whom.id, whom.name, option, scene.atlas.scenario.monster.start))


def lurk(scene: Scene, step: Do, hook: hooks.Lurk, _option: str) -> None:
    """It moves once in a turn, whatever makes it move (TD-98)."""
    if not is_afoot(scene.state) or scene.state.beast.came:
        fizzle(scene, step)
        return
    begin(scene, step)
    scene.tell(MonsterStirred(hook.steps))


def break_door(scene: Scene, step: Do, _hook: hooks.BreakDoor, _option: str) -> None:
    if not scene.state.sealed:
        fizzle(scene, step)
        return
    begin(scene, step)
    lay_open(scene)


def seal(scene: Scene, step: Do, _hook: hooks.Seal, _option: str) -> None:
    if scene.state.sealed or scene.state.beast.room == scene.state.safe:
        fizzle(scene, step)
        return
    begin(scene, step)
    scene.tell(DoorSealed(scene.state.safe))


def block(scene: Scene, step: Do, hook: hooks.Block, option: str) -> None:
    begin(scene, step)
    a, b = option.split("|")
    scene.tell(PassageShut((a, b), until(scene, hook.rounds)))


def handicap(scene: Scene, step: Do, hook: hooks.Handicap, _option: str) -> None:
    whom = begin(scene, step)
    scene.tell(RoomHarder(whom.room, hook.cards, until(scene, hook.rounds)))


def spoil(scene: Scene, step: Do, _hook: hooks.Spoil, option: str) -> None:
    begin(scene, step)
    if option:
        scene.tell(GoalSpoilt(option))


def countdown(scene: Scene, step: Do, hook: hooks.Countdown, _option: str) -> None:
    if scene.state.countdown is not None:
        fizzle(scene, step)
        return
    begin(scene, step)
    scene.tell(CountdownBegan(until(scene, hook.rounds)))


def disarm(scene: Scene, step: Do, _hook: hooks.Disarm, _option: str) -> None:
    if scene.state.countdown is None:
        fizzle(scene, step)
        return
    begin(scene, step)
    scene.tell(CountdownStopped())


def reveal(scene: Scene, step: Do, hook: hooks.Reveal, _option: str) -> None:
    if hook.item not in scene.state.hidden or hook.item in scene.state.known:
        fizzle(scene, step)
        return
    begin(scene, step)
    scene.tell(PlaceTold(hook.item, scene.state.hidden[hook.item]))
