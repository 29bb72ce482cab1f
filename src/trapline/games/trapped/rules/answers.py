"""Which chapter answers what is wished, and what the house says."""

from trapline.kernel import AnyHouseMove, By, House, IllegalMove, Stale, by_type

from ..model.reasons import Reason
from ..wishes import AnyWish
from ..wishes.base import Answer
from ..wishes.talk import GoOn, Halt, NotThis, Vote
from . import (
    actions,
    asking,
    bids,
    challenge,
    clocks,
    conflict,
    desk,
    escape,
    events,
    hooks,
    making,
    meantime,
    monster,
    outcomes,
    people,
    setting,
    talk,
    telling,
    turns,
)
from .asking import refuse_unasked
from .queries import is_over, is_seated
from .scene import Scene

CARE = (Halt, GoOn, NotThis)
"""What is possible even in a pause."""

WISHES = by_type(
    AnyWish,
    asking,
    setting,
    making,
    turns,
    actions,
    monster,
    challenge,
    conflict,
    bids,
    outcomes,
    events,
    hooks,
    escape,
    meantime,
    talk,
    telling,
    desk,
)
MOVES = by_type(AnyHouseMove, clocks, people)


def answer(scene: Scene, by: By, wish: AnyWish | AnyHouseMove) -> None:
    if isinstance(by, House):
        MOVES[type(wish)](scene, wish)
        return
    if not is_seated(by, scene.state):
        raise IllegalMove(Reason.NOT_YOUR_PART)
    if is_over(scene.state):
        raise Stale
    if scene.state.halted is not None and not isinstance(wish, CARE):
        refuse_in_pause(scene, wish)
    if isinstance(wish, Answer):
        refuse_unasked(scene.state, by, wish)
    WISHES[type(wish)](scene, by, wish)


def refuse_in_pause(scene: Scene, wish: AnyWish | AnyHouseMove) -> None:
    """A pause makes nothing stale that was not, and nothing fresh that was."""
    question, motion = scene.state.question, scene.state.motion
    if isinstance(wish, Vote) and (motion is None or motion.number != wish.motion):
        raise Stale
    if isinstance(wish, Answer) and (question is None or question.number != wish.number):
        raise Stale
    raise IllegalMove(Reason.HALTED)
