"""Who must choose, and refusing what was not asked or cannot be paid (TR-43)."""

from collections.abc import Sequence
from typing import TypeVar

from trapline.kernel import IllegalMove, Seat

from ..model.agenda import Item
from ..model.game import State
from ..model.reasons import Reason

T = TypeVar("T")
Question = TypeVar("Question", bound=Item)


def waited_for(state: State) -> Seat:
    return state.agenda[0].asked if state.agenda else state.active


def refuse_others(state: State, by: Seat) -> None:
    if by != waited_for(state):
        raise IllegalMove(Reason.NOT_YOUR_TURN, seat=waited_for(state))


def pending(state: State, by: Seat, kind: type[Question]) -> Question:
    """Return the question on top, if it is of this kind and for this player."""
    refuse_others(state, by)
    if not state.agenda:
        raise IllegalMove(Reason.NOT_NOW, rule="TR-11")
    if not isinstance(state.agenda[0], kind):
        raise IllegalMove(Reason.ANSWER_FIRST)
    return state.agenda[0]


def offered(wanted: T, offers: Sequence[T], rule: str) -> T:
    if wanted not in offers:
        raise IllegalMove(Reason.NOT_OFFERED, rule=rule)
    return wanted


def afford(state: State, by: Seat, price: int, rule: str = "TR-43") -> None:
    """Refuse what cannot be paid in full."""
    if state.players[by].gold < price:
        raise IllegalMove(Reason.TOO_DEAR, price=price, rule=rule)
