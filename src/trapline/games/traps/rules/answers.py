"""What is asked for, and the rule that answers it."""

from typing import Any

from trapline.kernel import AnyHouseMove, By, House, IllegalMove, Seat, Stale, by_type

from ..model.game import State
from ..model.kinds import Phase
from ..model.reasons import Reason
from ..wishes import AnyWish
from ..wishes.turn import Roll, TurnWish
from . import clocks, debts, drawing, effects, landing, moving, people, turns
from .asking import refuse_others
from .scene import Scene

WISHES = by_type(AnyWish, moving, landing, debts, drawing, effects, turns)
MOVES = by_type(AnyHouseMove, clocks, people)


def answer(scene: Scene, by: By, wish: Any) -> None:
    if isinstance(by, House):
        MOVES[type(wish)](scene, wish)
        return
    if isinstance(wish, TurnWish):
        refuse_out_of_turn(scene.state, by, wish)
    elif wish.choice != scene.state.choice:
        raise Stale
    WISHES[type(wish)](scene, by, wish)


def refuse_out_of_turn(state: State, by: Seat, wish: TurnWish) -> None:
    if wish.turn != state.turn:
        raise Stale
    refuse_others(state, by)
    if state.agenda:
        raise IllegalMove(Reason.ANSWER_FIRST)
    phases = (Phase.ROLL,) if isinstance(wish, Roll) else (Phase.DRAW, Phase.PLAY)
    if state.phase not in phases:
        raise IllegalMove(Reason.NOT_NOW, rule="TR-11")
