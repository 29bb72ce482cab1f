"""What follows by itself, until somebody must choose or a clock must run."""

from ..model.game import State
from ..model.kinds import Phase
from .claiming import end_showing, is_denied, is_heard
from .drawing import swap_dead_cards
from .listening import accept, is_asked, is_objected_to, stand, strike, unanswered
from .queries import here, is_gone, is_over, last, others_here, running_trial
from .scene import Scene
from .speaking import go_on
from .trial import all_have_voted, answer_by_table, judge, let_vote, needs_no_answer


def settle(scene: Scene) -> None:
    scene.settle(lambda: follow(scene))
    if not is_over(scene.state):
        swap_dead_cards(scene)


def follow(scene: Scene) -> None:
    """Do the next thing that nobody needs to decide."""
    state = scene.state
    match state.phase:
        case Phase.HOLD | Phase.SPEAKING | Phase.FREE if is_objected_to(state):
            strike(scene)
        case Phase.HOLD if is_asked(state) and not unanswered(state):
            accept(scene)
        case Phase.HOLD if has_stood(scene):
            stand(scene)
        case Phase.SPEAKING if must_be_skipped(state):
            go_on(scene)
        case Phase.SHOWING if is_denied(state) or is_heard(state):
            end_showing(scene)
        case Phase.ANSWER if needs_no_answer(state):
            answer_by_table(scene)
        case Phase.DEFENCE if is_gone(state, running_trial(state).whom):
            let_vote(scene)
        case Phase.VOTE if all_have_voted(state):
            judge(scene)
        case _:
            pass


def has_stood(scene: Scene) -> bool:
    """Say whether the last word stood long enough, or all others let it stand (TT-26)."""
    state = scene.state
    if state.until is None or state.until <= scene.at:
        return True
    stands = () if state.window is None else state.window.stands
    return all(seat in stands for seat in others_here(state))


def must_be_skipped(state: State) -> bool:
    """Say whether somebody whose turn it is has gone, and another could speak (TT-62)."""
    speaker = state.speaker
    if speaker is None or not state.options.rounds or not is_gone(state, speaker):
        return False
    return any(seat not in (speaker, last(state).by) for seat in here(state))
