"""What befalls the place: the monster, doors and passages, darkness, countdowns."""

from ...content import hooks
from ...facts import trouble as facts
from ...facts.deeds import DoorSealed, ItemLost
from ...model.agenda import Do
from ..deeds import lay_open
from ..monster import go, haunts, strike
from ..queries import far_for_monster
from ..scene import Scene
from .beginning import begin, is_able, until

FAR = 99


def attack(scene: Scene, step: Do, _option: str, _hook: hooks.Attack) -> None:
    """It bursts in only from next door; else it comes closer, and is heard (TD-98)."""
    if not begin(scene, step, able=is_able(scene, step)):
        return
    whom, lair = scene.figure(step.whom), scene.state.beast.room
    near = [room for room in haunts(scene.atlas, scene.state) if room != lair]
    if whom.room in (lair, *near):
        go(scene, whom.room)
        strike(scene, whom, step.card)
        return
    far = far_for_monster(scene.atlas, scene.state, whom.room)
    closer = [room for room in near if far.get(room, FAR) < far.get(lair, FAR)]
    go(scene, closer[-1] if closer else lair)
    scene.tell(facts.MonsterHeard())


def steal(scene: Scene, step: Do, option: str, _hook: hooks.Steal) -> None:
    begin(scene, step)
    lair = scene.atlas.scenario.monster.start
    scene.tell(ItemLost(step.whom, scene.name(step.whom), option, lair))


def lurk(scene: Scene, step: Do, _option: str, hook: hooks.Lurk) -> None:
    """It moves once in a turn, whatever makes it move (TD-98)."""
    if begin(scene, step, able=is_able(scene, step)):
        scene.tell(facts.MonsterStirred(hook.steps))


def break_door(scene: Scene, step: Do, _option: str, _hook: hooks.BreakDoor) -> None:
    if begin(scene, step, able=is_able(scene, step)):
        lay_open(scene)


def seal(scene: Scene, step: Do, _option: str, _hook: hooks.Seal) -> None:
    if begin(scene, step, able=is_able(scene, step)):
        scene.tell(DoorSealed(scene.state.safe))


def block(scene: Scene, step: Do, option: str, hook: hooks.Block) -> None:
    a, b = option.split("|")
    begin(scene, step)
    scene.tell(facts.PassageShut((a, b), until(scene, hook.rounds)))


def handicap(scene: Scene, step: Do, _option: str, hook: hooks.Handicap) -> None:
    begin(scene, step)
    room = scene.figure(step.whom).room
    scene.tell(facts.RoomHarder(room, hook.cards, until(scene, hook.rounds)))


def spoil(scene: Scene, step: Do, option: str, _hook: hooks.Spoil) -> None:
    begin(scene, step)
    if option:
        scene.tell(facts.GoalSpoilt(option))


def countdown(scene: Scene, step: Do, _option: str, hook: hooks.Countdown) -> None:
    if begin(scene, step, able=is_able(scene, step)):
        scene.tell(facts.CountdownBegan(until(scene, hook.rounds)))


def disarm(scene: Scene, step: Do, _option: str, _hook: hooks.Disarm) -> None:
    if begin(scene, step, able=is_able(scene, step)):
        scene.tell(facts.CountdownStopped())


def reveal(scene: Scene, step: Do, _option: str, hook: hooks.Reveal) -> None:
    if begin(scene, step, able=is_able(scene, step)):
        scene.tell(facts.PlaceTold(hook.item, scene.state.hidden[hook.item]))
