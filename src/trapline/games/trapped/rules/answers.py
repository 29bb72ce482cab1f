"""Which chapter answers which wish."""

from collections.abc import Callable, Mapping
from typing import Any

from trapline.games.trapped import facts as f
from trapline.games.trapped import wishes as w
from trapline.games.trapped.model import Ask, Reason
from trapline.games.trapped.rules import (
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
from trapline.games.trapped.rules.asking import asked_of
from trapline.games.trapped.rules.scene import Scene
from trapline.games.trapped.rules.standing import is_over, is_seated
from trapline.kernel import IllegalMove, Seat, Stale

CARE = (w.Halt, w.GoOn, w.NotThis)
"""What is possible even in a pause."""


def answer(scene: Scene, by: Seat, wish: w.AnyWish) -> None:
    if not is_seated(by, scene.state):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if is_over(scene.state):
        raise Stale
    if scene.state.halted is not None and not isinstance(wish, CARE):
        refuse_in_pause(scene, wish)
    CHAPTERS[type(wish)](scene, by, wish)


def refuse_in_pause(scene: Scene, wish: w.AnyWish) -> None:
    """A pause makes nothing stale that was not, and nothing fresh that was."""
    question, motion = scene.state.question, scene.state.motion
    if isinstance(wish, w.Vote):
        if motion is None or motion.number != wish.motion:
            raise Stale
    elif hasattr(wish, "number") and (question is None or question.number != wish.number):
        raise Stale
    raise IllegalMove(Reason.HALTED)


def agree(scene: Scene, by: Seat, wish: w.Agree) -> None:
    asked_of(scene.state, by, wish.number, Ask.AGREE)
    scene.tell(f.Agreed(by, wish.yes))


def release(scene: Scene, by: Seat, wish: w.Release) -> None:
    things.refuse_in_conflict(scene.state)
    control.release(scene, by, wish)


def become(scene: Scene, by: Seat, wish: w.Become) -> None:
    things.refuse_in_conflict(scene.state)
    heirs.become(scene, by, wish)


def halt(scene: Scene, _by: Seat, _wish: w.Halt) -> None:
    talk.halt(scene)


def go_on(scene: Scene, _by: Seat, _wish: w.GoOn) -> None:
    talk.go_on(scene)


CHAPTERS: Mapping[type, Callable[[Scene, Seat, Any], None]] = {
    w.AddIdea: setting.add_idea,
    w.EndIdeas: setting.end_ideas,
    w.ReadBack: setting.read_back,
    w.VoteOut: setting.vote_out,
    w.Develop: setting.develop,
    w.FillIn: setting.fill_in,
    w.Propose: setting.propose,
    w.MakeCharacter: making.make_character,
    w.SetAspect: making.set_aspect,
    w.DrawFive: turns.draw_five,
    w.TakeTurn: turns.take_turn,
    w.Attempt: goals.attempt,
    w.Attack: monster.attack,
    w.Control: control.control,
    w.Explore: explore.explore,
    w.Challenge: challenge.challenge,
    w.Escape: escape.escape,
    w.Pass: turns.pass_turn,
    w.Accept: challenge.accept,
    w.Decline: challenge.decline,
    w.Confirm: conflict.confirm,
    w.Bid: bids.bid,
    w.PassBid: bids.pass_bid,
    w.Overrule: conflict.overrule,
    w.Reveal: conflict.end_bids,
    w.UseLucky: conflict.use_lucky,
    w.KeepLucky: conflict.keep_lucky,
    w.Harm: outcomes.harm,
    w.PlayEvent: events.play_event,
    w.MakeUpEvent: events.make_up,
    w.Choose: hooks.choose,
    w.Face: conflict.face,
    w.Agree: agree,
    w.MeetEnd: heirs.meet_end,
    w.Prowl: monster.prowl,
    w.Flee: monster.flee,
    w.Discard: turns.discard,
    w.Conclude: escape.conclude,
    w.Give: things.give,
    w.Take: things.take,
    w.Release: release,
    w.Become: become,
    w.Lead: things.lead,
    w.Tell: talk.tell,
    w.NotThis: talk.strike,
    w.Halt: halt,
    w.GoOn: go_on,
    w.Invent: talk.invent,
    w.LetGo: talk.let_go,
    w.Vote: talk.vote,
}
