"""What follows by itself, until somebody must choose or a clock must run."""

from functools import partial

from ..model.kinds import Failure, Phase
from .clocks import last_window
from .flags import next_flag, take_up
from .referee import call_what_is_sure
from .resting import leave_rest, resting
from .reviews import all_have_voted, conclude
from .running import guesses_left, running_turn
from .scene import Scene
from .turns import begin_turn, end_turn
from .writing import agreed_list, close_list, hand_on, torch_of_the_absent


def settle(scene: Scene) -> None:
    scene.settle(partial(follow, scene))


def follow(scene: Scene) -> None:
    """Do the next thing that nobody needs to decide, if there is one."""
    state = scene.state
    match state.phase:
        case Phase.RESTING if not resting(state):
            leave_rest(scene)
        case Phase.WRITING | Phase.WAITING if passed := torch_of_the_absent(state):
            hand_on(scene, passed)
        case Phase.WRITING:
            leave_writing(scene)
        case Phase.CLUING if guesses_left(state) <= 0:
            end_turn(scene, Failure.GUESSES)
        case Phase.CLUING:
            call_what_is_sure(scene)
        case Phase.CLOSING if last_window(state) <= scene.at:
            close(scene)
        case Phase.REVIEW if all_have_voted(state):
            conclude(scene)
        case (
            Phase.WAITING
            | Phase.READING
            | Phase.NAMING
            | Phase.STOPPED
            | Phase.CLOSING
            | Phase.REVIEW
            | Phase.RESTING
            | Phase.OVER
        ):
            pass


def leave_writing(scene: Scene) -> None:
    team = agreed_list(scene.state)
    if team is not None:
        close_list(scene, team)
    elif all(sheet.done for sheet in scene.state.sheets):
        begin_turn(scene)


def close(scene: Scene) -> None:
    """The word stands once the last clue can no longer be called, and all flags are settled."""
    if not running_turn(scene.state).found:
        end_turn(scene, Failure.GUESSES)
    elif flag := next_flag(scene):
        take_up(scene, flag)
    else:
        end_turn(scene, None)
