"""What the house answers for those who say nothing (TD-134)."""

from trapline.kernel import Seat, Text

from ..facts.conflict import LuckAsked
from ..facts.deeds import Agreed, DareDropped
from ..facts.setting import IdeasEnded, IdeasJudged, IdeasRead
from ..facts.turns import Concluded, Discarded
from ..model.agenda import Ask, Dared, Question
from ..model.kinds import Fate, Through
from ..wishes.turn import Attack, Attempt, Control
from . import (
    bids,
    challenge,
    conflict,
    control,
    events,
    explore,
    goals,
    heirs,
    hooks,
    judging,
    making,
    monster,
    outcomes,
    setting,
    turns,
)
from .acting import dare_of, set_about
from .choices import choices
from .drawing import weakest
from .fold.changes import running
from .queries import best_attribute, character_of
from .scene import Scene


def answer_for(scene: Scene, question: Question) -> None:
    """Answer for all who are waited for. Questions to one seat have one in `waits`."""
    first = question.waits[0]
    match question.ask:
        case Ask.IDEAS:
            for seat in question.waits:
                scene.tell(IdeasEnded(seat, enough=False))
        case Ask.READ:
            scene.tell(IdeasRead(len(scene.state.making.ideas)))
        case Ask.SIFT:
            for seat in question.waits:
                scene.tell(IdeasJudged(seat, (), abstains=True))
        case Ask.DEVELOP:
            setting.settle_for(scene)
        case Ask.MAKE:
            for seat in question.waits:
                making.make_up_character(scene, seat)
        case Ask.DRAFT:
            making.make_up_aspect(scene, first)
        case Ask.REFILL:
            turns.take_normal_turn(scene, first)
        case Ask.ACT:
            act_for(scene, first)
        case Ask.ANSWER:
            challenge.refuse(scene)
        case Ask.BID | Ask.CONTEST:
            for seat in question.waits:
                bids.bid_for(scene, seat)
        case Ask.RULE:
            conflict.rule(scene, None)
        case Ask.CLOSE:
            conflict.reveal(scene)
        case Ask.LUCK:
            scene.tell(LuckAsked(running(scene.state).number))
        case Ask.FACE:
            conflict.meet(scene, None)
        case Ask.HURT:
            outcomes.hurt(scene, outcomes.worst_spot(scene))
        case Ask.AGREE:
            for seat in question.waits:
                scene.tell(Agreed(seat, yes=False))
        case Ask.DOOM:
            heirs.die(scene, Fate.DEAD)
        case Ask.TRIM:
            scene.tell(Discarded(first, weakest(scene.state.players[first].hand)))
        case Ask.EPILOGUE:
            for seat in question.waits:
                scene.tell(Concluded(seat, ""))
        case Ask.EVENT | Ask.PICK | Ask.PROWL | Ask.FLEE:
            answer_for_gm(scene, question.ask)


def answer_for_gm(scene: Scene, ask: Ask) -> None:
    match ask:
        case Ask.EVENT:
            event_for(scene)
        case Ask.PICK:
            step = hooks.on_top(scene.state)
            hooks.do(scene, step, scene.any_of(choices(scene.atlas, scene.state, step) or ("",)))
        case Ask.PROWL:
            monster.go(scene, scene.state.beast.room, prowling=True)
        case _:
            monster.go(scene, monster.hideouts(scene.atlas, scene.state)[-1])


def event_for(scene: Scene) -> None:
    """Play any event that fits; if none does, nothing happens but the card (TD-46)."""
    troubles = list(events.troubles(scene.atlas, scene.state))
    if not troubles:
        events.happen(scene, "", events.touchable(scene.state)[0], "", ())
        return
    event, figures = scene.any_of(troubles)
    hooks_of = scene.atlas.events[event].hooks
    events.happen(scene, event, scene.any_of(figures), "", hooks_of)


def act_for(scene: Scene, seat: Seat) -> None:
    """Pass; or try what one was challenged to, as well as one can."""
    dared = dare_of(scene.state, seat)
    if dared is None:
        turns.sit_out(scene, seat)
    else:
        try_for(scene, seat, dared)


def try_for(scene: Scene, seat: Seat, dared: Dared) -> None:
    state = scene.state
    number = 0 if state.question is None else state.question.number
    figure = character_of(state, seat)
    kind, _, subject = dared.dare.partition(":")
    if figure is None or dared.dare not in challenge.dares(scene.atlas, state, seat):
        scene.tell(DareDropped(seat))
    elif kind == "goal":
        goal = scene.atlas.goals[subject]
        through, doer = next(
            (way, one)
            for way, one in goals.doers(state, seat)
            if goals.is_open(scene.atlas, state, one, goal)
        )
        attribute = best_attribute(doer, goal.attributes)
        goals.attempt(scene, seat, Attempt(number, Text(subject), attribute, through, Text("")))
    elif kind == "room":
        set_about(scene, seat, dared)
        explore.set_out(scene, seat, figure.id, subject, along=False)
    elif kind == "extra":
        attribute = best_attribute(figure, judging.TALKING)
        control.control(scene, seat, Control(number, int(subject), attribute, Text("")))
    else:
        attribute = best_attribute(figure, scene.atlas.scenario.monster.attributes)
        attack = Attack(number, attribute, Through.CHARACTER, Text(""))
        monster.attack(scene, seat, attack)
