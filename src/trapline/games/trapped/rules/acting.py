"""Whose move it is: a turn, another turn, or what somebody was challenged to (TD-38, TD-75)."""

from trapline.kernel import IllegalMove, Seat

from ..facts.deeds import DareFaced
from ..facts.trouble import BonusBegan
from ..model.agenda import Ask, Bonus, Dared
from ..model.game import State
from ..model.reasons import Reason
from .asking import asked_of
from .scene import Scene


def acting(scene: Scene, by: Seat, number: int) -> Dared | None:
    """Check that somebody may act now; return the challenge they answer, if it is one."""
    asked_of(scene.state, by, number, Ask.ACT)
    return dare_of(scene.state, by)


def dare_of(state: State, seat: Seat) -> Dared | None:
    top = state.agenda[0] if state.agenda else None
    return top if isinstance(top, Dared) and top.seat == seat and top.answered else None


def refuse_other(dared: Dared | None, deed: str) -> None:
    """Who was challenged does that, and nothing else."""
    if dared is not None and dared.dare != deed:
        raise IllegalMove(Reason.NOT_OFFERED, rule="TD-75")


def set_about(scene: Scene, by: Seat, dared: Dared | None) -> None:
    """Take the challenge, or the other turn, off the agenda."""
    top = scene.state.agenda[0] if scene.state.agenda else None
    if dared is not None:
        scene.tell(DareFaced(by))
    elif isinstance(top, Bonus):
        scene.tell(BonusBegan(by))
