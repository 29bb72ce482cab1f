"""Between turns and rounds: everybody sees in peace how it went (TW-49)."""

from trapline.kernel import IllegalMove, Seat

from ..facts.turns import PressedOn
from ..model.basics import Seats
from ..model.game import State
from ..model.kinds import Phase
from ..model.reasons import Reason
from ..wishes.turns import PressOn
from .queries import everybody
from .refusals import refuse_unless_in
from .rounds import begin_round
from .scene import Scene
from .turns import begin_turn

RESTING_TIME = 20_000


def press_on(scene: Scene, by: Seat, _wish: PressOn) -> None:
    refuse_unless_in(scene.state, Phase.RESTING)
    if by not in resting(scene.state):
        raise IllegalMove(Reason.NOT_NOW)
    scene.tell(PressedOn(by))


def resting(state: State) -> Seats:
    """Return who still looks: the people who are here and have not pressed on."""
    others = state.bots | state.away | set(state.rested)
    return tuple(seat for seat in everybody(state) if seat not in others)


def leave_rest(scene: Scene) -> None:
    if None in scene.state.results:
        begin_turn(scene)
    else:
        begin_round(scene)
