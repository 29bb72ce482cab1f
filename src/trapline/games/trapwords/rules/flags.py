"""Not sure? Flag it, let the turn go on, and settle it right after (TW-80)."""

from msgspec.structs import replace

from trapline.kernel import IllegalMove, Seat

from ..facts.calls import Asked, Flagged
from ..model.calls import Call, Flag
from ..model.game import State
from ..model.kinds import CallKind, Phase
from ..model.reasons import Reason
from ..wishes.calls import FlagClue
from .calls import blamed, call_about, matter, refuse_caller, refuse_voted_on, was_voted_on
from .guessing import SAME_MOMENT
from .queries import is_typed
from .refusals import refuse_unless_in
from .reviews import open_review
from .running import running_turn, writers
from .scene import Scene
from .verdicts import suspect_called


def flag_clue(scene: Scene, by: Seat, wish: FlagClue) -> None:
    """Raise a flag while the clue can be called; spoken, it only marks the moment."""
    refuse_caller(scene, by, wish.clue)
    refuse_unless_in(scene.state, Phase.CLUING, Phase.CLOSING)
    if not scene.state.options.reviews:
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if is_typed(scene.state):
        flag = pointed(scene, blamed(scene, by, wish, trap=str(wish.trap or ""), rule=wish.rule))
    else:
        flag = marked(scene, by)
    scene.tell(Flagged(by, flag.clue, flag, to=writers(scene.state)))


def pointed(scene: Scene, call: Call) -> Flag:
    """Point at a word of a clue, and at the trap or the rule."""
    state = scene.state
    refuse_voted_on(state, call)
    if any(matter(call_of(state, flag)) == matter(call) for flag in running_turn(state).flags):
        raise IllegalMove(Reason.ALREADY_FLAGGED, word=call.said)
    return Flag(call.clue, call.said, call.trap or "", call.by, call.rule, scene.at)


def marked(scene: Scene, by: Seat) -> Flag:
    """Mark a moment, once however many of the team have heard it."""
    if any(scene.at - flag.at < SAME_MOMENT for flag in running_turn(scene.state).flags):
        raise IllegalMove(Reason.ALREADY_MARKED)
    return Flag(0, "", "", by, None, scene.at)


def call_of(state: State, flag: Flag) -> Call:
    call = call_about(state, flag.by, flag.clue, flag.said, flag.trap, flag.rule)
    return replace(call, kind=CallKind.FLAG)


def next_flag(scene: Scene) -> Flag | None:
    """Return the next flag that waits for its answer after a turn that went well."""
    flags = running_turn(scene.state).flags
    return next((flag for flag in flags if is_waiting(scene, flag)), None)


def is_waiting(scene: Scene, flag: Flag) -> bool:
    call = call_of(scene.state, flag)
    is_open = not was_voted_on(scene.state, call) and not is_answered(scene, call)
    return is_open or (flag.by is not None and not flag.said)


def is_answered(scene: Scene, call: Call) -> bool:
    """Say whether the referee, which flags what it doubts, has had its answer in this turn."""
    if call.by is not None:
        return False
    found = suspect_called(scene, call)
    if found is not None:
        return found.lean is False
    votes = running_turn(scene.state).settled
    return any(matter(replace(old.call, clue=call.clue)) == matter(call) for old in votes)


def take_up(scene: Scene, flag: Flag) -> None:
    """Ask what it was, or let all vote on it."""
    if flag.by is not None and not flag.said:
        scene.tell(Asked(flag.by, flag.at, scene.at))
    else:
        open_review(scene, call_of(scene.state, flag))
