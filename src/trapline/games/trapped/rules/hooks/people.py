"""What befalls people: tests, love and hate, fevers, finds, other turns."""

from trapline.kernel import Seat

from ...content import hooks
from ...facts.conflict import Tested
from ...facts.deeds import ItemLost, Released
from ...facts.trouble import BonusGranted, Clung, FellSick, Promised
from ...model.agenda import Ask, Do
from ...model.basics import GOAL_CARDS
from ...model.sheets import Figure, spot_of
from ..asking import ask, harder, line
from ..deeds import gain, move, turn_feeling
from ..queries import is_asked, others_here, player_of
from ..scene import Scene, draw
from .beginning import begin, is_able, tag_of, until
from .fitting import bargainers, led_by


def test(scene: Scene, step: Do, _option: str, hook: hooks.Test) -> None:
    whom = scene.figure(step.whom)
    seat = player_of(whom)
    if begin(scene, step, able=seat is not None) and seat is not None:
        put_to_test(scene, step, hook, whom, seat)


def put_to_test(scene: Scene, step: Do, test: hooks.Test, whom: Figure, seat: Seat) -> None:
    """Begin a conflict in which the event's card is one of the GM's two (TD-47)."""
    base = (step.card,) if step.card else ()
    scene.tell(
        Tested(
            conflict=scene.state.conflicts + 1,
            seat=seat,
            figure=whom.id,
            name=whom.name,
            subject=tag_of(step.hook),
            attributes=test.attributes,
            cards=GOAL_CARDS - len(base) + harder(scene.state, whom.room),
            base=base,
            line=line(scene.state, seat),
            won=test.won,
            lost=test.lost,
            hurts=test.hurts,
        )
    )


def brawl(scene: Scene, step: Do, option: str, hook: hooks.Brawl) -> None:
    victim = scene.figure(int(option))
    begin(scene, step)
    if victim.seat is not None:
        put_to_test(scene, step, hooks.Test(attributes=hook.attributes), victim, victim.seat)


def sicken(scene: Scene, step: Do, _option: str, hook: hooks.Sicken) -> None:
    whom = scene.figure(step.whom)
    if begin(scene, step, able=is_able(scene, step)):
        scene.tell(FellSick(whom.id, whom.name, hook.cure, until(scene, hook.rounds)))


def run(scene: Scene, step: Do, _option: str, hook: hooks.Run) -> None:
    whom = scene.figure(step.whom)
    if begin(scene, step, able=is_able(scene, step)):
        if whom.master is not None:
            scene.tell(Released(whom.id, whom.name))
        move(scene, whom.id, hook.to)


def flee(scene: Scene, step: Do, option: str, _hook: hooks.Flee) -> None:
    begin(scene, step)
    move(scene, step.whom, option)


def drop(scene: Scene, step: Do, option: str, _hook: hooks.Drop) -> None:
    whom = scene.figure(step.whom)
    begin(scene, step)
    scene.tell(ItemLost(whom.id, whom.name, option, whom.room))


def find(scene: Scene, step: Do, _option: str, hook: hooks.Find) -> None:
    if begin(scene, step, able=is_able(scene, step)):
        gain(scene, step.whom, hook.item)


def extra_turn(scene: Scene, step: Do, _option: str, hook: hooks.ExtraTurn) -> None:
    """Another turn, as long as somebody agrees to come along (TD-49)."""
    whom = scene.figure(step.whom)
    others = [one.seat for one in others_here(scene.state, whom) if one.seat is not None]
    if hook.company and others and not is_asked(scene.state, Ask.AGREE):
        ask(scene, Ask.AGREE, *others)
        return
    has_company = not hook.company or any(yes for _, yes in scene.state.answers)
    if begin(scene, step, able=whom.seat is not None and has_company) and whom.seat is not None:
        scene.tell(BonusGranted(whom.seat))


def cling(scene: Scene, step: Do, option: str, _hook: hooks.Cling) -> None:
    whom, loved = scene.figure(step.whom), scene.figure(int(option))
    begin(scene, step)
    scene.tell(Clung(whom.id, whom.name, loved.id, loved.name))


def bargain(scene: Scene, step: Do, _option: str, hook: hooks.Bargain) -> None:
    """An Extra nearby knows something, and wants a seat for it (TD-49)."""
    whom = scene.figure(step.whom)
    if whom.seat is None or not is_able(scene, step):
        begin(scene, step, able=False)
    elif not is_asked(scene.state, Ask.AGREE):
        ask(scene, Ask.AGREE, whom.seat)
    elif begin(scene, step, able=(whom.seat, True) in scene.state.answers):
        near = bargainers(scene.state, whom)[0]
        scene.tell(Promised(whom.seat, near.id, near.name))
        gain(scene, whom.id, hook.item)


def draw_cards(scene: Scene, step: Do, _option: str, hook: hooks.Draw) -> None:
    seat = player_of(scene.figure(step.whom))
    if begin(scene, step, able=is_able(scene, step)) and seat is not None:
        draw(scene, seat, hook.count)


def sour(scene: Scene, step: Do, option: str, hook: hooks.Sour) -> None:
    begin(scene, step)
    turn_feeling(scene, spot_of(option), hook.suit)


def break_free(scene: Scene, step: Do, _option: str, _hook: hooks.BreakFree) -> None:
    extra = led_by(scene.state, scene.figure(step.whom))
    if begin(scene, step, able=is_able(scene, step)) and extra is not None:
        scene.tell(Released(extra.id, extra.name))
