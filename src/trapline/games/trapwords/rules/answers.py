"""Which rule answers which wish, and which move of the house."""

from typing import Any

from trapline.kernel import AnyHouseMove, By, House, IllegalMove, Stale, by_type

from ..model.kinds import Phase
from ..model.reasons import Reason
from ..wishes import AnyWish
from ..wishes.base import TurnWish
from . import calls, clocks, clues, flags, guessing, people, resting, reviews, turns, writing
from .queries import is_seated
from .scene import Scene

WISHES = by_type(AnyWish, writing, turns, clues, guessing, calls, flags, reviews, resting, people)
MOVES = by_type(AnyHouseMove, clocks, people)


def answer(scene: Scene, by: By, wish: Any) -> None:
    state = scene.state
    if isinstance(by, House):
        MOVES[type(wish)](scene, wish)
        return
    if not is_seated(by, state):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    is_late = isinstance(wish, TurnWish) and wish.turn != state.turn
    if is_late or state.phase is Phase.OVER:
        raise Stale
    WISHES[type(wish)](scene, by, wish)
