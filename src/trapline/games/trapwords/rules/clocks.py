"""What runs out: every clock of a game, and what the house does then."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from trapline.kernel import Deadline, Stale, TableTime, TimeUp

from ..facts.calls import TakenBack, WindowClosed
from ..facts.turns import Silenced
from ..model.game import State
from ..model.kinds import Curse, Failure, Mistap, Phase
from .calls import ANSWERING_TIME, CONTESTING_TIME, NAMING_TIME
from .people import PATIENCE, replace_giver, wait_on
from .queries import is_typed
from .resting import RESTING_TIME, leave_rest
from .reviews import conclude, open_review, uphold
from .running import (
    giver_is_gone,
    is_stuck,
    running_burden,
    running_call,
    running_review,
    running_turn,
)
from .scene import Scene
from .turns import end_turn, open_book, reading_ends, start_clock
from .writing import close_late_lists, writing_ends

TAKING_TIME = 60_000


class Clock(NamedTuple):
    """A deadline, and what happens when it has passed."""

    deadline: Deadline
    runs_out: Callable[[Scene], None]


def deadline(state: State) -> Deadline | None:
    clock = first_clock(state)
    return None if clock is None else clock.deadline


def time_up(scene: Scene, move: TimeUp) -> None:
    clock = first_clock(scene.state)
    if clock is None or (move.name, move.turn) != (clock.deadline.name, clock.deadline.turn):
        raise Stale
    clock.runs_out(scene)


def first_clock(state: State) -> Clock | None:
    return min(clocks(state), key=lambda clock: clock.deadline.at, default=None)


def clocks(state: State) -> Iterator[Clock]:
    match state.phase:
        case Phase.WRITING:
            end = writing_ends(state)
            if end is not None:
                yield Clock(Deadline("writing", state.turn, end), close_late_lists)
        case Phase.WAITING:
            # Where people speak, somebody at the table wakes the phone: nobody reads it asleep.
            if running_turn(state).giver not in state.away:
                yield Clock(Deadline("book", state.turn, state.since + TAKING_TIME), open_book)
        case Phase.READING | Phase.CLUING if giver_is_gone(state):
            yield Clock(Deadline("giver", state.waits, state.since + PATIENCE), replace_giver)
        case Phase.READING if is_stuck(state):
            yield Clock(Deadline("guesser", state.waits, state.since + PATIENCE), wait_on)
        case Phase.READING:
            yield Clock(Deadline("reading", state.waits, reading_ends(state)), start_clock)
        case Phase.CLUING:
            yield from running(state)
        case Phase.NAMING:
            end = running_turn(state).stood + NAMING_TIME
            yield Clock(Deadline("naming", state.stops, end), say_nothing)
        case Phase.STOPPED if running_call(state).agreed:
            yield Clock(Deadline("contest", state.stops, state.since + CONTESTING_TIME), give_in)
        case Phase.STOPPED:
            yield Clock(Deadline("stop", state.stops, state.since + ANSWERING_TIME), let_vote)
        case Phase.CLOSING:
            yield Clock(Deadline("call", state.turn, last_window(state)), close_window)
        case Phase.REVIEW:
            review = running_review(state)
            yield Clock(Deadline("review", review.number, review.until), conclude)
        case Phase.RESTING:
            yield Clock(Deadline("rest", state.turn, state.since + RESTING_TIME), leave_rest)
        case Phase.OVER:
            return


def running(state: State) -> Iterator[Clock]:
    turn = running_turn(state)
    if turn.until is not None:
        yield Clock(Deadline("clock", state.turn, turn.until), run_out_of_time)
    if (
        turn.clues
        and turn.ran is not None
        and not turn.silenced
        and running_burden(state).one_breath
    ):
        clue, gap = turn.clues[-1], 1000 * state.options.flood_seconds
        yield Clock(Deadline("breath", clue.number, max(clue.at, turn.ran) + gap), drown)


def run_out_of_time(scene: Scene) -> None:
    end_turn(scene, Failure.TIME)


def drown(scene: Scene) -> None:
    scene.tell(Silenced(Curse.FLOOD))


def say_nothing(scene: Scene) -> None:
    scene.tell(TakenBack(None, Mistap(running_call(scene.state).kind), scene.at))


def give_in(scene: Scene) -> None:
    uphold(scene, running_call(scene.state))


def let_vote(scene: Scene) -> None:
    open_review(scene, running_call(scene.state))


def close_window(scene: Scene) -> None:
    scene.tell(WindowClosed(scene.at))


def last_window(state: State) -> TableTime:
    """Return when nothing that was said before the guess can be called any more (TW-129)."""
    turn = running_turn(state)
    if is_typed(state):
        return max((clue.until for clue in turn.clues), default=state.since)
    window = 1000 * state.options.window_seconds
    # The others must hear of it first where the clue-giver claims it (TW-128).
    is_claim = turn.claimed == turn.giver
    return state.since + (max(window, CONTESTING_TIME) if is_claim else window)
