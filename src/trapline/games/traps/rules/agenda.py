"""Working off what needs no choice, and putting the questions that do."""

from collections.abc import Callable, Mapping
from typing import Any

from trapline.kernel import Seat

from ..facts.moving import Crossed
from ..facts.turns import Asked, GameEnded, Resumed, TurnBegan, TurnMissed
from ..model.agenda import (
    Chance,
    Debt,
    Dodge,
    Drop,
    Effect,
    GoBack,
    Item,
    Jungle,
    Land,
    Mover,
    Remedy,
    Spring,
    Steal,
    Toxic,
    Walk,
)
from ..model.kinds import Cause, Phase
from ..wishes.turn import EndTurn, Roll
from . import debts, drawing, effects, landing, moving
from .choices import answer, asked, default
from .clocks import until
from .queries import dice_counts, has_won
from .scene import Scene
from .turns import take_turn


def waits(_scene: Scene, _item: Item) -> None:
    """A dodge is always a choice, whatever the hand (TR-32)."""


SETTLED_BY: Mapping[type, Callable[[Scene, Any], None]] = {
    Mover: moving.choose_mover,
    Walk: moving.walk_on,
    Land: landing.land,
    Steal: landing.steal,
    Spring: landing.spring,
    Chance: landing.take_chance,
    Toxic: landing.breathe_poison,
    Dodge: waits,
    Remedy: landing.remedy,
    Effect: effects.happen,
    Debt: debts.settle_debt,
    GoBack: debts.go_to_start,
    Drop: drawing.drop,
    Jungle: moving.roll_more,
}


def settle(scene: Scene) -> None:
    """Let everything follow that follows by itself."""
    told = -1
    while told != len(scene.facts):
        told = len(scene.facts)
        follow(scene)


def follow(scene: Scene) -> None:
    state, last = scene.state, scene.facts[-1]
    if state.cause is not None:
        return
    if len(state.order) == 1:
        scene.tell(GameEnded(state.order[0], Cause.LAST_LEFT))
    elif isinstance(last, Crossed) and has_won(state, last.by):
        scene.tell(GameEnded(last.by, Cause.BOTH_HOME))
    elif state.agenda:
        settle_next(scene, state.agenda[0])
    elif state.phase is Phase.OVER:
        begin_turn(scene)
    elif state.hurried:
        finish_turn(scene)
    else:
        resume(scene)


def settle_next(scene: Scene, item: Item) -> None:
    before = len(scene.facts)
    SETTLED_BY[type(item)](scene, item)
    if len(scene.facts) == before:
        ask(scene, item)


def ask(scene: Scene, item: Item) -> None:
    """Put a question: to the active player on the turn's clock, else on a clock of its own."""
    state, seat = scene.state, asked(item)
    mine = seat == state.active and state.phase is not Phase.OVER
    if mine and state.hurried:
        answer(scene, seat, default(scene))
    elif mine and not isinstance(item, Dodge):
        resume(scene)
    elif not state.asked:
        left = state.left if state.until is None else max(0, state.until - scene.at)
        is_timed = state.options.timer or isinstance(item, Dodge)
        window = scene.at + 1000 * state.options.dodge_seconds if is_timed else None
        scene.tell(Asked(seat, window, left))


def resume(scene: Scene) -> None:
    if scene.state.left is not None:
        scene.tell(Resumed(scene.state.active, scene.at + scene.state.left))


def begin_turn(scene: Scene) -> None:
    state = scene.state
    seat = next_seat(state.order, state.active)
    if state.players[seat].misses:
        scene.tell(TurnMissed(state.turn + 1, seat))
    else:
        scene.tell(TurnBegan(state.turn + 1, seat, until(state.options, scene.at)))


def next_seat(order: tuple[Seat, ...], seat: Seat) -> Seat:
    return order[(order.index(seat) + 1) % len(order)]


def finish_turn(scene: Scene) -> None:
    """Play what is left of a turn whose time is up (TR-98)."""
    state, seat = scene.state, scene.state.active
    if state.phase is Phase.ROLL:
        take_turn(scene, seat, Roll(state.turn, max(dice_counts(state, seat))))
    else:
        take_turn(scene, seat, EndTurn(state.turn))
