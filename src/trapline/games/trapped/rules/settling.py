"""What follows by itself, until somebody must say something."""

from ..facts.deeds import DareDropped
from ..facts.trouble import BonusBegan
from ..model.agenda import Ask, Befall, Boarding, Bonus, Dared, Do, Doom, Flight, Step, Telling
from ..model.basics import OWN
from ..model.kinds import Phase
from . import challenge, conflict, escape, hooks, making, setting, talk, turns
from .asking import ask
from .queries import character_of
from .scene import Scene, draw


def settle(scene: Scene) -> None:
    scene.settle(lambda: follow(scene))


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
        conflict.proceed(scene)
    elif state.agenda:
        take_step(scene, state.agenda[0])
    elif state.phase is Phase.SETTING:
        setting.proceed(scene)
    elif state.phase is Phase.CHARACTERS:
        making.make_characters(scene)
    elif state.phase is Phase.EXTRAS:
        making.draft(scene)
    else:
        turns.proceed(scene)


def take_step(scene: Scene, step: Step) -> None:
    match step:
        case Befall():
            ask(scene, Ask.EVENT, scene.state.gm)
        case Do():
            hooks.happen(scene, step)
        case Dared():
            dare(scene, step)
        case Bonus():
            begin_bonus(scene, step)
        case Doom():
            ask(scene, Ask.DOOM, step.seat)
        case Telling():
            ask(scene, Ask.NARRATE, step.seat)
        case Flight():
            ask(scene, Ask.FLEE, scene.state.gm)
        case Boarding():
            escape.board(scene, step)


def dare(scene: Scene, step: Dared) -> None:
    """First the answer, then the attempt, unless it has become impossible (TD-80)."""
    if step.dare == OWN and not step.attributes:
        ask(scene, Ask.WEIGH, scene.state.gm)
    elif not step.answered:
        ask(scene, Ask.ANSWER, step.seat)
    elif step.attributes:
        challenge.perform(scene, step)
    elif step.dare in challenge.dares(scene.atlas, scene.state, step.seat):
        ask(scene, Ask.ACT, step.seat)
    else:
        scene.tell(DareDropped(step.seat))


def begin_bonus(scene: Scene, step: Bonus) -> None:
    if character_of(scene.state, step.seat) is None:
        scene.tell(BonusBegan(step.seat))
        return
    draw(scene, step.seat)
    ask(scene, Ask.ACT, step.seat)
