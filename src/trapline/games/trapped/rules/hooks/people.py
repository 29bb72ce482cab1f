"""What befalls people: tests, love and hate, fevers, finds, other turns."""

from trapline.kernel import Seat

from ...content import hooks
from ...facts.conflict import Tested
from ...facts.deeds import Released
from ...facts.trouble import BonusGranted, Clung, FellSick, Promised
from ...model.agenda import Ask, Do
from ...model.basics import GOAL_CARDS
from ...model.sheets import Figure
from ..asking import ask
from ..deeds import gain, may_gain, move, turn
from ..drawing import draw
from ..goals import harder, line
from ..queries import extra_of, free_extras, others_here, player_of
from ..scene import Scene
from ..spots import spot_of
from .begin import begin, fizzle, is_agreeing, tag_of, until


def test(scene: Scene, step: Do, hook: hooks.Test, _option: str) -> None:
    seat = player_of(scene.figure(step.whom))
    if seat is None:
        fizzle(scene, step)
        return
    whom = begin(scene, step)
    put_to_test(scene, step, whom, seat, hook)


def put_to_test(scene: Scene, step: Do, whom: Figure, seat: Seat, hook: hooks.Test) -> None:
    """Begin a conflict in which the event's card is one of the GM's two (TD-47)."""
    base = (step.card,) if step.card else ()
    scene.tell(
        Tested(
            scene.state.conflicts + 1,
            seat,
            whom.id,
            whom.name,
            tag_of(step.hook),
            hook.attributes,
            GOAL_CARDS - len(base) + harder(scene.state, whom.room),
            base,
            line(scene.state, seat),
            hook.won,
            hook.lost,
            hook.hurts,
        )
    )


def brawl(scene: Scene, step: Do, hook: hooks.Brawl, option: str) -> None:
    victim = scene.figure(int(option))
    begin(scene, step)
    if victim.seat is not None:
        put_to_test(scene, step, victim, victim.seat, hooks.Test(attributes=hook.attributes))


def sicken(scene: Scene, step: Do, hook: hooks.Sicken, _option: str) -> None:
    if scene.figure(step.whom).sick_until is not None:
        fizzle(scene, step)
        return
    whom = begin(scene, step)
    scene.tell(FellSick(whom.id, whom.name, hook.cure, until(scene, hook.rounds)))


def run(scene: Scene, step: Do, hook: hooks.Run, _option: str) -> None:
    whom = scene.figure(step.whom)
    if whom.seat is not None or whom.room == hook.to:
        fizzle(scene, step)
        return
    begin(scene, step)
    if whom.master is not None:
        scene.tell(Released(whom.id, whom.name))
    move(scene, whom.id, hook.to)


def flee(scene: Scene, step: Do, _hook: hooks.Flee, option: str) -> None:
    move(scene, begin(scene, step).id, option)


def find(scene: Scene, step: Do, hook: hooks.Find, _option: str) -> None:
    if not may_gain(scene, step.whom, hook.item):
        fizzle(scene, step)
        return
    gain(scene, begin(scene, step).id, hook.item)


def extra_turn(scene: Scene, step: Do, hook: hooks.ExtraTurn, _option: str) -> None:
    """Another turn, as long as somebody agrees to come along (TD-49)."""
    whom = scene.figure(step.whom)
    others = [one.seat for one in others_here(scene.state, whom) if one.seat is not None]
    if hook.company and others and not is_agreeing(scene.state):
        ask(scene, Ask.AGREE, *others)
        return
    agreed = any(yes for _, yes in scene.state.answers)
    if whom.seat is None or (hook.company and not agreed):
        fizzle(scene, step)
        return
    begin(scene, step)
    scene.tell(BonusGranted(whom.seat))


def cling(scene: Scene, step: Do, _hook: hooks.Cling, option: str) -> None:
    whom = begin(scene, step)
    loved = scene.figure(int(option))
    scene.tell(Clung(whom.id, whom.name, loved.id, loved.name))


def bargain(scene: Scene, step: Do, hook: hooks.Bargain, _option: str) -> None:
    """An Extra nearby knows something, and wants a seat for it (TD-49)."""
    whom = scene.figure(step.whom)
    near = [one for one in free_extras(scene.state) if one.room == whom.room and one.id != whom.id]
    if whom.seat is None or not near or not may_gain(scene, whom.id, hook.item):
        fizzle(scene, step)
    elif not is_agreeing(scene.state):
        ask(scene, Ask.AGREE, whom.seat)
    elif (whom.seat, True) not in scene.state.answers:
        fizzle(scene, step)
    else:
        begin(scene, step)
        scene.tell(Promised(whom.seat, near[0].id, near[0].name))
        gain(scene, whom.id, hook.item)


def draw_cards(scene: Scene, step: Do, hook: hooks.Draw, _option: str) -> None:
    seat = player_of(scene.figure(step.whom))
    if seat is None:
        fizzle(scene, step)
        return
    begin(scene, step)
    draw(scene, seat, hook.count)


def sour(scene: Scene, step: Do, hook: hooks.Sour, option: str) -> None:
    begin(scene, step)
    turn(scene, spot_of(option), hook.suit)


def break_free(scene: Scene, step: Do, _hook: hooks.BreakFree, _option: str) -> None:
    whom = scene.figure(step.whom)
    extra = whom if whom.seat is None else extra_of(scene.state, whom.seat)
    if extra is None or extra.master is None:
        fizzle(scene, step)
        return
    begin(scene, step)
    scene.tell(Released(extra.id, extra.name))
