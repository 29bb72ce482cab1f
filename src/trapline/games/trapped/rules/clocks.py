"""What runs out, and what the house answers for those who say nothing (TD-134)."""

from trapline.kernel import Deadline, Seat, TableTime, Text, TimeUp, passed

from ..content.schema import Goal
from ..facts.conflict import LuckAsked
from ..facts.deeds import Agreed, DareDropped
from ..facts.making import IdeasEnded, IdeasJudged, IdeasRead, WentIn
from ..facts.talk import WentOn
from ..facts.turns import Concluded, Discarded
from ..model.agenda import Ask, Do, Question
from ..model.game import State
from ..model.kinds import Attribute, Fate, Through
from ..model.sheets import Figure
from ..wishes.turn import Attack, Attempt, Control, Explore
from . import (
    actions,
    bids,
    challenge,
    conflict,
    events,
    hooks,
    making,
    monster,
    outcomes,
    setting,
    talk,
    telling,
    turns,
)
from .asking import dare_of, doers
from .hooks.choosing import choices
from .queries import best_attribute, character_of, due, is_left_to_bots, running
from .scene import Scene, weakest
from .sheets import TALKING

VOTE = "vote"
PAUSE = "pause"
SILENCE = Text("")
LONGEST_PAUSE = 30_000
"""Of a pause that nobody is left to end: no bot ends somebody's."""


def deadline(state: State) -> Deadline | None:
    """Return the earlier of two clocks: a question's, and a vote's. In a pause they stand."""
    if state.halted is not None:
        return end_of_pause(state, state.halted)
    clocks = []
    if state.question is not None and state.question.until is not None and state.question.waits:
        clocks.append(
            Deadline(state.question.ask.value, state.question.number, state.question.until)
        )
    if state.motion is not None and state.motion.until is not None:
        clocks.append(Deadline(VOTE, state.motion.number, state.motion.until))
    return min(clocks, key=lambda one: one.at, default=None)


def end_of_pause(state: State, since: TableTime) -> Deadline | None:
    if not is_left_to_bots(state):
        return None
    return Deadline(PAUSE, state.turn, since + LONGEST_PAUSE)


def time_up(scene: Scene, move: TimeUp) -> None:
    over = passed(deadline(scene.state), move)
    if over.name == PAUSE:
        scene.tell(WentOn(scene.at))
    elif over.name == VOTE:
        talk.close(scene)
    elif scene.state.question is not None:
        answer_for(scene, scene.state.question)


def answer_for(scene: Scene, question: Question) -> None:
    """Answer for all who are waited for; that nobody uses Lucky, for all at once."""
    for seat in question.waits[:1] if question.ask is Ask.LUCK else question.waits:
        answer_for_one(scene, question.ask, seat)


def answer_for_one(scene: Scene, ask: Ask, seat: Seat) -> None:
    match ask:
        case Ask.IDEAS:
            scene.tell(IdeasEnded(seat, enough=False))
        case Ask.READ:
            scene.tell(IdeasRead(len(scene.state.making.ideas)))
        case Ask.SIFT:
            scene.tell(IdeasJudged(seat, (), abstains=True))
        case Ask.DEVELOP:
            setting.make_do(scene)
        case Ask.PREMISE:
            scene.tell(WentIn(seat))
        case Ask.MAKE:
            making.make_up_character(scene, seat)
        case Ask.DRAFT:
            making.make_up_aspect(scene, seat)
        case Ask.REFILL:
            turns.take_normal_turn(scene, seat)
        case Ask.ACT:
            act_for(scene, seat)
        case Ask.WEIGH:
            challenge.take_for(scene, Attribute.BRAVE)
        case Ask.ANSWER:
            challenge.reply(scene, accepted=False)
        case Ask.BID | Ask.CONTEST:
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
            scene.tell(Agreed(seat, yes=False))
        case Ask.DOOM:
            outcomes.die(scene, Fate.DEAD)
        case Ask.NARRATE:
            telling.listen_no_longer(scene)
        case Ask.TRIM:
            scene.tell(Discarded(seat, weakest(scene.state.players[seat].hand)))
        case Ask.EPILOGUE:
            scene.tell(Concluded(seat, ""))
        case Ask.EVENT:
            event_for(scene)
        case Ask.PICK:
            step = due(scene.state, Do)
            whom = scene.figure(step.whom)
            options = choices(scene.atlas, scene.state, step.hook, whom) or ("",)
            hooks.do(scene, step, scene.any_of(options))
        case Ask.PROWL:
            monster.go(scene, scene.state.beast.room, prowling=True)
        case Ask.FLEE:
            monster.go(scene, monster.hideouts(scene.atlas, scene.state)[-1])


def event_for(scene: Scene) -> None:
    """Play any event that fits; if none does, nothing happens but the card (TD-46)."""
    troubles = list(events.troubles(scene.atlas, scene.state))
    if not troubles:
        events.play_out(scene, "", events.touchable(scene.state)[0], "", ())
        return
    event, figures = scene.any_of(troubles)
    hooks_of = scene.atlas.events[event].hooks
    events.play_out(scene, event, scene.any_of(figures), "", hooks_of)


def act_for(scene: Scene, seat: Seat) -> None:
    """Pass; or try what one was challenged to, as well as one can."""
    dared = dare_of(scene.state, seat)
    figure = character_of(scene.state, seat)
    if dared is None:
        turns.sit_out(scene, seat)
    elif figure is None or dared.dare not in challenge.dares(scene.atlas, scene.state, seat):
        scene.tell(DareDropped(seat))
    else:
        try_for(scene, seat, figure, dared.dare)


def try_for(scene: Scene, seat: Seat, figure: Figure, dare: str) -> None:
    """Wish what was dared. Nobody looks at the number any more: this is what is asked."""
    kind, _, subject = dare.partition(":")
    match kind:
        case "goal":
            attempt_for(scene, seat, scene.atlas.goals[subject])
        case "room":
            actions.explore(scene, seat, Explore(0, Text(subject), along=False, words=SILENCE))
        case "extra":
            attribute = best_attribute(figure, TALKING)
            actions.control(scene, seat, Control(0, int(subject), attribute, SILENCE))
        case _:
            attribute = best_attribute(figure, scene.atlas.scenario.monster.attributes)
            monster.attack(scene, seat, Attack(0, attribute, Through.CHARACTER, SILENCE))


def attempt_for(scene: Scene, seat: Seat, goal: Goal) -> None:
    able = doers(scene.state, seat)
    through, figure = next(
        (way, one) for way, one in able if actions.is_open(scene.atlas, scene.state, one, goal)
    )
    attribute = best_attribute(figure, goal.attributes)
    actions.attempt(scene, seat, Attempt(0, Text(goal.id), attribute, through, SILENCE))
