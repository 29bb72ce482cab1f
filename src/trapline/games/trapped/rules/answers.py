"""Which chapter answers which wish."""

from collections.abc import Callable, Mapping
from typing import Any

from trapline.kernel import IllegalMove, Seat, Stale

from ..facts.deeds import Agreed
from ..model.agenda import Ask
from ..model.reasons import Reason
from ..wishes import AnyWish
from ..wishes.conflict import (
    Accept,
    Bid,
    Confirm,
    Decline,
    Harm,
    KeepLucky,
    Overrule,
    PassBid,
    Reveal,
    UseLucky,
)
from ..wishes.making import MakeCharacter, SetAspect
from ..wishes.setting import AddIdea, Develop, EndIdeas, FillIn, Propose, ReadBack, VoteOut
from ..wishes.talk import (
    Become,
    Give,
    GoOn,
    Halt,
    Invent,
    Lead,
    LetGo,
    NotThis,
    Release,
    Take,
    Tell,
    Vote,
)
from ..wishes.trouble import (
    Agree,
    Choose,
    Conclude,
    Discard,
    Face,
    Flee,
    MakeUpEvent,
    MeetEnd,
    PlayEvent,
    Prowl,
)
from ..wishes.turn import (
    Attack,
    Attempt,
    Challenge,
    Control,
    DrawFive,
    Escape,
    Explore,
    Pass,
    TakeTurn,
)
from . import (
    bids,
    challenge,
    conflict,
    control,
    escape,
    events,
    explore,
    goals,
    heirs,
    hooks,
    making,
    monster,
    outcomes,
    setting,
    talk,
    things,
    turns,
)
from .asking import asked_of
from .queries import is_over, is_seated
from .scene import Scene

CARE = (Halt, GoOn, NotThis)
"""What is possible even in a pause."""


def answer(scene: Scene, by: Seat, wish: AnyWish) -> None:
    if not is_seated(by, scene.state):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if is_over(scene.state):
        raise Stale
    if scene.state.halted is not None and not isinstance(wish, CARE):
        refuse_in_pause(scene, wish)
    CHAPTERS[type(wish)](scene, by, wish)


def refuse_in_pause(scene: Scene, wish: AnyWish) -> None:
    """A pause makes nothing stale that was not, and nothing fresh that was."""
    question, motion = scene.state.question, scene.state.motion
    if isinstance(wish, Vote):
        if motion is None or motion.number != wish.motion:
            raise Stale
    elif hasattr(wish, "number") and (question is None or question.number != wish.number):
        raise Stale
    raise IllegalMove(Reason.HALTED)


def agree(scene: Scene, by: Seat, wish: Agree) -> None:
    asked_of(scene.state, by, wish.number, Ask.AGREE)
    scene.tell(Agreed(by, wish.yes))


def release(scene: Scene, by: Seat, wish: Release) -> None:
    things.refuse_in_conflict(scene.state)
    control.release(scene, by, wish)


def become(scene: Scene, by: Seat, wish: Become) -> None:
    things.refuse_in_conflict(scene.state)
    heirs.become(scene, by, wish)


def halt(scene: Scene, _by: Seat, _wish: Halt) -> None:
    talk.halt(scene)


def go_on(scene: Scene, _by: Seat, _wish: GoOn) -> None:
    talk.go_on(scene)


CHAPTERS: Mapping[type, Callable[[Scene, Seat, Any], None]] = {
    AddIdea: setting.add_idea,
    EndIdeas: setting.end_ideas,
    ReadBack: setting.read_back,
    VoteOut: setting.vote_out,
    Develop: setting.develop,
    FillIn: setting.fill_in,
    Propose: setting.propose,
    MakeCharacter: making.make_character,
    SetAspect: making.set_aspect,
    DrawFive: turns.draw_five,
    TakeTurn: turns.take_turn,
    Attempt: goals.attempt,
    Attack: monster.attack,
    Control: control.control,
    Explore: explore.explore,
    Challenge: challenge.challenge,
    Escape: escape.escape,
    Pass: turns.pass_turn,
    Accept: challenge.accept,
    Decline: challenge.decline,
    Confirm: conflict.confirm,
    Bid: bids.bid,
    PassBid: bids.pass_bid,
    Overrule: conflict.overrule,
    Reveal: conflict.end_bids,
    UseLucky: conflict.use_lucky,
    KeepLucky: conflict.keep_lucky,
    Harm: outcomes.harm,
    PlayEvent: events.play_event,
    MakeUpEvent: events.make_up,
    Choose: hooks.choose,
    Face: conflict.face,
    Agree: agree,
    MeetEnd: heirs.meet_end,
    Prowl: monster.prowl,
    Flee: monster.flee,
    Discard: turns.discard,
    Conclude: escape.conclude,
    Give: things.give,
    Take: things.take,
    Release: release,
    Become: become,
    Lead: things.lead,
    Tell: talk.tell,
    NotThis: talk.strike,
    Halt: halt,
    GoOn: go_on,
    Invent: talk.invent,
    LetGo: talk.let_go,
    Vote: talk.vote,
}
