"""What is asked for, and the rule that answers it."""

from typing import Any

from trapline.kernel import AnyHouseMove, By, House, IllegalMove, Stale, by_type

from ..model.reasons import Reason
from ..wishes import AnyWish
from . import claiming, clocks, listening, people, speaking, trial
from .queries import is_over, is_seated
from .scene import Scene

WISHES = by_type(AnyWish, speaking, listening, claiming, trial)
MOVES = by_type(AnyHouseMove, clocks, people)


def answer(scene: Scene, by: By, wish: Any) -> None:
    if isinstance(by, House):
        MOVES[type(wish)](scene, wish)
        return
    if not is_seated(by, scene.state):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if is_over(scene.state):
        raise Stale
    WISHES[type(wish)](scene, by, wish)
