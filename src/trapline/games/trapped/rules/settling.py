"""What follows by itself, until somebody must say something."""

from trapline.games.trapped import facts as f
from trapline.games.trapped.model import (
    Ask,
    Befall,
    Boarding,
    Bonus,
    Dared,
    Do,
    Doom,
    Flight,
    Phase,
    Step,
)
from trapline.games.trapped.rules import challenge, conflict, escape, making, setting, talk, turns
from trapline.games.trapped.rules.asking import ask
from trapline.games.trapped.rules.drawing import draw
from trapline.games.trapped.rules.hooks import happen
from trapline.games.trapped.rules.scene import Scene
from trapline.games.trapped.rules.standing import character_of


def settle(scene: Scene) -> None:
    told = -1
    while told != len(scene.facts):
        told = len(scene.facts)
        follow(scene)


def follow(scene: Scene) -> None:
    """Do the next thing that nobody needs to decide, or put the next question."""
    state = scene.state
    if state.cause is not None or state.halted is not None:
        return
    if talk.is_decided(state):
        talk.close(scene)
    elif state.question is not None and state.question.waits:
        return
    elif state.verdict is not None:
        escape.finish(scene)
    elif escape.end_if_due(scene):
        return
    elif state.conflict is not None:
        conflict.go_on(scene)
    elif state.agenda:
        take_step(scene, state.agenda[0])
    elif state.phase is Phase.SETTING:
        setting.go_on(scene)
    elif state.phase is Phase.CHARACTERS:
        making.make_characters(scene)
    elif state.phase is Phase.EXTRAS:
        making.draft(scene)
    else:
        turns.go_on(scene)


def take_step(scene: Scene, step: Step) -> None:
    match step:
        case Befall():
            ask(scene, Ask.EVENT, scene.state.gm)
        case Do():
            happen(scene, step)
        case Dared():
            dare(scene, step)
        case Bonus():
            begin_bonus(scene, step)
        case Doom():
            ask(scene, Ask.DOOM, step.seat)
        case Flight():
            ask(scene, Ask.FLEE, scene.state.gm)
        case Boarding():
            escape.board(scene, step)


def dare(scene: Scene, step: Dared) -> None:
    """First the answer, then the attempt, unless it has become impossible (TD-80)."""
    if not step.answered:
        ask(scene, Ask.ANSWER, step.seat)
    elif step.dare in challenge.dares(scene.atlas, scene.state, step.seat):
        ask(scene, Ask.ACT, step.seat)
    else:
        scene.tell(f.DareDropped(step.seat))


def begin_bonus(scene: Scene, step: Bonus) -> None:
    if character_of(scene.state, step.seat) is None:
        scene.tell(f.BonusBegan(step.seat))
        return
    draw(scene, step.seat)
    ask(scene, Ask.ACT, step.seat)
